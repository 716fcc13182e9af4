import { CARDS, COLUMNS, DEALT, DISCARDS, DOWN, FOUNDATIONS, RUN, STARTS } from "./layout.js";

// A move is `type << 24 | cards << 16 | from << 8 | to`.
/** From a column to a column. */
export const CARRY: number = 0 << 24;
/** From a column to a foundation: 0 and 1 are the higher and the lower one of black, 2 and 3 those of red. */
export const HOME: number = 1 << 24;
/** From a column to the discards that a black (0) or a red king (1) heads. */
const DISCARD: number = 2 << 24;
/** A row of the stock. */
export const DEAL: number = 3 << 24;
export const TYPE: number = 3 << 24;

export const carry = (from: number, to: number, n: number): number => CARRY | (n << 16) | (from << 8) | to;
export const home = (from: number, to: number): number => HOME | (1 << 16) | (from << 8) | to;
export const discard = (from: number, to: number): number => DISCARD | (RUN << 16) | (from << 8) | to;

/** Writes the state that a move makes of the one at `from`. The two do not overlap. */
export const makeMove = (states: Uint8Array, from: number, to: number, move: number): void => {
  states.copyWithin(to, from, from + CARDS);
  const type = move & TYPE;
  const n = (move >> 16) & 255;
  const source = (move >> 8) & 255;
  const target = move & 255;
  const sourceEnd = from + CARDS + states[from + STARTS + source + 1]! - n;
  let write = to + CARDS;
  for (let q = 0; q < COLUMNS; q++) {
    states[to + STARTS + q] = write - to - CARDS;
    const end = q === source ? sourceEnd : from + CARDS + states[from + STARTS + q + 1]!;
    for (let read = from + CARDS + states[from + STARTS + q]!; read < end;) states[write++] = states[read++]!;
    if (type === CARRY && q === target) for (let i = 0; i < n; i++) states[write++] = states[sourceEnd + i]!;
  }
  states[to + STARTS + COLUMNS] = write - to - CARDS;
  const left = states[to + STARTS + source + 1]! - states[to + STARTS + source]!;
  if (left > 0 && left === states[to + DOWN + source]!) states[to + DOWN + source]!--;
  if (type === HOME) states[to + FOUNDATIONS + target]!++;
  if (type === DISCARD) states[to + DISCARDS + target]!++;
};

/** Writes the state that dealing a row makes of the one at `from`. The two do not overlap. */
export const dealRow = (states: Uint8Array, from: number, to: number, stock: Uint8Array): void => {
  states.copyWithin(to, from, from + CARDS);
  let dealt = states[from + DEALT]!;
  let write = to + CARDS;
  for (let q = 0; q < COLUMNS; q++) {
    states[to + STARTS + q] = write - to - CARDS;
    const end = from + CARDS + states[from + STARTS + q + 1]!;
    for (let read = from + CARDS + states[from + STARTS + q]!; read < end;) states[write++] = states[read++]!;
    if (dealt < stock.length) states[write++] = stock[dealt++]!;
  }
  states[to + STARTS + COLUMNS] = write - to - CARDS;
  states[to + DEALT] = dealt;
};
