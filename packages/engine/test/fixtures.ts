import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";

// The facts that the tests are held against. fixtures/README.md says where they come from.

const file = (name: string): URL => new URL(`fixtures/${name}`, import.meta.url);

/** The fields of each line of a text fixture, which are parted by spaces. Lines that begin with # are remarks. */
const rows = (name: string): string[][] =>
  readFileSync(file(name), "utf8")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map((line) => line.split(" "));

export interface Solution {
  readonly game: string;
  readonly deal: string;
  readonly log: string;
}

/** Complete winning games. */
export const solutions: readonly Solution[] = rows("solutions.txt").map(([game, deal, ...log]) => ({
  game: game!,
  deal: deal!,
  log: log.join(" "),
}));

export interface PerftCase {
  readonly game: string;
  readonly deal: string;
  /** So many entries of the solution of this deal are played first. */
  readonly entries: number;
  /** The number of lines of 1, 2, 3, … legal moves. */
  readonly counts: readonly number[];
}

export const perftCases: readonly PerftCase[] = rows("perft.txt").map(([game, deal, entries, ...counts]) => ({
  game: game!,
  deal: deal!,
  entries: Number(entries),
  counts: counts.map(Number),
}));

export interface DeckFact {
  readonly deal: string;
  readonly packs: 1 | 2;
  /** The first cards dealt. */
  readonly first: string;
  /** Of all cards, joined by one space. */
  readonly sha256: string;
}

/** Decks computed by an independent implementation, edges of the generators included. */
export const frozenDecks: readonly DeckFact[] = rows("frozen-decks.txt").map((fields) => ({
  deal: fields[0]!,
  packs: fields[1] === "1" ? 1 : 2,
  first: fields.slice(2, -1).join(" "),
  sha256: fields.at(-1)!,
}));

/** Published deals of Microsoft FreeCell. */
export const freecellDeals: readonly { readonly deal: string; readonly cards: string }[] = rows(
  "freecell-deals.txt",
).map(([deal, ...cards]) => ({ deal: deal!, cards: cards.join(" ") }));

const json = (name: string): unknown => JSON.parse(readFileSync(file(name), "utf8"));

type PySolDeck = Readonly<Record<"first13" | "sha256", string>>;

/** Decks of PySolFC. */
export const pysolDecks: readonly DeckFact[] = (
  json("deck_hashes.json") as ({ deal: string } & Record<"d1" | "d2", PySolDeck>)[]
).flatMap(({ deal, d1, d2 }) => [
  { deal, packs: 1, first: d1.first13, sha256: d1.sha256 },
  { deal, packs: 2, first: d2.first13, sha256: d2.sha256 },
]);

/** Piles as PySolFC's fixtures name them, each a list of cards. */
export interface PySolTable {
  readonly stock?: readonly string[];
  readonly waste?: readonly string[];
  readonly tableau: readonly string[][];
  readonly reserve?: readonly string[][];
  readonly foundations: readonly string[][];
}

export interface PySolDeal {
  readonly deal: string;
  readonly shuffledDeckFirstDealtFirst: readonly string[];
  /** The table as PySolFC lays it out. */
  readonly position: PySolTable;
  /** The table as this project's rules lay it out, where the two differ. */
  readonly seedRulePosition?: PySolTable;
}

/** Deals of PySolFC, by the game's name there. */
export const pysolDeals = (name: string): readonly PySolDeal[] =>
  (json(`deals.${name}.json`) as { deals: PySolDeal[] }).deals;

/** One position of a game, and everything that may be done there. */
export interface TraceRecord {
  readonly kind: "deal" | "synthetic" | "endgame";
  readonly deal: string;
  readonly n: number;
  readonly pos: Readonly<Record<string, unknown>>;
  readonly beak?: string;
  readonly legal: readonly TraceMove[];
  readonly won: boolean;
  readonly move: TraceMove | null;
}

/** Source, count, target; the stock is `["S", 0, "deal"]`. */
export type TraceMove = readonly [from: string, count: number, to: string];

export const traces = (name: string): readonly TraceRecord[] =>
  gunzipSync(readFileSync(file(name)))
    .toString()
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line) as TraceRecord);
