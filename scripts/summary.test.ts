import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "./commands.mjs";
import { addUp, type Report, type Task } from "./summary.mjs";

const task = (taskId: string, exitCode = 0) => ({ taskId, directory: taskId.split("#")[0]!, execution: { exitCode } });
const report = (numPassedTests: number, numFailedTests = 0, numPendingTests = 0) => ({
  numPassedTests,
  numFailedTests,
  numPendingTests,
});
const counts = (tasks: Task[], reports: Record<string, Report>) =>
  addUp(tasks, (dir) => (reports[dir] ? [reports[dir]] : []));

test("the tests of all packages are added up", () => {
  const tasks = [task("a#build"), task("a#test"), task("b#test"), task("//#test:scripts")];
  const reports = { a: report(3), b: report(4), "//": report(1) };
  expect(counts(tasks, reports)).toEqual({ passed: 8, failed: 0, notes: [] });
});

test("all runs of a package's tests are counted", () => {
  const { passed, failed, notes } = addUp([task("a#test", 1)], () => [report(3), report(4, 1), report(1, 1, 2)]);
  expect({ passed, failed }).toEqual({ passed: 8, failed: 4 });
  expect(notes).toEqual(["a#test: 2 failed", "a#test: 2 skipped, which counts as failed"]);
});

test("tests that failed are named, with their file and what was wrong", () => {
  const failed = { fullName: "a card moves", status: "failed", failureMessages: ["Error: it stays\n    at line 3"] };
  const silent = { fullName: "a card lies", status: "failed" };
  const assertionResults = [failed, { fullName: "a card turns", status: "passed" }, silent];
  const { notes } = counts([task("a#test", 1)], {
    a: { ...report(1, 2), testResults: [{ name: join(root, "a/test/cards.test.ts"), assertionResults }] },
  });
  expect(notes.join("\n").split("\n")).toEqual([
    "a#test: 2 failed",
    "  a/test/cards.test.ts: a card moves (Error: it stays)",
    "  a/test/cards.test.ts: a card lies",
  ]);
});

test("failed and skipped tests are failures", () => {
  const { passed, failed, notes } = counts([task("a#test", 1), task("b#test")], {
    a: report(3, 2),
    b: report(4, 0, 1),
  });
  expect({ passed, failed }).toEqual({ passed: 7, failed: 3 });
  expect(notes).toEqual(["a#test: 2 failed", "b#test: 1 skipped, which counts as failed"]);
});

test.each<[string, Task[], string]>([
  ["a check that fails", [task("a#test"), task("//#check:lint", 1)], "//#check:lint failed"],
  ["a check that was cut short", [task("a#test"), { taskId: "b#build", directory: "b" }], "b#build failed"],
  ["a suite that fails besides its tests", [task("a#test", 1)], "a#test failed, although none of its tests did"],
])("%s is a failure", (_, tasks, note) => {
  expect(counts(tasks, { a: report(3) })).toEqual({ passed: 3, failed: 1, notes: [note] });
});

test("a suite without a report is a failure, even where it says that all is well", () => {
  expect(counts([task("a#test")], {})).toEqual({ passed: 0, failed: 1, notes: ["a#test left no report"] });
});

test("a suite that did not run is a failure", () => {
  const { passed, failed, notes } = addUp([task("a#test")], () => [report(3)], ["a#test", "b#test"]);
  expect({ passed, failed, notes }).toEqual({ passed: 3, failed: 1, notes: ["b#test did not run"] });
});

test("a run in which nothing was tested is a failure", () => {
  expect(counts([], {}).failed).toBe(1);
});
