import type { Kind, Role } from "../compile.js";
import type { Rules } from "../rules.js";

/** The kind of pile that has a role in a game; the first one, where there are more. */
export const kindOfRole = (rules: Rules, role: Role): Kind => {
  const kind = rules.kinds.find((each) => each.role === role);
  if (!kind) throw new RangeError(`${rules.variant.name} has no ${role}.`);
  return kind;
};
