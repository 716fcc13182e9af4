import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { solve } from "../../src/solver/index.js";
import { rulesOf, Table } from "../table.js";

/** What the solver came to in a range of deals; nodes of those that were decided. */
interface NodeCount {
  readonly game: string;
  /** The interval that is picked first. */
  readonly pick?: string;
  readonly first: number;
  readonly last: number;
  /** The budget, where it is not the solver's own. */
  readonly within?: number;
  readonly won: number;
  readonly lost: number;
  readonly nodes: number;
}

const noted = JSON.parse(readFileSync(new URL("../../bench/node-counts.json", import.meta.url), "utf8")) as {
  readonly test: readonly NodeCount[];
};

/** Speed is nodes and time for a node: the first is the same on every machine, and so a test can hold it. */
describe("node counts", () => {
  const cases = noted.test.map((count) => [[count.game, count.pick ?? ""].join(" ").trim(), count] as const);

  test.each(cases)("%s: as noted in bench/node-counts.json", (_, count) => {
    const { game, pick, first, last, within } = count;
    const rules = rulesOf(game);
    const sums = { won: 0, lost: 0, nodes: 0 };
    for (let number = first; number <= last; number++) {
      const table = Table.dealt(game, String(number));
      if (pick !== undefined) table.play(pick);
      const { verdict, nodes } = solve(rules, table.pos, within === undefined ? {} : { nodes: within });
      if (verdict === "unknown" || nodes > (within ?? Infinity)) continue;
      sums[verdict]++;
      sums.nodes += nodes;
    }
    expect({ ...count, ...sums }).toEqual(count);
  });
});
