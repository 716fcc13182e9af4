import { type DealNumber, parseDealNumber, type Result } from "@solitaire/engine";

/** Deals with numbers that follow each other. */
export interface DealRange {
  /** What stands in front of each number: `ms` or nothing. */
  readonly prefix: string;
  readonly first: bigint;
  readonly last: bigint;
}

/** How many deals there are. Rounded where there are more than anybody will ever solve. */
export const sizeOf = ({ first, last }: DealRange): number => Number(last - first) + 1;

/** The first and the last number as text. */
export const endsOf = ({ prefix, first, last }: DealRange): [string, string] => [prefix + first, prefix + last];

/** The text of the deal at an index from 0. */
export const dealAt = (range: DealRange, index: number): DealNumber => {
  const number = parseDealNumber(`${range.prefix}${range.first + BigInt(index)}`);
  if (!number.ok) throw new RangeError(number.error.message);
  return number.value;
};

/** Reads `FROM-TO`: two deal numbers, both or neither with ms in front. `undefined` if the text has no hyphen. */
export const parseDealRange = (text: string): Result<DealRange, string> | undefined => {
  if (!text.includes("-")) return undefined;
  const refuse = (why: string): Result<DealRange, string> => ({
    ok: false,
    error: `${JSON.stringify(text)} is no range of deals: ${why}`,
  });
  const [from = "", to = "", ...more] = text.split("-");
  if (more.length > 0) return refuse("it has one hyphen, as in 1-100.");
  for (const end of [from, to]) {
    const number = parseDealNumber(end);
    if (!number.ok) return refuse(number.error.message);
  }
  const prefix = from.startsWith("ms") ? "ms" : "";
  if (to.startsWith("ms") !== (prefix !== "")) return refuse("both numbers have ms in front of them, or neither has.");
  const [first, last] = [from, to].map((end) => BigInt(end.slice(prefix.length))) as [bigint, bigint];
  if (last < first) return refuse("it ends before it begins.");
  return { ok: true, value: { prefix, first, last } };
};
