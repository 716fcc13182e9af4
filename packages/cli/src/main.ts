#!/usr/bin/env node
// The edge to the process: everything below takes what it needs as an argument.
import { once } from "node:events";
import { createReadStream } from "node:fs";
import { availableParallelism } from "node:os";
import process from "node:process";
import { setImmediate } from "node:timers/promises";
import { parentPort } from "node:worker_threads";
import { runCli } from "./cli.js";
import { EXIT } from "./command.js";
import type { Io } from "./io.js";
import { serveBatches, startThread } from "./solve/thread.js";

const { env, stderr, stdout } = process;
let isUnread = false;

const io: Io = {
  stdout: {
    write: (text) => stdout.write(text),
    ready: async () => {
      // A write that fails is told after it.
      await setImmediate();
      if (!isUnread && stdout.writableNeedDrain) await once(stdout, "drain").catch(() => {});
      return !isUnread;
    },
  },
  stderr,
  get stdin() {
    return process.stdin;
  },
  colours: stdout.isTTY && !env["NO_COLOR"] && env["TERM"] !== "dumb",
  openFile: (path) => createReadStream(path),
  now: () => performance.now(),
  cores: availableParallelism(),
  // This same file is the program of the threads.
  startSolver: () => startThread(new URL(import.meta.url)),
  onStop: (callback) => {
    process.once("SIGINT", callback);
    return () => process.off("SIGINT", callback);
  },
};

const main = async (): Promise<void> => {
  // A reader that has seen enough, such as `head`, is no mistake: the exit code still tells the result.
  for (const stream of [stdout, stderr]) {
    stream.on("error", (error: NodeJS.ErrnoException) => {
      if (stream === stdout) isUnread = true;
      if (error.code === "EPIPE") return;
      if (stream === stdout) stderr.write(`solitaire: cannot write: ${error.message}\n`);
      process.exit(EXIT.badInput);
    });
  }
  process.exitCode = await runCli(process.argv.slice(2), io);
};

if (parentPort) serveBatches(parentPort);
else await main();
