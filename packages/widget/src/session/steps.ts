/**
 * The steps of a log that a replay goes by, each a log of its own: an entry, so that all turns of the stock between two
 * moves are one step; the pick of an interval goes with the move after it.
 */
export const entriesOf = (log: string): string[] => {
  const steps: string[] = [];
  let pick = "";
  for (const entry of log.trimEnd().split(" ")) {
    if (entry.startsWith("by")) pick += `${entry} `;
    else {
      steps.push(pick + entry);
      pick = "";
    }
  }
  return [...steps, pick.trimEnd()].filter((step) => step !== "");
};

/** The same as if every move had been a gesture: turns of the stock are steps one by one. */
export const stepsOf = (log: string): string[] =>
  entriesOf(log).flatMap((entry) => {
    const [step = "", turns = 1] = entry.split("*");
    return Array<string>(Number(turns)).fill(step);
  });
