import { describe, expect, test } from "vitest";
import { untilAnswer, untilSilent } from "./waiting.mjs";

const pause = () => Promise.resolve();
/** Answers as told, and the last way for ever. */
const answering = (...answers: readonly boolean[]) => {
  let asked = 0;
  return {
    get asked() {
      return asked;
    },
    answers: () => Promise.resolve(answers[Math.min(asked++, answers.length - 1)]!),
  };
};

describe("waiting for a server", () => {
  const running = () => false;

  test("ends with its first answer", async () => {
    const server = answering(false, false, true);
    expect(await untilAnswer(server.answers, running, { pause })).toBe("answers");
    expect(server.asked).toBe(3);
  });

  test("ends when it ends", async () => {
    const server = answering(false);
    expect(await untilAnswer(server.answers, () => server.asked === 2, { pause })).toBe("over");
  });

  test("does not go on for ever", async () => {
    const server = answering(false);
    expect(await untilAnswer(server.answers, running, { tries: 5, pause })).toBe("silent");
    expect(server.asked).toBe(5);
  });
});

describe("a server that has answered", () => {
  test("is silent when it misses several questions in a row, and not before", async () => {
    const server = answering(true, false, false, true, false, false, false);
    await untilSilent(server.answers, { times: 3, pause });
    expect(server.asked).toBe(7);
  });
});
