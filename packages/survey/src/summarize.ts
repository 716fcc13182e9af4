import type { Answer } from "./measure.ts";
import { countsOf, rankCorrelation } from "./statistics.ts";
import type { Question, Subject } from "./subjects.ts";
import { countRows, figureRows, type Row } from "./table.ts";

/** Effort is counted in bins: bin `i` begins at 2^(i/8) nodes. */
const BINS_PER_DOUBLING = 8;
const binOf = (nodes: number): number => Math.floor(Math.log2(Math.max(1, nodes)) * BINS_PER_DOUBLING);
export const binStart = (bin: number): number => 2 ** (bin / BINS_PER_DOUBLING);

/** What a subject's answers to a question come to, small enough to be kept. */
export const summarize = ({ tag }: Subject, question: Question, answers: readonly Answer[]): Row[] => [
  { measure: "deals", value: tag, number: answers.length },
  ...(["won", "lost", "unknown"] as const).map((value) => ({
    measure: "verdict",
    value,
    number: answers.filter(({ verdict }) => verdict === value).length,
  })),
  ...details[question](answers),
];

const details: Readonly<Record<Question, (answers: readonly Answer[]) => Row[]>> = {
  verdict: (answers) => {
    const nodes = answers.map((answer) => answer.nodes);
    const lengths = defined(answers.map(({ length }) => length));
    return [
      ...figureRows("effort", countsOf(nodes)),
      ...countRows("effort-bin", nodes.map(binOf)),
      ...figureRows("moves", countsOf(lengths)),
      ...countRows("length", lengths),
      ...boundRows("won", answers),
      ...boundRows("lost", answers),
    ];
  },
  careful: (answers) => [
    ...figureRows("wins", countsOf(defined(answers.map(({ careful }) => careful)))),
    ...countRows(
      "permille",
      defined(answers.map(({ careful }) => careful)).map((share) => Math.round(share * 1000)),
    ),
    ...countRows("score", defined(answers.map(({ score }) => score)).map(shortened)),
    ...countRows("level", defined(answers.map(({ level }) => level))),
  ],
  checked: (answers) => {
    const played = answers.filter(({ checked }) => checked !== undefined);
    const checked = played.map((answer) => answer.checked!);
    const correlation = (value: string, numbers: readonly number[]): Row => ({
      measure: "rank-correlation",
      value,
      number: Math.round(rankCorrelation(checked, numbers) * 1000) / 1000,
    });
    return [
      ...figureRows("wins", countsOf(checked)),
      correlation(
        "careful",
        played.map(({ careful }) => careful!),
      ),
      correlation(
        "score",
        played.map(({ score }) => score!),
      ),
      correlation(
        "effort",
        played.map(({ nodes }) => -nodes),
      ),
    ];
  },
  par: (answers) => {
    const proved = answers.filter(({ isProved, verdict }) => isProved && verdict === "won");
    const lengths = defined(proved.map(({ length }) => length));
    return [
      { measure: "proved", value: "won", number: proved.length },
      ...figureRows("effort", countsOf(answers.map(({ nodes }) => nodes))),
      ...figureRows("moves", countsOf(lengths)),
      ...countRows("length", lengths),
    ];
  },
};

/** Scores are kept rounded down: in thousandths below 1, in hundredths below 10, and as whole numbers from there on. */
const shortened = (score: number): number => {
  const parts = score < 1 ? 1000 : score < 10 ? 100 : 1;
  return Math.floor(score * parts) / parts;
};

const boundRows = (verdict: "won" | "lost", answers: readonly Answer[]): Row[] =>
  countRows(`bound-${verdict}`, defined(answers.map((each) => (each.verdict === verdict ? each.bound : undefined))));

const defined = <T>(values: readonly (T | undefined)[]): T[] => values.filter((value) => value !== undefined);

/** The deals without a win, as a file of their own. */
export const makeExceptionsCsv = (answers: readonly Answer[]): string => {
  const lines = answers
    .filter(({ verdict }) => verdict !== "won")
    .map(({ deal, verdict, nodes }) => `${deal},${verdict},${nodes}`);
  return ["deal,verdict,nodes", ...lines, ""].join("\n");
};
