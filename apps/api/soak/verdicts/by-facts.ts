import { findVariant, type Rules, rulesFor } from "@solitaire/engine";
import { pick, randomFrom, type Random } from "../random.js";
import { type Fact, readFacts, solutions } from "./facts.js";
import { type Count, expectVerdict } from "./verdict.js";

const facts = readFacts();

export const factCount = facts.length;

/** So many moves that are not legal are tried in each position. */
const WRONG = 60;

/**
 * One position of a game that PySolFC has played: the log that leads to it is as that says, each of its legal moves is
 * taken, and moves by chance that are not among them are refused.
 */
export const checkFact = async (number: number, count: Count): Promise<void> => {
  const fact = facts[number - 1]!;
  const { game, deal, entries, legal } = fact;
  const moves = entries.filter((entry) => !entry.startsWith("by")).length;
  const outcome = fact.won ? "won" : "unfinished";
  await expectVerdict({ game, deal, log: entries.join(" ") }, { outcome, moves });
  count[outcome]++;
  for (const entry of legal) {
    const [card, after] = [entries.length, facts[number]];
    const leads = after?.deal === deal && after.game === game && after.entries[card] === entry;
    const won = leads ? after.won : undefined;
    // Of the moves that PySolFC did not make, it tells that they are legal, not what they lead to.
    if (won === undefined) {
      const log = [...entries, entry, "T1-T1"].join(" ");
      await expectVerdict({ game, deal, log }, { outcome: "illegal", moves: moves + 1, at: card + 1 });
      count.illegal++;
    } else {
      await expectVerdict(
        { game, deal, log: [...entries, entry].join(" ") },
        { outcome: won ? "won" : "unfinished", moves: moves + 1 },
      );
      count[won ? "won" : "unfinished"]++;
    }
  }
  const random = randomFrom(number);
  for (let i = 0; i < WRONG; i++) {
    const wrong = wrongMove(fact, random);
    if (legal.has(wrong)) continue;
    await expectVerdict(
      { game, deal, log: [...entries, wrong].join(" ") },
      { outcome: "illegal", moves, at: entries.length },
    );
    count.illegal++;
  }
};

export const solutionCount = solutions.length;

/** A complete game: won with its last move, unfinished without, and illegal beyond it. */
export const checkSolution = async (number: number, count: Count): Promise<void> => {
  const { game, deal, entries } = solutions[number - 1]!;
  const movesOf = (list: readonly string[]): number =>
    list.reduce((sum, entry) => sum + (entry.startsWith("by") ? 0 : Number(entry.split("*")[1] ?? 1)), 0);
  for (let length = 0; length <= entries.length; length++) {
    const some = entries.slice(0, length);
    const outcome = length === entries.length ? "won" : "unfinished";
    await expectVerdict({ game, deal, log: some.join(" ") }, { outcome, moves: movesOf(some) });
    count[outcome]++;
  }
  const last = entries.at(-1)!;
  const beyond = { outcome: "illegal", moves: movesOf(entries), at: entries.length } as const;
  await expectVerdict({ game, deal, log: [...entries, last].join(" ") }, beyond);
  count.illegal++;
};

/** A move by chance, often one of which only the count or the target is wrong. */
const wrongMove = ({ game, legal }: Fact, random: Random): string => {
  const piles = pilesOf(rulesOf(game));
  const [from, to] = [pick(random, piles), pick(random, piles)];
  const count = 1 + random(6);
  if (legal.size > 0 && random(2) === 0) {
    const [text = "S"] = pick(random, [...legal]).split(":");
    const [like, target] = text.split("-");
    if (target !== undefined) return entryOf(like!, random(2) === 0 ? target : to, count);
  }
  return entryOf(from, to, count);
};

export const entryOf = (from: string, to: string, count: number): string =>
  count > 1 ? `${from}-${to}:${count}` : `${from}-${to}`;

/** The piles that an entry may name. The stock is turned, and no card is taken from it or put there. */
export const pilesOf = ({ pileNames }: Rules): string[] => pileNames.filter((name) => name !== "S");

export const rulesOf = (game: string): Rules => {
  const variant = findVariant(game);
  if (!variant.ok) throw new Error(variant.error.message);
  return rulesFor(variant.value);
};
