import type { PileState } from "../board/state.js";
import { type Empty, numberOf, type Table } from "./shared.js";

/** How many cards the deal lays on the ring and on the Equator. */
export const DEALT = { ring: 24, equator: 8 } as const;

/** What the Zodiac's empty places say in each phase. The two decks have two foundations of a suit side by side. */
export const zodiacEmpty = (pile: PileState, { state }: Table): Empty => {
  const first = state.phase === 1;
  switch (pile.role) {
    case "foundation": {
      const suit = numberOf(pile) >> 1;
      return { look: first ? "closed" : "open", mark: pile.kind === "falling" ? { suit, falling: true } : { suit } };
    }
    case "stock":
      return first ? { mark: { redeal: true } } : { look: "never" };
    case "waste":
      return { look: first ? "closed" : "never" };
    case "reserve":
      return { look: first ? "open" : "never" };
    case "tableau":
      return { look: "never" };
  }
};

/** How far the game has come: cards laid on the ring in phase one, cards on the foundations in phase two. */
export const zodiacProgress = ({ state }: Table): { count: number; of: number } => {
  const count = (role: PileState["role"]): number =>
    state.piles.reduce((sum, pile) => sum + (pile.role === role ? pile.cards.length : 0), 0);
  const all = state.piles.reduce((sum, pile) => sum + pile.cards.length, 0);
  return state.phase === 1
    ? { count: count("tableau") - DEALT.ring, of: all - DEALT.ring }
    : { count: count("foundation"), of: all };
};
