// How fast the engine generates moves, replays and deals.
import { readFileSync } from "node:fs";
import { deal, makeMoveText, parseDealNumber, parseLog, replay, rulesFor, variants, verify } from "../dist/index.js";
import { rulesOf, valueOf } from "./deals.mjs";
import { compare } from "./measure.mjs";
import { number, printTable } from "./table.mjs";

const numbers = (count, first = 1) =>
  Array.from({ length: count }, (_, i) => valueOf(parseDealNumber(String(first + i))));

const penguin = rulesOf("penguin");
const opening = numbers(40).map((number) => deal(penguin, number));

/** Depth first, as a solver goes: a position counts when it was played and its moves were generated. */
const search = (pos, depth) => {
  let positions = 1;
  const moves = penguin.legalMoves(pos);
  if (depth === 0) return positions;
  const mark = pos.mark;
  for (const move of moves) {
    penguin.playUnchecked(pos, move);
    positions += search(pos, depth - 1);
    pos.rewind(mark);
  }
  return positions;
};

/** One line after the other to its end, by a fixed choice of moves, and back to the deal. */
const wander = () => {
  let positions = 0;
  let choice = 1;
  for (const pos of opening) {
    for (let line = 0; line < 20; line++) {
      for (let i = 0; i < 100; i++) {
        const moves = penguin.legalMoves(pos);
        if (moves.length === 0) break;
        choice = (Math.imul(choice, 1_103_515_245) + 12_345) >>> 0;
        penguin.playUnchecked(pos, moves[(choice >>> 8) % moves.length]);
        positions++;
      }
      pos.rewind(0);
    }
  }
  return positions;
};

const games = readFileSync(new URL("../test/fixtures/solutions.txt", import.meta.url), "utf8")
  .split("\n")
  .filter((line) => line !== "" && !line.startsWith("#"))
  .map((line) => {
    const [id, number, ...entries] = line.split(" ");
    const rules = rulesOf(id);
    const log = valueOf(parseLog(entries.join(" ")));
    return { rules, log, start: deal(rules, valueOf(parseDealNumber(number))) };
  });

/** All known wins, each move checked. */
const replayAll = () => {
  let moves = 0;
  for (let i = 0; i < 20; i++) {
    for (const { rules, log, start } of games) {
      start.rewind(0);
      moves += replay(rules, start, log).moves;
    }
  }
  return moves;
};

/** The longest log there may be, each move written out: a card goes to the flipper and back on its run. */
const longest = (() => {
  const number = "3";
  const pos = deal(penguin, valueOf(parseDealNumber(number)));
  const first = penguin.legalMoves(pos).find((move) => makeMoveText(penguin, move) === "T5-T6");
  if (first === undefined) throw new Error("The rules of Penguin have changed: T5-T6 is not legal in deal 3.");
  return { deal: number, log: ["T5-T6", ...Array(2499).fill("T6-R1 R1-T6"), "T6-R1"].join(" ") };
})();

const judgeLongest = () => {
  const verdict = valueOf(verify(penguin, longest));
  if (verdict.outcome !== "unfinished" || verdict.moves !== 5000) throw new Error(JSON.stringify(verdict));
  return 1;
};

const dealAll = (list) => () => {
  for (const number of list) for (const variant of variants) deal(rulesFor(variant), number);
  return list.length * variants.length;
};

/** Measures them and prints them. @returns {import("./table.mjs").Goal[]} */
export const printSpeeds = () => {
  const speeds = compare([
    { name: "Penguin, positions in a search", unit: "M/s", scale: 1e-6, least: 0.8, run: () => search(opening[0], 2) },
    { name: "Penguin, positions on random ways", unit: "M/s", scale: 1e-6, least: 0.8, run: wander },
    { name: "replay of the known wins, moves", unit: "M/s", scale: 1e-6, least: 2, run: replayAll },
    { name: "verdict on 5,000 written moves", unit: "ms", scale: 1e3, most: 5, run: judgeLongest },
    { name: "deals by Microsoft's generator", unit: "k/s", scale: 1e-3, run: dealAll(numbers(200)) },
    { name: "deals by the twister", unit: "k/s", scale: 1e-3, run: dealAll(numbers(200, 4_294_967_296)) },
  ]);
  printTable(
    ["", "median", "slowest", "fastest", "unit"],
    speeds.map(({ name, unit, median, slowest, fastest }) => [
      name,
      ...[median, slowest, fastest].map((each) => number(each, 2)),
      unit,
    ]),
  );
  return speeds
    .filter(({ least, most }) => (least ?? most) !== undefined)
    .map(({ name, unit, least, most, median, missed }) => ({
      name,
      value: `${number(median, 2)} ${unit}`,
      bound: least === undefined ? `at most ${most}` : `at least ${least}`,
      missed,
    }));
};
