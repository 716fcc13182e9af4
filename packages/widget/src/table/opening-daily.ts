import { parseDealNumber, rulesTag } from "@solitaire/engine";
import { ApiClient, type ApiError } from "../daily/client.js";
import { dayAt, isAboutDay, isDay } from "../daily/day.js";
import { listen } from "../daily/said.js";
import type { Environment } from "../environment.js";
import { type DailyStrings, enDaily } from "../strings/en-daily.js";
import type { Speech } from "../strings/speech.js";
import type { Keeper } from "./keeper.js";
import type { Opened } from "./opening.js";
import type { Request } from "./request.js";
import { Results, type ResultsNews } from "./results.js";

/** What else asks about dailies does so by these, which are there where one is opened. */
export { ApiClient, listen };

/** How long a daily that was begun waits for the API, in milliseconds. */
const PATIENCE_MS = 3000;

const isLate = async (answer: Promise<unknown>): Promise<boolean> => {
  const late = new Promise<true>((resolve) => void setTimeout(resolve, PATIENCE_MS, true));
  return Promise.race([answer.then(() => false), late]);
};

/**
 * Finds the daily that a page asks for, by its API; what the API is away for may still be kept here.
 * Errors: `bad-date`, `unknown-rules`, and those of the API and of the way to it.
 */
export const openDaily = async (
  { rules }: Request,
  { api, date }: NonNullable<Request["daily"]>,
  keeper: Keeper,
  environment: Environment,
  speech: Speech,
): Promise<Opened> => {
  await speech.learn("daily", enDaily);
  const refuse = (code: string, sentence: (texts: DailyStrings) => string, passes = false): Opened => {
    return { code, sentence: () => sentence(speech.part("daily")), passes };
  };
  if (date !== undefined && !isDay(date))
    return refuse("bad-date", (texts) => texts.badDate(date.replaceAll("-", "\u2060-\u2060")));
  const makeResults = (news: ResultsNews): Results => new Results(api, environment, news, speech);
  // Without an answer nobody knows the day but this machine's clock: good enough to go on with what was begun.
  const today = date ?? dayAt(environment.date());
  const playOn = async (code: string): Promise<Opened | undefined> => {
    const kept = await keeper.takeDaily(today);
    return kept && { dealt: kept, makeResults, warning: { code, sentence: () => speech.part("daily").playsOn } };
  };
  const { fetch, said } = listen(environment);
  const asking = new ApiClient(api, fetch).daily(rules.variant.id, date);
  const begun = (await isLate(asking)) && (await playOn("unreachable"));
  if (begun) return begun;
  const answer = await asking;
  if (answer.ok) {
    const daily = answer.value;
    const ours = rulesTag(rules.variant);
    const number = parseDealNumber(daily.deal);
    if (daily.rules !== ours) return refuse("unknown-rules", (texts) => texts.otherRules(daily.rules, ours));
    // The page has named no number, and this day or none: it is the server's answer that is wrong.
    const mistaken = (why: (texts: DailyStrings) => string): Opened =>
      refuse("bad-answer", (texts) => `${texts.unreachableDaily} ${why(texts)}`, true);
    if (!number.ok) return mistaken((texts) => texts.badDeal);
    if (date !== undefined && daily.date !== date) return mistaken((texts) => texts.otherDay(daily.date, date));
    const dealt = await keeper.take(number.value, daily.date);
    dealt.isCertified = daily.par !== undefined;
    return { daily, said: said(daily.date, date === undefined), makeResults, dealt };
  }
  const { code, passes } = answer.error;
  const kept = passes && (await playOn(code));
  if (kept) return kept;
  const why = (texts: DailyStrings): string => sentenceOf(answer.error, date, texts);
  // What is wrong with the day is all there is to say.
  return refuse(code, isAboutDay(code) ? why : (texts) => `${texts.unreachableDaily} ${why(texts)}`, passes);
};

/** Why there is no daily, for players: the API's own sentence names moments as programs do. */
const sentenceOf = ({ code, detail, status }: ApiError, date: string | undefined, texts: DailyStrings): string => {
  if (code === "bad-answer") return texts.badAnswer(status ?? 0);
  if (code === "unreachable" && status !== undefined) return texts.fails(status);
  if (code === "not-yet" && date !== undefined) return texts.notYet(date);
  return texts.problem(code, detail);
};
