import { dayAt } from "../daily/day.js";
import type { Memory } from "../statistics/memory.js";
import { enTransfer, type TransferStrings } from "../strings/en-transfer.js";
import { bringOther } from "../surroundings/other-games.js";
import type { Surroundings } from "../surroundings/surroundings.js";
import { readBackup } from "./backup.js";
import { makeBackup } from "./make-backup.js";
import { mergeBackup } from "./merge-backup.js";

export { enTransfer };

/** What came of it, in a sentence. */
export interface Outcome {
  readonly text: string;
  readonly isGood: boolean;
  /** The name of a file in that sentence, if it has one. */
  readonly file?: string;
}

/** The most bytes that are read: far more than a browser keeps. */
const MOST_BYTES = 32_000_000;

/** A download has begun by then. */
const DOWNLOAD_MS = 60_000;

/** Hands the player a file of all that this browser remembers. */
export const save = (memory: Memory, texts: TransferStrings): Outcome => {
  const backup = makeBackup(memory);
  const url = URL.createObjectURL(new Blob([JSON.stringify(backup)], { type: "application/json" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = `solitaire-${dayAt(backup.saved)}.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), DOWNLOAD_MS);
  return { text: texts.saved(link.download), isGood: true, file: link.download };
};

/** Adds what a file holds to what is here. A game of the deal on the table can be gone on with at once. */
export const load = async (file: File, surroundings: Surroundings, texts: TransferStrings): Promise<Outcome> => {
  if (file.size > MOST_BYTES) return { text: texts.fault({ code: "other-file" }), isGood: false };
  // A file that cannot be read any more is as good as a damaged one.
  const read = readBackup(await file.text().catch(() => ""));
  if (!read.ok) return { text: texts.fault(read.fault), isGood: false };
  const merged = await mergeBackup(read.value, surroundings.memory);
  if (merged.games > 0) await bringOther(surroundings);
  return { text: texts.loaded(merged), isGood: !merged.isFull };
};
