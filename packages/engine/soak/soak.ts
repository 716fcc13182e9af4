// Hours of checks that the solvers are right: `npm run soak`. Ends with 1 if one verdict is wrong.
import type { Check } from "./checks.js";
import { readOptions, USAGE } from "../../../scripts/soak-options.js";
import { plan } from "./plan.js";
import { printTable, type Row, summary } from "./report.js";
import { Disagreement, Tally } from "./verdicts.js";

const PROGRESS_EVERY = 10_000;

/** Runs a check's cases until the last one, or until the time is up; the row of the report. */
const runCheck = (check: Check, first: number, last: number, end: number): Row => {
  const tally = new Tally();
  const failures: string[] = [];
  const begin = performance.now();
  let spoke = begin;
  let number = first;
  for (; number <= last && performance.now() < end; number++) {
    try {
      check.run(number, tally);
    } catch (error) {
      const what = error instanceof Disagreement ? error.message : String((error as Error).stack);
      failures.push(`${check.name}, ${check.unit} ${number}: ${what}`);
      console.log(`\nWRONG: ${failures.at(-1)!}\n`);
    }
    if (performance.now() - spoke < PROGRESS_EVERY) continue;
    spoke = performance.now();
    console.log(`  ${check.name}: ${check.unit} ${number} of ${last}`);
  }
  return { check, first, done: number - 1, last, tally, failures, seconds: (performance.now() - begin) / 1000 };
};

const options = readOptions(process.argv.slice(2));
const chosen = typeof options === "string" ? [] : plan.filter(({ name }) => name.toLowerCase().includes(options.check));
if (typeof options === "string" || chosen.length === 0) {
  console.error(`${typeof options === "string" ? options : "No check has such a name."}\n\n${USAGE}`);
  process.exit(2);
}
const end = performance.now() + options.minutes * 60_000;
const rows = chosen.map((check) => {
  const row = runCheck(check, options.first, options.last ?? check.cases, end);
  console.log(summary(row));
  return row;
});
printTable(rows);
if (rows.some(({ failures }) => failures.length > 0)) process.exitCode = 1;
