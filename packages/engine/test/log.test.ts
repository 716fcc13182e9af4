import * as fc from "fast-check";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import {
  type LogEntry,
  makeLog,
  makeMoveText,
  MOST_CHARACTERS,
  MOST_MOVES,
  parseLog,
  parseMove,
  transfer,
  variants,
  rulesFor,
} from "../src/index.js";
import { anyText } from "./arbitraries.js";
import { rulesOf, valueOf } from "./table.js";

const transferEntry = (from: string, to: string, count = 1): LogEntry => ({ from, to, count });
const actionEntry = (action: "S" | "by1" | "by2", repeat = 1): LogEntry => ({ action, repeat });

describe("one entry", () => {
  test.each<[string, LogEntry]>([
    ["T3-F1", transferEntry("T3", "F1")],
    ["R2-T5", transferEntry("R2", "T5")],
    ["W-T12", transferEntry("W", "T12")],
    ["T24-W", transferEntry("T24", "W")],
    ["F1-T100", transferEntry("F1", "T100")],
  ])("notation.move: %s", (text, entry) => {
    expect(parseLog(text)).toEqual({ ok: true, value: [entry] });
  });

  test.each<[string, LogEntry]>([
    ["T4-T9:5", transferEntry("T4", "T9", 5)],
    ["T2-F6:13", transferEntry("T2", "F6", 13)],
    ["T2-F6:2", transferEntry("T2", "F6", 2)],
    ["T2-F6:1000", transferEntry("T2", "F6", 1000)],
  ])("notation.count: %s", (text, entry) => {
    expect(parseLog(text)).toEqual({ ok: true, value: [entry] });
  });

  test.each<[string, LogEntry]>([
    ["S", actionEntry("S")],
    ["S*2", actionEntry("S", 2)],
    ["S*37", actionEntry("S", 37)],
  ])("notation.stock: %s", (text, entry) => {
    expect(parseLog(text)).toEqual({ ok: true, value: [entry] });
  });

  test.each(["by1", "by2"] as const)("notation.pick: %s", (text) => {
    expect(parseLog(text)).toEqual({ ok: true, value: [actionEntry(text)] });
  });

  test.each(["T0-F1", "T1-F0", "T01-F1", "T3-F1:02", "T3-F1:0", "S*02", "S*0", "R-T1", "T-F", "W0-T1", "W1-T1"])(
    "notation.numbers: they begin at 1 and have no leading zeros, so %s is none",
    (text) => {
      expect(parseLog(text)).toMatchObject({ ok: false, error: { code: "bad-log", at: 0 } });
    },
  );

  const counts = [
    "T3-F1:1",
    "T3-F1:",
    "T3-F1:2:3",
    "T3-F1:-2",
    "T3-F1:2.5",
    "T3-F1*2",
    "S:2",
    "S*1",
    "S*",
    "S*-2",
    "S*2*3",
  ];
  const piles = ["S37", "s", "t1-f1", "T3F1", "T3-", "-F1", "T3--F1", "T3–F1", "T1-F1-T2", "S-T1", "T1-S", "X1-T1"];
  const picks = ["by", "by0", "by3", "by12", "BY1", "by1*2", "by 1"];
  const others = ["T1-F1,", "T1-F1\t", "\tT1-F1", "T1-F1\u00a0", "T1-\u0661F1", "T\uff11-F1", "null", "#", "{}"];

  test.each([counts, piles, picks, others].flat())("%j is none", (text) => {
    const result = parseLog(text);
    expect(result).toMatchObject({ ok: false, error: { code: "bad-log", at: 0 } });
  });
});

describe("a log", () => {
  test("notation.log: entries with one space between them, maybe none, maybe a newline at the end", () => {
    expect(valueOf(parseLog(""))).toEqual([]);
    expect(valueOf(parseLog("\n"))).toEqual([]);
    expect(valueOf(parseLog("\r\n"))).toEqual([]);
    const entries = [actionEntry("by1"), transferEntry("T1", "F1"), actionEntry("S", 3)];
    expect(valueOf(parseLog("by1 T1-F1 S*3"))).toEqual(entries);
    expect(valueOf(parseLog("by1 T1-F1 S*3\n"))).toEqual(entries);
    expect(valueOf(parseLog("by1 T1-F1 S*3\r\n"))).toEqual(entries);
  });

  test.each([
    ["!", 0],
    [" ", 0],
    [" T1-F1", 0],
    ["T1-F1 ", 1],
    ["T1-F1  T2-F1", 1],
    ["T1-F1 \n", 1],
    ["\n\n", 0],
    ["T1-F1\nT2-F1", 0],
    ["T1-F1 T2-F1\n\n", 1],
    ["T1-F1 S*2 by1 T1-T0 T1-F1", 3],
    ["T1-F1, T2-F1", 0],
  ])("notation.bad-entry: %j is wrong at entry %i", (text, at) => {
    const result = parseLog(text);
    expect(result).toMatchObject({ ok: false, error: { code: "bad-log", at } });
    expect(!result.ok && result.error.message).toMatch(
      new RegExp(
        `^(Entry ${at + 1} of the log is empty|Entry ${at + 1} of the log \\(".*"\\) is not a move).*\\.$`,
        "s",
      ),
    );
  });

  test("a mistake is quoted, shortened", () => {
    const result = parseLog("x".repeat(60_000));
    expect(!result.ok && result.error.message).toContain(`"${"x".repeat(24)}…"`);
    expect(!result.ok && result.error.message.length).toBeLessThan(200);
  });
});

