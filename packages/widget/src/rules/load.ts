import type { RulesText } from "./rules-text.js";

/** Loads the rules of a game, which are not part of the element's first load. A game without a page has none. */
export const loadRules = async (game: string): Promise<RulesText | undefined> =>
  (await import("./texts.js")).texts[game];
