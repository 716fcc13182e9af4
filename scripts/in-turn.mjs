#!/usr/bin/env node
// Runs scripts of the package that it is called in, one after the other, whatever becomes of each: not after the user
// has stopped one, where "pnpm run --no-bail" would begin the next.
import { run, Stopped } from "./commands.mjs";

let worst = 0;
try {
  for (const script of process.argv.slice(2)) {
    worst = Math.max(worst, await run("pnpm", ["--dir", process.cwd(), "run", script], process.env));
  }
} catch (error) {
  if (!(error instanceof Stopped)) throw error;
  worst = error.status;
}
process.exit(worst);
