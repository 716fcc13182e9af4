import { readFileSync } from "node:fs";
import { findPackageJSON } from "node:module";
import { dirname, join } from "node:path";
import { gunzipSync } from "node:zlib";

// Facts by PySolFC, an implementation that owes nothing to this one; the README beside them tells more.

const folder = join(dirname(findPackageJSON(import.meta.url)!), "../../packages/engine/test/fixtures");

export interface Solution {
  readonly game: string;
  readonly deal: string;
  readonly entries: readonly string[];
}

/** Complete winning games. */
export const solutions: readonly Solution[] = readFileSync(join(folder, "solutions.txt"), "utf8")
  .split("\n")
  .filter((line) => line !== "" && !line.startsWith("#"))
  .map((line) => {
    const [game = "", deal = "", ...entries] = line.split(" ");
    return { game, deal, entries };
  });

/** A position of a game, by what led to it, and what may be done there. */
export interface Fact {
  readonly game: string;
  readonly deal: string;
  /** The entries that lead to it. */
  readonly entries: readonly string[];
  /** All legal moves, as entries. */
  readonly legal: ReadonlySet<string>;
  readonly won: boolean;
}

type TraceMove = readonly [from: string, count: number, to: string];

interface TraceRecord {
  readonly kind: string;
  readonly deal: string;
  readonly n: number;
  readonly legal: readonly TraceMove[];
  readonly won: boolean;
  readonly move: TraceMove | null;
}

const FILES = [
  ["traces.zodiac.seed", "zodiac"],
  ["traces.zodiac.classic", "zodiac-classic"],
  ["traces.stalactites.ones", "stalactites", "by1"],
  ["traces.stalactites.twos", "stalactites", "by2"],
  ["traces.rougeetnoir.seed", "rouge-et-noir"],
  ["traces.penguin.seed", "penguin"],
] as const;

/** All positions of PySolFC's games that begin with a deal. */
export const readFacts = (): Fact[] =>
  FILES.flatMap(([file, game, pick]) => {
    const records = gunzipSync(readFileSync(join(folder, `${file}.jsonl.gz`)))
      .toString()
      .split("\n")
      .filter((line) => line !== "")
      .map((line) => JSON.parse(line) as TraceRecord);
    let entries: string[] = [];
    let next = 0;
    const facts: Fact[] = [];
    for (const { kind, deal, n, legal, won, move } of records) {
      if (kind !== "deal") continue;
      if (n === 0) entries = pick === undefined ? [] : [pick];
      // A game that was not written down from its beginning on says nothing of a log.
      if (n === 0 || n === next)
        facts.push({ game, deal, entries: [...entries], legal: new Set(legal.map(textOf)), won });
      next = n === 0 || n === next ? n + 1 : -1;
      if (move) entries.push(textOf(move));
    }
    return facts;
  });

const textOf = ([from, count, to]: TraceMove): string =>
  from === "S" ? "S" : `${from}-${to}${count > 1 ? `:${count}` : ""}`;
