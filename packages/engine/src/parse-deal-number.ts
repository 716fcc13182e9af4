import { type DealNumber, MOST_DIGITS, MS_END, readDealNumber } from "./deal-number.js";
import { bad, ok, quote, type Result } from "./result.js";

/** Reads a deal number as {@link readDealNumber} does. Error: `bad-deal`, saying what is wrong. */
export const parseDealNumber = (text: string): Result<DealNumber> => {
  if (typeof text !== "string") return bad("bad-deal", `${quote(text)} is no deal number.`);
  const number = readDealNumber(text);
  if (number !== undefined) return ok(number);
  if (text === "") return bad("bad-deal", "The deal number is empty: a number from 1 on is expected.");
  return bad("bad-deal", `${quote(text)} is no deal number: ${faultOf(text)}`);
};

const faultOf = (text: string): string => {
  const digits = text.startsWith("ms") ? text.slice(2) : text;
  if (!/^[0-9]+$/.test(digits)) {
    if (/^[+-][0-9]+$/.test(text)) return "numbers have no sign.";
    if (readDealNumber(text.replaceAll(/\s/g, "")) !== undefined) return "numbers have no spaces.";
    if (/^MS[0-9]*$/i.test(text)) return "only digits follow a small ms.";
    return "only the digits 0 to 9 are expected, or ms in front of them.";
  }
  if (digits.startsWith("0")) return /^0+$/.test(digits) ? "numbers begin at 1." : "numbers have no leading zeros.";
  if (digits.length > MOST_DIGITS) return `it has more than ${MOST_DIGITS} digits.`;
  return `ms numbers end at ${MS_END - 1n}.`;
};
