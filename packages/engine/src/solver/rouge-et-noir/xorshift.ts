/** The next of a sequence of pseudorandom words, none of them 0: Marsaglia's xorshift. */
export const xorshift = (word: number): number => {
  let x = word;
  x ^= x << 13;
  x ^= x >>> 17;
  return x ^ (x << 5);
};
