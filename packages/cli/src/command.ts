import type { Io } from "./io.js";

/** What the process ends with. */
export const EXIT = {
  ok: 0,
  /** The answer is no: not won, or mismatches. */
  no: 1,
  /** Arguments, files or texts that cannot be used; stderr says why. */
  badInput: 2,
  /** Stopped by the user, as shells have it for SIGINT. */
  stopped: 130,
} as const;

export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/** An option of a command: a flag, or one with a value, whose placeholder then stands in the help. */
export interface Option {
  readonly value?: string;
  readonly help: string;
}

/** Arguments that fit the command: as many operands as it takes, and options that it has. */
export interface Args {
  readonly operands: readonly string[];
  readonly flags: ReadonlySet<string>;
  readonly values: ReadonlyMap<string, string>;
}

/** One thing that the program does. Help and the check of arguments are made from this. */
export interface Command {
  readonly name: string;
  /** Placeholders in their order: `GAME`, `[LOGFILE]` where it may be left out, `FILE...` for one or more. */
  readonly operands: readonly string[];
  readonly options: Readonly<Record<string, Option>>;
  /** A line for the list of commands. */
  readonly summary: string;
  /** Paragraphs for the command's own help. */
  readonly details: string;
  readonly run: (args: Args, io: Io) => ExitCode | Promise<ExitCode>;
}

/** Says what is wrong with the input, and is the exit code for it. */
export const refuse = (io: Io, message: string): ExitCode => {
  io.stderr.write(`solitaire: ${message}\n`);
  return EXIT.badInput;
};
