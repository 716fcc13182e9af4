import { type Card, isRed, type Position, rankOf, type Setup } from "@solitaire/engine";

/** What an empty place takes, as far as it can be said in a word. */
export type Start =
  | { readonly type: "any" | "none" }
  /** Nothing yet; what it takes later. */
  | { readonly type: "closed"; readonly later: Start }
  | { readonly type: "card"; readonly card: Card }
  | { readonly type: "rank"; readonly rank: number; readonly colour?: "black" | "red" | undefined };

/** Asks the game what starts an empty pile in this position, and how many cards come at once (0: as many as fit). */
export const startOf = (
  setup: Setup,
  pos: Position,
  pile: number,
): { readonly start: Start; readonly unit: number } => {
  const { isOpen, unit } = setup.kindOf(pile);
  const start = describe(Array.from({ length: 52 }, (_, card) => card).filter((card) => setup.starts(pos, pile, card)));
  if (isOpen(pos)) return { start, unit };
  // What the second phase closes stays closed.
  return { start: setup.phase(pos) > 1 ? { type: "none" } : { type: "closed", later: start }, unit };
};

const describe = (cards: readonly Card[]): Start => {
  const [card] = cards;
  if (card === undefined) return { type: "none" };
  if (cards.length === 1) return { type: "card", card };
  const rank = rankOf(card);
  if (cards.some((each) => rankOf(each) !== rank)) return { type: "any" };
  const red = cards.filter((each) => isRed(each)).length;
  return { type: "rank", rank, colour: red === 0 ? "black" : red === cards.length ? "red" : undefined };
};
