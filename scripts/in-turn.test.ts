import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { expect, onTestFinished, test } from "vitest";

const program = fileURLToPath(new URL("in-turn.mjs", import.meta.url));

/** Runs the scripts of a package, in a process group of their own as in a terminal. */
const runInTurn = (scripts: Record<string, string>): ChildProcessWithoutNullStreams => {
  const folder = mkdtempSync(join(tmpdir(), "in-turn-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, "package.json"), JSON.stringify({ scripts }));
  return spawn(process.execPath, [program, ...Object.keys(scripts)], { cwd: folder, detached: true });
};

const says = async (child: ChildProcessWithoutNullStreams): Promise<[lines: string[], status: number]> => {
  const lines: string[] = [];
  createInterface(child.stdout).on("line", (line) => line.startsWith("said ") && lines.push(line));
  const [status] = (await once(child, "close")) as [number];
  return [lines, status];
};

test("scripts run in turn, after one that fails too, whose status is kept", async () => {
  const child = runInTurn({ first: "echo said 1", second: "exit 3", third: "echo said 3" });
  expect(await says(child)).toEqual([["said 1", "said 3"], 3]);
});

test("none begins after the user has stopped one", async () => {
  const child = runInTurn({
    first: `node -e "console.log('said 1'); setInterval(() => {}, 1000)"`,
    second: "echo said 2",
  });
  createInterface(child.stdout).on("line", (line) => line === "said 1" && process.kill(-child.pid!, "SIGINT"));
  expect(await says(child)).toEqual([["said 1"], 130]);
});

test("none begins after one has been stopped, though we have not been told so yet", async () => {
  const child = runInTurn({
    first: `node -e "process.kill(process.pid, 'SIGINT'); setInterval(() => {}, 1000)"`,
    second: "echo said 2",
  });
  expect(await says(child)).toEqual([[], 130]);
});
