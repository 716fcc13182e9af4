import { type DealNumber, parseDealNumber, rulesTag } from "@solitaire/engine";
import type { Daily } from "../daily/client.js";
import { draw, type Environment } from "../environment.js";
import type { DealtGame } from "../session/dealt-game.js";
import type { Strings } from "../strings/en.js";
import type { Keeper } from "./keeper.js";
import type { Request } from "./request.js";

/** The most that a new deal's number may be. */
const MOST = 999_999_999;

/** A game to be laid on the table, or why there is none. */
export type Opened =
  | { readonly dealt: DealtGame; readonly daily?: Daily; readonly warning?: { code: string; message: string } }
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
  strings: Strings,
  isReturn: boolean,
): Promise<Opened> => {
  if (request.daily) return openDaily(request, request.daily, keeper, environment, strings);
  const here = isReturn || !request.deal ? keeper.lastHere : undefined;
  return { dealt: await keeper.take(here ?? request.deal ?? keeper.lastAnywhere ?? drawDeal(environment)) };
};

const openDaily = async (
  { rules }: Request,
  { api, date }: NonNullable<Request["daily"]>,
  keeper: Keeper,
  environment: Environment,
  strings: Strings,
): Promise<Opened> => {
  const { ApiClient } = await import("../daily/client.js");
  const answer = await new ApiClient(api, environment.fetch).daily(rules.variant.id, date);
  if (answer.ok) {
    const daily = answer.value;
    const ours = rulesTag(rules.variant);
    const number = parseDealNumber(daily.deal);
    if (daily.rules !== ours) {
      return { code: "unknown-rules", message: strings.otherRules(daily.rules, ours), passes: false };
    }
    if (!number.ok) return { ...number.error, passes: false };
    return { daily, dealt: await keeper.take(number.value, daily.date) };
  }
  const { code, detail, status, passes } = answer.error;
  const message = code === "bad-answer" ? strings.badAnswer(status ?? 0) : (detail ?? strings.unreachable);
  // Without an answer nobody knows the day but this machine's clock: good enough to go on with what was begun.
  const today = date ?? new Date(environment.date()).toISOString().slice(0, 10);
  const kept = passes ? await keeper.takeDaily(today) : undefined;
  if (kept) return { dealt: kept, warning: { code, message: strings.playsOn } };
  return { code, message: `${strings.unreachableDaily} ${message}`, passes };
};
