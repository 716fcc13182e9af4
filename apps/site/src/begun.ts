// Free deals that were begun here and not finished: a deal by number is hard to find again, a daily is not.
import { keep, keptStorage } from "./kept-storage.js";

const KEY = "solitaire-site:begun";

/** The number of the deal that was begun last of each game, by the game's id. */
export type Begun = Readonly<Record<string, string>>;

/** What the table tells of a game. */
interface Played {
  readonly game: string;
  readonly deal: string;
  readonly date?: string | undefined;
  readonly log: string;
}

/** The deals that were begun. Nothing where nothing can be kept, and where something else stands there. */
export const readBegun = (storage: Storage | undefined = keptStorage()): Begun => {
  try {
    const kept: unknown = JSON.parse(storage?.getItem(KEY) ?? "{}");
    const entries = Object.entries(kept as object).filter(([, deal]) => typeof deal === "string");
    return Object.fromEntries(entries) as Begun;
  } catch {
    return {};
  }
};

/** Notes that a deal was played on. One that is won, or taken back to its first card, is begun no longer. */
export const noteBegun = (
  { game, deal, date, log }: Played,
  isWon: boolean,
  storage: Storage | undefined = keptStorage(),
): void => {
  if (date !== undefined) return;
  const { [game]: before, ...others } = readBegun(storage);
  const isBegun = log !== "" && !isWon;
  if (!isBegun && before !== deal) return;
  keep(storage, KEY, JSON.stringify(isBegun ? { ...others, [game]: deal } : others));
};
