import { describe, expect, test } from "vitest";
import { judge, makePosition, makeMoveText, parseLog, parseMove, parsePosition, type Position } from "../src/index.js";
import { pysolDeals, type PySolTable, solutions, type TraceMove, type TraceRecord, traces } from "./fixtures.js";
import { numberOf, rulesOf, Table, valueOf } from "./table.js";

// The engine against facts that it had no part in.

/** The table of PySolFC's fixture in the shape of a position. */
const flat = ({ stock, waste, tableau, reserve, foundations }: PySolTable): Record<string, unknown> => ({
  S: (stock ?? []).join(" "),
  W: (waste ?? []).join(" "),
  T: tableau.map((pile) => pile.join(" ")),
  R: (reserve ?? []).map((pile) => pile.join(" ")),
  F: foundations.map((pile) => pile.join(" ")),
});

const games: Readonly<Record<string, string>> = {
  zodiac: "zodiac",
  stalactites: "stalactites",
  rougeetnoir: "rouge-et-noir",
  penguin: "penguin",
};

describe("deals", () => {
  test.each(Object.entries(games))("PySolFC's %s is laid out as %s is", (name, id) => {
    const deals = pysolDeals(name);
    expect(deals).toHaveLength(18);
    for (const { deal, position, seedRulePosition } of deals) {
      const { rules, pos } = Table.dealt(id, deal);
      const theirs = valueOf(parsePosition(rules, flat(seedRulePosition ?? position)));
      expect(makePosition(rules, pos), deal).toEqual(makePosition(rules, theirs));
    }
  });
});

const traced: readonly { file: string; id: string; by?: 1 | 2 }[] = [
  { file: "traces.zodiac.seed.jsonl.gz", id: "zodiac" },
  { file: "traces.zodiac.classic.jsonl.gz", id: "zodiac-classic" },
  { file: "traces.stalactites.ones.jsonl.gz", id: "stalactites", by: 1 },
  { file: "traces.stalactites.twos.jsonl.gz", id: "stalactites", by: 2 },
  { file: "traces.rougeetnoir.seed.jsonl.gz", id: "rouge-et-noir" },
  { file: "traces.penguin.seed.jsonl.gz", id: "penguin" },
];

describe.each(traced)("$file", ({ file, id, by }) => {
  const rules = rulesOf(id);
  const records = traces(file);
  const positionOf = ({ pos, beak }: TraceRecord): Position =>
    valueOf(
      parsePosition(rules, { ...pos, ...(beak === undefined ? {} : { beak }), ...(by === undefined ? {} : { by }) }),
    );

  const where = ({ kind, deal, n }: TraceRecord): string => `${kind} ${deal}, position ${n}`;
  /** The piles of a position as the fixture has them: it names the stock of games that have none. */
  const piles = (pos: Position): string => {
    const { S = "", W, T, R, F } = makePosition(rules, pos);
    return JSON.stringify({ S, W, T, R, F });
  };

  test("every position is read, and written as it was", () => {
    const others = records.filter((record) => piles(positionOf(record)) !== JSON.stringify(record.pos));
    expect(others.map(where)).toEqual([]);
  });

  test("every position has exactly these moves, and is won or not", () => {
    const others = records.filter((record) => {
      const pos = positionOf(record);
      const moves = rules.legalMoves(pos).map((move) => makeMoveText(rules, move));
      const wanted = record.legal.map(textOf);
      return moves.sort().join(" ") !== wanted.sort().join(" ") || rules.isWon(pos) !== record.won;
    });
    expect(others.map(where)).toEqual([]);
  });

  test("every move leads to the next position", () => {
    const moved = records.filter(({ deal, n, move }, i) => {
      const next = records[i + 1];
      return move !== null && next?.deal === deal && next.n === n + 1;
    });
    // The last record of a game has no move, or none that is followed up.
    expect(moved.length).toBeGreaterThan(records.length * 0.8);
    const others = moved.filter((record) => {
      const pos = positionOf(record);
      const fault = rules.play(pos, parseMove(rules, textOf(record.move!))!);
      return fault !== undefined || piles(pos) !== JSON.stringify(records[records.indexOf(record) + 1]!.pos);
    });
    expect(others.map(where)).toEqual([]);
  });

  test("games from a deal begin as the deal does", () => {
    const first = records.filter(({ kind, n }) => kind === "deal" && n === 0);
    expect(first.length).toBeGreaterThanOrEqual(10);
    for (const record of first) {
      const { pos } = Table.dealt(id, record.deal);
      if (by !== undefined) rules.playUnchecked(pos, by - 1);
      expect(makePosition(rules, pos), record.deal).toEqual(makePosition(rules, positionOf(record)));
    }
  });
});

const textOf = ([from, count, to]: TraceMove): string =>
  from === "S" ? "S" : `${from}-${to}${count > 1 ? `:${count}` : ""}`;

describe("solutions", () => {
  test("there are three or more of each game", () => {
    for (const id of ["zodiac", "zodiac-classic", "stalactites", "rouge-et-noir", "penguin"]) {
      expect(solutions.filter(({ game }) => game === id).length, id).toBeGreaterThanOrEqual(3);
    }
  });

  test.each(solutions.map((solution) => [solution.game, solution.deal, solution.log]))(
    "of %s %s wins, and only with its last move",
    (id, deal, log) => {
      const rules = rulesOf(id);
      const entries = valueOf(parseLog(log));
      const moves = entries.reduce((sum, entry) => sum + movesOf(entry), 0);
      expect(judge(rules, numberOf(deal), entries)).toEqual({ outcome: "won", moves });
      expect(judge(rules, numberOf(deal), entries.slice(0, -1))).toMatchObject({ outcome: "unfinished" });
    },
  );
});

const movesOf = (entry: { readonly action?: string | undefined; readonly repeat?: number }): number =>
  entry.action === undefined ? 1 : entry.action === "S" ? entry.repeat! : 0;
