/** Something that must never happen has happened. */
export class Violation extends Error {}

/** @param what What must hold, in words. */
export const mustHold = (holds: boolean, what: () => string): void => {
  if (!holds) throw new Violation(what());
};
