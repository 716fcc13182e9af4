import type { Rules } from "@solitaire/engine";
import type { BoardCaptions } from "../board/labels.js";
import type { BoardState, Role } from "../board/state.js";
import { zodiacProgress } from "../layout/zodiac.js";
import { comesRound } from "./stock.js";

/** What is written on the felt of the game as a whole, in a line for those who do not see it. */
export const aboutGame = (rules: Rules, state: BoardState, captions: BoardCaptions): string | null => {
  const { base, phase, piles } = state;
  if (rules.variant.isSecondPhase) {
    return `${captions.phase(phase)}, ${captions.progress(phase, ...zodiacProgress({ state }))}`;
  }
  const all = (role: Role): BoardState["piles"] => piles.filter((pile) => pile.role === role);
  const hand = all("stock")[0]?.cards.length ?? 0;
  const isLast = hand > 0 && hand <= all("tableau").length && !comesRound(rules);
  const about =
    base === undefined
      ? isLast && `${captions.stock(hand)}, ${captions.lastDeal}`
      : captions.base(base, (base + 12) % 13);
  return about ? about.replaceAll("*", "") : null;
};
