import type { Random } from "../../test/random.js";

/** The items in an order left to chance. */
export const shuffled = <T>(items: readonly T[], random: Random): T[] =>
  items
    .map((item) => ({ item, order: random(1 << 30) }))
    .sort((a, b) => a.order - b.order)
    .map(({ item }) => item);
