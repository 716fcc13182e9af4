import {
  type DealNumber,
  deal,
  isAction,
  type Move,
  parseLog,
  type Position,
  replay,
  type Rules,
} from "../src/index.js";
import { solutions } from "./fixtures.js";
import type { Random } from "./random.js";
import { numberOf, valueOf } from "./table.js";

/** A game to be looked at move by move. */
export interface Line {
  readonly deal: DealNumber;
  readonly moves: readonly Move[];
}

/** How a player without a plan chooses: anything, rather cards than the stock, or rather home than anywhere else. */
const tastes: readonly ((rules: Rules, moves: readonly Move[]) => readonly Move[])[] = [
  (_, moves) => moves,
  (_, moves) => moves.filter((move) => !isAction(move)),
  (rules, moves) => moves.filter((move) => !isAction(move) && rules.kindOf(move & 255).goal),
];

/** Plays moves by chance until there are none, or so many are made. */
export const playOn = (rules: Rules, pos: Position, random: Random, most: number, taste = 0): Move[] => {
  const played: Move[] = [];
  while (played.length < most) {
    const legal = rules.legalMoves(pos);
    if (legal.length === 0) break;
    const liked = tastes[taste]!(rules, legal);
    const choice = liked.length > 0 ? liked : legal;
    const move = choice[random(choice.length)]!;
    rules.playUnchecked(pos, move);
    played.push(move);
  }
  return played;
};

/** Games by chance from deals of every generator, and the known wins, some of them left for a walk by chance. */
export const sampleLines = (rules: Rules, random: Random): Line[] => {
  const lines: Line[] = [];
  for (const text of ["1", "31999", "ms4294967296", "32000", "99999999999999999999"]) {
    for (const taste of tastes.keys()) {
      const number = numberOf(text);
      lines.push({ deal: number, moves: playOn(rules, deal(rules, number), random, 60, taste) });
    }
  }
  for (const { deal: text, log } of solutions.filter(({ game }) => game === rules.variant.id)) {
    const number = numberOf(text);
    const won: Move[] = [];
    replay(rules, deal(rules, number), valueOf(parseLog(log)), (move) => won.push(move));
    lines.push({ deal: number, moves: won });
    const pos = deal(rules, number);
    const kept = won.slice(0, Math.floor((won.length * (60 + random(35))) / 100));
    for (const move of kept) rules.playUnchecked(pos, move);
    lines.push({ deal: number, moves: [...kept, ...playOn(rules, pos, random, 60, random(3))] });
  }
  return lines;
};

/** Every nth position of the games. Who looks at one leaves it as it was. */
export function* positionsOf(rules: Rules, lines: readonly Line[], nth: number): Generator<Position> {
  let i = 0;
  for (const { deal: number, moves } of lines) {
    const pos = deal(rules, number);
    yield pos;
    for (const [made, move] of moves.entries()) {
      rules.playUnchecked(pos, move);
      // Of long games, the beginning and the end: what lies between is mostly turning the stock.
      if ((made < 40 || made >= moves.length - 80) && ++i % nth === 0) yield pos;
    }
  }
}

/** The position at the end of a game. */
export const after = (rules: Rules, { deal: number, moves }: Line): Position => {
  const pos = deal(rules, number);
  for (const move of moves) rules.playUnchecked(pos, move);
  return pos;
};
