import { type DealNumber, parseDealNumber } from "@solitaire/engine";
import type { Daily } from "../daily/client.js";
import { draw, type Environment } from "../environment.js";
import type { DealtGame } from "../session/dealt-game.js";
import type { Speech } from "../strings/speech.js";
import type { Keeper } from "./keeper.js";
import type { Request } from "./request.js";
import type { Results, ResultsNews } from "./results.js";

/** The most that a new deal's number may be. */
const MOST = 999_999_999;

/** A game to be laid on the table, or why there is none. */
export type Opened =
  | {
      readonly dealt: DealtGame;
      readonly daily?: Daily;
      readonly warning?: { code: string; message: string };
      /** Has a daily that is won judged. */
      readonly makeResults?: (news: ResultsNews) => Results;
    }
  | { readonly dealt?: undefined; readonly code: string; readonly message: string; readonly passes: boolean };

/** A number for a new deal. */
export const drawDeal = ({ random }: Environment): DealNumber => {
  const parsed = parseDealNumber(String(draw(random, MOST)));
  if (!parsed.ok) throw new Error(parsed.error.message);
  return parsed.value;
};

/**
 * Finds the game that a page asks for: as it was left, where it was begun before.
 * @param isReturn Whether the player comes back to the page by a reload, and so to the deal that lay there.
 */
export const open = async (
  request: Request,
  keeper: Keeper,
  environment: Environment,
  isReturn: boolean,
  speech: Speech,
): Promise<Opened> => {
  if (request.daily) {
    const { openDaily } = await import("./opening-daily.js");
    return openDaily(request, request.daily, keeper, environment, speech);
  }
  const here = isReturn || !request.deal ? keeper.lastHere : undefined;
  return { dealt: await keeper.take(here ?? request.deal ?? keeper.lastAnywhere ?? drawDeal(environment)) };
};
