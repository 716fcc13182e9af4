/** Where a command reads and writes, so that it runs in a test as it does in a terminal. */
export interface Io {
  readonly stdout: Output;
  readonly stderr: Output;
  readonly stdin: Bytes & { readonly isTTY?: boolean };
  /** Whether what goes to stdout may be coloured. */
  readonly colours: boolean;
  /** A file's bytes. What is wrong with the file is thrown while they are read, as a system error. */
  openFile(path: string): Bytes;
}

interface Output {
  write(text: string): unknown;
}

export type Bytes = AsyncIterable<Uint8Array>;
