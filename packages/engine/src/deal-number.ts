import { bad, ok, quote, type Result } from "./result.js";

declare const brand: unique symbol;

/** The canonical text of a deal number: `12345`, `ms32000`. One deal has one such text. */
export type DealNumber = string & { readonly [brand]: true };

const MOST_DIGITS = 20;

/** Below this, a number is dealt by Microsoft's generator; from here on by the Mersenne Twister. */
export const FIRST_TWISTER = 32_000n;

/** `ms` numbers lie below this. */
const MS_END = 1n << 33n;

/**
 * Reads a deal number: 1 to 20 decimal digits, or `ms` and a number below 2^33, which asks for Microsoft's generator.
 * `msN` below 32000 is the deal N and becomes its text. Error: `bad-deal`, saying what is wrong.
 */
export const parseDealNumber = (text: string): Result<DealNumber> => {
  const refuse = (why: string): Result<DealNumber> => bad("bad-deal", `${quote(text)} is no deal number: ${why}`);
  if (text === "") return bad("bad-deal", "The deal number is empty: a number from 1 on is expected.");
  const ms = text.startsWith("ms");
  const digits = ms ? text.slice(2) : text;
  if (!/^[0-9]+$/.test(digits)) {
    if (/^[+-][0-9]+$/.test(text)) return refuse("it has no sign.");
    if (/\s/.test(text)) return refuse("it has no spaces.");
    if (/^MS[0-9]*$/i.test(text)) return refuse("after a small ms only digits follow.");
    return refuse("only the digits 0 to 9 are expected, or ms in front of them.");
  }
  if (digits.startsWith("0")) return refuse(/^0+$/.test(digits) ? "numbers begin at 1." : "it has no leading zeros.");
  if (digits.length > MOST_DIGITS) return refuse(`it has more than ${MOST_DIGITS} digits.`);
  const number = BigInt(digits);
  if (ms && number >= MS_END) return refuse(`ms numbers end at ${MS_END - 1n}.`);
  return ok((ms && number < FIRST_TWISTER ? digits : text) as DealNumber);
};
