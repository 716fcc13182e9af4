import { bad, ok, quote, type Result } from "./result.js";
import type { Rules } from "./rules.js";
import { rulesTag, type Variant } from "./variant.js";
import { rulesFor } from "./rules-for.js";

/**
 * The rules of a game by which a log says that it was played. Error: `unknown-rules`, those of another game too.
 * @param known Each version of the rules of games that is known.
 */
export const findVersion = (known: readonly Variant[], game: Variant, tag: string): Result<Rules> => {
  const own = known.filter(({ id }) => id === game.id);
  const variant = own.find((each) => rulesTag(each) === tag);
  return variant ? ok(rulesFor(variant)) : unknownRules(tag, own.map(rulesTag));
};

/** What is said of a tag that names none of a game's rules. @param known The tags that do. */
export const unknownRules = (tag: string, known: readonly string[]): Result<never> =>
  bad("unknown-rules", `${quote(tag)} names no rules known here; this game's are ${known.join(", ")}.`);
