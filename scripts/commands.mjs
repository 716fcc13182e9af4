// Running other programs, and talking to the person who waits for them.
import { spawn } from "node:child_process";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
export const windows = process.platform === "win32";

/** Something that the user can mend: shown without a stack trace. */
export class UserError extends Error {}

/** The user has stopped us: nothing to explain. */
export class Stopped extends Error {
  /** @param {NodeJS.Signals} signal */
  constructor(signal) {
    super(`stopped by ${signal}`);
    this.status = signal === "SIGINT" ? 130 : 143;
  }
}

/** @param {string} text one line for the person at the terminal */
export function say(text) {
  console.error(`» ${text}`);
}

/**
 * Runs a program to its end in the repository's root, with this terminal as its own.
 * @param {string} command @param {string[]} args @param {NodeJS.ProcessEnv} env
 * @returns {Promise<number>} its exit status
 */
export function run(command, args, env) {
  return finished(spawn(command, args, { cwd: root, env, stdio: "inherit", shell: windows }));
}

/**
 * The same, but what it says is shown only if it fails, which is then an error of ours.
 * @param {string} command @param {string[]} args @param {NodeJS.ProcessEnv} env
 */
export async function runQuietly(command, args, env) {
  const child = spawn(command, args, { cwd: root, env, stdio: ["ignore", "pipe", "pipe"], shell: windows });
  const said = output(child);
  const status = await finished(child);
  if (status !== 0) throw new UserError(`${said()}\n${command} ${args.join(" ")} failed (exit status ${status}).`);
}

/**
 * Collects what a child says on both channels.
 * @param {import("node:child_process").ChildProcess} child
 * @returns {() => string} what it has said until now
 */
export function output(child) {
  let text = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding("utf8").on("data", (/** @type {string} */ chunk) => (text += chunk));
  }
  return () => text.trim();
}

/**
 * Waits for a child; what stops this process stops the child, and is then thrown as Stopped.
 * @param {import("node:child_process").ChildProcess} child
 * @returns {Promise<number>} its exit status
 */
async function finished(child) {
  /** @type {NodeJS.Signals | undefined} */
  let stopped;
  const stopWatching = onStop((signal) => {
    stopped = signal;
    child.kill(signal);
  });
  try {
    return await new Promise((resolve, reject) => {
      child.once("error", (error) => reject(new UserError(String(error))));
      child.once("close", (status, signal) => {
        // Ctrl+C ends the child too, and the news of that may come before our own signal does.
        if (signal === "SIGINT" || status === 130) stopped ??= "SIGINT";
        if (stopped) reject(new Stopped(stopped));
        else resolve(status ?? 1);
      });
    });
  } finally {
    stopWatching();
  }
}

const parent = process.ppid;

/**
 * Calls back when this process should end. "npm start" that is ended by a signal may leave its child running
 * without a parent: that counts too.
 * @param {(signal: NodeJS.Signals) => void} callback
 * @returns {() => void} stops watching
 */
export function onStop(callback) {
  /** @type {NodeJS.Signals[]} */
  const signals = ["SIGINT", "SIGTERM", "SIGHUP"];
  for (const signal of signals) process.on(signal, callback);
  const orphaned = setInterval(() => process.ppid === parent || callback("SIGTERM"), 500);
  return () => {
    clearInterval(orphaned);
    for (const signal of signals) process.off(signal, callback);
  };
}
