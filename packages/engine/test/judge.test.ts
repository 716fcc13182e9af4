import { describe, expect, test } from "vitest";
import { ruleText, type Verdict, verify } from "../src/index.js";
import { solutions } from "./fixtures.js";
import { rulesOf, valueOf } from "./table.js";

const verdict = (id: string, deal: string, log: string): Verdict => valueOf(verify(rulesOf(id), { deal, log }));
const solution = (id: string): { deal: string; log: string } => solutions.find(({ game }) => game === id)!;

describe("what is read first", () => {
  test("judging.parse-first: bad text later in a log goes before an illegal move", () => {
    const log = "T1-F4 T1-F4 nonsense";
    expect(verify(rulesOf("penguin"), { deal: "1", log })).toMatchObject({
      ok: false,
      error: { code: "bad-log", at: 2 },
    });
    expect(verdict("penguin", "1", "T1-F4 T1-F4")).toMatchObject({ outcome: "illegal", at: 0 });
  });

  test.each(["0", "01", "", "ms0", "abc", "1".repeat(21)])("judging.parse-first: %j is no deal number", (deal) => {
    expect(verify(rulesOf("penguin"), { deal, log: "nonsense" })).toMatchObject({
      ok: false,
      error: { code: "bad-deal" },
    });
  });

  test("judging.parse-first: the limits hold before anything is played", () => {
    for (const [log, code] of [
      ["S*5001", "too-many-moves"],
      ["S*1000000000", "too-many-moves"],
      ["x".repeat(65_537), "log-too-long"],
    ]) {
      expect(verify(rulesOf("zodiac"), { deal: "1", log: log! })).toMatchObject({ ok: false, error: { code } });
    }
  });

  test.each(["penguin@2", "penguin@0", "penguin", "zodiac@1", "", "penguin@1 ", "Penguin@1"])(
    "judging.rules-version: %j is unknown here",
    (rules) => {
      const result = verify(rulesOf("penguin"), { deal: "0", log: "", rules });
      expect(result).toMatchObject({ ok: false, error: { code: "unknown-rules" } });
      expect(!result.ok && result.error.message).toContain("penguin@1");
    },
  );

  test("judging.versionless: the current rules, named or not", () => {
    const { deal, log } = solution("penguin");
    const named = verify(rulesOf("penguin"), { deal, log, rules: "penguin@1" });
    expect(named).toMatchObject({ ok: true, value: { outcome: "won" } });
    expect(verify(rulesOf("penguin"), { deal, log })).toEqual(named);
    expect(verify(rulesOf("penguin"), { deal, log, rules: undefined })).toEqual(named);
  });
});

describe("the verdict", () => {
  const { deal, log } = solution("penguin");
  const entries = log.split(" ");

  test("judging.outcomes: won, unfinished, illegal", () => {
    expect(verdict("penguin", deal, log)).toEqual({ outcome: "won", moves: entries.length });
    expect(verdict("penguin", deal, `${log}\n`).outcome).toBe("won");
    expect(verdict("penguin", deal, "")).toEqual({ outcome: "unfinished", moves: 0 });
    for (const length of [1, 40, entries.length - 1]) {
      const part = entries.slice(0, length).join(" ");
      expect(verdict("penguin", deal, part)).toEqual({ outcome: "unfinished", moves: length });
    }
  });

  test("judging.at, judging.moves-before: the first entry that is not legal, and the moves before it", () => {
    for (const at of [0, 1, 40, entries.length - 1]) {
      const spoilt = entries.with(at, "F1-T1").join(" ");
      const result = verdict("penguin", deal, spoilt);
      expect(result).toMatchObject({ outcome: "illegal", at, moves: at });
      expect(result.outcome === "illegal" && result.reason).toBe("No card leaves F1.");
    }
  });

  test("judging.moves: each use of the stock is one, a run is one, a pick is none", () => {
    expect(verdict("zodiac", "1", "S*37 S")).toEqual({ outcome: "unfinished", moves: 38 });
    expect(verdict("zodiac", "1", "S*5000")).toEqual({ outcome: "unfinished", moves: 5000 });
    expect(verdict("stalactites", "3", "by1 T1-F1")).toEqual({ outcome: "unfinished", moves: 1 });
    const runs = entries.slice(0, entries.findIndex((entry) => entry.includes(":")) + 1);
    expect(runs.at(-1)).toMatch(/:\d+$/);
    expect(verdict("penguin", deal, runs.join(" "))).toEqual({ outcome: "unfinished", moves: runs.length });
  });

  test("judging.moves-before: the legal part of a repeat counts, and at is the entry as written", () => {
    const result = verdict("rouge-et-noir", "1", "S*2 S*9 S");
    expect(result).toMatchObject({ outcome: "illegal", at: 1, moves: 7 });
    expect(result.outcome === "illegal" && result.reason).toBe("The stock is empty, and there is no redeal.");
  });

  test.each([
    ["penguin", "W-T1", "Penguin has no pile W."],
    ["penguin", "T8-T1", "Penguin has no pile T8."],
    ["penguin", "T1-F5", "Penguin has no pile F5."],
    ["stalactites", "R3-F1", "Stalactites has no pile R3."],
    ["rouge-et-noir", "R1-T1", "Rouge et Noir has no pile R1."],
    ["zodiac", "T25-F1", "Zodiac has no pile T25."],
    ["zodiac", "T99999999999999999999-F1", "Zodiac has no pile T99999999999999999999."],
  ])("judging.no-such-pile: %s %s", (id, text, reason) => {
    expect(verdict(id, "1", text)).toEqual({ outcome: "illegal", at: 0, moves: 0, reason });
  });

  test.each([
    ["penguin", "S", "Penguin has no stock to turn."],
    ["penguin", "by1", "Penguin has no interval to pick."],
    ["stalactites", "S*2", "Stalactites has no stock to turn."],
    ["zodiac", "by2", "Zodiac has no interval to pick."],
    ["rouge-et-noir", "by1", "Rouge et Noir has no interval to pick."],
  ])("judging.no-such-action: %s %s", (id, text, reason) => {
    expect(verdict(id, "1", text)).toEqual({ outcome: "illegal", at: 0, moves: 0, reason });
  });

  test.each(["zodiac", "zodiac-classic", "stalactites", "rouge-et-noir", "penguin"])(
    "judging.after-the-win: nothing is legal any more in %s",
    (id) => {
      const won = solution(id);
      const before = verdict(id, won.deal, won.log);
      for (const more of ["T1-F1", "S", "by1", "W-T1", "T99-T98", "F1-F2:13"]) {
        expect(verdict(id, won.deal, `${won.log} ${more}`)).toEqual({
          outcome: "illegal",
          at: won.log.split(" ").length,
          moves: before.moves,
          reason: "The game is already won.",
        });
      }
    },
  );
});

