import { isObject, parseJson } from "../json.js";
import type { Remains } from "../session/dealt-game.js";
import { keep } from "./keep.js";
import type { Leases } from "./lease.js";
import { namesIn, PREFIXES } from "./names.js";

/** A game as it is kept between visits. */
export interface SavedGame extends Remains {
  readonly deal: string;
  /** Milliseconds played. */
  readonly elapsed: number;
  /** Hints that the player has had, if any. */
  readonly hints?: number | undefined;
  /** Whether the page has set the moves that it began with. */
  readonly given?: boolean | undefined;
  /** When it was saved, in milliseconds since 1970. */
  readonly at: number;
}

/** The place where one table keeps one game. No other table writes there while it is open. */
export interface Slot {
  readonly number: number;
  load(): SavedGame | undefined;
  /** Answers whether it is kept. */
  save(game: SavedGame): boolean;
  close(): void;
}

const PREFIX = PREFIXES.games;

/** More games than this are not kept; the oldest go. */
const MOST_GAMES = 200;

/**
 * How long the best slot is waited for: a page that is just being left may hold it for another moment. Longest for the
 * slot that this table had before, which else only a doubled tab holds: given up early, a reload would lose the game.
 */
const PATIENCE_MS = { own: 1500, best: 400 } as const;

/**
 * Keeps games by key, such as `penguin@1/12345`. Tables that play the same deal at once, in one page or in several
 * tabs, get slots of their own, so none overwrites what another has saved.
 */
export class Shelf {
  constructor(
    private readonly storage: Storage,
    private readonly leases: Leases,
    /** Draws a number from 1 to the given one. */
    private readonly draw: (most: number) => number,
  ) {}

  /**
   * Opens the slot that this table had before, else the one saved last that no other table has open, else a new one.
   * @param mine The number of the slot that this table had before.
   */
  async open(key: string, mine?: number): Promise<Slot> {
    this.#clear();
    const candidates = this.#candidates(key, mine);
    for (let patience: number = PATIENCE_MS[mine === undefined ? "best" : "own"]; ; patience = 0) {
      const number = candidates.next().value;
      const name = `${PREFIX}${key}/${number}`;
      const release = await this.leases.lease(name, patience);
      if (release) return new StoredSlot(this.storage, name, number, release);
    }
  }

  /** Slots to try, best first, without end. */
  *#candidates(key: string, mine: number | undefined): Generator<number, never> {
    if (mine !== undefined) yield mine;
    // Without locks between tabs, a slot that another tab may have open is left alone.
    while (!this.leases.isShared) yield this.draw(999_999_999);
    for (const name of latestFirst(this.storage, `${PREFIX}${key}/`))
      yield Number(name.slice(name.lastIndexOf("/") + 1));
    for (let number = 0; ; number++) yield number;
  }

  #clear(): void {
    if (namesIn(this.storage, PREFIX).length <= MOST_GAMES) return;
    for (const name of latestFirst(this.storage, PREFIX).slice(MOST_GAMES)) this.storage.removeItem(name);
  }
}

class StoredSlot implements Slot {
  constructor(
    private readonly storage: Storage,
    private readonly name: string,
    readonly number: number,
    private readonly release: () => void,
  ) {}

  load(): SavedGame | undefined {
    return readGame(this.storage, this.name);
  }

  save(game: SavedGame): boolean {
    return keep(this.storage, this.name, JSON.stringify(game));
  }

  close(): void {
    this.release();
  }
}

const latestFirst = (storage: Storage, prefix: string): string[] =>
  namesIn(storage, prefix)
    .map((name) => ({ name, at: readGame(storage, name)?.at ?? 0 }))
    .sort((a, b) => b.at - a.at)
    .map(({ name }) => name);

/** The game of a key that was saved last, on whichever table. */
export const latestGame = (storage: Storage, key: string): SavedGame | undefined => {
  const [name] = latestFirst(storage, `${PREFIX}${key}/`);
  return name === undefined ? undefined : readGame(storage, name);
};

/** Reads what is kept under a name; `undefined` for nothing and for what is no game. */
export const readGame = (storage: Storage, name: string): SavedGame | undefined => {
  const value = parseJson(storage.getItem(name));
  return isSavedGame(value) ? value : undefined;
};

const areTexts = (value: unknown): boolean => Array.isArray(value) && value.every((each) => typeof each === "string");

const isSavedGame = (value: unknown): value is SavedGame => {
  if (!isObject(value)) return false;
  const { deal, steps, undone, leap, wonIn, elapsed, hints, given, at } = value;
  return (
    typeof deal === "string" &&
    areTexts(steps) &&
    (undone === undefined || areTexts(undone)) &&
    (leap === undefined || typeof leap === "number") &&
    (wonIn === undefined || typeof wonIn === "number") &&
    typeof elapsed === "number" &&
    (hints === undefined || typeof hints === "number") &&
    (given === undefined || typeof given === "boolean") &&
    typeof at === "number"
  );
};
