import type { Check } from "./checks.js";
import type { Tally } from "./verdicts.js";

/** What came of a check. */
export interface Row {
  readonly check: Check;
  readonly first: number;
  /** The last case that was looked at. */
  readonly done: number;
  /** The last one that was to be. */
  readonly last: number;
  readonly tally: Tally;
  readonly failures: readonly string[];
  readonly seconds: number;
}

const HEAD = "|cases|won|lost|unknown|wins found|losses confirmed|too large|positions|largest|s|wrong".split("|");

/** A check in a line, while others are still to come. */
export const summary = ({ check, first, done, tally, failures, seconds }: Row): string =>
  `${check.name}: ${check.unit}s ${first}–${done}, ${tally.won} won, ${tally.lost} lost of which ` +
  `${tally.confirmedLosses} confirmed, ${failures.length} wrong, in ${seconds.toFixed(0)} s`;

/** Prints a line for each check, and what was wrong or left out. */
export const printTable = (rows: readonly Row[]): void => {
  const cells = rows.map(({ check, first, done, tally, failures, seconds }) => [
    check.name,
    `${check.unit}s ${first}–${done}`,
    ...[tally.won, tally.lost, tally.unknown, tally.confirmedWins, tally.confirmedLosses, tally.large].map(String),
    ...[tally.positions, tally.largest].map(String),
    seconds.toFixed(0),
    String(failures.length),
  ]);
  const widths = HEAD.map((title, i) => Math.max(title.length, ...cells.map((row) => row[i]!.length)));
  const line = (row: readonly string[]): string =>
    row.map((cell, i) => (i < 2 ? cell.padEnd(widths[i]!) : cell.padStart(widths[i]!))).join("  ");
  console.log(`\n${[HEAD, ...cells].map(line).join("\n")}\n`);
  console.log("wins found, losses confirmed: by trying every legal move; too large: more than the check's limit;");
  console.log("positions: all that were met for it; largest: the most for one loss. Wins are replayed, all of them.\n");
  for (const { check, done, last } of rows) {
    if (done < last) console.log(`Out of time: ${check.name} after ${check.unit} ${done} of ${last}.`);
  }
  const failures = rows.flatMap((row) => row.failures);
  for (const failure of failures) console.log(`WRONG: ${failure}\n`);
  console.log(`${failures.length} disagreements`);
};
