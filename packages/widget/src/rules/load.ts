import type { RulesText } from "./rules-text.js";

/** Loads the rules of a game in a language, which are not part of the element's first load. A game without a page has none. */
export const loadRules = async (game: string, lang: string): Promise<RulesText | undefined> =>
  (await (lang === "ru" ? import("./texts-ru.js") : import("./texts.js"))).texts[game];
