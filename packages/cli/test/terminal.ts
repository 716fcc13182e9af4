import { Readable } from "node:stream";
import { runCli } from "../src/cli.js";
import type { Bytes } from "../src/io.js";
import { type DealSolver, solveBatch } from "../src/solve/batch.js";

interface Terminal {
  /** What comes from stdin, as it is typed or piped. */
  readonly stdin?: Bytes;
  readonly isTTY?: boolean;
  readonly colours?: boolean;
  readonly files?: Readonly<Record<string, Bytes>>;
  /** Whether stderr is a terminal, so many characters wide. */
  readonly columns?: number;
  /** Asked after each write whether somebody still reads; called late, it makes the program wait. */
  readonly ready?: () => Promise<boolean>;
  /** Milliseconds, as often as the clock is read. */
  readonly now?: () => number;
  readonly cores?: number;
  readonly startSolver?: () => DealSolver;
  /** Is handed what Ctrl+C calls. */
  readonly onStop?: (stop: () => void) => void;
}

/** Runs the program without a process, in a terminal that the test describes. */
export const inTerminal = async (
  args: readonly string[],
  {
    stdin = bytes(),
    isTTY = false,
    colours = false,
    files = {},
    columns,
    ready = async () => true,
    now = () => 0,
    cores = 2,
    startSolver = () => atOnce,
    onStop = () => {},
  }: Terminal = {},
): Promise<{ code: number; stdout: string; stderr: string }> => {
  const written = { stdout: "", stderr: "" };
  const code = await runCli(args, {
    stdout: { write: (text) => (written.stdout += text), ready },
    stderr: { write: (text) => (written.stderr += text), ...(columns !== undefined && { isTTY: true, columns }) },
    stdin: Object.assign(stdin, { isTTY }),
    colours,
    openFile: (path) => files[path] ?? failing(Object.assign(new Error("open"), { code: "ENOENT" })),
    now,
    cores,
    startSolver,
    onStop: (callback) => {
      onStop(callback);
      return () => {};
    },
  });
  return { code, ...written };
};

/** Solves where it is called, not in a thread. */
const atOnce: DealSolver = {
  solve: async (batch) => solveBatch(batch, () => 0),
  end: () => {},
};

/** The chunks, one after the other. */
export async function* bytes(...chunks: readonly (string | Uint8Array)[]): AsyncGenerator<Uint8Array, void, undefined> {
  for (const chunk of chunks) yield typeof chunk === "string" ? Buffer.from(chunk) : chunk;
}

/** A source that fails when it is read. */
export const failing = (error: Error): Bytes =>
  new Readable({
    read() {
      this.destroy(error);
    },
  });
