/**
 * The steps that a replay goes by, each a log of its own: an entry of the log, so that all turns of the stock between
 * two moves are one step; the pick of an interval goes with the move after it.
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
  if (pick !== "") steps.push(pick.trimEnd());
  return steps;
};
