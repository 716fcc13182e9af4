import { EXIT, type ExitCode } from "../command.js";
import type { Io } from "../io.js";
import { answerTable } from "../text/answers.js";
import { paints } from "../text/paint.js";
import type { Answer } from "./answer.js";
import { dealAt, endsOf, sizeOf } from "./deal-range.js";
import { Progress } from "./progress.js";
import { type RangeTask, solveRange } from "./solve-range.js";
import { Tally } from "./tally.js";

/** Solves the deals of a range and prints what they come to: as lines of JSON, or as a table with a sum. */
export const printRange = async (task: RangeTask, name: string, asJson: boolean, io: Io): Promise<ExitCode> => {
  const { range } = task;
  const total = sizeOf(range);
  const tally = new Tally();
  const screen = new Screen(io, total, tally);
  const stopping = new AbortController();
  const stopWatching = io.onStop(() => stopping.abort());
  const solved = solveRange(task, {
    solvers: Array.from({ length: Math.min(io.cores, total) }, () => io.startSolver()),
    now: () => io.now(),
    signal: stopping.signal,
    onSolved: (answers) => {
      for (const { verdict } of answers) tally.add(verdict);
      screen.update();
    },
  });

  const textOf = asJson ? asJsonLines : tableWriter(name, task, io);
  let unbroken = 0;
  for await (const answers of solved) {
    if (answers.length > 0) screen.print(textOf(answers));
    for (const { deal } of answers) if (deal === dealAt(range, unbroken)) unbroken++;
    if (!(await io.stdout.ready())) break;
  }
  stopWatching();
  screen.clear();
  if (stopping.signal.aborted && unbroken < total) {
    const next = dealAt(range, unbroken);
    io.stderr.write(
      `solitaire: stopped. ${tally.done} of ${total} deals are done; ${next} is the first that is not.\n`,
    );
    return EXIT.stopped;
  }
  if (!asJson) io.stdout.write(`\n${tally.inWords}\n`);
  return tally.areAllWon ? EXIT.ok : EXIT.no;
};

const asJsonLines = (answers: readonly Answer[]): string =>
  answers.map((answer) => `${JSON.stringify(answer)}\n`).join("");

/** Lines of a table, with its head before the first of them. */
const tableWriter = (name: string, { range, par }: RangeTask, io: Io): ((answers: readonly Answer[]) => string) => {
  const { bold, dim } = paints(io.colours);
  const ends = endsOf(range);
  const width = Math.max(...ends.map((end) => end.length));
  let line: ((answer: Answer) => string) | undefined;
  return (answers) => {
    let text = "";
    if (!line) {
      const table = answerTable(answers[0]!, width, par === true);
      text = `${bold(`${name}, deals ${ends.join(" to ")}`)}\n\n${dim(table.head)}\n`;
      ({ line } = table);
    }
    for (const answer of answers) text += `${line(answer)}\n`;
    return text;
  };
};

/** Results on stdout, and below them on a terminal how far the work is. */
class Screen {
  private readonly progress: Progress | undefined;

  constructor(
    private readonly io: Io,
    total: number,
    private readonly tally: Tally,
  ) {
    if (io.stderr.isTTY) this.progress = new Progress(io.stderr, total, () => io.now());
    this.update();
  }

  print(text: string): void {
    this.clear();
    this.io.stdout.write(text);
    this.update();
  }

  update(): void {
    this.progress?.update(this.tally);
  }

  clear(): void {
    this.progress?.erase();
  }
}
