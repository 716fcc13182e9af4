import { describe, expect, test } from "vitest";
import { type Card, deal, FACE_DOWN, makeCard, type Position, rankOf, type Rules, suitOf } from "../../src/index.js";
import { solve } from "../../src/solver/index.js";
import { playOn } from "../games.js";
import { type Random, randomFrom } from "../random.js";
import { numberOf, rulesOf } from "../table.js";
import { compare } from "./exhaustive.js";

/** Both games, and how the second foundation of a suit goes. */
const games = [
  { rules: rulesOf("zodiac"), falls: false },
  { rules: rulesOf("zodiac-classic"), falls: true },
];

type Game = (typeof games)[number];

const shuffle = <T>(items: readonly T[], random: Random): T[] =>
  items
    .map((item) => ({ item, order: random(1 << 30) }))
    .sort((a, b) => a.order - b.order)
    .map(({ item }) => item);

/** Puts cards of a suit on its foundations so that the given numbers are left, and answers which cards are left. */
const foundationsOf = (rules: Rules, pos: Position, falls: boolean, suit: number, left: readonly number[]): Card[] => {
  const copies = Array.from({ length: 13 }, (_, rank) => [makeCard(rank, suit, 0), makeCard(rank, suit, 1)]);
  left.forEach((n, i) => {
    for (let k = 0; k < 13 - n; k++) {
      const rank = falls && i === 1 ? 12 - k : k;
      pos.put(rules.pileIndex(`F${2 * suit + i + 1}`), copies[rank]!.pop()!);
    }
  });
  return copies.flat();
};

/**
 * A small game in phase one: two suits, or one, with some ranks left; some cards of another suit fill the Equator, in
 * which no pile takes them; the rest is on the foundations, as if it had been left out of the game.
 */
const small =
  ({ rules, falls }: Game) =>
  (seed: number): Position => {
    const random = randomFrom(seed);
    const pos = rules.emptyTable();
    const suits = shuffle([0, 1, 2, 3], random);
    const inPlay = 1 + random(2);
    const equator: Card[] = [];
    const loose: Card[] = [];
    let pile = 0;
    suits.forEach((suit, i) => {
      if (i >= inPlay) {
        const blockers = i === inPlay ? random(8) : 0;
        const half = random(blockers + 1);
        equator.push(...foundationsOf(rules, pos, falls, suit, [half, blockers - half]));
        return;
      }
      const most = inPlay === 1 ? 5 : 3;
      const cards = shuffle(foundationsOf(rules, pos, falls, suit, [1 + random(most), 1 + random(most)]), random);
      const tops: { pile: number; top: Card }[] = [];
      for (const top of cards.splice(0, 1 + random(3))) {
        tops.push({ pile: rules.pileIndex(`T${++pile}`), top });
        pos.put(tops.at(-1)!.pile, top);
      }
      // Some have been played on already.
      for (const card of random(2) === 0 ? [...cards] : []) {
        const on = tops.find(({ top }) => Math.abs(rankOf(top) - rankOf(card)) === 1);
        if (!on || random(3) === 0) continue;
        on.top = card;
        pos.put(on.pile, card);
        cards.splice(cards.indexOf(card), 1);
      }
      loose.push(...cards);
    });
    const rest = shuffle(loose, random);
    equator.push(...rest.splice(0, Math.min(random(4), 8 - equator.length, Math.max(0, rest.length - 1))));
    equator.forEach((card, i) => pos.put(rules.pileIndex(`R${i + 1}`), card));
    const turned = random(rest.length + 1);
    rest.forEach((card, i) => {
      if (i < turned) pos.put(rules.pileIndex("W"), card);
      else pos.put(rules.pileIndex("S"), card | FACE_DOWN);
    });
    return pos;
  };

/** The end of a game in phase two: two suits on piles as they may be, and a few cards in the Equator. */
const ending =
  ({ rules, falls }: Game) =>
  (seed: number): Position => {
    const random = randomFrom(seed);
    const pos = rules.emptyTable();
    const cards = shuffle([0, 1, 2, 3], random).flatMap((suit, i) => {
      const most = i < 2 ? 6 : 0;
      return shuffle(foundationsOf(rules, pos, falls, suit, [random(most + 1), random(most + 1)]), random);
    });
    const inEquator = random(3);
    const piles = 1 + random(3);
    let equator = 0;
    for (const card of cards) {
      if (equator < inEquator && random(4) === 0) pos.put(rules.pileIndex(`R${++equator}`), card);
      else pos.put(rules.pileIndex(`T${1 + piles * suitOf(card) + random(piles)}`), card);
    }
    return pos;
  };

describe.each(games)("$rules.variant.name", (game) => {
  const { rules } = game;
  const dealt = (number: number): Position => deal(rules, numberOf(String(number)));

  test("agrees with an exhaustive search on small games", { timeout: 60_000 }, () => {
    const counts = compare(rules, small(game), 160, 4_000);
    expect(counts.won).toBeGreaterThan(80);
    expect(counts.lost).toBeGreaterThan(10);
  });

  test("agrees with an exhaustive search on endings in phase two", { timeout: 60_000 }, () => {
    const counts = compare(rules, ending(game), 400, 5_000);
    expect(counts.won).toBeGreaterThan(20);
    expect(counts.lost).toBeGreaterThan(200);
  });

  test("refuses a pile of two suits, which no game has", () => {
    const pos = dealt(1);
    const other = [...rules.pileNames.keys()].find(
      (pile) =>
        rules.kindOf(pile).role === "tableau" && suitOf(pos.card(pile)) !== suitOf(pos.card(rules.pileIndex("T1"))),
    )!;
    pos.carry(other, rules.pileIndex("T1"), 1);
    expect(() => solve(rules, pos)).toThrow("T1 mixes suits, which no game of Zodiac does.");
  });

  test("whoever plays a won game as the solver does can still win it", { timeout: 60_000 }, () => {
    const verdicts: string[] = [];
    for (let number = 1, won = 0; won < 3; number++) {
      const pos = dealt(number);
      const { moves } = solve(rules, pos);
      if (!moves) continue;
      won++;
      moves.forEach((move, i) => {
        rules.playUnchecked(pos, move);
        if (i % 7 === 0) verdicts.push(solve(rules, pos).verdict);
      });
    }
    expect(verdicts.length).toBeGreaterThan(100);
    expect(new Set(verdicts)).toEqual(new Set(["won"]));
  });

  test("whoever plays a lost game cannot win it", { timeout: 60_000 }, () => {
    const random = randomFrom(1);
    const verdicts: string[] = [];
    for (let number = 1; verdicts.length < 100; number++) {
      if (solve(rules, dealt(number)).verdict !== "lost") continue;
      for (let i = 0; i < 10; i++) {
        const pos = dealt(number);
        playOn(rules, pos, random, 1 + random(250), 1 + random(2));
        verdicts.push(solve(rules, pos).verdict);
      }
    }
    expect(new Set(verdicts)).toEqual(new Set(["lost"]));
  });
});
