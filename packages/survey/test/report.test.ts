import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { DOCS, readAllFindings } from "../src/folder.ts";
import { renderSvg } from "../src/plots/render.ts";
import { fillIn, plotsOf } from "../src/report.ts";
import { sharesIn } from "../src/shares.ts";
import { total, wilson } from "../src/statistics.ts";
import { subjects } from "../src/subjects.ts";
import { countsIn, numberOf, parseCsv } from "../src/table.ts";
import { percentAtLeast } from "../src/words.ts";

const all = readAllFindings(DOCS);
const report = readFileSync(join(DOCS, "winnability.md"), "utf8");
const read = (name: string): string => readFileSync(join(DOCS, "winnability", name), "utf8");

describe("the report", () => {
  test("has the figures of its data", () => {
    expect(fillIn(report, all)).toBe(report);
    for (const { text } of sharesIn(all)) expect(report).toContain(text);
  });

  test.each(plotsOf(all))("shows its data: $name", async (plot) => {
    const svg = await renderSvg(plot);
    expect(svg).toBe(read(`${plot.name}.svg`));
    expect(svg).toMatch(/^<svg role="img"[^>]*><title>[^<]+<\/title><desc>[^<]+<\/desc>/);
    expect(report).toContain(`](winnability/${plot.name}.svg)`);
  });

  test("asks for no table that there is not", () => {
    expect(() => fillIn("<!-- table: weather -->\n<!-- end -->", all)).toThrow('a table "weather"');
  });
});

describe("a lower bound", () => {
  test("is rounded down, and its interval takes in that open deals may be won", () => {
    const rows = ["won,1971", "lost,9", "unknown,20"].map((row) => `verdict,verdict,${row}`);
    const findings = parseCsv(["question,measure,value,number", ...rows].join("\n"));
    const [share] = sharesIn(new Map([["rouge-et-noir", findings]]));
    expect(share).toMatchObject({ deals: 2000, text: "at least 98.55 %" });
    expect(share!.low).toBe(wilson(1971, 2000).low);
    expect(share!.high).toBe(wilson(1991, 2000).high);
    expect(percentAtLeast(0.98999, 2000)).toBe("98.99 %");
    expect(percentAtLeast(0.98999, 1000)).toBe("98.9 %");
  });
});

describe("the data", () => {
  test.each(subjects)("are of the present rules, and add up: $id", ({ id, tag }) => {
    const { verdict, careful } = all.get(id)!;
    const deals = numberOf(verdict, "deals", tag)!;
    const [won, lost, open] = ["won", "lost", "unknown"].map((value) => numberOf(verdict, "verdict", value)!);
    expect(won! + lost! + open!).toBe(deals);
    expect(total(countsIn(verdict, "effort-bin"))).toBe(deals);
    expect(total(countsIn(verdict, "length"))).toBe(won);
    if (careful) {
      const winnable = numberOf(careful, "verdict", "won");
      expect(total(countsIn(careful, "level"))).toBe(winnable);
      expect(total(countsIn(careful, "score"))).toBe(winnable);
    }
  });

  test.each(subjects.filter(({ lists }) => lists))("list the deals without a win: $id", ({ id }) => {
    const lines = read(`${id}-without-win.csv`).trimEnd().split("\n").slice(1);
    const count = (verdict: string): number => lines.filter((line) => line.split(",")[1] === verdict).length;
    for (const verdict of ["lost", "unknown"]) {
      expect(count(verdict)).toBe(numberOf(all.get(id)!.verdict, "verdict", verdict));
    }
  });
});
