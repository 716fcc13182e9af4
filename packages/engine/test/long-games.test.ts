import { describe, expect, test } from "vitest";
import { deal, Game, identityOf, type Position, Rules, variants } from "../src/index.js";
import { playOn } from "./games.js";
import { randomFrom } from "./random.js";
import { numberOf, rulesOf, Table } from "./table.js";

/** As many moves of each game make 100,000 in all. */
const MOVES = 100_000 / variants.length;

const deckOf = ({ pileNames }: Rules, pos: Position): number[] =>
  pileNames
    .flatMap((_, pile) => pos.cards(pile))
    .map(identityOf)
    .toSorted((a, b) => a - b);

describe("common.conserved: 100,000 moves by chance, and all of them taken back, lose and double no card", () => {
  test.each(variants.map((variant) => [variant.name, variant] as const))("of %s", (_, variant) => {
    const rules = new Rules(variant);
    const random = randomFrom(7);
    let played = 0;
    for (let number = 1; played < MOVES; number++) {
      const pos = deal(rules, numberOf(String(number)));
      const [deck, hash, mark] = [deckOf(rules, pos), pos.hash(), pos.mark];
      played += playOn(rules, pos, random, 1000, number % 3).length;
      expect(deckOf(rules, pos)).toEqual(deck);
      pos.rewind(mark);
      expect([pos.hash(), deckOf(rules, pos)]).toEqual([hash, deck]);
    }
    expect(played).toBeGreaterThanOrEqual(MOVES);
  });
});

describe("common.undo: a stock that has come round three times", () => {
  test.each(["zodiac", "zodiac-classic"])("is taken back and played again through the same positions: %s", (id) => {
    const game = Game.deal(rulesOf(id), numberOf("9"));
    const table = new Table(game.rules, game.position);
    const random = randomFrom(3);
    const hashes = [game.position.hash()];
    const turn = table.move("S");
    const stock = game.rules.pileIndex("S");
    for (let rounds = 0; rounds < 3;) {
      const wasEmpty = game.position.isEmpty(stock);
      const move = game.rules.legalMoves(game.position).find((each) => each !== turn);
      expect(game.play(move !== undefined && random(4) === 0 ? move : turn)).toBeUndefined();
      hashes.push(game.position.hash());
      if (wasEmpty && !game.position.isEmpty(stock)) rounds++;
    }
    expect(new Set(hashes).size, "no two positions are alike").toBeGreaterThan(100);
    for (const hash of hashes.slice(0, -1).toReversed()) {
      expect(game.undo()).toBe(true);
      expect(game.position.hash()).toBe(hash);
    }
    expect(game.undo()).toBe(false);
    for (const hash of hashes.slice(1)) {
      expect(game.redo()).toBe(true);
      expect(game.position.hash()).toBe(hash);
    }
    expect(game.redo()).toBe(false);
  });
});
