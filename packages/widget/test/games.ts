import { type DealNumber, findVariant, parseDealNumber, rulesFor, type Rules } from "@solitaire/engine";
import { DealtGame } from "../src/session/dealt-game.js";
import { Session } from "../src/session/session.js";

/** The five games. */
export const GAMES = ["zodiac", "zodiac-classic", "stalactites", "rouge-et-noir", "penguin"] as const;

export const rulesOf = (id: string): Rules => {
  const variant = findVariant(id);
  if (!variant.ok) throw new Error(variant.error.message);
  return rulesFor(variant.value);
};

export const dealNumber = (text: string): DealNumber => {
  const parsed = parseDealNumber(text);
  if (!parsed.ok) throw new Error(parsed.error.message);
  return parsed.value;
};

export const sessionOf = (id: string, deal: string): Session =>
  new Session(rulesOf(id), DealtGame.deal(rulesOf(id), dealNumber(deal)));

/** A won game: each entry of its log, turns of the stock one by one. */
export interface Solution {
  readonly game: string;
  readonly deal: string;
  readonly log: string;
  readonly entries: readonly string[];
}

/** The won games that the engine's tests replay too. */
export const solutions = async (): Promise<Solution[]> => {
  const text = await (await fetch("/packages/engine/test/fixtures/solutions.txt")).text();
  return text
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map((line) => {
      const [game = "", deal = "", ...log] = line.split(" ");
      const entries = log.flatMap((entry) =>
        entry.startsWith("S*") ? Array<string>(Number(entry.slice(2))).fill("S") : [entry],
      );
      return { game, deal, log: log.join(" "), entries };
    });
};

/** The won game of a deal of a variant; of no deal in particular, its first. */
export const solutionOf = async (game: string, number?: string): Promise<Solution> =>
  (await solutions()).find((won) => won.game === game && (number ?? won.deal) === won.deal)!;
