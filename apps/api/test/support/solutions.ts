import { env } from "cloudflare:workers";

export interface Solution {
  readonly game: string;
  readonly deal: string;
  readonly log: string;
}

/** Complete winning games; the engine's own fixture. */
export const solutions: readonly Solution[] = env.TEST_SOLUTIONS.split("\n")
  .filter((line) => line !== "" && !line.startsWith("#"))
  .map((line) => {
    const [game = "", deal = "", ...entries] = line.split(" ");
    return { game, deal, log: entries.join(" ") };
  });
