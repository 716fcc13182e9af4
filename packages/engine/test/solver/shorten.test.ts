import { describe, expect, test } from "vitest";
import { Game, isAction, type Move, type Rules } from "../../src/index.js";
import { shorten, solve } from "../../src/solver/index.js";
import { randomFrom } from "../random.js";
import { numberOf, rulesOf, Table } from "../table.js";

const countOf = (rules: Rules, moves: readonly Move[]): number =>
  moves.filter((move) => !isAction(move) || rules.actions[move]!.counts).length;

/** Plays the moves on a game of that number, and expects a win. */
const expectWin = (rules: Rules, number: string, moves: readonly Move[]): void => {
  const game = Game.deal(rules, numberOf(number));
  expect(game.play(...moves)).toBeUndefined();
  expect(game.isWon).toBe(true);
};

describe("shorten", () => {
  test.each([
    ["penguin", "5"],
    ["stalactites", "3"],
    ["rouge-et-noir", "7"],
    ["zodiac", "6"],
    ["zodiac-classic", "6"],
  ])("answers a win that is no longer, and no shorter the second time: %s", (id, number) => {
    const rules = rulesOf(id);
    const { position } = Game.deal(rules, numberOf(number));
    const { moves } = solve(rules, position);
    const hash = position.hash();
    const shorter = shorten(rules, position, moves!);
    expect(position.hash()).toBe(hash);
    expect(countOf(rules, shorter)).toBeLessThanOrEqual(countOf(rules, moves!));
    expectWin(rules, number, shorter);
    expect(shorten(rules, position, shorter)).toEqual(shorter);
  });

  test("makes up for wandering about", () => {
    const rules = rulesOf("penguin");
    const { position } = Game.deal(rules, numberOf("5"));
    const { moves } = solve(rules, position);
    const straight = shorten(rules, position, moves!).length;
    for (let seed = 1; seed <= 5; seed++) {
      const random = randomFrom(seed);
      const pos = position.clone();
      // Into the cells and back, or anywhere else, and home by another way.
      const walk: Move[] = [];
      for (let i = 0; i < 6; i++) {
        const legal = rules.legalMoves(pos);
        const move = legal[random(legal.length)]!;
        rules.playUnchecked(pos, move);
        walk.push(move);
      }
      const { verdict, moves: rest } = solve(rules, pos);
      if (verdict !== "won") continue;
      const shorter = shorten(rules, position, [...walk, ...rest!]);
      expectWin(rules, "5", shorter);
      expect(shorter.length).toBeLessThan(straight + 15);
    }
  });

  test("drops whole turns of the stock, and turns no further than needed", () => {
    const rules = rulesOf("zodiac");
    const { position } = Game.deal(rules, numberOf("6"));
    const moves = shorten(rules, position, solve(rules, position).moves!);
    // 72 turns, and the waste turned over.
    const idle = Array<Move>(73).fill(0);
    expect(shorten(rules, position, [...idle, ...idle, ...moves])).toEqual(moves);
  });

  test("leaves out what goes to the cells and back, or twice where once is enough", () => {
    const table = Table.set(
      "stalactites",
      {
        F1: "AC 2C 3C 4C 5C 6C 7C 8C 9C TC JC QC",
        F2: "AS 2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS",
        F3: "AH 2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH",
        F4: "AD 2D 3D 4D 5D 6D 7D 8D 9D TD JD QD KD",
      },
      "T1",
      { by: 1 },
    );
    const moves = ["T1-R1", "R1-F1"].map((text) => table.move(text));
    expect(shorten(table.rules, table.pos, moves)).toEqual([table.move("T1-F1")]);
  });

  test("throws on moves that are not legal, or do not win", () => {
    const rules = rulesOf("penguin");
    const { position } = Game.deal(rules, numberOf("5"));
    expect(() => shorten(rules, position, [])).toThrow("do not win");
    expect(() => shorten(rules, position, [0])).toThrow("not legal");
  });
});
