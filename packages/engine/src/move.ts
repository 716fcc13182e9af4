/**
 * A move is a number: carrying cards is `count << 16 | from << 8 | to` with piles by their number; a value below 256
 * is the index of one of the variant's actions.
 */
export type Move = number;

export const transfer = (from: number, to: number, count = 1): Move => (count << 16) | (from << 8) | to;
export const isAction = (move: Move): boolean => move < 256;
export const fromOf = (move: Move): number => (move >> 8) & 255;
export const toOf = (move: Move): number => move & 255;
export const countOf = (move: Move): number => move >>> 16;
