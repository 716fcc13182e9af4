// Free deals that were begun here and not finished: a deal by number is hard to find again, a daily is not.
import { keep, keptStorage } from "./kept-storage.js";

const KEY = "solitaire-site:begun";

/** The most deals of a game that are led back to. */
const MOST = 5;

/** The numbers of the deals of each game, by the game's id: the one that was played last comes first. */
export type Begun = Readonly<Record<string, readonly string[]>>;

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
    const entries = Object.entries(kept as object).map(([game, deals]): [string, string[]] => [game, textsIn(deals)]);
    return Object.fromEntries(entries.filter(([, deals]) => deals.length > 0));
  } catch {
    return {};
  }
};

/** At first only one deal of each game was kept, by itself. */
const textsIn = (deals: unknown): string[] => [deals].flat().filter((each): each is string => typeof each === "string");

/** Notes that a deal was played on. One that is won, or taken back to its first card, is begun no longer. */
export const noteBegun = (
  { game, deal, date, log }: Played,
  isWon: boolean,
  storage: Storage | undefined = keptStorage(),
): void => {
  if (date !== undefined) return;
  const { [game]: before = [], ...others } = readBegun(storage);
  const isBegun = log !== "" && !isWon;
  if (!isBegun && !before.includes(deal)) return;
  const rest = before.filter((each) => each !== deal);
  const deals = isBegun ? [deal, ...rest].slice(0, MOST) : rest;
  keep(storage, KEY, JSON.stringify({ ...others, [game]: deals }));
};
