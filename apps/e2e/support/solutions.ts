import { readFileSync } from "node:fs";

export interface Solution {
  readonly game: string;
  readonly deal: string;
  readonly log: string;
}

const read = (file: string): readonly Solution[] =>
  readFileSync(new URL(file, import.meta.url), "utf8")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map((line) => {
      const [game, deal, ...entries] = line.split(" ");
      return { game: game!, deal: deal!, log: entries.join(" ") };
    });

/** Complete winning games that another program found. */
const solutions = read("../../../packages/engine/test/fixtures/solutions.txt");

/** A win of every game, and of Stalactites by either interval, that is soon played. */
export const SHORT_WINS: readonly Solution[] = read("short-wins.txt");

/** The first solution of a game, or the one that a log's beginning picks out. */
export const solutionOf = (game: string, begins = ""): Solution => {
  const found = solutions.find((each) => each.game === game && each.log.startsWith(begins));
  if (!found) throw new Error(`There is no solution of ${game} that begins with "${begins}".`);
  return found;
};
