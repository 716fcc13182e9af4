import { findVariant, type Rules, rulesFor } from "@solitaire/engine";

/** The rules that a trace was made by. */
export interface RuleSet {
  readonly rules: Rules;
  /** The interval, in a game where the trace begins after it was picked. */
  readonly by?: 1 | 2;
}

/** What traces call the rules, with the games of the engine. */
const GAMES: ReadonlyMap<string, { readonly game: string; readonly by?: 1 | 2 }> = new Map([
  ["zodiac.seed", { game: "zodiac" }],
  ["zodiac.classic", { game: "zodiac-classic" }],
  ["stalactites.ones", { game: "stalactites", by: 1 as const }],
  ["stalactites.twos", { game: "stalactites", by: 2 as const }],
  ["rougeetnoir.seed", { game: "rouge-et-noir" }],
  ["penguin.seed", { game: "penguin" }],
]);

export const RULE_SET_NAMES: readonly string[] = [...GAMES.keys()];

/** The rules that a trace's `v` names. */
export const findRuleSet = (name: string): RuleSet | undefined => {
  const found = GAMES.get(name);
  if (!found) return undefined;
  const { game, ...rest } = found;
  const variant = findVariant(game);
  if (!variant.ok) throw new Error(variant.error.message);
  return { rules: rulesFor(variant.value), ...rest };
};
