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

/** A win that is played from its beginning, or from where something is left to be seen in it. */
export interface ShortWin extends Solution {
  readonly title: string;
  /** What has been played before, and what is to be played. */
  readonly begun: string;
  readonly rest: string;
}

/**
 * A win of every game, and of Stalactites by either interval, that is soon played. Zodiac Classic is Zodiac up to the
 * move that opens the foundations, in which alone they differ: it is played from that move on.
 */
export const SHORT_WINS: readonly ShortWin[] = read("short-wins.txt").map((win) => {
  const entries = win.log.split(" ");
  const isClassic = win.game === "zodiac-classic";
  const from = isClassic ? entries.findIndex((entry) => entry.includes("-F")) - 1 : 0;
  return {
    ...win,
    title: `${win.game} ${win.deal}${isClassic ? " from where its foundations open" : ""}`,
    begun: entries.slice(0, from).join(" "),
    rest: entries.slice(from).join(" "),
  };
});

/** The first solution of a game, or the one that a log's beginning picks out. */
export const solutionOf = (game: string, begins = ""): Solution => {
  const found = solutions.find((each) => each.game === game && each.log.startsWith(begins));
  if (!found) throw new Error(`There is no solution of ${game} that begins with "${begins}".`);
  return found;
};
