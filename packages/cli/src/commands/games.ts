import { rulesTag, variants } from "@solitaire/engine";
import { type Command, EXIT } from "../command.js";
import { alignColumns } from "../text/columns.js";

/** `solitaire games`: the games that the engine knows. */
export const games: Command = {
  name: "games",
  operands: [],
  options: { json: { help: "print a JSON array of {id, name, decks, rules, daily}" } },
  summary: "list the games",
  details:
    "Lists the games: the id that other commands take, the name, how many decks, the version of the rules, and whether\nthere is a daily deal.",
  run: ({ flags }, io) => {
    if (flags.has("json")) {
      const list = variants.map((variant) => {
        const { id, name, decks, daily } = variant;
        return { id, name, decks, rules: rulesTag(variant), daily };
      });
      io.stdout.write(`${JSON.stringify(list)}\n`);
      return EXIT.ok;
    }
    const rows = variants.map((variant) => [
      variant.id,
      variant.name,
      variant.decks === 1 ? "1 deck" : `${variant.decks} decks`,
      rulesTag(variant),
      variant.daily ? "daily" : "",
    ]);
    io.stdout.write(`${alignColumns(rows)}\n`);
    return EXIT.ok;
  },
};
