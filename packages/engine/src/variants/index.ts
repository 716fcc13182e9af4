import { Rules } from "../rules.js";
import { type Result, bad, ok, quote } from "../result.js";
import type { Variant } from "../variant.js";
import { penguin } from "./penguin.js";
import { rougeEtNoir } from "./rouge-et-noir.js";
import { stalactites } from "./stalactites.js";
import { zodiac, zodiacClassic } from "./zodiac.js";

/** All games, in the order in which they are offered. */
export const variants: readonly Variant[] = [zodiac, zodiacClassic, stalactites, rougeEtNoir, penguin];

const byId: ReadonlyMap<string, Variant> = new Map(variants.map((variant) => [variant.id, variant]));
const compiled = new Map<string, Rules>();

/** The game with this id: `zodiac`, `zodiac-classic`, `stalactites`, `rouge-et-noir` or `penguin`. */
export const findVariant = (id: string): Result<Variant> => {
  const variant = byId.get(id);
  if (variant) return ok(variant);
  return bad("unknown-game", `${quote(id)} is no game here. The games are ${[...byId.keys()].join(", ")}.`);
};

/** The rules of a variant of the registry, compiled once. */
export const rulesFor = (variant: Variant): Rules => {
  let rules = compiled.get(variant.id);
  if (!rules) compiled.set(variant.id, (rules = new Rules(variant)));
  return rules;
};

/** A game's rules with their version, as deals and logs name them: `penguin@1`. */
export const rulesTag = ({ id, version }: Variant): string => `${id}@${version}`;
