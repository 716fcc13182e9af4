/**
 * The steps of a log, each a log of its own, as if every move had been a gesture: turns of the stock one by one, the pick
 * of an interval together with the move after it.
 */
export const stepsOf = (log: string): string[] => {
  const steps: string[] = [];
  let pick = "";
  for (const entry of log.trimEnd().split(" ")) {
    const [text = "", repeat] = entry.split("*");
    for (let i = 0; i < Number(repeat ?? 1); i++) steps.push(pick + text);
    pick = "";
    if (text.startsWith("by")) pick = `${steps.pop()} `;
  }
  if (pick !== "") steps.push(pick.trimEnd());
  return steps.filter((step) => step !== "");
};
