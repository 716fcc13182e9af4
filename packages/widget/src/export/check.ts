import { isObject } from "../json.js";

/** What should stand somewhere, for the sentence that says so. */
export type Wanted =
  | "object"
  | "list"
  | "count"
  | "time"
  | "flag"
  | "deal"
  | "log"
  | "id"
  | "nothing"
  | "playedKey"
  | "gamesKey"
  | "receiptsKey"
  | "rules"
  | "sameDeal"
  | "sameDay"
  | "choice";

/** What is wrong with data: where, as the keys that lead there, and what should be there. */
export interface Misfit {
  readonly at: readonly string[];
  readonly wanted: Wanted;
}

/** Looks at a value that lies somewhere. */
export type Check = (value: unknown, at: readonly string[]) => Misfit | undefined;

/** A value of which one thing is to be said. */
export const that =
  (wanted: Wanted, isRight: (value: unknown) => boolean): Check =>
  (value, at) =>
    isRight(value) ? undefined : { at, wanted };

/** The same, or nothing at all. */
export const optional =
  (check: Check): Check =>
  (value, at) =>
    value === undefined ? undefined : check(value, at);

/** The first misfit, if there is one. */
const first = (misfits: Iterable<Misfit | undefined>): Misfit | undefined => {
  for (const misfit of misfits) if (misfit) return misfit;
  return undefined;
};

/** An object of these fields and no others. */
export const fields =
  (known: Readonly<Record<string, Check>>): Check =>
  (value, at) => {
    if (!isObject(value)) return { at, wanted: "object" };
    const stranger = Object.keys(value).find((key) => !Object.hasOwn(known, key));
    if (stranger !== undefined) return { at: [...at, stranger], wanted: "nothing" };
    return first(Object.entries(known).map(([key, check]) => check(value[key], [...at, key])));
  };

/** Entries under keys that have a form of their own. */
export const entries =
  (isKey: (key: string) => boolean, wanted: Wanted, check: (key: string) => Check): Check =>
  (value, at) => {
    if (!isObject(value)) return { at, wanted: "object" };
    return first(
      Object.entries(value).map(([key, entry]) => {
        const inside = [...at, key];
        return isKey(key) ? check(key)(entry, inside) : { at: inside, wanted };
      }),
    );
  };

export const listOf =
  (check: Check): Check =>
  (value, at) => {
    if (!Array.isArray(value)) return { at, wanted: "list" };
    return first(value.map((each: unknown, i) => check(each, [...at, String(i)])));
  };
