import { isAction, type Rules, toOf } from "@solitaire/engine";
import type { Effect } from "../session/effect.js";

/** What can be heard of a table. */
export type Cue = "lift" | "lay" | "home" | "turn" | "undo" | "deal" | "win";

/**
 * What something that the player did sounds like. What came to nothing, was refused or only put down again is silent.
 * @param index Which of the moves that were played it is; by itself, the last of the player's own.
 */
export const cueOf = (effect: Effect, rules: Rules, index?: number): Cue | undefined => {
  switch (effect.type) {
    case "selected":
      return "lift";
    case "undone":
    case "redone":
      return "undo";
    case "dealt":
    case "restarted":
      return "deal";
    case "played": {
      const move = effect.moves[index ?? effect.own - 1]!;
      // Picks come before another move, and turn nothing.
      if (isAction(move)) return "turn";
      return rules.kindOf(toOf(move)).goal ? "home" : "lay";
    }
    default:
      return undefined;
  }
};
