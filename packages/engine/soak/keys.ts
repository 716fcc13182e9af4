import { isRed, type Position, rankOf, type Rules, suitOf } from "../src/index.js";

/**
 * What tells the positions apart that can be reached from one start, exactly: two positions have one key if and only if
 * they differ by nothing that any rule looks at, which is said for each game.
 */
export interface PositionKey {
  /** The length of a key in 32-bit words. */
  readonly words: number;
  readonly write: (pos: Position, key: Int32Array) => void;
}

type Range = readonly [first: number, end: number];

const rangeOf = (rules: Rules, role: string): Range => {
  const { first, end } = rules.kinds.find((kind) => kind.role === role)!;
  return [first, end];
};

const BASED = 1 << 13;
const HEIGHT = 14;
const TOP = 12;

/**
 * Penguin: for each column how many cards still lie where the start had them; for each other card whether it lies on the
 * next rank of its suit, at the bottom of a column, or neither; and the foundations.
 *
 * This tells every position from every other, but for the order of the cells and of the columns that were emptied: a
 * column takes nothing but the next lower card of the suit of its top, so what was laid on it since the start lies on the next
 * rank of its suit; only the rank below the beak's goes to an empty column; and what lies in no column and on no
 * foundation is in a cell. All cells take the same cards, and so do all empty columns, so no rule looks at their order.
 *
 * Cards that the start had on the next rank of their suit count as laid there, once they are not covered by others, so
 * that carrying them away and back gives the same key; a run from the rank below the beak's down that is a whole column
 * counts as laid there too, for the same reason.
 */
export const penguinKey = (rules: Rules, start: Position): PositionKey => {
  const columns = rangeOf(rules, "tableau");
  const foundations = rangeOf(rules, "foundation");
  const given = rules.pileNames.map((_, pile) => start.cards(pile));
  const rank = Uint8Array.from({ length: 64 }, (_, card) => (rankOf(card) - start.base + 13) % 13);
  const isOnNext = (card: number, under: number): boolean =>
    suitOf(card) === suitOf(under) && (rank[card]! + 1) % 13 === rank[under];

  const inPlace = (pos: Position, pile: number): number => {
    const cards = given[pile]!;
    const size = pos.size(pile);
    let n = 0;
    while (n < size && n < cards.length && pos.card(pile, size - 1 - n) === cards[n]) n++;
    while (n > 1 && isOnNext(cards[n - 1]!, cards[n - 2]!)) n--;
    return n === 1 && rank[cards[0]!] === TOP ? 0 : n;
  };
  return {
    words: 6,
    write: (pos, key) => {
      key.fill(0);
      for (let pile = columns[0]; pile < columns[1]; pile++) {
        const size = pos.size(pile);
        const kept = inPlace(pos, pile);
        const column = pile - columns[0];
        key[column >> 2]! |= kept << (8 * (column & 3));
        for (let at = kept; at < size; at++) {
          const card = pos.card(pile, size - 1 - at);
          key[2 + suitOf(card)]! |= at === 0 ? BASED : 1 << rank[card]!;
        }
      }
      for (let pile = foundations[0]; pile < foundations[1]; pile++) {
        key[2 + pile - foundations[0]]! |= pos.size(pile) << HEIGHT;
      }
    },
  };
};

/**
 * Stalactites: how many cards each column and each foundation has, and the interval. Columns only lose cards, from the
 * top. Nothing looks at suits: a foundation's top has the rank that its base, its length and the interval tell. So what the
 * cells hold is known but for suits, and as a cell gives and takes like the other one, no rule looks at their order.
 */
export const stalactitesKey = (rules: Rules): PositionKey => {
  const columns = rangeOf(rules, "tableau");
  const foundations = rangeOf(rules, "foundation");
  return {
    words: 3,
    write: (pos, key) => {
      key.fill(0);
      for (let pile = columns[0]; pile < columns[1]; pile++) {
        const column = pile - columns[0];
        key[column >> 2]! |= pos.size(pile) << (8 * (column & 3));
      }
      key[2] = pos.step << 16;
      for (let pile = foundations[0]; pile < foundations[1]; pile++) {
        key[2] |= pos.size(pile) << (4 * (pile - foundations[0]));
      }
    },
  };
};

/** Every card but for its deck, which no rule looks at. */
const withoutDeck = (card: number): number => 0x100 | (card & 0xbf);
/** In Rouge et Noir no rule looks at suits, but at their colour. */
const withoutSuit = (card: number): number => 0x100 | (card & 0xbc) | (isRed(card) ? 2 : 0);

/**
 * Any game, as text: the cards of all piles, the piles of a kind in one order whatever theirs is, as they take
 * and give alike. There is one exception: while there is a stock that deals a row, it matters which column is which.
 */
export const textKey = (rules: Rules): ((pos: Position) => string) => {
  const code = rules.variant.id === "rouge-et-noir" ? withoutSuit : withoutDeck;
  const stock = rules.kinds.find(({ role }) => role === "stock");
  const dealsRows = stock !== undefined && !rules.kinds.some(({ role }) => role === "waste");
  return (pos) => {
    const isFixed = dealsRows && !pos.isEmpty(stock.first);
    const kinds = rules.kinds.map(({ first, end, role }) => {
      const piles: string[] = [];
      for (let pile = first; pile < end; pile++) piles.push(String.fromCharCode(...pos.cards(pile).map(code)));
      return (isFixed && role === "tableau" ? piles : piles.sort()).join("|");
    });
    return `${kinds.join("/")}${pos.step}`;
  };
};
