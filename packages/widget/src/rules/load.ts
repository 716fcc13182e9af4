import type { GameId } from "@solitaire/engine";
import type { RulesText } from "./rules-text.js";

/** Loads the rules of a game, which are not part of the element's first load. */
export const loadRules = async (game: GameId): Promise<RulesText> => (await import("./texts.js")).texts[game];
