import type { Tally } from "./client.js";

/** The wins of some numbers of moves, as one stem of a chart. */
export interface Stem {
  /** The fewest moves that it stands for, and the most. */
  readonly from: number;
  readonly to: number;
  readonly wins: number;
}

/** A distribution as stems of one width; the last may stand for all that lies beyond. */
export interface Stems {
  readonly stems: readonly Stem[];
  /** Whether the last stem stands for more than its width. */
  readonly isOpen: boolean;
}

/** So many stems at most. */
const MOST = 13;

/** This part of the wins decides how far the chart goes: a game of thousands of moves shall not flatten all others. */
const SHOWN = 0.97;

/** Gathers a distribution, which has at least one win, from the fewest moves to the most. */
export const gatherStems = (distribution: readonly Tally[]): Stems => {
  const all = distribution.reduce((sum, { wins }) => sum + wins, 0);
  const first = distribution[0]!.moves;
  let counted = 0;
  const last = distribution.find(({ wins }) => (counted += wins) >= all * SHOWN)!.moves;
  const width = stepFor(last - first + 1);
  const start = Math.floor(first / width) * width;
  const count = Math.floor((last - start) / width) + 1;
  const stems = Array.from({ length: count }, (_, i) => {
    const from = start + i * width;
    return { from, to: from + width - 1, wins: 0 };
  });
  for (const { moves, wins } of distribution) {
    const i = Math.min(count - 1, Math.floor((moves - start) / width));
    stems[i]!.wins += wins;
    if (i === count - 1) stems[i]!.to = Math.max(stems[i]!.to, moves);
  }
  return { stems, isOpen: stems.at(-1)!.to > start + count * width - 1 };
};

/** The stem that stands for so many moves; those beyond both ends are at the ends. */
export const stemOf = ({ stems }: Stems, moves: number): number =>
  Math.max(
    0,
    stems.findLastIndex(({ from }) => from <= moves),
  );

/** 1, 2, 4, 5, 10, 20, 40, 50, 100 and so on: the least that needs no more than the most stems. */
const stepFor = (range: number): number => {
  for (let ten = 1; ; ten *= 10) {
    for (const factor of [1, 2, 4, 5]) if (Math.ceil(range / (factor * ten)) + 1 <= MOST) return factor * ten;
  }
};
