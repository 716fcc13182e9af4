import { CARDS, COLUMNS, KING, STARTS } from "./layout.js";

/** Finds which columns of the state at `at` take a card: for each kind a bit for every column. */
export const readTakers = (states: Uint8Array, at: number, takers: Int32Array): void => {
  takers.fill(0);
  for (let q = 0; q < COLUMNS; q++) {
    const end = states[at + STARTS + q + 1]!;
    if (states[at + STARTS + q] === end) {
      takers[2 * KING]! |= 1 << q;
      takers[2 * KING + 1]! |= 1 << q;
    } else {
      const wanted = (states[at + CARDS + end - 1]! ^ 1) - 2;
      if (wanted >= 0) takers[wanted]! |= 1 << q;
    }
  }
};
