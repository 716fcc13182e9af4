import { deal as dealOut, findVariant, makePosition, parseDealNumber, rulesFor } from "@solitaire/engine";
import { type Command, EXIT, refuse } from "../command.js";
import { paints } from "../text/paint.js";
import { drawTable } from "../text/table.js";

/** `solitaire deal`: the table as a deal number opens it. */
export const deal: Command = {
  name: "deal",
  operands: ["GAME", "DEAL"],
  options: { json: { help: "print the position as JSON: {S?, W?, T, R?, F, beak?}, piles as texts" } },
  summary: "lay out a deal by its number",
  details: `Shows the table as the deal's number opens it. GAME is an id that "solitaire games" lists. DEAL is a number of at
most 20 digits, or ms and a number below 2^33 for Microsoft's generator; the same number opens the same deck in PySolFC.

A card is its rank (A 2 3 4 5 6 7 8 9 T J Q K) and its suit (C S H D). ## is a card face down, -- an empty place, -C an
empty place for clubs. Columns are drawn downwards: the exposed card is the lowest.`,
  run: ({ operands: [game = "", number = ""], flags }, io) => {
    const variant = findVariant(game);
    if (!variant.ok) return refuse(io, variant.error.message);
    const parsed = parseDealNumber(number);
    if (!parsed.ok) return refuse(io, parsed.error.message);
    const rules = rulesFor(variant.value);
    const pos = dealOut(rules, parsed.value);
    if (flags.has("json")) {
      io.stdout.write(`${JSON.stringify(makePosition(rules, pos))}\n`);
    } else {
      const paint = paints(io.colours);
      const title = `${paint.bold(variant.value.name)}, deal ${parsed.value}`;
      io.stdout.write(`${title}\n\n${drawTable(rules, pos, paint)}\n`);
    }
    return EXIT.ok;
  },
};
