import { bad, ok, quote, type Result } from "./result.js";
import { Rules } from "./rules.js";
import { rulesTag, type Variant } from "./variant.js";

/** Each version of the rules of games that is known, by its tag. Rules are compiled once. */
export class Registry {
  private readonly byTag: ReadonlyMap<string, Variant>;
  private readonly compiled = new Map<Variant, Rules>();

  /**
   * @param variants The games as they are played today.
   * @param earlier Versions that are not dealt any more, kept so that the logs played by them can be judged.
   */
  constructor(variants: readonly Variant[], earlier: readonly Variant[] = []) {
    this.byTag = new Map([...earlier, ...variants].map((variant) => [rulesTag(variant), variant]));
  }

  /** A variant's rules. */
  rulesOf(variant: Variant): Rules {
    let rules = this.compiled.get(variant);
    if (!rules) this.compiled.set(variant, (rules = new Rules(variant)));
    return rules;
  }

  /** The rules of a game by which a log says that it was played. Error: `unknown-rules`, those of another game too. */
  version(game: Variant, tag: string): Result<Rules> {
    const variant = this.byTag.get(tag);
    if (variant?.id === game.id) return ok(this.rulesOf(variant));
    const known = [...this.byTag].filter(([, { id }]) => id === game.id).map(([name]) => name);
    return unknownRules(tag, known);
  }
}

/** What is said of a tag that names none of a game's rules. @param known The tags that do. */
export const unknownRules = (tag: string, known: readonly string[]): Result<never> =>
  bad("unknown-rules", `${quote(tag)} are no rules known here; this game's are ${known.join(", ")}.`);
