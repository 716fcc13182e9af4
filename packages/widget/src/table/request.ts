import {
  type DealNumber,
  findVariant,
  parseDealNumber,
  type Rules,
  rulesFor,
  type Variant,
  variants,
} from "@solitaire/engine";
import { textOf } from "../loose.js";
import type { Strings } from "../strings/en-table.js";
import type { Asked } from "./asked.js";

/** What a page asks for, read and checked. */
export interface Request {
  readonly rules: Rules;
  /** Without it, and without `daily`: the deal played last, or a new one. */
  readonly deal?: DealNumber;
  /** Whether it is to be a new one in any case. */
  readonly isNew?: true;
  /** The day is checked by what fetches it. */
  readonly daily?: { readonly api: URL; readonly date?: string | undefined };
}

/** Stands where a deal's number may stand, for one that is to be drawn. */
export const RANDOM = "random";

/** Makes a sentence, in some language. */
export type Sentence = (strings: Strings) => string;

/** What is wrong with what a page asks for. */
interface Wrong {
  readonly ok: false;
  readonly code: string;
  readonly sentence: Sentence;
}

const wrong = (code: string, sentence: Sentence): Wrong => ({ ok: false, code, sentence });

/**
 * Reads what a page asks for.
 * Errors: `unknown-game`, `bad-deal`, `no-daily`, `no-api`, `bad-api`.
 * @param base What a relative address of the API is relative to.
 */
export const readRequest = (asked: Asked, base: string): { readonly ok: true; readonly value: Request } | Wrong => {
  if (asked.game === "") {
    return wrong("unknown-game", (strings) => strings.noGame(variants.map(({ id }) => id).join(", ")));
  }
  const variant = findVariant(asked.game);
  if (!variant.ok) return wrong("unknown-game", (strings) => strings.wrong(variant.error));
  const rules = rulesFor(variant.value);
  if (!asked.daily) {
    if (asked.deal === "") return { ok: true, value: { rules } };
    if (asked.deal === RANDOM) return { ok: true, value: { rules, isNew: true } };
    const deal = parseDealNumber(asked.deal);
    if (!deal.ok) return wrong(deal.error.code, (strings) => strings.wrong(deal.error));
    return { ok: true, value: { rules, deal: deal.value } };
  }
  if (!variant.value.daily) return wrong("no-daily", (strings) => strings.noDaily(strings.game(variant.value)));
  if (asked.api === "") return wrong("no-api", (strings) => strings.dailyNeedsApi);
  const api = readApi(asked.api, base);
  if (!api) return wrong("bad-api", (strings) => strings.badApi(asked.api));
  return { ok: true, value: { rules, daily: { api, date: asked.date || undefined } } };
};

/** The API whose dailies a calendar of a game can show, if there is one. */
export const calendarApi = (variant: Variant | undefined, api: unknown, base: string): URL | undefined =>
  variant?.daily ? readApi(textOf(api), base) : undefined;

/** The address as a folder, so that routes follow it. */
const readApi = (text: string, base: string): URL | undefined => {
  if (text === "") return undefined;
  const url = URL.parse(text, base);
  if (!url || !/^https?:$/.test(url.protocol)) return undefined;
  if (!url.pathname.endsWith("/")) url.pathname += "/";
  url.search = "";
  url.hash = "";
  return url;
};
