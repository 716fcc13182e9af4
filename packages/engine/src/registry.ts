import { bad, ok, quote, type Result } from "./result.js";
import { Rules } from "./rules.js";
import type { Variant } from "./variant.js";

/** A game's rules with their version, as deals and logs name them: `penguin@1`. */
export const rulesTag = ({ id, version }: Variant): string => `${id}@${version}`;

/** Games by their ids, and each version of their rules that is known by its tag. Rules are compiled once. */
export class Registry {
  private readonly byId: ReadonlyMap<string, Variant>;
  private readonly byTag: ReadonlyMap<string, Variant>;
  private readonly compiled = new Map<Variant, Rules>();

  /**
   * @param variants The games as they are played today.
   * @param earlier Versions that are not dealt any more, kept so that the logs played by them can be judged.
   */
  constructor(variants: readonly Variant[], earlier: readonly Variant[] = []) {
    this.byId = new Map(variants.map((variant) => [variant.id, variant]));
    this.byTag = new Map([...earlier, ...variants].map((variant) => [rulesTag(variant), variant]));
  }

  /** The game with this id, as it is played today. Error: `unknown-game`. */
  find(id: string): Result<Variant> {
    const variant = this.byId.get(id);
    if (variant) return ok(variant);
    return bad("unknown-game", `${quote(id)} is no game here. The games are ${[...this.byId.keys()].join(", ")}.`);
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
    return bad("unknown-rules", `${quote(tag)} are no rules known here; this game's are ${known.join(", ")}.`);
  }
}
