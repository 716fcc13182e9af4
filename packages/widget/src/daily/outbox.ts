import { isObject, parseJson } from "../json.js";
import { keep } from "../storage/keep.js";
import { namesIn, PREFIXES } from "../storage/names.js";
import type { Submission } from "./client.js";

/** A won daily that the API has not judged yet, or not stored. */
export interface Unsent extends Submission {
  /** The API that issued the deal. */
  readonly api: string;
  readonly date: string;
  /** The id under which it is to be stored; without one it is only to be judged. */
  readonly id?: string | undefined;
}

const PREFIX = PREFIXES.unsent;

/** Keeps wins until the API has judged them: one for each day, game and API, the latest. */
export class Outbox {
  /** Wins of this page that the browser would not keep. */
  static readonly #here = new Map<string, Unsent>();

  /** @param storage Without it, or where it is full, wins are kept as long as the page lives. */
  constructor(private readonly storage: Storage | undefined) {}

  put(win: Unsent): void {
    const name = nameOf(win);
    if (keep(this.storage, name, JSON.stringify(win))) Outbox.#here.delete(name);
    else Outbox.#here.set(name, win);
  }

  /** All that wait for this API. */
  list(api: string): Unsent[] {
    const { storage } = this;
    const kept = namesIn(storage, PREFIX).map((name) => read(storage!.getItem(name)));
    return [...Outbox.#here.values(), ...kept].filter((win): win is Unsent => win?.api === api);
  }

  /** Takes a win out, unless a later one has taken its place. */
  remove(win: Unsent): void {
    const name = nameOf(win);
    if (Outbox.#here.get(name)?.log === win.log) Outbox.#here.delete(name);
    if (read(this.storage?.getItem(name))?.log === win.log) this.storage?.removeItem(name);
  }
}

const nameOf = ({ api, date, game }: Unsent): string => `${PREFIX}${date}/${game}/${api}`;

const read = (text: string | null | undefined): Unsent | undefined => {
  const value = parseJson(text);
  return isUnsent(value) ? value : undefined;
};

const isUnsent = (value: unknown): value is Unsent => {
  if (!isObject(value)) return false;
  const { api, date, deal, game, id = "", log, rules } = value;
  return [api, date, deal, game, id, log, rules].every((field) => typeof field === "string");
};
