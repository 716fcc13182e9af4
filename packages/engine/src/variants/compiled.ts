import { Registry } from "../registry.js";
import type { Result } from "../result.js";
import type { Rules } from "../rules.js";
import type { Variant } from "../variant.js";
import { variants } from "./index.js";

/** When the rules of a game change, the version before joins it here as an earlier one. */
const registry = new Registry(variants);

/** The rules of a variant, compiled once. */
export const rulesFor = (variant: Variant): Rules => registry.rulesOf(variant);

/** The version of a game's rules with this tag, such as `penguin@1`, be it today's or an earlier one. Error: `unknown-rules`. */
export const findRules = (variant: Variant, tag: string): Result<Rules> => registry.version(variant, tag);
