import type { Result } from "../result.js";
import type { Rules } from "../rules.js";
import type { Variant } from "../variant.js";
import { findVersion } from "../versions.js";
import { variants } from "./index.js";

/** When the rules of a game change, the version before joins these: no longer dealt, its logs are judged for ever. */
const EARLIER: readonly Variant[] = [];

/** The version of a game's rules with this tag, such as `penguin@1`, be it today's or an earlier one. Error: `unknown-rules`. */
export const findRules = (variant: Variant, tag: string): Result<Rules> =>
  findVersion([...EARLIER, ...variants], variant, tag);
