// The Worker with its page and its database, on this machine alone.
import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { output, root, runQuietly, UserError } from "./commands.mjs";
import { untilAnswer, untilSilent } from "./waiting.mjs";

const api = join(root, "apps/api");
const wrangler = join(api, "node_modules/wrangler/bin/wrangler.js");
const guard = fileURLToPath(new URL("guard.mjs", import.meta.url));

/**
 * @typedef {object} Server
 * @property {string} url the page's address, with a slash at its end
 * @property {Promise<number>} ended its exit status, when it has ended
 * @property {() => Promise<void>} silent settles when it has not answered for a minute or so: what it runs may die, and it does not always notice
 * @property {() => Promise<void>} stop
 * @property {() => Promise<void>} runCron runs the Worker's scheduled handler, which nothing else does here
 * @property {() => string} log what the server has said
 * @property {() => void} show shows from now on what it says
 */

/**
 * Starts the server and waits until its page answers. It ends with this process, however that ends.
 * @param {object} options
 * @param {number} options.port a free one
 * @param {string} [options.persistTo] the folder of the database; by default apps/api/.wrangler/state
 * @param {string} [options.sql] what to run on the database before the server starts
 * @param {NodeJS.ProcessEnv} [options.env]
 * @param {string[]} [options.args] more arguments for "wrangler dev"
 * @param {AbortSignal} [options.signal] stops it
 * @returns {Promise<Server>}
 */
export async function startServer({ port, persistTo, sql, env = process.env, args = [], signal }) {
  ensureSecret();
  const state = persistTo === undefined ? [] : ["--persist-to", persistTo];
  const d1 = (/** @type {string[]} */ ...args) =>
    runQuietly("node", [wrangler, "d1", ...args, "--local", "--cwd", api, ...state], env);
  await d1("migrations", "apply", "DB");
  if (sql !== undefined) await d1("execute", "DB", "--command", sql);

  const quiet = ["--show-interactive-dev-session=false", "--log-level=warn"];
  const options = ["--cwd", api, "--port", String(port), "--inspector-port", "0", ...quiet, ...state, ...args];
  const child = spawn("node", [guard, "node", wrangler, "dev", ...options], { cwd: root, env, stdio: "pipe" });
  const log = output(child);
  const isOver = () => child.exitCode !== null || child.signalCode !== null;
  /** @type {Promise<number>} */
  const ended = new Promise((resolve) => child.once("close", (status) => resolve(status ?? 1)));
  const stop = async () => {
    child.stdin.end(); // the guard's sign to end
    await ended;
  };
  signal?.addEventListener("abort", () => void stop());

  const url = `http://127.0.0.1:${port}/`;
  const outcome = await untilAnswer(() => answers(url), isOver);
  if (outcome !== "answers") {
    await stop();
    signal?.throwIfAborted();
    const why = outcome === "over" ? "The server ended before it answered." : `The server does not answer at ${url}.`;
    throw new UserError(`${log()}\n${why}`);
  }

  return {
    url,
    ended,
    silent: () => untilSilent(() => answers(url)),
    stop,
    log,
    async runCron() {
      const response = await fetch(new URL("cdn-cgi/handler/scheduled", url));
      if (!response.ok) throw new Error(`the scheduled handler answered ${response.status}`);
    },
    show() {
      child.stdout.pipe(process.stdout);
      child.stderr.pipe(process.stderr);
    },
  };
}

/** Makes the secret that the daily deals are derived from, once, for this machine only. */
function ensureSecret() {
  const file = join(api, ".dev.vars");
  if (!existsSync(file)) writeFileSync(file, `DAILY_SECRET=${randomBytes(48).toString("hex")}\n`, { mode: 0o600 });
}

/** @param {string} url @returns {Promise<boolean>} */
async function answers(url) {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(5000) })).ok;
  } catch {
    return false; // not yet
  }
}
