import { makeCard, type Position, rankOf } from "../../src/index.js";
import { randomFrom } from "../../test/random.js";
import { rulesOf } from "../../test/table.js";
import { shuffled } from "./shuffled.js";

const rules = rulesOf("penguin");

/**
 * The game with 7 to 10 ranks of three suits, the others having been played, and all of the beak's, dealt to 4 to 7
 * columns with the beak at the bottom of the first one. Five cells or more are taken and low cards lie deep, more or
 * less, for of fair deals of so few cards nearly all are won.
 */
export const smallDeck = (seed: number): Position => {
  const random = randomFrom(seed);
  const pos = rules.emptyTable();
  pos.base = random(13);
  const ranks = 7 + random(4);
  const beak = random(4);
  const bias = random(12);
  const left: { card: number; order: number }[] = [];
  for (let suit = 0; suit < 4; suit++) {
    for (let rank = 0; rank < 13; rank++) {
      const card = makeCard((rank + pos.base) % 13, suit);
      if (suit !== beak && rank < 13 - ranks) pos.put(rules.pileIndex(`F${suit + 1}`), card);
      else if (rank > 0) left.push({ card, order: random(100) + bias * rank });
    }
  }
  const columns = 4 + random(4);
  const cells = 5 + random(3);
  pos.put(rules.pileIndex("T1"), makeCard(pos.base, beak));
  left.sort((a, b) => a.order - b.order);
  left.splice(-cells).forEach(({ card }, i) => pos.put(rules.pileIndex(`R${i + 1}`), card));
  left.forEach(({ card }, i) => pos.put(rules.pileIndex(`T${1 + ((i + 1) % columns)}`), card));
  return pos;
};

/**
 * The beak has been laid on the next rank, low cards lie deep, and no cell is free: they hold the highest cards of its
 * suit and of another one. Every fourth position is won in no other way than by building on the beak.
 */
export const onBeak = (seed: number): Position => {
  const random = randomFrom(seed);
  const pos = rules.emptyTable();
  pos.base = random(13);
  const suits = shuffled([0, 1, 2, 3], random);
  const left: number[] = [];
  const stepsOf = (card: number): number => (rankOf(card) - pos.base + 13) % 13;
  const cells: number[] = [];
  const high = [1 + random(4), 1 + random(4)];
  suits.forEach((suit, i) => {
    const played = i === 0 ? 0 : 1 + random(9);
    for (let rank = 0; rank < 13; rank++) {
      const card = makeCard((rank + pos.base) % 13, suit);
      if (rank < played) pos.put(rules.pileIndex(`F${suit + 1}`), card);
      else if (rank >= 13 - (high[i] ?? 0)) cells.push(card);
      else if (i > 0 || rank > 1) left.push(card);
    }
  });
  const noise = 1 + random(12);
  const rest = left
    .map((card) => ({ card, order: stepsOf(card) + random(noise) }))
    .sort((a, b) => a.order - b.order)
    .map(({ card }) => card);
  if (cells.length < 7) cells.push(...rest.splice(cells.length - 7));
  cells.splice(7).forEach((card) => rest.push(card));
  cells.forEach((card, i) => pos.put(rules.pileIndex(`R${i + 1}`), card));
  rest.forEach((card, i) => pos.put(rules.pileIndex(`T${1 + (i % 7)}`), card));
  for (const rank of [1, 0])
    pos.put(rules.pileIndex(`T${1 + (seed % 7)}`), makeCard((rank + pos.base) % 13, suits[0]!));
  return pos;
};

/**
 * A position with the cells filled by high cards and low cards buried, one suit not begun, so that every line can be
 * tried. The `noise` mixes the order of the ranks.
 */
export const crowded = (seed: number): Position => {
  const random = randomFrom(seed);
  const pos = rules.emptyTable();
  pos.base = random(13);
  const beak = random(4);
  const card = (suit: number, rank: number): number => makeCard((rank + pos.base) % 13, suit);
  const noise = 1 + random(8);
  const left: { card: number; order: number }[] = [];
  for (let suit = 0; suit < 4; suit++) {
    const height = suit === beak ? 0 : 12 - random(12);
    for (let rank = 0; rank < height; rank++) pos.put(rules.pileIndex(`F${suit + 1}`), card(suit, rank));
    for (let rank = height; rank < 13; rank++) left.push({ card: card(suit, rank), order: rank + random(noise) });
  }
  left.sort((a, b) => b.order - a.order);
  left.splice(0, 7).forEach((each, i) => pos.put(rules.pileIndex(`R${i + 1}`), each.card));
  left.reverse().forEach((each, i) => pos.put(rules.pileIndex(`T${1 + (i % 7)}`), each.card));
  return pos;
};

/**
 * Up to five ranks of each suit in disorder in a few columns, most of the high ones in cells, so that many moves are
 * needed and few are possible. In every third position nothing of one suit has been played yet, and its low ranks are there, too.
 */
export const tangled = (seed: number): Position => {
  const random = randomFrom(seed);
  const pos = rules.emptyTable();
  pos.base = random(13);
  const beak = random(3) === 0 ? random(4) : -1;
  const most = 2 + random(4);
  const left: { suit: number; rank: number }[] = [];
  for (let suit = 0; suit < 4; suit++) {
    const height = suit === beak ? 0 : 13 - random(most + 1);
    for (let rank = 0; rank < 13; rank++) {
      if (rank < height) pos.put(rules.pileIndex(`F${suit + 1}`), makeCard((rank + pos.base) % 13, suit));
      else left.push({ suit, rank });
    }
  }
  const order = shuffled(left, random);
  const put = (name: string, { suit, rank }: { suit: number; rank: number }): void =>
    pos.put(rules.pileIndex(name), makeCard((rank + pos.base) % 13, suit));
  const cells = Math.min(order.length, 3 + random(5));
  for (let i = 1; i <= cells; i++) {
    const highest = order.reduce((best, { rank }, at) => (rank > order[best]!.rank ? at : best), 0);
    put(`R${i}`, order.splice(random(4) > 0 ? highest : 0, 1)[0]!);
  }
  const columns = 1 + random(4);
  order.forEach((card, i) => put(`T${1 + (i % columns)}`, card));
  return pos;
};
