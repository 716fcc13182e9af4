import { findVariant, parseDealNumber, parseLog } from "@solitaire/engine";
import type { Unsent } from "../daily/outbox.js";
import type { Receipt } from "../daily/receipts.js";
import { isDay } from "../daily/day.js";
import { isObject, parseJson } from "../json.js";
import type { Chosen } from "../settings/choose.js";
import { ALL_SETTINGS, isChoice } from "../settings/definition.js";
import type { PlayRecord } from "../statistics/play-record.js";
import type { SavedGame } from "../storage/shelf.js";
import { dayOfKey } from "../storage/deal-key.js";
import { type Check, entries, fields, listOf, type Misfit, optional, that } from "./check.js";

export const FORMAT = "solitaire-table";
export const VERSION = 2;

/** All that a browser remembers of a player, as a file holds it. */
export interface Backup {
  readonly format: typeof FORMAT;
  readonly version: typeof VERSION;
  /** When it was made, in milliseconds since 1970. */
  readonly saved: number;
  /** By game and deal: `penguin/12345`, `penguin/daily-2026-11-30`. */
  readonly played: Readonly<Record<string, PlayRecord>>;
  /** By rules, deal and slot: `penguin@1/12345/0`. */
  readonly games: Readonly<Record<string, SavedGame>>;
  /** By day, game and API: `2026-11-30/penguin/https://…/`. What follows a # tells several of one day apart. */
  readonly receipts: Readonly<Record<string, Receipt>>;
  /** Won dailies that are still to be sent, by the same. Since version 2. */
  readonly unsent: Readonly<Record<string, Unsent>>;
  /** What the player has chosen. Files that were saved before there were settings have none. */
  readonly settings?: Chosen;
}

/** Why a text is no backup. */
export type Fault =
  | { readonly code: "no-json" | "other-file" }
  | { readonly code: "other-version"; readonly version: string }
  | ({ readonly code: "misfit" } & Misfit);

/** Reads the text of a file, of this version or the one before. Nothing of it is taken unless all of it is right. */
export const readBackup = (text: string): { ok: true; value: Backup } | { ok: false; fault: Fault } => {
  const value = parseJson(text);
  if (value === undefined) return { ok: false, fault: { code: "no-json" } };
  if (!isObject(value) || value["format"] !== FORMAT) return { ok: false, fault: { code: "other-file" } };
  const { version } = value;
  if (version !== VERSION && version !== 1)
    return { ok: false, fault: { code: "other-version", version: JSON.stringify(version ?? null) } };
  const backup = version === 1 ? { unsent: {}, ...value, version: VERSION } : value;
  const misfit = checkBackup(backup, []);
  if (misfit) return { ok: false, fault: { code: "misfit", ...misfit } };
  return { ok: true, value: backup as unknown as Backup };
};

const isWhole = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;
const isDeal = (text: string): boolean => parseDealNumber(text).ok;
/** The rules of a game with their version. */
const RULES = /^(.+)@\d{1,9}$/;

const isGame = (id: string): boolean => findVariant(id).ok;

const isDealKey = (key: string): boolean => isDeal(key) || isDay(dayOfKey(key) ?? "");

const isPlayedKey = (key: string): boolean => {
  const [game = "", deal = "", ...rest] = key.split("/");
  return isGame(game) && isDealKey(deal) && rest.length === 0;
};

const isGamesKey = (key: string): boolean => {
  const [rules = "", deal = "", slot = "", ...rest] = key.split("/");
  const [, game = ""] = RULES.exec(rules) ?? [];
  return isGame(game) && isDealKey(deal) && /^\d{1,9}$/.test(slot) && rest.length === 0;
};

const isReceiptsKey = (key: string): boolean => {
  const [day = "", game = "", ...api] = key.split("/");
  return isDay(day) && isGame(game) && /^https?:$/.test(URL.parse(api.join("/"))?.protocol ?? "");
};

const count = that("count", isWhole);
// No date can be made of anything beyond.
const time = that("time", (value) => isWhole(value) && value <= 8.64e15);
const log = that("log", (value) => typeof value === "string" && parseLog(value).ok);
const id = that("id", (value) => typeof value === "string" && /^[\da-f]{8}-([\da-f]{4}-){3}[\da-f]{12}$/.test(value));
const deal = that("deal", (value) => typeof value === "string" && isDeal(value));

const record = fields({
  begun: time,
  hints: count,
  win: optional(fields({ at: time, moves: count, elapsed: count })),
});

/** @param key Names the deal as well, unless it is a daily's. */
const game = (key: string): Check => {
  const named = key.split("/")[1]!;
  const own = that("sameDeal", (value) => dayOfKey(named) !== undefined || value === named);
  return fields({
    deal: (value, at) => deal(value, at) ?? own(value, at),
    steps: listOf(log),
    undone: optional(listOf(log)),
    leap: optional(count),
    wonIn: optional(count),
    elapsed: count,
    hints: optional(count),
    given: optional(that("flag", (value) => typeof value === "boolean")),
    at: time,
  });
};

const receipt = fields({ id, log, moves: count });

const rules = that("rules", (value) => typeof value === "string" && RULES.test(value));

/** @param key Names the day, the game and the API as well. */
const unsent = (key: string): Check => {
  const parts = key.split("/");
  const [day, played, api] = [parts[0], parts[1], parts.slice(2).join("/")];
  const same = (part: string | undefined): Check => that("sameDay", (value) => value === part);
  return fields({ api: same(api), date: same(day), game: same(played), rules, deal, log, id: optional(id) });
};

const settings = fields(
  Object.fromEntries(
    ALL_SETTINGS.map((setting) => [setting, optional(that("choice", (value) => isChoice(setting, value)))]),
  ),
);

/** Looks at a whole backup. */
export const checkBackup: Check = fields({
  format: () => undefined,
  version: () => undefined,
  saved: time,
  played: entries(isPlayedKey, "playedKey", () => record),
  games: entries(isGamesKey, "gamesKey", game),
  receipts: entries(isReceiptsKey, "receiptsKey", () => receipt),
  unsent: entries(isReceiptsKey, "receiptsKey", unsent),
  settings: optional(settings),
});
