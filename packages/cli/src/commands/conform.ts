import { type Command, EXIT, refuse } from "../command.js";
import { TraceChecker } from "../conform/check.js";
import { readRecord } from "../conform/record.js";
import { gunzip, linesOf } from "../input/lines.js";
import { ReadError, reading } from "../input/read.js";
import type { Io } from "../io.js";

/** How many differences are shown; all are counted. */
const SHOWN = 10;

interface Tally {
  positions: number;
  mismatches: number;
}

/** `solitaire conform`: whether the engine agrees with traces of another program. */
export const conform: Command = {
  name: "conform",
  operands: ["FILE..."],
  options: {},
  summary: "check the rules against traces",
  details: `Plays trace files (.jsonl, or .jsonl.gz packed by gzip) and prints "N positions, M mismatches"; with several files
a line for each, and the total last. A mismatch is a position where the engine and the trace differ in the legal
moves, in whether the game is won, in the deal, or in where the move before leads. The first ${SHOWN} differences are
shown on stderr.

A line of a trace is one position:

  {"v":"penguin.seed","kind":"deal","deal":"1","n":0,"pos":{...},"legal":[["T1",1,"R1"],...],"won":false,"beak":"JD",
   "move":["T7",1,"R4"]}

v names the rules: zodiac.seed, zodiac.classic, stalactites.ones, stalactites.twos, rougeetnoir.seed or penguin.seed.
A record with the next n of the same game holds the position after the move.

Exit codes: 0 no mismatch, 1 mismatches, 2 bad input.`,
  run: async ({ operands: files }, io) => {
    const report = new DifferenceReport(io);
    const total: Tally = { positions: 0, mismatches: 0 };
    try {
      for (const file of files) {
        const tally = await checkFile(file, io, report);
        if (files.length > 1) io.stdout.write(`${file}: ${inWords(tally)}\n`);
        total.positions += tally.positions;
        total.mismatches += tally.mismatches;
      }
    } catch (error) {
      if (error instanceof ReadError) return refuse(io, error.message);
      throw error;
    }
    report.end();
    io.stdout.write(`${inWords(total)}\n`);
    return total.mismatches > 0 ? EXIT.no : EXIT.ok;
  },
};

const inWords = ({ positions, mismatches }: Tally): string => `${positions} positions, ${mismatches} mismatches`;

const checkFile = async (file: string, io: Io, report: DifferenceReport): Promise<Tally> => {
  const checker = new TraceChecker();
  const tally: Tally = { positions: 0, mismatches: 0 };
  const bytes = io.openFile(file);
  let number = 0;
  for await (const line of reading(file, linesOf(file.endsWith(".gz") ? gunzip(bytes) : bytes))) {
    number++;
    if (line.trim() === "") continue;
    const record = readRecord(line);
    if (!record.ok) throw new ReadError(`${file}:${number}: no record of a trace: ${record.error}`);
    const differences = checker.check(record.value);
    tally.positions++;
    if (differences.length > 0) tally.mismatches++;
    for (const difference of differences) report.add(`${file}:${number}: ${difference}`);
  }
  if (tally.positions === 0) throw new ReadError(`${file} holds no positions.`);
  return tally;
};

/** Shows the first differences, and says how many more there were. */
class DifferenceReport {
  private count = 0;

  constructor(private readonly io: Io) {}

  add(difference: string): void {
    if (++this.count <= SHOWN) this.io.stderr.write(`${difference}\n`);
  }

  end(): void {
    if (this.count > SHOWN) this.io.stderr.write(`and ${this.count - SHOWN} more differences\n`);
  }
}
