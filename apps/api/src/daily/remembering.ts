import type { Certificate, Certifier } from "./certifier.js";

/** How many answers are remembered: more than the candidates that one deal may take. */
const MOST_REMEMBERED = 512;

/**
 * A certifier that answers the same question once: those who ask while it is being answered wait for that answer, and
 * whoever asks later has it at once.
 * @param keepAlive Holds the request open that asked first: the others wait for what it does.
 */
export const remembering = (certifier: Certifier, keepAlive: (work: Promise<unknown>) => void): Certifier => {
  const { name, budget } = certifier;
  const answers = new Map<string, Promise<Certificate | undefined>>();
  return {
    name,
    budget,
    certify(game, deal) {
      const key = `${game.id} ${deal}`;
      const known = answers.get(key);
      if (known) return known;
      const answer = certifier.certify(game, deal);
      const [oldest] = answers.keys();
      if (answers.size >= MOST_REMEMBERED && oldest !== undefined) answers.delete(oldest);
      answers.set(key, answer);
      // What went wrong may go well another time.
      keepAlive(answer.catch(() => answers.delete(key)));
      return answer;
    },
  };
};