describe("notation.limits", () => {
  const move = "T1-F1";
  const codeOf = (text: string): unknown => {
    const result = parseLog(text);
    return result.ok ? result.value.length : [result.error.code, result.error.at];
  };

  test("5,000 moves are read, and 5,001 are not", () => {
    expect(MOST_MOVES).toBe(5000);
    expect(codeOf(Array(5000).fill(move).join(" "))).toBe(5000);
    expect(codeOf(Array(5001).fill(move).join(" "))).toEqual(["too-many-moves", 5000]);
    expect(codeOf("S*5000")).toBe(1);
    expect(codeOf("S*5001")).toEqual(["too-many-moves", 0]);
    expect(codeOf(`S*4999 ${move}`)).toBe(2);
    expect(codeOf(`S*4999 ${move} ${move}`)).toEqual(["too-many-moves", 2]);
    expect(codeOf(`${move} S*5000`)).toEqual(["too-many-moves", 1]);
  });

  test("a run of cards is one move, and a pick is none", () => {
    expect(codeOf(Array(5000).fill("T1-F1:13").join(" "))).toBe(5000);
    expect(codeOf("by1 S*5000 by2")).toBe(3);
  });

  test("65,536 characters are read, and 65,537 are not", () => {
    expect(MOST_CHARACTERS).toBe(65_536);
    const picks = Array(16_383).fill("by1").join(" ");
    expect(`${picks} S*99`).toHaveLength(65_536);
    expect(codeOf(`${picks} S*99`)).toBe(16_384);
    expect(codeOf(`${picks} S*99\n`)).toBe(16_384);
    expect(codeOf(`${picks} S*999`)).toEqual(["log-too-long", undefined]);
    expect(codeOf("x".repeat(65_537))).toEqual(["log-too-long", undefined]);
    expect(codeOf("x".repeat(65_536))).toEqual(["bad-log", 0]);
  });

  test.each([
    "S*1000000000",
    `S*${"9".repeat(60_000)}`,
    Array(4000).fill("S*1000000000").join(" "),
    "S*4999 S*1000000000",
  ])("are enforced by counting, not by playing (%#)", (text) => {
    // Carried out, it would take more memory than there is.
    expect(codeOf(text)).toEqual(["too-many-moves", text.startsWith("S*4999") ? 1 : 0]);
  });

  test.each(["x".repeat(50_000_000), " ".repeat(50_000_000)])("are enforced before a log is split (%#)", (text) => {
    const split = vi.spyOn(String.prototype, "split");
    onTestFinished(() => split.mockRestore());
    expect(codeOf(text)).toEqual(["log-too-long", undefined]);
    expect(split).not.toHaveBeenCalled();
  });
});

describe("the maker", () => {
  const zodiac = rulesOf("zodiac");
  const move = (text: string): number => parseMove(zodiac, text)!;

  test("notation.merge: stock entries that follow each other become one, and the reader takes both", () => {
    expect(makeLog(zodiac, ["S", "S", "S", "W-T1", "S", "W-T2", "S", "S"].map(move))).toBe("S*3 W-T1 S W-T2 S*2");
    expect(makeLog(zodiac, [])).toBe("");
    expect(valueOf(parseLog("S S*2 S"))).toEqual([actionEntry("S"), actionEntry("S", 2), actionEntry("S")]);
    expect(makeLog(rulesOf("stalactites"), [parseMove(rulesOf("stalactites"), "by1")!])).toBe("by1");
  });

  test("notation.round-trip: any moves, written and read, are the same moves", () => {
    for (const rules of variants.map(rulesFor)) {
      const actions = rules.actions.map((_, i) => i);
      const piles = [...rules.pileNames.keys()].filter((pile) => rules.pileNames[pile] !== "S");
      const moves = fc.oneof(
        ...(actions.length > 0 ? [fc.constantFrom(...actions)] : []),
        fc
          .tuple(fc.constantFrom(...piles), fc.constantFrom(...piles), fc.integer({ min: 1, max: 255 }))
          .map(([from, to, count]) => transfer(from, to, count))
          .filter((each) => each >= 256),
      );
      fc.assert(
        fc.property(fc.array(moves, { maxLength: 200 }), (line) => {
          const log = makeLog(rules, line);
          const read = valueOf(parseLog(log)).flatMap((entry) =>
            entry.action === undefined
              ? [parseMove(rules, makeEntry(entry))]
              : Array<number | undefined>(entry.repeat).fill(parseMove(rules, entry.action)),
          );
          expect(read).toEqual(line);
          expect(log).not.toMatch(/S(\*\d+)? S/);
        }),
        { numRuns: 50 },
      );
    }
  });
});

