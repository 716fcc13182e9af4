// Hours of checks that nothing gets lost and nothing is judged wrong: `npm run soak`. Ends with 1 if anything was wrong.
import { availableParallelism, loadavg } from "node:os";
import { readOptions, USAGE } from "../../../scripts/soak-options.js";
import { type Check, plan } from "./plan.js";

const PROGRESS_EVERY = 10_000;

/** After so many cases that are wrong, the others of the check would tell nothing new. */
const MOST_WRONG = 3;

/** Runs a check's cases until the last one, or until the time is up. @returns How many were wrong. */
const runCheck = async (check: Check, first: number, last: number, end: number): Promise<number> => {
  const { name, unit } = check;
  const trial = await check.open();
  const begin = performance.now();
  const cpu = process.cpuUsage();
  let wrong = 0;
  const attempt = async (what: string, work: () => Promise<void> | undefined): Promise<void> => {
    try {
      await work();
    } catch (error) {
      wrong++;
      console.log(`\nWRONG: ${name}, ${what}: ${error instanceof Error ? error.stack : String(error)}\n`);
    }
  };
  let spoke = begin;
  let number = first;
  for (; number <= last && performance.now() < end; number++) {
    if (wrong >= MOST_WRONG) break;
    await attempt(`${unit} ${number} (--check "${name}" --first ${number} --last ${number})`, () => trial.run(number));
    if (performance.now() - spoke < PROGRESS_EVERY) continue;
    spoke = performance.now();
    console.log(`  ${name}: ${unit} ${number} of ${last}`);
  }
  await attempt("at the end", () => trial.end?.());
  await trial.close?.();
  const seconds = ((performance.now() - begin) / 1000).toFixed(0);
  const { user, system } = process.cpuUsage(cpu);
  const spent = `${seconds} s, ${((user + system) / 1e6).toFixed(0)} s of CPU here, load ${loadavg()[0]!.toFixed(1)}`;
  console.log(`${name}: ${unit}s ${first}–${number - 1}, ${trial.describe()}, ${wrong} wrong, in ${spent}`);
  if (number <= last && wrong < MOST_WRONG) console.log(`Out of time: ${name} after ${unit} ${number - 1} of ${last}.`);
  return wrong;
};

const options = readOptions(process.argv.slice(2));
const chosen = typeof options === "string" ? [] : plan.filter(({ name }) => name.toLowerCase().includes(options.check));
if (typeof options === "string" || chosen.length === 0) {
  console.error(`${typeof options === "string" ? options : "No check has such a name."}\n\n${USAGE}`);
  process.exit(2);
}
console.log(`Node.js ${process.version}, ${availableParallelism()} cores, load ${loadavg()[0]!.toFixed(1)}`);
const end = performance.now() + options.minutes * 60_000;
let wrong = 0;
for (const check of chosen) wrong += await runCheck(check, options.first, options.last ?? check.cases, end);
console.log(`${wrong} wrong`);
process.exit(wrong > 0 ? 1 : 0);
