import { Rules } from "./rules.js";
import type { Variant } from "./variant.js";

const compiled = new Map<Variant, Rules>();

/** The rules of a variant, compiled once. */
export const rulesFor = (variant: Variant): Rules => {
  let rules = compiled.get(variant);
  if (!rules) compiled.set(variant, (rules = new Rules(variant)));
  return rules;
};
