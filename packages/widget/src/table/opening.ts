import type { Rules } from "@solitaire/engine";
import type { Daily } from "../daily/client.js";
import type { Said } from "../daily/said.js";
import type { Drawn } from "../deals/search.js";
import type { Environment } from "../environment.js";
import type { DealtGame } from "../session/dealt-game.js";
import type { Speech } from "../strings/speech.js";
import type { Keeper } from "./keeper.js";
import type { Request, Sentence } from "./request.js";
import type { Results, ResultsNews } from "./results.js";

/** A game to be laid on the table, or why there is none. */
export type Opened =
  | {
      readonly dealt: DealtGame;
      readonly daily?: Daily;
      /** What the API has said of its clock with that. */
      readonly said?: Said;
      /** Whether nobody has named the deal: it was drawn. */
      readonly isDrawn?: boolean;
      readonly warning?: Pick<Refused, "code" | "sentence">;
      /** Has a daily that is won judged. */
      readonly makeResults?: (news: ResultsNews) => Results;
    }
  | Refused;

/** Why what was asked for cannot be had. */
export interface Refused {
  readonly dealt?: undefined;
  readonly code: string;
  /** Says so, in the language that is spoken when it is made. */
  readonly sentence: Sentence;
  /** Whether asking again may help. */
  readonly passes: boolean;
}

/**
 * Finds the game that a page asks for: as it was left, where it was begun before.
 * @param isReturn Whether the player comes back to the page by a reload, and so to the deal that lay there.
 * @param draw Draws a new deal, where none is to be gone on with.
 */
export const open = async (
  request: Request,
  keeper: Keeper,
  environment: Environment,
  isReturn: boolean,
  speech: Speech,
  draw: (rules: Rules) => Promise<Drawn>,
): Promise<Opened> => {
  if (request.daily) {
    const { openDaily } = await import("./opening-daily.js");
    return openDaily(request, request.daily, keeper, environment, speech);
  }
  const goesOn = !request.deal && !request.isNew;
  const here = isReturn || goesOn ? keeper.lastHere : undefined;
  const known = here ?? request.deal ?? (goesOn ? keeper.lastAnywhere : undefined);
  if (known) return { dealt: await keeper.take(known) };
  const { number, win } = await draw(request.rules);
  const dealt = await keeper.take(number);
  dealt.win = win;
  keeper.remember(dealt);
  return { dealt, isDrawn: true };
};
