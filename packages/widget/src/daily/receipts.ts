import { isObject, parseJson } from "../json.js";
import { keep } from "../storage/keep.js";
import { PREFIXES } from "../storage/names.js";
import type { DailyKey } from "./client.js";

/** What proves that a stored win is this browser's: nobody else knows its id. */
export interface Receipt {
  readonly id: string;
  readonly log: string;
  readonly moves: number;
}

const PREFIX = PREFIXES.receipts;
const AGREED = "solitaire-table/1/sends";

/** Keeps the receipts of stored wins, one for each day, game and API, and whether the player wants wins to be stored. */
export class Receipts {
  /** What the browser would not keep lives as long as the page. */
  static readonly #here = new Map<string, string>();

  constructor(private readonly storage: Storage | undefined) {}

  /** Whether the player has been told what becomes of a win that is sent, and has sent one. */
  get hasAgreed(): boolean {
    return this.#read(AGREED) === "yes";
  }

  agree(): void {
    this.#write(AGREED, "yes");
  }

  /** @param api The address of the API. */
  find(api: string, of: DailyKey): Receipt | undefined {
    const value = parseJson(this.#read(nameOf(api, of)));
    const { id, log, moves } = isObject(value) ? value : {};
    return typeof id === "string" && typeof log === "string" && typeof moves === "number"
      ? { id, log, moves }
      : undefined;
  }

  put(api: string, of: DailyKey, receipt: Receipt): void {
    this.#write(nameOf(api, of), JSON.stringify(receipt));
  }

  remove(api: string, of: DailyKey): void {
    const name = nameOf(api, of);
    Receipts.#here.delete(name);
    this.storage?.removeItem(name);
  }

  #read(name: string): string | undefined {
    return Receipts.#here.get(name) ?? this.storage?.getItem(name) ?? undefined;
  }

  #write(name: string, value: string): void {
    if (keep(this.storage, name, value)) Receipts.#here.delete(name);
    else Receipts.#here.set(name, value);
  }
}

const nameOf = (api: string, { date, game }: DailyKey): string => `${PREFIX}${date}/${game}/${api}`;

/** A UUID of version 4. @param random Any number from 0 to 2^32 − 1. */
export const makeId = (random: () => number): string => {
  const digits = Array.from({ length: 4 }, () => random().toString(16).padStart(8, "0")).join("");
  const variant = "89ab"[random() % 4]!;
  return [
    digits.slice(0, 8),
    digits.slice(8, 12),
    `4${digits.slice(13, 16)}`,
    variant + digits.slice(17, 20),
    digits.slice(20),
  ].join("-");
};