const makeEntry = (entry: LogEntry): string =>
  entry.action === undefined
    ? `${entry.from}-${entry.to}${entry.count > 1 ? `:${entry.count}` : ""}`
    : `${entry.action}${entry.repeat > 1 ? `*${entry.repeat}` : ""}`;

describe("one move of a game", () => {
  const penguin = rulesOf("penguin");

  test("is read whether it is legal or not", () => {
    expect(parseMove(penguin, "F1-T1:12")).toBe(transfer(penguin.pileIndex("F1"), penguin.pileIndex("T1"), 12));
    expect(parseMove(rulesOf("zodiac"), "S")).toBe(0);
    expect(parseMove(rulesOf("stalactites"), "by2")).toBe(1);
  });

  test.each(["S", "by1", "W-T1", "T8-T1", "T1-F5", "T1-R8", "", "T1", "T1-T2 T2-T1", "T1-T2:1"])(
    "is not %j in Penguin",
    (text) => {
      expect(parseMove(penguin, text)).toBeUndefined();
    },
  );

  test("is not a repeat", () => {
    expect(parseMove(rulesOf("zodiac"), "S*2")).toBeUndefined();
  });

  test("of more cards than there are is some move that is refused, never a shorter one", () => {
    for (const count of [53, 105, 255, 256, 257, 65_535, 65_536, 65_537, 1e9, 2 ** 40]) {
      const move = parseMove(penguin, `T1-T2:${count}`)!;
      expect(penguin.fault(penguin.emptyTable(), move)).toBe("empty");
      expect(Number(makeMoveText(penguin, move).split(":")[1])).toBeGreaterThan(52);
    }
  });
});

describe("whatever the text", () => {
  const numbers = fc.oneof(fc.integer({ min: 2, max: 40 }), fc.integer({ min: 2 }), fc.constant(1e15));
  const pile = fc.oneof(
    fc.constant("W"),
    fc.tuple(fc.constantFrom("T", "R", "F"), fc.integer({ min: 1, max: 30 })).map(([letter, n]) => letter + n),
  );
  const entries: fc.Arbitrary<LogEntry> = fc.oneof(
    fc.record({ from: pile, to: pile, count: fc.oneof(fc.constant(1), numbers) }),
    fc.record({ action: fc.constant("S" as const), repeat: fc.integer({ min: 1, max: 20 }) }),
    fc.record({ action: fc.constantFrom("by1" as const, "by2" as const), repeat: fc.constant(1) }),
  );

  test("entries that are written are read back", () => {
    fc.assert(
      fc.property(fc.array(entries, { maxLength: 100 }), (log) => {
        expect(valueOf(parseLog(log.map(makeEntry).join(" ")))).toEqual(log);
      }),
    );
  });

  test("a log with one entry spoilt is wrong at that entry", () => {
    fc.assert(
      fc.property(fc.array(entries, { minLength: 1, maxLength: 30 }), fc.nat(), fc.nat(), (log, which, where) => {
        const texts = log.map(makeEntry);
        const at = which % texts.length;
        const text = texts[at]!;
        const cut = where % (text.length + 1);
        texts[at] = `${text.slice(0, cut)}?${text.slice(cut)}`;
        expect(parseLog(texts.join(" "))).toMatchObject({ ok: false, error: { code: "bad-log", at } });
      }),
    );
  });

  test("it is a log that is written so, or a mistake with code, message and place", () => {
    fc.assert(
      fc.property(anyText("STRFW-:*by12 03\n"), (text) => {
        const result = parseLog(text);
        if (result.ok) {
          expect(result.value.map(makeEntry).join(" ")).toBe(text.replace(/\r?\n$/, ""));
        } else {
          const { code, message, at } = result.error;
          expect(["bad-log", "too-many-moves"]).toContain(code);
          expect(message).toMatch(/\.$/);
          expect(at).toBeGreaterThanOrEqual(0);
          expect(at).toBeLessThan(text.split(" ").length);
        }
      }),
      { numRuns: 1000 },
    );
  });
});
