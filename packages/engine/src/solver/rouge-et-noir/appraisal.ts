import { CARDS, COLUMNS, DECK, DISCARDS, DOWN, fits, FOUNDATIONS, KINDS, KING, RUN, STARTS } from "./layout.js";
import { xorshift } from "./xorshift.js";
import { Tilt } from "./tilt.js";
import { DEEPEST, early, IN_STOCK, type Weights, weightsAt } from "./weights.js";

/** Above any rank. */
const NONE = 99;

/** A pseudorandom word for each kind at each height of a column. */
const zobrist = new Int32Array(DECK * 32);
for (let i = 0, x = 88172645; i < zobrist.length; i++) {
  x = xorshift(x);
  zobrist[i] = x;
}

/** What a card contributes to the hash of a state. */
export const hashOf = (column: number, height: number, kind: number): number => {
  const word = zobrist[(height << 5) | kind]!;
  return (word << column) | (word >>> (32 - column));
};

/** The hash of the state that begins at `at`: of its columns, which say nearly all of it. */
export const hashState = (states: Uint8Array, at: number): number => {
  let hash = 0;
  for (let q = 0; q < COLUMNS; q++) {
    const start = states[at + STARTS + q]!;
    const end = states[at + STARTS + q + 1]!;
    for (let i = start; i < end; i++) hash ^= hashOf(q, i - start, states[at + CARDS + i]!);
  }
  return hash;
};

/**
 * What the columns of one state are worth, and what they would be with cards taken off or put on. A column is worth the
 * sum of what its cards contribute, each by those below it, so one pass upwards is enough to know every change.
 */
export class Appraisal {
  /** The worth of the whole state. */
  worth = 0;
  // For the lowest n cards of column q, at `start of q + q + n`:
  /** their worth, without the run at their end; */
  private readonly worths = new Int32Array(DECK + COLUMNS);
  /** the length of that run; */
  private readonly runs = new Uint8Array(DECK + COLUMNS);
  /** the lowest rank among them. */
  private readonly lowest = new Uint8Array(DECK + COLUMNS);
  /** What each column is worth. */
  private readonly columns = new Int32Array(COLUMNS);
  private states: Uint8Array = new Uint8Array(0);
  private at = 0;

  weights: Weights = early;
  /** The factors by which to weigh, in the stages that begin after they are drawn. */
  readonly tilt: Tilt = new Tilt();
  /** For each column, what its being closed and a card face down in it are worth. */
  private readonly closed = new Int32Array(COLUMNS);
  private readonly faceDown = new Int32Array(COLUMNS);
  /** For each kind, what one on a card that it does not fit is worth. */
  private readonly junction = new Int32Array(KINDS);
  /** For each kind, how many cards lie above the one nearest to the end of a column. */
  private readonly depths = new Uint8Array(KINDS);
  private readonly runBonus = new Int32Array(RUN + 1);

  /** Weighs for when so many cards of the stock are dealt. */
  setStage(dealt: number, stock: number): void {
    const { tilt, closed, faceDown, junction } = this;
    const weights = weightsAt(dealt, stock, tilt.weights);
    this.weights = weights;
    for (let q = 0; q < COLUMNS; q++) {
      closed[q] = Math.round(weights.closed * tilt.columns[q]!);
      faceDown[q] = Math.round(weights.faceDown * tilt.columns[q]!);
    }
    for (let kind = 0; kind < junction.length; kind++)
      junction[kind] = Math.round(weights.junction * tilt.kinds[kind]!);
    for (let n = 2; n <= RUN; n++) this.runBonus[n] = Math.round((weights.run * n * n) / 10);
  }

  /** Looks at the state that begins at `at`. */
  read(states: Uint8Array, at: number): void {
    this.states = states;
    this.at = at;
    let worth = this.outside();
    for (let q = 0; q < COLUMNS; q++) worth += this.columns[q] = this.readColumn(q);
    this.worth = worth;
  }

  /** What the cards on the foundations are worth. */
  private outside(): number {
    const { states, at, weights } = this;
    const f = at + FOUNDATIONS;
    const d = at + DISCARDS;
    const home = states[f]! + states[f + 1]! + states[f + 2]! + states[f + 3]!;
    return weights.home * home + weights.discarded * (states[d]! + states[d + 1]!);
  }

