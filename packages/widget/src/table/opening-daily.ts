import { parseDealNumber, rulesTag } from "@solitaire/engine";
import { ApiClient, type ApiError } from "../daily/client.js";
import type { Environment } from "../environment.js";
import { enDaily } from "../strings/en-daily.js";
import type { Keeper } from "./keeper.js";
import type { Opened } from "./opening.js";
import type { Request } from "./request.js";

/** Finds the daily that a page asks for, by its API; what the API is away for may still be kept here. */
export const openDaily = async (
  { rules }: Request,
  { api, date }: NonNullable<Request["daily"]>,
  keeper: Keeper,
  environment: Environment,
): Promise<Opened> => {
  const answer = await new ApiClient(api, environment.fetch).daily(rules.variant.id, date);
  if (answer.ok) {
    const daily = answer.value;
    const ours = rulesTag(rules.variant);
    const number = parseDealNumber(daily.deal);
    if (daily.rules !== ours) {
      return { code: "unknown-rules", message: enDaily.otherRules(daily.rules, ours), passes: false };
    }
    if (!number.ok) return { ...number.error, passes: false };
    return { daily, dealt: await keeper.take(number.value, daily.date) };
  }
  const { code, passes } = answer.error;
  const message = sentenceOf(answer.error, date);
  // Without an answer nobody knows the day but this machine's clock: good enough to go on with what was begun.
  const today = date ?? new Date(environment.date()).toISOString().slice(0, 10);
  const kept = passes ? await keeper.takeDaily(today) : undefined;
  if (kept) return { dealt: kept, warning: { code, message: enDaily.playsOn } };
  return { code, message: `${enDaily.unreachableDaily} ${message}`, passes };
};

/** Why there is no daily, for players: the API's own sentence names moments as programs do. */
const sentenceOf = ({ code, detail, status }: ApiError, date?: string): string => {
  if (code === "bad-answer") return enDaily.badAnswer(status ?? 0);
  if (code === "not-yet" && date !== undefined) return enDaily.notYet(date);
  return detail ?? enDaily.unreachable;
};
