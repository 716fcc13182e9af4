import type { DealSolver } from "./solve/batch.js";

/** Where a command reads and writes, so that it runs in a test as it does in a terminal. */
export interface Io {
  readonly stdout: Output & {
    /** Resolves when more may be written; to false once nobody reads it any more. */
    ready(): Promise<boolean>;
  };
  readonly stderr: Output & { readonly isTTY?: boolean; readonly columns?: number };
  readonly stdin: Bytes & { readonly isTTY?: boolean };
  /** Whether what goes to stdout may be coloured. */
  readonly colours: boolean;
  /** A file's bytes. What is wrong with the file is thrown while they are read, as a system error. */
  openFile(path: string): Bytes;
  /** Milliseconds from some moment. */
  now(): number;
  /** How many solvers can work at the same time. */
  readonly cores: number;
  /** Somebody to solve deals at the same time. */
  startSolver(): DealSolver;
  /** Calls back when the user stops the program by Ctrl+C, the first time. Answers how not to be called any more. */
  onStop(callback: () => void): () => void;
}

interface Output {
  write(text: string): unknown;
}

export type Bytes = AsyncIterable<Uint8Array>;
