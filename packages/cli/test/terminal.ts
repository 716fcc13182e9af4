import { Readable } from "node:stream";
import { runCli } from "../src/cli.js";
import type { Bytes } from "../src/io.js";

interface Terminal {
  /** What comes from stdin, as it is typed or piped. */
  readonly stdin?: Bytes;
  readonly isTTY?: boolean;
  readonly colours?: boolean;
  readonly files?: Readonly<Record<string, Bytes>>;
}

/** Runs the program without a process, in a terminal that the test describes. */
export const inTerminal = async (
  args: readonly string[],
  { stdin = bytes(), isTTY = false, colours = false, files = {} }: Terminal = {},
): Promise<{ code: number; stdout: string; stderr: string }> => {
  const written = { stdout: "", stderr: "" };
  const code = await runCli(args, {
    stdout: { write: (text) => (written.stdout += text) },
    stderr: { write: (text) => (written.stderr += text) },
    stdin: Object.assign(stdin, { isTTY }),
    colours,
    openFile: (path) => files[path] ?? failing(Object.assign(new Error("open"), { code: "ENOENT" })),
  });
  return { code, ...written };
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