describe("the reasons", () => {
  test.each([
    ["penguin", "1", "R1-T1", "R1 is empty."],
    ["penguin", "1", "T1-T2:8", "T1 has only 7 cards."],
    ["penguin", "1", "T1-R1 R1-T1:2", "R1 has only one card."],
    ["penguin", "1", "T1-T1", "The cards already lie on T1."],
    ["penguin", "1", "T1-T2:2", /^The top 2 cards of T1 do not move as one: columns build down in suit/],
    ["penguin", "1", "T1-T2", /^3D cannot go on 8C on T2: columns build down in suit/],
    ["penguin", "1", "T1-R1 R1-R2", /^3D cannot go to the empty R2: a flipper cell/],
    ["stalactites", "1", "T1-R1", /^6C cannot go to the empty R1: a cell holds one card, .* interval is picked\.$/],
    ["stalactites", "1", "by1 by1", "The interval is picked once, before the first card moves."],
    ["zodiac", "1", "R2-F5", "5H cannot go to the empty F5: foundations open in phase two."],
    ["zodiac", "1", "T1-T2", /: Zodiac piles take cards from waste and Equator alone\.$/],
    ["zodiac", "1", "S W-F1", /: foundations open in phase two\.$/],
    ["penguin", "1", "F1-T1", "No card leaves F1."],
    ["zodiac", "1", "W-T1", "W is empty."],
    ["rouge-et-noir", "1", "T8-T10", /^8S cannot go to the empty T10: an empty column takes only a king/],
  ])("%s %s: %s", (id, deal, log, reason) => {
    const result = verdict(id, deal, log);
    if (result.outcome !== "illegal") throw new Error(result.outcome);
    if (typeof reason === "string") expect(result.reason).toBe(reason);
    else expect(result.reason).toMatch(reason);
  });

  test.each(["zodiac", "zodiac-classic"])("%s: tell each phase's own rules in it", (id) => {
    const { deal, log } = solution(id);
    const entries = log.split(" ");
    const last = entries.findLastIndex((entry) => entry.startsWith("W-"));
    const reasons = (phase: readonly string[], tries: readonly string[]): string[] =>
      tries.map((entry) => {
        const result = verdict(id, deal, [...phase, entry].join(" "));
        return result.outcome === "illegal" ? result.reason : "";
      });
    const zodiac = Array.from({ length: 24 }, (_, i) => [
      `T${i + 1}-F1`,
      `T${i + 1}-F2`,
      `T${i + 1}-T${24 - i}`,
    ]).flat();
    for (const reason of reasons(entries.slice(0, last), zodiac)) {
      expect(reason).toMatch(/: foundations open in phase two\.$|: Zodiac piles take cards from|^The cards already/);
    }
    for (const reason of reasons(entries.slice(0, last + 1), zodiac).filter(Boolean)) {
      expect(reason).toMatch(/ build (?:up|down) in suit, [^;]+\.$|: in phase two Zodiac piles only give\.$/);
    }
  });

  test("have no rule of a game or a pile that nobody has put into words", () => {
    expect([ruleText("klondike", "column"), ruleText("penguin", "attic")]).toEqual(["", ""]);
  });
});
