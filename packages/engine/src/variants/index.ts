import type { Result } from "../result.js";
import type { Rules } from "../rules.js";
import type { Variant } from "../variant.js";
import { penguin } from "./penguin.js";
import { Registry } from "../registry.js";
import { rougeEtNoir } from "./rouge-et-noir.js";
import { stalactites } from "./stalactites.js";
import { zodiac, zodiacClassic } from "./zodiac.js";

/** All games, in the order in which they are offered. */
export const variants: readonly Variant[] = [zodiac, zodiacClassic, stalactites, rougeEtNoir, penguin];

/** When the rules of a game change, the version before joins it here as an earlier one. */
const registry = new Registry(variants);

/** The game with this id: `zodiac`, `zodiac-classic`, `stalactites`, `rouge-et-noir` or `penguin`. Error: `unknown-game`. */
export const findVariant = (id: string): Result<Variant> => registry.find(id);

/** The rules of a variant, compiled once. */
export const rulesFor = (variant: Variant): Rules => registry.rulesOf(variant);

/** The version of a game's rules with this tag, such as `penguin@1`, be it today's or an earlier one. Error: `unknown-rules`. */
export const findRules = (variant: Variant, tag: string): Result<Rules> => registry.version(variant, tag);
