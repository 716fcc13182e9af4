import { describe, expect, test } from "vitest";
import { Game, makeMoveText, parseLog, replay, rulesFor, variants } from "../../src/index.js";
import { solutions } from "../fixtures.js";
import { numberOf, rulesOf, Table, valueOf } from "../table.js";

test("common.pile-order: a pile is written from the bottom, and its last card is the exposed one", () => {
  const table = Table.set("penguin", { T1: "9H 3C", T2: "4C", F1: "2C" }, "T7");
  const { pos, rules } = table;
  const pile = rules.pileIndex("T1");
  expect(pos.card(pile)).toBe(pos.cards(pile)[1]);
  expect(pos.card(pile, 1)).toBe(pos.cards(pile)[0]);
  expect(table.play("T1-F1").pile("T1")).toBe("9H");
});

test("common.exposed: a covered card cannot be reached", () => {
  const table = Table.set("stalactites", { F1: "5C", F2: "5S", F3: "5H", F4: "5D", T1: "6H 9H" }, "T8", { by: 1 });
  expect(table.targets("T1")).toEqual(["R1", "R2"]);
  expect(table.play("T1-R1").targets("T1")).toContain("F1");
});

test("common.pile-names: the letter tells the role", () => {
  const roles = { S: "stock", W: "waste", T: "tableau", R: "reserve", F: "foundation" };
  for (const rules of variants.map(rulesFor)) {
    for (const [pile, name] of rules.pileNames.entries()) {
      expect(rules.kindOf(pile).role).toBe(roles[name.charAt(0) as keyof typeof roles]);
    }
  }
});

describe("common.won, rouge-et-noir.won, common.never-lost", () => {
  test.each(solutions.map((each) => [each.game, each.deal, each.log]))("%s %s", (id, deal, log) => {
    const game = Game.deal(rulesOf(id), numberOf(deal));
    const { rules, position } = game;
    const moves: number[] = [];
    replay(rules, position.clone(), valueOf(parseLog(log)), (move) => moves.push(move));
    for (const move of moves) {
      expect(game.isWon).toBe(false);
      expect(game.isStuck, makeMoveText(rules, move)).toBe(false);
      expect(game.play(move)).toBeUndefined();
    }
    expect(game.isWon).toBe(true);
    expect(game.isStuck).toBe(false);
    expect(rules.legalMoves(position)).toEqual([]);
  });

  test("that no moves are left is only told: they can still be taken back", () => {
    const { rules, pos } = Table.set(
      "stalactites",
      { F1: "5C", F2: "5S", F3: "5H", F4: "5D", T1: "9H 9S 8H", R1: "8S" },
      "T8",
      { by: 1 },
    );
    const game = new Game(rules, pos);
    expect(game.isStuck).toBe(false);
    game.play(new Table(rules, pos).move("T1-R2"));
    expect(game.isStuck).toBe(true);
    expect(game.undo()).toBe(true);
    expect(game.isStuck).toBe(false);
    expect(game.redo()).toBe(true);
    expect(game.restart()).toBe(true);
  });
});
