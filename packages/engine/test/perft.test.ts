import { expect, test } from "vitest";
import { parseLog, type Position, replay, type Rules } from "../src/index.js";
import { perftCases, solutions } from "./fixtures.js";
import { Table, valueOf } from "./table.js";

/** Adds up how many lines of 1, 2, 3, … legal moves there are. */
const count = (rules: Rules, pos: Position, counts: number[], depth = 0): void => {
  const moves = rules.legalMoves(pos);
  counts[depth]! += moves.length;
  if (depth === counts.length - 1) return;
  const mark = pos.mark;
  for (const move of moves) {
    rules.playUnchecked(pos, move);
    count(rules, pos, counts, depth + 1);
    pos.rewind(mark);
  }
};

test.each(perftCases.map((each) => [each.game, each.deal, each.entries, each] as const))(
  "perft of %s %s after %i entries",
  (id, deal, entries, { counts }) => {
    const { rules, pos } = Table.dealt(id, deal);
    const solution = solutions.find((each) => each.game === id && each.deal === deal)?.log ?? "";
    replay(rules, pos, valueOf(parseLog(solution)).slice(0, entries));
    const found = counts.map(() => 0);
    count(rules, pos, found);
    expect(found).toEqual(counts);
  },
);
