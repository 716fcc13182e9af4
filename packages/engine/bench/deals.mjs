// Games and deals by name.
import { deal, findVariant, parseDealNumber, rulesFor } from "../dist/index.js";

/** @template T @param {import("../dist/index.js").Result<T>} result */
export const valueOf = (result) => {
  if (!result.ok) throw new Error(result.error.message);
  return result.value;
};

/** @param {string} id */
export const rulesOf = (id) => rulesFor(valueOf(findVariant(id)));

/**
 * The table of a deal, with an interval picked where one is named.
 * @param {import("../dist/index.js").Rules} rules
 * @param {number} number
 * @param {string} [pick]
 */
export const dealt = (rules, number, pick) => {
  const position = deal(rules, valueOf(parseDealNumber(String(number))));
  if (pick !== undefined)
    rules.playUnchecked(
      position,
      rules.actions.findIndex(({ text }) => text === pick),
    );
  return position;
};
