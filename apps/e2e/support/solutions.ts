import { readFileSync } from "node:fs";

export interface Solution {
  readonly game: string;
  readonly deal: string;
  readonly log: string;
}

const file = new URL("../../../packages/engine/test/fixtures/solutions.txt", import.meta.url);

/** Complete winning games that another program found. */
const solutions: readonly Solution[] = readFileSync(file, "utf8")
  .split("\n")
  .filter((line) => line !== "" && !line.startsWith("#"))
  .map((line) => {
    const [game, deal, ...entries] = line.split(" ");
    return { game: game!, deal: deal!, log: entries.join(" ") };
  });

/** How often a solution turns the stock and moves. */
const lengthOf = ({ log }: Solution): number =>
  log.split(" ").reduce((sum, entry) => sum + (entry.startsWith("S*") ? Number(entry.slice(2)) : 1), 0);

/** The solution of a game that is played soonest, or of those that a log's beginning picks out. */
export const shortestOf = (game: string, begins = ""): Solution =>
  solutions
    .filter((each) => each.game === game && each.log.startsWith(begins))
    .reduce((best, each) => (lengthOf(each) < lengthOf(best) ? each : best));

/** The first solution of a game, or the one that a log's beginning picks out. */
export const solutionOf = (game: string, begins = ""): Solution => {
  const found = solutions.find((each) => each.game === game && each.log.startsWith(begins));
  if (!found) throw new Error(`There is no solution of ${game} that begins with "${begins}".`);
  return found;
};
