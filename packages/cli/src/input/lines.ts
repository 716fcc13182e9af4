import { pipeline, Readable } from "node:stream";
import { createGunzip } from "node:zlib";
import type { Bytes } from "../io.js";

/** Longer lines are not read on: a file without newlines must not fill the memory. */
const LONGEST = 1 << 20;

/** Unpacks gzip. */
export const gunzip = (packed: Bytes): Bytes => {
  const unpacked = createGunzip();
  // An error of either stream destroys the other with it, so whoever iterates gets it thrown.
  pipeline(Readable.from(packed), unpacked, () => {});
  return unpacked;
};

/** The lines of a text in UTF-8, without their ends. */
export async function* linesOf(bytes: Bytes): AsyncGenerator<string, void, undefined> {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let rest = "";
  for await (const chunk of bytes) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split("\n");
    rest = lines.pop()!;
    for (const line of lines) yield line.replace(/\r$/, "");
    if (rest.length > LONGEST) throw new Error(`a line is longer than ${LONGEST} characters`);
  }
  rest += decoder.decode();
  if (rest !== "") yield rest;
}
