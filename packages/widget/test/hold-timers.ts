/**
 * Keeps what is to be done after so many milliseconds until the test does it. Of each time the latest is kept.
 * @returns What is to be done, by its time, and what lets timers run by themselves again.
 */
export const holdTimers = (
  ...held: readonly number[]
): { readonly runs: ReadonlyMap<number, () => void>; readonly restore: () => void } => {
  const later = window.setTimeout.bind(window);
  const runs = new Map<number, () => void>();
  window.setTimeout = ((run: () => void, milliseconds = 0) => {
    if (!held.includes(milliseconds)) return later(run, milliseconds);
    runs.set(milliseconds, run);
    return 0;
  }) as typeof setTimeout;
  return { runs, restore: () => void (window.setTimeout = later as typeof setTimeout) };
};
