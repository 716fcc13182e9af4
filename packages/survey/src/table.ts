import { type Counts, countsOf, mean, quantile, total } from "./statistics.ts";
import { type Question, questions } from "./subjects.ts";

/** What a survey found out: the number for a value of a measure. */
export interface Row {
  readonly measure: string;
  readonly value: string;
  readonly number: number;
}

/** What is known about a subject, by the question that was asked. This is what is kept of a survey. */
export type Findings = Readonly<Partial<Record<Question, readonly Row[]>>>;

const HEAD = "question,measure,value,number";

export const makeCsv = (findings: Findings): string => {
  const lines = questions.flatMap((question) =>
    (findings[question] ?? []).map(({ measure, value, number }) => `${question},${measure},${value},${number}`),
  );
  return [HEAD, ...lines, ""].join("\n");
};

export const parseCsv = (text: string): Findings => {
  const [head, ...lines] = text.trimEnd().split("\n");
  if (head !== HEAD) throw new Error(`A survey's file begins with "${HEAD}", not with "${head}".`);
  const findings: Partial<Record<Question, Row[]>> = {};
  for (const line of lines) {
    const [question, measure = "", value = "", number = ""] = line.split(",");
    (findings[question as Question] ??= []).push({ measure, value, number: Number(number) });
  }
  return findings;
};

/** The number for a value of a measure; `undefined` if that was not surveyed. */
export const numberOf = (rows: readonly Row[] = [], measure: string, value: string): number | undefined =>
  rows.find((row) => row.measure === measure && row.value === value)?.number;

/** How often each value of a measure occurred. */
export const countsIn = (rows: readonly Row[] = [], measure: string): Counts =>
  new Map(rows.filter((row) => row.measure === measure).map(({ value, number }) => [Number(value), number]));

/** A row for each value. */
export const countRows = (measure: string, values: Iterable<number>): Row[] =>
  [...countsOf(values)].map(([value, number]) => ({ measure, value: String(value), number }));

/** What is asked of a distribution too wide to be kept value by value. */
export const figures = ["mean", "median", "p90", "p99", "most"] as const;

export const figureRows = (measure: string, counts: Counts): Row[] => {
  if (total(counts) === 0) return [];
  const [median, p90, p99, most] = [0.5, 0.9, 0.99, 1].map((q) => quantile(counts, q));
  const values = { mean: Math.round(mean(counts) * 1000) / 1000, median, p90, p99, most };
  return figures.map((value) => ({ measure, value, number: values[value]! }));
};
