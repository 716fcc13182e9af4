import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { afterAll, describe, expect, test } from "vitest";
import { parseArguments } from "../src/arguments.ts";
import { checkedShare } from "../src/checked-players.ts";
import { highestCardsBound } from "../src/highest-cards-bound.ts";
import { measure, positionOf } from "../src/measure.ts";
import { questionsFor } from "../src/pool.ts";
import { type Subject, subjects } from "../src/subjects.ts";
import { summarize } from "../src/summarize.ts";
import { makeCsv, numberOf, parseCsv } from "../src/table.ts";

const main = fileURLToPath(new URL("../src/main.ts", import.meta.url));
const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })));

/** A folder with a report to be filled in. */
const newFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), "survey-"));
  folders.push(folder);
  writeFileSync(join(folder, "winnability.md"), "# Test\n\n<!-- table: winnable -->\n<!-- end -->\n");
  return folder;
};

const run = (...args: string[]) => spawnSync(process.execPath, [main, ...args], { encoding: "utf8" });

const subject = (id: string): Subject => subjects.find((each) => each.id === id)!;
const answersOf = (id: string, first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, i) => measure(subject(id), first + i, ["verdict"]).verdict!);

describe("a survey", () => {
  test("writes the same bytes whatever the number of workers", () => {
    const contents = [1, 3].map((workers) => {
      const out = newFolder();
      const args = ["--games", "penguin,stalactites-by-twos", "--questions", "verdict", "--deals", "40"];
      const { status, stdout } = run(...args, "--workers", String(workers), "--out", out);
      expect(stdout).toBe("Penguin: 40 deals\nStalactites by twos: 40 deals\n");
      expect(status).toBe(0);
      const data = join(out, "winnability");
      const files = readdirSync(data).map((name) => [name, readFileSync(join(data, name), "utf8")]);
      return [...files, ["winnability.md", readFileSync(join(out, "winnability.md"), "utf8")]];
    });
    expect(contents[0]!.map(([name]) => name)).toContain("penguin-without-win.csv");
    expect(contents[0]!.at(-1)![1]).toContain("| Penguin             |           40 |  40 |");
    expect(contents[1]).toEqual(contents[0]);
  });

  test("says what it does not know", () => {
    const { status, stderr } = run("--games", "canfield");
    expect(stderr).toMatch(/^There is no game "canfield" here. There are penguin, /);
    expect(status).toBe(2);
  });

  test("finds the first lost deals of Penguin, and counts what it finds", () => {
    const answers = [...answersOf("penguin", 610, 620), ...answersOf("penguin", 1240, 1250)];
    expect(answers.filter(({ verdict }) => verdict === "lost").map(({ deal }) => deal)).toEqual([616, 1245]);
    const rows = summarize(subject("penguin"), "verdict", answers);
    expect(numberOf(rows, "deals", "penguin@1")).toBe(22);
    expect(numberOf(rows, "verdict", "won")).toBe(20);
    expect(numberOf(rows, "verdict", "lost")).toBe(2);
    expect(parseCsv(makeCsv({ verdict: rows }))).toEqual({ verdict: rows });
  });

  test("solves Stalactites with the interval picked, which is no move", () => {
    const { verdict } = measure(subject("stalactites-by-twos"), 1, ["verdict"]);
    expect(positionOf(subject("stalactites-by-twos"), 1).step).toBe(2);
    // 48 cards go to the foundations, some by way of a cell.
    expect(verdict!.length).toBeGreaterThanOrEqual(48);
    expect(verdict!.length).toBeLessThan(70);
  });

  test("asks a deal only what the plan asks it", () => {
    const plan = { verdict: 20, careful: 10 };
    expect(questionsFor(plan, 10)).toEqual(["verdict", "careful"]);
    expect(questionsFor(plan, 11)).toEqual(["verdict"]);
    expect(questionsFor(plan, 21)).toEqual([]);
    const answers = measure(subject("penguin"), 1, ["careful"]);
    expect(Object.keys(answers)).toEqual(["careful"]);
    expect(answers.careful!.careful).toBeGreaterThan(0);
  });

  test("players win the more the fewer moves they make without checking", () => {
    const { rules } = subject("stalactites");
    const shares = [0, 0.2, 1].map((slips) => {
      const each = [1, 2, 3].map((number) => checkedShare(rules, positionOf(subject("stalactites"), number), slips));
      return each.reduce((sum, share) => sum + share) / each.length;
    });
    // A card of Stalactites never comes back, so that no check is in vain.
    expect(shares[0]).toBe(1);
    expect(shares[1]).toBeLessThan(shares[0]!);
    expect(shares[2]).toBeLessThan(shares[1]!);
  });

  test("no deal of Zodiac is won against the bound", () => {
    for (const { verdict, bound } of answersOf("zodiac", 1, 200)) {
      expect(bound).toBeGreaterThanOrEqual(0);
      if (bound! > 8) expect(verdict).toBe("lost");
    }
    const { rules } = subject("zodiac");
    expect(highestCardsBound(rules, positionOf(subject("zodiac"), 1))).toBe(11);
  });
});

describe("the arguments", () => {
  test("ask for everything where they say nothing", () => {
    expect(parseArguments([], 4)).toEqual({
      subjects,
      questions: ["verdict", "careful", "checked", "par"],
      deals: undefined,
      workers: 4,
      out: undefined,
      drawOnly: false,
    });
  });

  test.each([
    [["--deals", "0"], '--deals expects a whole number from 1 on, not "0".'],
    [["--workers", "two"], '--workers expects a whole number from 1 on, not "two".'],
    [["--questions", "why"], 'There is no question "why" here. There are verdict, careful, checked, par.'],
    [["--what"], "Unknown option '--what'"],
  ])("%j are refused", (args, message) => {
    expect(() => parseArguments(args, 1)).toThrow(message);
  });
});
