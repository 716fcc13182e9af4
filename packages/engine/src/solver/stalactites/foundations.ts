/** By twos, rank r is the `r / 2`-th to come, or the `(r + 13) / 2`-th: dividing by the interval, modulo 13. */
export const renamed = (rank: number, step: number): number => (step === 1 ? rank : (rank * 7) % 13);

/**
 * How many foundations lack a rank, if the given one, which wants it, has most to come among them; 0 if it has not.
 * @param bases The renamed ranks of the foundations' first cards.
 * @param counts How many cards each foundation has.
 */
export const lackingBehind = (
  bases: ArrayLike<number>,
  counts: ArrayLike<number>,
  target: number,
  rank: number,
): number => {
  const ours = counts[target]!;
  let lacking = 0;
  for (let f = 0; f < bases.length; f++) {
    const count = (rank - bases[f]! + 13) % 13;
    if (count < counts[f]!) continue;
    if (count < ours) return 0;
    lacking++;
  }
  return lacking;
};
