import type { SolitaireTable } from "../src/index.js";
import { solutionOf } from "./games.js";
import { type Attributes, insideOf, tableOf } from "./table.js";

/** A game of Penguin in which nothing is left to decide. */
export const decided = async (attributes: Attributes): Promise<SolitaireTable> => {
  const { deal, entries } = await solutionOf("penguin");
  const table = await tableOf({ game: "penguin", deal, ...attributes });
  const before = (count: number): string => entries.slice(0, count).join(" ");
  let count = 40;
  while (!insideOf(table).table!.session.finishing) {
    table.log = before(++count);
    await table.updateComplete;
  }
  return table;
};
