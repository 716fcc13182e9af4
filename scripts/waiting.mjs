// How long somebody waits for a server, and how it is noticed that one has fallen silent.

/** @param {number} ms @returns {Promise<void>} */
const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Waits until a server answers.
 * @param {() => Promise<boolean>} answers asks it once
 * @param {() => boolean} isOver whether it has ended
 * @param {{ tries?: number, pause?: () => Promise<void> }} [patience] by default two minutes, and more where answers are slow
 * @returns {Promise<"answers" | "over" | "silent">}
 */
export async function untilAnswer(answers, isOver, { tries = 1200, pause = () => sleep(100) } = {}) {
  for (let i = 0; i < tries; i++) {
    if (isOver()) return "over";
    if (await answers()) return "answers";
    await pause();
  }
  return "silent";
}

/**
 * Settles when a server has left so many questions in a row without an answer. One that is busy may miss a few.
 * @param {() => Promise<boolean>} answers asks it once
 * @param {{ times?: number, pause?: () => Promise<void> }} [patience] by default a minute
 */
export async function untilSilent(answers, { times = 6, pause = () => sleep(10_000) } = {}) {
  for (let missed = 0; missed < times;) {
    await pause();
    missed = (await answers()) ? 0 : missed + 1;
  }
}
