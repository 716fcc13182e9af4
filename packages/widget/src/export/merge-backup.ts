import type { Unsent } from "../daily/outbox.js";
import type { Receipt } from "../daily/receipts.js";
import { parseJson } from "../json.js";
import { Choices } from "../settings/choices.js";
import { areKept, choose, type Chosen, chosenIn } from "../settings/choose.js";
import { ALL_SETTINGS, type Setting } from "../settings/definition.js";
import type { Memory } from "../statistics/memory.js";
import { namesIn, PREFIXES } from "../storage/names.js";
import { type Leases, leasesOf } from "../storage/lease.js";
import type { SavedGame } from "../storage/shelf.js";
import type { Backup } from "./backup.js";

/** What a backup has brought that was not here. */
export interface Merged {
  readonly played: number;
  readonly games: number;
  readonly receipts: number;
  /** Wins that are still to be sent. */
  readonly unsent: number;
  readonly settings: number;
  /** Whether the browser would not keep some of it. */
  readonly isFull: boolean;
}

/** Adds a backup to what is here. Nothing that is here is lost or overwritten. */
export const mergeBackup = async (backup: Backup, memory: Memory): Promise<Merged> => {
  const { environment } = memory;
  const { kept } = environment;
  const leases = leasesOf(environment);
  const choices = Choices.in(kept);
  const settings = addSettings(choices, backup.settings ?? {});
  const count = { played: 0, games: 0, receipts: 0, unsent: 0, settings };
  for (const [key, record] of Object.entries(backup.played)) {
    const [game = "", deal = ""] = key.split("/");
    if (memory.records.add(game, deal, record)) count.played++;
  }
  if (!kept) return { ...count, isFull: true };
  const isKept = (key: string): boolean => kept.getItem(PREFIXES.played + key) !== null;
  if (!Object.keys(backup.played).every(isKept)) return { ...count, isFull: true };
  try {
    for (const [key, game] of Object.entries(backup.games)) if (await addGame(kept, leases, key, game)) count.games++;
    for (const [key, receipt] of Object.entries(backup.receipts)) if (addReceipt(kept, key, receipt)) count.receipts++;
    for (const [key, win] of Object.entries(backup.unsent)) if (addUnsent(kept, key, win)) count.unsent++;
  } catch {
    return { ...count, isFull: true };
  }
  return { ...count, isFull: !areKept(choices) };
};

/** Takes choices of settings for which the player has chosen nothing here. */
const addSettings = (choices: Choices, brought: Chosen): number => {
  const here = chosenIn(choices);
  const isNews = (setting: Setting): boolean => brought[setting] !== undefined && here[setting] === undefined;
  const news = ALL_SETTINGS.filter(isNews);
  choose(choices, Object.fromEntries(news.map((setting) => [setting, brought[setting]])));
  return news.length;
};

/** Lays a game beside those of its deal, in a slot that no table has open; not where one is kept that goes as far. */
const addGame = async (storage: Storage, { lease }: Leases, key: string, game: SavedGame): Promise<boolean> => {
  const prefix = PREFIXES.games + key.slice(0, key.lastIndexOf("/") + 1);
  const names = namesIn(storage, prefix);
  if (names.some((name) => goesAsFar(storage.getItem(name), game))) return false;
  for (let slot = 0; ; slot++) {
    const name = prefix + slot;
    const release = names.includes(name) ? undefined : await lease(name);
    if (!release) continue;
    try {
      // Another tab may have been quicker.
      if (storage.getItem(name) !== null) continue;
      storage.setItem(name, JSON.stringify(game));
      return true;
    } finally {
      release();
    }
  }
};

/** Whether a kept game is of the same deal and begins with all steps of another. */
const goesAsFar = (text: string | null, { deal, steps }: SavedGame): boolean => {
  const kept = parseJson(text) as Partial<SavedGame> | null | undefined;
  return kept?.deal === deal && steps.every((step, i) => kept.steps?.[i] === step);
};

/** The day, the game and the API of a receipt's key or name, without what tells several of one day apart. */
const withoutId = (name: string): string => name.replace(/#.*/, "");

/** Of several receipts of a day the one with the fewest moves is the day's; the others are kept under their ids. */
const addReceipt = (storage: Storage, key: string, receipt: Receipt): boolean => {
  const name = PREFIXES.receipts + withoutId(key);
  const apart = ({ id }: Receipt): string => `${name}#${id}`;
  const own = parseJson(storage.getItem(name)) as Receipt | null | undefined;
  if (own?.id === receipt.id || storage.getItem(apart(receipt)) !== null) return false;
  const isBetter = !own || receipt.moves < own.moves;
  if (own && isBetter) storage.setItem(apart(own), JSON.stringify(own));
  storage.setItem(isBetter ? name : apart(receipt), JSON.stringify(receipt));
  return true;
};

/** A win waits to be sent, unless another one of its day does, or it has been sent from here or from where the file was made. */
const addUnsent = (storage: Storage, key: string, win: Unsent): boolean => {
  const name = PREFIXES.unsent + key;
  if (storage.getItem(name) !== null) return false;
  const isSent = (receipt: string): boolean =>
    withoutId(receipt) === PREFIXES.receipts + key &&
    (parseJson(storage.getItem(receipt)) as Receipt | null | undefined)?.log === win.log;
  if (namesIn(storage, PREFIXES.receipts).some(isSent)) return false;
  storage.setItem(name, JSON.stringify(win));
  return true;
};
