import { expect, test } from "vitest";
import { parseLog, type Position, replay, type Rules } from "../src/index.js";
import { perftCases, solutions } from "./fixtures.js";
import { Table, valueOf } from "./table.js";

/** How many lines of `depth` legal moves there are. */
const perft = (rules: Rules, pos: Position, depth: number): number => {
  const moves = rules.legalMoves(pos);
  if (depth === 1) return moves.length;
  const mark = pos.mark;
  let leaves = 0;
  for (const move of moves) {
    rules.playUnchecked(pos, move);
    leaves += perft(rules, pos, depth - 1);
    pos.rewind(mark);
  }
  return leaves;
};

test.each(perftCases.map((each) => [each.game, each.deal, each.entries, each] as const))(
  "perft of %s %s after %i entries",
  (id, deal, entries, { counts }) => {
    const { rules, pos } = Table.dealt(id, deal);
    const solution = solutions.find((each) => each.game === id && each.deal === deal)?.log ?? "";
    replay(rules, pos, valueOf(parseLog(solution)).slice(0, entries));
    expect(counts.map((_, i) => perft(rules, pos, i + 1))).toEqual(counts);
  },
);
