/** What the kinds of piles are called above their cards. */
const TITLES: ReadonlyMap<string, string> = new Map([
  ["cell", "Cells"],
  ["colour", "Colour foundations"],
  ["column", "Columns"],
  ["discard", "Discard piles"],
  ["equator", "Equator"],
  ["falling", "Falling foundations"],
  ["flipper", "Flipper"],
  ["foundation", "Foundations"],
  ["rising", "Rising foundations"],
  ["stock", "Stock"],
  ["waste", "Waste"],
  ["zodiac", "Zodiac"],
]);

/** A kind's title. One without an entry is called by its own name. */
export const titleOf = (kind: string): string => TITLES.get(kind) ?? kind;
