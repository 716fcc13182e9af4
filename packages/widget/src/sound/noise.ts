/** White noise from −1 to 1, the same each time it begins: a linear congruential generator's upper bits. */
export const noise = (): (() => number) => {
  let state = 1;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) | 0;
    return state / 2 ** 31;
  };
};
