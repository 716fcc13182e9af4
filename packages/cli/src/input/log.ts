import { MOST_CHARACTERS, parseLog, type Result } from "@solitaire/engine";
import type { Io } from "../io.js";
import { readText } from "./read.js";

/** The text of a log from a file, or from stdin for `-`. */
export const readLog = (file: string, io: Io): Promise<Result<string, string>> => {
  if (file !== "-") return readText(file, io.openFile(file), MOST_CHARACTERS);
  if (io.stdin.isTTY) {
    io.stderr.write("Waiting for a log, such as T3-F1 T2-R1, from the terminal. Enter and Ctrl-D end it.\n");
  }
  return readText("stdin", io.stdin, MOST_CHARACTERS);
};

/** The text of a log that is given itself, which shows in its first entry, or by what {@link readLog} takes. */
export const readLogOrText = async (text: string, io: Io): Promise<Result<string, string>> => {
  const [first = ""] = text.split(" ");
  const entry = parseLog(first);
  if (entry.ok) return { ok: true, value: text };
  const read = await readLog(text, io);
  if (read.ok || text === "-") return read;
  return { ok: false, error: `${read.error} Nor is it a log: ${entry.error.message}` };
};
