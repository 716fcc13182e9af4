// node guard.mjs PROGRAM [ARGUMENTS]: runs a program in a process group of its own and ends the whole group on a
// signal, when the program ends, and when the standard input closes, which happens however our parent dies.
import { spawn } from "node:child_process";

const PATIENCE = 5000; // ms until the group is killed
const [program = "", ...args] = process.argv.slice(2);
const detached = process.platform !== "win32";
const child = spawn(program, args, { detached, stdio: ["ignore", "inherit", "inherit"] });

child.once("error", (error) => {
  console.error(String(error));
  process.exit(1);
});
child.once("exit", (status) => {
  killGroup();
  process.exit(status ?? 1);
});

/** @type {NodeJS.Signals[]} */
const signals = ["SIGINT", "SIGTERM", "SIGHUP"];
for (const signal of signals) process.on(signal, end);
process.stdin.on("close", end).resume();

function end() {
  child.kill("SIGTERM");
  setTimeout(killGroup, PATIENCE).unref();
}

function killGroup() {
  if (!detached || child.pid === undefined) child.kill("SIGKILL");
  else {
    try {
      process.kill(-child.pid, "SIGKILL");
    } catch {
      // Nobody is left.
    }
  }
}
