import { makeCard, type Position } from "../../src/index.js";
import { randomFrom } from "../../test/random.js";
import { rulesOf } from "../../test/table.js";

const rules = rulesOf("rouge-et-noir");

/** A position with high foundations, and what is left in a few columns and perhaps the stock. */
export const ending = (seed: number): Position => {
  const random = randomFrom(seed);
  const pos = rules.emptyTable();
  const left: { card: number; order: number }[] = [];
  const noise = 1 + random(14);
  const copies = (rank: number, red: number): number[] =>
    [0, 1, 2, 3].map((i) => makeCard(rank, 2 * red + (i & 1), i >> 1));
  const cards = Array.from({ length: 26 }, (_, kind) => copies(kind >> 1, kind & 1));
  for (let f = 0; f < 4; f++) {
    const height = 13 - random(6);
    for (let rank = 0; rank < height; rank++) {
      pos.put(rules.pileIndex(`F${f + 1}`), cards[rank * 2 + (f >> 1)]!.pop()!);
    }
  }
  for (let f = 0; f < 4 - random(2); f++) {
    const king = f & 1;
    for (let rank = 12; rank >= 0; rank--) {
      pos.put(rules.pileIndex(`F${f + 5}`), cards[rank * 2 + ((12 - rank + king) & 1)]!.pop()!);
    }
  }
  cards.forEach((of, kind) => {
    for (const card of of) left.push({ card, order: (kind >> 1) + random(noise) });
  });
  left.sort((a, b) => b.order - a.order);
  const columns = 2 + random(9);
  const stock = left.splice(0, random(3) * random(4));
  for (const { card } of stock) pos.put(rules.pileIndex("S"), card | 0x80);
  left.forEach(({ card }, i) => pos.put(rules.pileIndex(`T${1 + (i % columns)}`), card));
  return pos;
};