  private readColumn(q: number): number {
    const { states, at, worths, runs, lowest, weights, runBonus } = this;
    const start = states[at + STARTS + q]!;
    const size = states[at + STARTS + q + 1]! - start;
    const down = states[at + DOWN + q]!;
    const cards = at + CARDS + start;
    const prefix = start + q;
    const faceDown = this.faceDown[q]!;
    let worth = down > 0 ? this.closed[q]! : 0;
    let run = 0;
    let low = NONE;
    worths[prefix] = 0;
    runs[prefix] = 0;
    lowest[prefix] = NONE;
    for (let i = 0; i < size; i++) {
      const kind = states[cards + i]!;
      const rank = kind >> 1;
      if (rank > low) worth += weights.above;
      else low = rank;
      if (i < down) worth += faceDown;
      else if (i === 0) {
        run = 1;
        if (rank === KING) worth += weights.base;
      } else if (i > down && fits(kind, states[cards + i - 1]!)) run++;
      else {
        worth += this.junction[kind]! + runBonus[run]!;
        if (rank === KING) worth += weights.king;
        run = 1;
      }
      worths[prefix + i + 1] = worth;
      runs[prefix + i + 1] = run;
      lowest[prefix + i + 1] = low;
    }
    return size === 0 ? weights.emptyColumn : worth + runBonus[run]!;
  }

  /** How much better column `q` is with its lowest `n` cards alone, the last of them face up. */
  cut(q: number, n: number): number {
    const { states, at, worths, runs, weights, runBonus } = this;
    if (n === 0) return weights.emptyColumn - this.columns[q]!;
    const start = states[at + STARTS + q]!;
    const worth = worths[start + q + n]!;
    if (n !== states[at + DOWN + q]!) return worth + runBonus[runs[start + q + n]!]! - this.columns[q]!;
    const kind = states[at + CARDS + start + n - 1]!;
    const isKing = kind >> 1 === KING;
    let up = -this.faceDown[q]!;
    if (n === 1) up -= this.closed[q]!;
    if (n > 1) up += this.junction[kind]! + (isKing ? weights.king : 0);
    else if (isKing) up += weights.base;
    return worth + up + runBonus[1]! - this.columns[q]!;
  }

  /** How much better column `q` is with a run of `n` more cards, headed by `rank`, which fits there. */
  join(q: number, rank: number, n: number): number {
    const { states, at, weights, runBonus } = this;
    const start = states[at + STARTS + q]!;
    const end = states[at + STARTS + q + 1]!;
    if (start === end) return weights.base + runBonus[n]! - weights.emptyColumn;
    const prefix = end + q;
    const higher = Math.max(0, Math.min(n, rank - this.lowest[prefix]!));
    return this.worths[prefix]! + runBonus[this.runs[prefix]! + n]! + weights.above * higher - this.columns[q]!;
  }

  /** How much better column `q` is with a card dealt onto it. */
  deal(q: number, kind: number): number {
    const { states, at, weights } = this;
    const start = states[at + STARTS + q]!;
    const end = states[at + STARTS + q + 1]!;
    const rank = kind >> 1;
    if (start === end) return (rank === KING ? weights.base : 0) - weights.emptyColumn;
    if (fits(kind, states[at + CARDS + end - 1]!)) return this.join(q, rank, 1);
    const king = rank === KING ? weights.king : 0;
    return this.junction[kind]! + king + (rank > this.lowest[end + q]! ? weights.above : 0);
  }

  /**
   * How deep the cards lie that the foundations want next, weighed; at most 0.
   *
   * @param row A row of kinds that is dealt onto the columns first, from `next` to `end`.
   */
  wanted(states: Uint8Array, at: number, row: Uint8Array, next: number, end: number): number {
    const { depths, weights } = this;
    depths.fill(NONE);
    for (let q = 0; q < COLUMNS; q++) {
      const from = at + CARDS + states[at + STARTS + q]!;
      let depth = 0;
      if (next + q < end) {
        depths[row[next + q]!] = 0;
        depth = 1;
      }
      for (let i = at + CARDS + states[at + STARTS + q + 1]! - 1; i >= from; i--, depth++) {
        const kind = states[i]!;
        if (depth < depths[kind]!) depths[kind] = depth;
      }
    }
    let worth = 0;
    for (let colour = 0; colour < 2; colour++) {
      const higher = states[at + FOUNDATIONS + 2 * colour]!;
      const lower = states[at + FOUNDATIONS + 2 * colour + 1]!;
      worth += weights.overNext * this.depthOf(lower, colour) + weights.overSecond * this.depthOf(lower + 1, colour);
      if (higher !== lower) worth += weights.overHigher * this.depthOf(higher, colour);
    }
    return worth;
  }

  private depthOf(rank: number, colour: number): number {
    if (rank > KING) return 0;
    const depth = this.depths[rank * 2 + colour]!;
    return depth === NONE ? IN_STOCK : Math.min(depth, DEEPEST);
  }
}
