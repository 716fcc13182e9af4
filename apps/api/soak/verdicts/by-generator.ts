import {
  deal as dealCards,
  isAction,
  makeMoveText,
  type Move,
  parseDealNumber,
  parseMove,
  type Position,
  type Rules,
  variants,
} from "@solitaire/engine";
import { solve } from "@solitaire/engine/solver";
import { chance, pick, randomFrom, type Random } from "../random.js";
import { entryOf, pilesOf, rulesOf } from "./by-facts.js";
import { solutions } from "./facts.js";
import { type Count, type Expected, expectVerdict } from "./verdict.js";

/** So many logs are made from each game. */
export const LOGS = 500;

const SOLVED_WITHIN = 20_000;

/** An entry of a log, and what it does: `undefined` where it is no move of the game. */
interface Entry {
  readonly text: string;
  readonly move: Move | undefined;
}

interface Game {
  readonly game: string;
  readonly deal: string;
  readonly rules: Rules;
  readonly line: readonly Entry[];
}

/**
 * A game that is won, or played by chance, and many that differ from it by a few entries. Which of them are legal is
 * decided by looking each move up in the list that the engine generates: the verifier never makes that list.
 */
export const checkMutations = async (seed: number, count: Count): Promise<void> => {
  const random = randomFrom(seed);
  const game = makeGame(random);
  await check(game, game.line, count);
  for (let i = 1; i < LOGS; i++) await check(game, mutate(game, random), count);
};

const check = async ({ game, deal, rules }: Game, entries: readonly Entry[], count: Count): Promise<void> => {
  const expected = judge(rules, dealt(rules, deal), entries);
  await expectVerdict({ game, deal, log: entries.map(({ text }) => text).join(" ") }, expected);
  count[expected.outcome]++;
};

/** The verdict by the generator of moves. */
const judge = (rules: Rules, pos: Position, entries: readonly Entry[]): Expected => {
  let moves = 0;
  for (const [at, { move }] of entries.entries()) {
    if (move === undefined || !rules.legalMoves(pos).includes(move)) return { outcome: "illegal", moves, at };
    rules.playUnchecked(pos, move);
    // The pick of an interval is no move.
    if (!isAction(move) || makeMoveText(rules, move) === "S") moves++;
  }
  return { outcome: rules.isWon(pos) ? "won" : "unfinished", moves };
};

const makeGame = (random: Random): Game => {
  const variant = pick(random, variants);
  const rules = rulesOf(variant.id);
  const known = solutions.filter(({ game }) => game === variant.id);
  if (chance(random, 25) && known.length > 0) {
    const { deal, entries } = pick(random, known);
    const line = entries.flatMap((entry) => {
      const [text = "", times = "1"] = entry.split("*");
      return Array<Entry>(Number(times)).fill(entryFrom(rules, text));
    });
    return { game: variant.id, deal, rules, line };
  }
  const deal = dealNumber(random);
  const solution = chance(random, 60) ? solve(rules, dealt(rules, deal), { nodes: SOLVED_WITHIN }).moves : undefined;
  const line = solution ?? playByChance(rules, dealt(rules, deal), random);
  return { game: variant.id, deal, rules, line: line.map((move) => ({ text: makeMoveText(rules, move), move })) };
};

/** Of every generator of deals. */
const dealNumber = (random: Random): string =>
  pick(random, [
    () => String(1 + random(31_999)),
    () => `ms${1 + random(2_000_000_000)}`,
    () => String(32_000 + random(1_000_000_000)),
    () => `${1 + random(1_000_000_000)}${random(1_000_000_000)}`,
  ])();

const dealt = (rules: Rules, text: string): Position => {
  const number = parseDealNumber(text);
  if (!number.ok) throw new Error(number.error.message);
  return dealCards(rules, number.value);
};

const playByChance = (rules: Rules, pos: Position, random: Random): Move[] => {
  const played: Move[] = [];
  const most = random(150);
  while (played.length < most) {
    const legal = rules.legalMoves(pos);
    if (legal.length === 0) break;
    const cards = legal.filter((move) => !isAction(move));
    const move = pick(random, cards.length > 0 && chance(random, 80) ? cards : legal);
    rules.playUnchecked(pos, move);
    played.push(move);
  }
  return played;
};

/** The game with a few entries left out, doubled, exchanged or replaced; most changes are late, so that the log gets to them. */
const mutate = (game: Game, random: Random): Entry[] => {
  const { rules, line } = game;
  const entries = [...line];
  for (let changes = 1 + random(3); changes > 0; changes--) {
    const at = chance(random, 50)
      ? random(entries.length + 1)
      : entries.length - random(Math.min(entries.length, 12) + 1);
    const cut = random(2);
    const added = pick<() => Entry[]>(random, [
      () => [],
      () => (line.length > 0 ? [pick(random, line)] : []),
      () => [anyEntry(rules, random)],
      () => legalEntry(game, entries.slice(0, at), random),
    ])();
    entries.splice(at, cut, ...added);
  }
  return entries;
};

/** Any two piles and any count, or an action. */
const anyEntry = (rules: Rules, random: Random): Entry => {
  if (chance(random, 5)) return entryFrom(rules, pick(random, ["S", "by1", "by2"]));
  const piles = pilesOf(rules);
  return entryFrom(rules, entryOf(pick(random, piles), pick(random, piles), chance(random, 70) ? 1 : 1 + random(13)));
};

/** A move that is legal where it comes, if the log gets there at all. */
const legalEntry = ({ deal, rules }: Game, before: readonly Entry[], random: Random): Entry[] => {
  const pos = dealt(rules, deal);
  if (judge(rules, pos, before).outcome === "illegal") return [];
  const legal = rules.legalMoves(pos);
  if (legal.length === 0) return [];
  const move = pick(random, legal);
  return [{ text: makeMoveText(rules, move), move }];
};

const entryFrom = (rules: Rules, text: string): Entry => ({ text, move: parseMove(rules, text) });
