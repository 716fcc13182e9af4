import { variants } from "@solitaire/engine";
import { describe, expect, it } from "vitest";
import { call } from "./support/door.js";
import { expectProblem } from "./support/problem.js";
import { type Solution, solutions } from "./support/solutions.js";

const send = (body: unknown): Promise<Response> =>
  call("/v1/verify", {
    method: "POST",
    headers: { "Content-Type": "application/json; charset=utf-8" },
    body: JSON.stringify(body),
  });

interface Verdict {
  outcome: string;
  moves: number;
  at?: number;
  reason?: string;
}

const judge = async (body: unknown): Promise<Verdict> => {
  const response = await send(body);
  expect(response.status).toBe(200);
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  return response.json<Verdict>();
};

const oneOf = (game: string): Solution => solutions.find((each) => each.game === game)!;
const games = variants.map(({ id }) => id);
const movesOf = (log: string): number =>
  log
    .split(" ")
    .reduce((sum, entry) => sum + (entry.startsWith("by") ? 0 : Number(/\*(\d+)$/.exec(entry)?.[1] ?? 1)), 0);

describe("a winning game", () => {
  it.each(solutions)("of $game, deal $deal, is won", async ({ game, deal, log }) => {
    expect(await judge({ game, deal, log })).toEqual({ outcome: "won", moves: movesOf(log) });
    expect(await judge({ game, deal, log: `${log}\n`, rules: `${game}@1` })).toMatchObject({ outcome: "won" });
  });

  it("is there of every game", () => {
    expect(new Set(solutions.map(({ game }) => game))).toEqual(new Set(games));
  });
});

describe.each(games)("a forged game of %s", (game) => {
  const { deal, log } = oneOf(game);
  const entries = log.split(" ");

  it("that ends too early is unfinished", async () => {
    const cut = entries.slice(0, -1).join(" ");
    expect(await judge({ game, deal, log: cut })).toEqual({ outcome: "unfinished", moves: movesOf(cut) });
    expect(await judge({ game, deal, log: "" })).toEqual({ outcome: "unfinished", moves: 0 });
  });

  it("that goes on after the win is illegal there", async () => {
    expect(await judge({ game, deal, log: `${log} T1-F1` })).toMatchObject({ outcome: "illegal", at: entries.length });
  });

  it("in another order is not won", async () => {
    const reversed = entries.toReversed().join(" ");
    expect((await judge({ game, deal, log: reversed })).outcome).not.toBe("won");
    const late = [...entries.slice(0, -2), ...entries.slice(-2).toReversed()].join(" ");
    const verdict = await judge({ game, deal, log: late });
    // The last two moves may be exchangeable; then it is a game like any other.
    if (verdict.outcome !== "won") expect(verdict).toMatchObject({ outcome: "illegal", at: entries.length - 2 });
  });

  it("without its first entry is not won", async () => {
    expect((await judge({ game, deal, log: entries.slice(1).join(" ") })).outcome).not.toBe("won");
  });

  it("with one move made twice is illegal", async () => {
    const i = entries.findLastIndex((entry) => entry.includes("-F"));
    const doubled = [...entries.slice(0, i + 1), ...entries.slice(i)].join(" ");
    expect(await judge({ game, deal, log: doubled })).toMatchObject({
      outcome: "illegal",
      reason: expect.stringMatching(/\.$/),
    });
  });

  it("for another deal or another game is not won", async () => {
    expect((await judge({ game, deal: "4242", log })).outcome).not.toBe("won");
    for (const other of games.filter((id) => id !== game)) {
      const verdict = await judge({ game: other, deal, log });
      expect(verdict.outcome).not.toBe("won");
    }
  });
});

describe("input that is none", () => {
  const good = oneOf("penguin");

  it.each([
    ["a game that there is not", { game: "klondike" }, 422, "unknown-game"],
    ["a game by another name", { game: "__proto__" }, 422, "unknown-game"],
    ["rules of another version", { rules: "penguin@2" }, 422, "unknown-rules"],
    ["rules of another game", { rules: "zodiac@1" }, 422, "unknown-rules"],
    ["no rules", { rules: "" }, 422, "unknown-rules"],
    ["the deal 0", { deal: "0" }, 400, "bad-deal"],
    ["a deal with a zero in front", { deal: "012" }, 400, "bad-deal"],
    ["a deal with a space", { deal: " 12" }, 400, "bad-deal"],
    ["a deal in other digits", { deal: "１２" }, 400, "bad-deal"],
    ["a deal of 21 digits", { deal: "123456789012345678901" }, 400, "bad-deal"],
    ["a deal of 60,000 digits", { deal: "9".repeat(60_000) }, 400, "bad-deal"],
    ["no deal", { deal: "" }, 400, "bad-deal"],
  ])("%s", async (_, wrong, status, code) => {
    const { at } = await expectProblem(await send({ ...good, ...wrong }), status, code);
    expect(at).toBeUndefined();
  });

  it.each([
    ["T1-F1  T2-F2", 1],
    [" T1-F1", 0],
    ["T1-F1 ", 1],
    ["T1-F1 T1-F1:1", 1],
    ["S*0", 0],
    ["S*1", 0],
    ["S*01", 0],
    ["T01-F1", 0],
    ["T1-F1 by3", 1],
    ["T1-F1\tT2-F1", 0],
    ["T1-F1\nT2-F1", 0],
    ["T1–F1", 0],
    ["\ud800", 0],
    ["t1-f1", 0],
  ])("the log %j has no move at %i", async (log, at) => {
    expect(await expectProblem(await send({ ...good, log }), 400, "bad-log")).toMatchObject({ at });
  });

  it.each([
    ["S*5001", 0],
    ["S*5000 S", 1],
    ["S*99999999999999999999999999", 0],
    [Array(5001).fill("T1-F1").join(" "), 5000],
  ])("a log with more than 5,000 moves is too much: %.20s", async (log, at) => {
    for (const game of ["zodiac", "penguin"]) {
      expect(await expectProblem(await send({ game, deal: "9", log }), 422, "too-many-moves")).toMatchObject({ at });
    }
  });

  it("5,000 moves are not", async () => {
    expect(await judge({ game: "zodiac", deal: "9", log: "S*5000" })).toEqual({ outcome: "unfinished", moves: 5000 });
  });
});
