/** A number from 1 to `most`, all alike likely. */
export const draw = (random: () => number, most: number): number => {
  const fair = 2 ** 32 - (2 ** 32 % most);
  for (;;) {
    const drawn = random();
    if (drawn < fair) return 1 + (drawn % most);
  }
};
