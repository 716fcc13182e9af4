import type { Setup } from "@solitaire/engine";
import { comesRound, stockAction } from "../session/stock.js";

/** What of a game its keys go by. */
export interface GameKeys {
  /** How many piles digits lead to, and what the engine calls them. */
  readonly columns: number;
  readonly kind: string;
  /** What the stock does when it is turned: it shows card after card, and comes round, or it deals a row. */
  readonly stock: "round" | "row" | undefined;
}

/** What the help tells of keys besides what they do in every game. */
export const gameKeys = (rules: Setup): GameKeys => {
  const kinds = rules.pileNames.map((_, pile) => rules.kindOf(pile)).filter(({ role }) => role === "tableau");
  const stock = comesRound(rules) ? "round" : stockAction(rules) < 0 ? undefined : "row";
  return { columns: kinds.length, kind: kinds[0]!.name, stock };
};
