import { type Card, makeCard, type Position, rankOf, suitOf } from "../../src/index.js";
import { type Random, randomFrom } from "../../test/random.js";
import { rulesOf } from "../../test/table.js";
import { shuffled } from "./shuffled.js";

const rules = rulesOf("stalactites");

/** Lays cards on the foundations, from bases left to chance, and answers those that are left, in an order left to chance. */
const begun = (pos: Position, random: Random, length: () => number): Card[] => {
  const step = 1 + random(2);
  rules.actions[step - 1]!.play(pos);
  const suits = Array.from({ length: 13 }, () => [0, 1, 2, 3]);
  for (let f = 1; f <= 4; f++) {
    const base = random(13);
    const count = length();
    for (let i = 0; i < count; i++) {
      const rank = (base + i * step) % 13;
      pos.put(rules.pileIndex(`F${f}`), makeCard(rank, suits[rank]!.pop()!));
    }
  }
  return shuffled(
    suits.flatMap((of, rank) => of.map((suit) => makeCard(rank, suit))),
    random,
  );
};

/** The game with 7 to 10 cards that each foundation still takes, dealt to 4 to 8 columns. */
export const smallDeck = (seed: number): Position => {
  const random = randomFrom(seed);
  const pos = rules.emptyTable();
  const ranks = 7 + random(4);
  const columns = 4 + random(5);
  begun(pos, random, () => 13 - ranks).forEach((card, i) => {
    pos.put(rules.pileIndex(`T${1 + (i % columns)}`), card);
  });
  return pos;
};

/** A position with long foundations and few cards left. */
export const ending = (seed: number): Position => {
  const random = randomFrom(seed);
  const pos = rules.emptyTable();
  const left = begun(pos, random, () => 5 + random(7));
  const inCells = 1 + random(2);
  const columns = 2 + random(7);
  left.forEach((card, i) => {
    pos.put(rules.pileIndex(i < inCells ? `R${i + 1}` : `T${1 + (i % columns)}`), card);
  });
  return pos;
};

/** The position by ones that is the same as this one by twos: rank r becomes the r/2-th, modulo 13. */
export const byOnes = (twos: Position): Position => {
  const pos = rules.emptyTable();
  rules.actions[0]!.play(pos);
  for (let pile = 0; pile < twos.pileCount; pile++) {
    for (const card of twos.cards(pile)) pos.put(pile, makeCard((rankOf(card) * 7) % 13, suitOf(card)));
  }
  return pos;
};
