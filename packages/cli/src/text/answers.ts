import type { Answer } from "../solve/answer.js";

/** Writes answers one below the other, as they come, so the widths are those of the largest usual values. */
export interface AnswerTable {
  readonly head: string;
  readonly line: (answer: Answer) => string;
}

interface Column {
  readonly title: string;
  readonly width: number;
  readonly text: (answer: Answer) => string;
}

/**
 * @param sample Tells which columns there are.
 * @param dealWidth The length of the longest deal number.
 * @param withPar Whether the shortest wins were looked for.
 */
export const answerTable = (sample: Answer, dealWidth: number, withPar: boolean): AnswerTable => {
  const columns: Column[] = [
    { title: "deal", width: dealWidth, text: ({ deal }) => deal },
    { title: "verdict", width: 7, text: ({ verdict }) => verdict },
    ...Object.keys(sample.verdicts ?? {}).map((pick) => ({
      title: pick,
      width: 7,
      text: ({ verdicts }: Answer) => verdicts?.[pick] ?? "",
    })),
    withPar
      ? { title: "par", width: -5, text: parText }
      : { title: "moves", width: -5, text: ({ moves }) => String(moves ?? "") },
    { title: "nodes", width: -8, text: ({ nodes }) => String(nodes) },
    { title: "ms", width: -9, text: ({ ms }) => ms.toFixed(2) },
  ];
  const align = (cells: readonly string[]): string =>
    cells
      .map((cell, i) => {
        const { title, width } = columns[i]!;
        return width < 0 ? cell.padStart(-width) : cell.padEnd(Math.max(width, title.length));
      })
      .join("  ")
      .trimEnd();
  return {
    head: align(columns.map(({ title }) => title)),
    line: (answer) => align(columns.map(({ text }) => text(answer))),
  };
};

const parText = ({ par, parProved }: Answer): string =>
  par === undefined ? "" : `${parProved === false ? "<=" : ""}${par}`;

/** One answer in words: the verdict, the game that wins, and what it took. */
export const answerInWords = (answer: Answer): { verdict: string; log: string | undefined; cost: string } => {
  const { verdict, verdicts, moves, par, parProved, log, nodes, ms } = answer;
  const fewest = par === undefined ? "" : parProved === false ? ", the fewest found" : ", the fewest";
  const each = Object.entries(verdicts ?? {}).map(([pick, verdict]) => `${pick} ${SAID[verdict]}`);
  return {
    verdict:
      SAID[verdict] +
      (moves === undefined ? "" : ` in ${moves} ${moves === 1 ? "move" : "moves"}${fewest}`) +
      (each.length > 0 ? ` (${each.join(", ")})` : ""),
    log,
    cost: `${nodes} ${nodes === 1 ? "position" : "positions"} looked at, ${ms} ms`,
  };
};

const SAID = { won: "won", lost: "lost", unknown: "no win found" } as const;
