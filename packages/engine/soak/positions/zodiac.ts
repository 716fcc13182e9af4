import { type Card, FACE_DOWN, makeCard, type Position, rankOf, type Rules, suitOf } from "../../src/index.js";
import { randomFrom } from "../../test/random.js";
import { rulesOf } from "../../test/table.js";
import type { Family } from "./games.js";
import { shuffled } from "./shuffled.js";

/** Both games, and how the second foundation of a suit goes. */
export const games = [
  { rules: rulesOf("zodiac"), falls: false },
  { rules: rulesOf("zodiac-classic"), falls: true },
] as const;

type Game = (typeof games)[number];

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
 * @param more How many more ranks may be left.
 */
export const small =
  ({ rules, falls }: Game, more = 0): Family =>
  (seed) => {
    const random = randomFrom(seed);
    const pos = rules.emptyTable();
    const suits = shuffled([0, 1, 2, 3], random);
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
      const most = (inPlay === 1 ? 5 : 3) + more;
      const cards = shuffled(foundationsOf(rules, pos, falls, suit, [1 + random(most), 1 + random(most)]), random);
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
    const rest = shuffled(loose, random);
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
export const ending =
  ({ rules, falls }: Game): Family =>
  (seed) => {
    const random = randomFrom(seed);
    const pos = rules.emptyTable();
    const cards = shuffled([0, 1, 2, 3], random).flatMap((suit, i) => {
      const most = i < 2 ? 6 : 0;
      return shuffled(foundationsOf(rules, pos, falls, suit, [random(most + 1), random(most + 1)]), random);
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
