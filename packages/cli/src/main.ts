#!/usr/bin/env node
// The edge to the process: everything below takes what it needs as an argument.
import { createReadStream } from "node:fs";
import process from "node:process";
import { runCli } from "./cli.js";
import { EXIT } from "./command.js";

// A reader that has seen enough, such as `head`, is no mistake: the exit code still tells the result.
for (const stream of [process.stdout, process.stderr]) {
  stream.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code === "EPIPE") return;
    if (stream === process.stdout) process.stderr.write(`solitaire: cannot write: ${error.message}\n`);
    process.exit(EXIT.badInput);
  });
}

const { NO_COLOR, TERM } = process.env;

process.exitCode = await runCli(process.argv.slice(2), {
  stdout: process.stdout,
  stderr: process.stderr,
  get stdin() {
    return process.stdin;
  },
  colours: process.stdout.isTTY && !NO_COLOR && TERM !== "dumb",
  openFile: (path) => createReadStream(path),
});
