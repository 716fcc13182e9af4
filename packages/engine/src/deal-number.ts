declare const brand: unique symbol;

/** The canonical text of a deal number: `12345`, `ms32000`. One deal has one such text. */
export type DealNumber = string & { readonly [brand]: true };

export const MOST_DIGITS = 20;

/** Below this, a number is dealt by Microsoft's generator; from here on by the Mersenne Twister. */
export const FIRST_TWISTER = 32_000n;

/** `ms` numbers lie below this. */
export const MS_END: bigint = 1n << 33n;

/**
 * Reads a deal number: 1 to 20 decimal digits, or `ms` and a number below 2^33, which asks for Microsoft's generator.
 * `msN` below 32000 is the deal N and becomes its text. `undefined`: it is none; `parseDealNumber` tells why.
 */
export const readDealNumber = (text: string): DealNumber | undefined => {
  const [, ms, digits = ""] = /^(ms)?([1-9][0-9]*)$/.exec(text) ?? [];
  if (digits === "" || digits.length > MOST_DIGITS) return undefined;
  const number = BigInt(digits);
  if (ms && number >= MS_END) return undefined;
  return (ms && number < FIRST_TWISTER ? digits : text) as DealNumber;
};
