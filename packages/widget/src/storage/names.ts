/** What the names of things kept begin with, by what they are. */
export const PREFIXES = {
  /** Followed by the rules, the deal's key and the slot. */
  games: "solitaire-table/1/game/",
  /** Followed by the game and the deal's key. */
  played: "solitaire-table/1/played/",
  /** Followed by the day, the game and the API's address. */
  receipts: "solitaire-table/1/receipt/",
  /** Followed by the same. */
  unsent: "solitaire-table/1/unsent/",
  /** Followed by the setting. */
  settings: "solitaire-table/1/setting/",
} as const;

/** All names in a storage that begin with a prefix. */
export const namesIn = (storage: Storage | undefined, prefix: string): string[] =>
  Array.from({ length: storage?.length ?? 0 }, (_, i) => storage!.key(i) ?? "").filter((name) =>
    name.startsWith(prefix),
  );
