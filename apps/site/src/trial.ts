import type { Environment } from "@solitaire/widget";
import { memoryStorage } from "./memory-storage.js";

/** What the keys of a player's settings begin with, as the table's README has it. */
const SETTINGS = "solitaire-table/1/setting/";

const settingsIn = (storage: Storage | undefined): Record<string, string> =>
  Object.fromEntries(Object.entries(storage ?? {}).filter(([key]) => key.startsWith(SETTINGS)));

/**
 * The world of a table that is there to be tried: it looks as its player likes tables, and keeps nothing. It neither goes on
 * with a game of the player's, nor counts, nor has a deal to itself: the same one in another tab is taken up as it was left.
 */
export const onTrial = (environment: Environment): Environment => ({
  ...environment,
  kept: memoryStorage(settingsIn(environment.kept)),
  tab: undefined,
  leases: { isShared: true, lease: () => Promise.resolve(() => undefined) },
  isReturn: false,
});
