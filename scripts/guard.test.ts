import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const guard = fileURLToPath(new URL("guard.mjs", import.meta.url));
// A program with a child that ignores SIGTERM; each says that it is up, and holds the output open while it lives.
const stubborn = 'process.on("SIGTERM", () => {}); console.log("up"); setInterval(() => {}, 1000);';
const family = `console.log("up"); setInterval(() => {}, 1000);
  require("node:child_process").spawn(process.execPath, ["-e", ${JSON.stringify(stubborn)}], { stdio: "inherit" });`;

test.each<[string, (child: ChildProcessWithoutNullStreams) => unknown]>([
  ["a signal", (child) => child.kill("SIGTERM")],
  ["the end of its input", (child) => child.stdin.end()],
])("%s ends the whole group", async (_, end) => {
  const child = spawn(process.execPath, [guard, process.execPath, "-e", family]);
  const lines = createInterface(child.stdout);
  let up = 0;
  lines.on("line", () => ++up === 2 && end(child));
  await once(lines, "close");
  expect(up).toBe(2);
});

test("the program's exit status is passed on", async () => {
  const child = spawn(process.execPath, [guard, process.execPath, "-e", "process.exit(3)"]);
  expect((await once(child, "exit"))[0]).toBe(3);
});
