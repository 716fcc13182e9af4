/** What a position is worth, in hundredths. */
export interface Weights {
  faceDown: number;
  /** A column with cards face down. */
  closed: number;
  /** A card on one that it does not fit. */
  junction: number;
  /** A king on any card. */
  king: number;
  /** A card above a lower one. */
  above: number;
  /** A card on a colour foundation. */
  home: number;
  discarded: number;
  emptyColumn: number;
  /** A king at the bottom of a column, face up. */
  base: number;
  /** A run of n is worth a tenth of this times n squared. */
  run: number;
  /** A card above the next one wanted on a colour's lower foundation; on its higher one; above the one after the first. */
  overNext: number;
  overHigher: number;
  overSecond: number;
}

/** As many cards count as above a card that is still in the stock, and no more than `DEEPEST` of those above others. */
export const IN_STOCK = 4;
export const DEEPEST = 12;

/** How many cards the stock of a deal has. */
const STOCK = 67;

/** Before the first card of the stock is dealt. */
export const early: Weights = {
  faceDown: -526,
  closed: -48,
  junction: -373,
  king: -41,
  above: -152,
  home: 194,
  discarded: 1568,
  emptyColumn: 280,
  base: 366,
  run: 91,
  overNext: -61,
  overHigher: -20,
  overSecond: -20,
};

/** After the last one. In between the weights change evenly. */
const late: Weights = {
  faceDown: -1304,
  closed: -46,
  junction: -613,
  king: -35,
  above: -164,
  home: 133,
  discarded: 3324,
  emptyColumn: 304,
  base: 266,
  run: 57,
  overNext: -69,
  overHigher: -35,
  overSecond: -23,
};

const names = Object.keys(early) as (keyof Weights)[];

/** How many weights there are. */
export const WEIGHTS: number = names.length;

/**
 * The weights when so many cards of a stock are dealt.
 *
 * @param factors For each of the early weights, then for each of the late ones.
 */
export const weightsAt = (dealt: number, stock: number, factors: Float64Array): Weights => {
  const weights = { ...late };
  const share = dealt === stock ? 1 : 1 - (stock - dealt) / STOCK;
  names.forEach((name, i) => {
    const first = early[name] * factors[i]!;
    const last = late[name] * factors[WEIGHTS + i]!;
    weights[name] = Math.round(first + (last - first) * share);
  });
  return weights;
};
