import { variants } from "@solitaire/engine";
import { parseJson } from "../json.js";
import { Choices } from "../settings/choices.js";
import { chosenIn } from "../settings/choose.js";
import type { Memory } from "../statistics/memory.js";
import { namesIn, PREFIXES } from "../storage/names.js";
import { type Backup, checkBackup, FORMAT, VERSION } from "./backup.js";

/** All that this browser remembers, but for what something else has written there. */
export const makeBackup = (memory: Memory): Backup => {
  const { date, kept } = memory.environment;
  const base = { format: FORMAT, version: VERSION, saved: date() } as const;
  const played = variants.flatMap(({ id }) =>
    Array.from(memory.records.of(id), ([key, record]) => [`${id}/${key}`, record] as const),
  );
  const all = {
    played: Object.fromEntries(played),
    games: itemsOf(kept, PREFIXES.games),
    receipts: itemsOf(kept, PREFIXES.receipts),
    unsent: itemsOf(kept, PREFIXES.unsent),
  };
  const sections = { played: {}, games: {}, receipts: {}, unsent: {} };
  // Each by itself: one that is damaged costs no other.
  const sound = <T>(section: keyof typeof all, items: Readonly<Record<string, T>>): Record<string, T> =>
    Object.fromEntries(
      Object.entries(items).filter(
        ([key, item]) => !checkBackup({ ...base, ...sections, [section]: { [key]: item } }, []),
      ),
    );
  return {
    ...base,
    played: sound("played", all.played),
    games: sound("games", all.games) as Backup["games"],
    receipts: sound("receipts", all.receipts) as Backup["receipts"],
    unsent: sound("unsent", all.unsent) as Backup["unsent"],
    settings: chosenIn(Choices.in(kept)),
  };
};

const itemsOf = (storage: Storage | undefined, prefix: string): Record<string, unknown> =>
  Object.fromEntries(
    namesIn(storage, prefix).map((name) => [name.slice(prefix.length), parseJson(storage!.getItem(name))]),
  );
