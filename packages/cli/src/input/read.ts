import type { Result } from "@solitaire/engine";
import type { Bytes } from "../io.js";

/** What was wrong with something while it was read, in a sentence for the user. */
export class ReadError extends Error {}

const REASONS: ReadonlyMap<string, string> = new Map([
  ["ENOENT", "there is no such file"],
  ["EISDIR", "it is a folder"],
  ["EACCES", "permission denied"],
  ["Z_DATA_ERROR", "it is no intact gzip file"],
  ["Z_BUF_ERROR", "it is a gzip file that breaks off"],
  ["ERR_ENCODING_INVALID_ENCODED_DATA", "it is not text in UTF-8"],
]);

/** The same values; whatever fails on the way is a {@link ReadError} that names the source. */
export async function* reading<T>(name: string, source: AsyncIterable<T>): AsyncGenerator<T, void, undefined> {
  try {
    yield* source;
  } catch (error) {
    throw readError(name, error);
  }
}

/** A byte order mark and the end of the last line may come on top. */
const SLACK = 5;

/** All of a text in UTF-8 of at most `most` bytes. If there are more, that is the error, and the rest is not read. */
export const readText = async (name: string, source: Bytes, most: number): Promise<Result<string, string>> => {
  try {
    const chunks: Uint8Array[] = [];
    let size = 0;
    for await (const chunk of source) {
      size += chunk.length;
      if (size > most + SLACK) return { ok: false, error: `${name} is too long: more than ${most} bytes.` };
      chunks.push(chunk);
    }
    return { ok: true, value: new TextDecoder("utf-8", { fatal: true }).decode(Buffer.concat(chunks)) };
  } catch (error) {
    return { ok: false, error: readError(name, error).message };
  }
};

const readError = (name: string, error: unknown): ReadError => {
  if (!(error instanceof Error)) throw error;
  const code = "code" in error ? String(error.code) : "";
  return new ReadError(`cannot read ${name}: ${REASONS.get(code) ?? error.message}.`);
};
