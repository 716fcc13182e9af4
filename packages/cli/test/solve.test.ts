import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import type { Answer } from "../src/solve/answer.js";
import { solitaire } from "./front-door.js";
import { bytes, inTerminal } from "./terminal.js";

const folder = mkdtempSync(join(tmpdir(), "solitaire-"));
afterAll(() => rmSync(folder, { recursive: true }));

const answersIn = (stdout: string): Answer[] =>
  stdout
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line) as Answer);

/** The one answer that a run prints, and its exit code. */
const answerTo = async (args: readonly string[], terminal = {}): Promise<Answer & { code: number }> => {
  const { code, stdout, stderr } = await inTerminal(["solve", ...args, "--json"], terminal);
  expect(stderr).toBe("");
  const [answer, ...more] = answersIn(stdout);
  expect(more).toEqual([]);
  return { code, ...answer! };
};

test.each(["zodiac", "zodiac-classic", "stalactites", "rouge-et-noir", "penguin"])(
  "%s: verify agrees with a win, and with its number of moves",
  (game) => {
    const deal = game === "zodiac" ? "2" : "1";
    const { code, stdout, stderr } = solitaire(["solve", game, deal, "--json"]);
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    const [{ log, moves, verdict }] = answersIn(stdout) as [Answer];
    expect(verdict).toBe("won");
    expect(solitaire(["verify", game, deal], log)).toEqual({
      code: 0,
      stdout: `{"outcome":"won","moves":${moves}}\n`,
      stderr: "",
    });
  },
);

test("the line of a won deal, a lost one, and one that the budget did not suffice for", async () => {
  expect(await answerTo(["penguin", "1"])).toEqual({
    code: 0,
    deal: "1",
    verdict: "won",
    log: expect.stringMatching(/^T\d-/),
    moves: expect.any(Number),
    nodes: expect.any(Number),
    ms: 0,
  });
  const lost = { code: 1, deal: "616", verdict: "lost", nodes: expect.any(Number), ms: 0 };
  expect(await answerTo(["penguin", "616"])).toEqual(lost);
  const unknown = await answerTo(["penguin", "616", "--nodes", "100"]);
  expect(unknown).toEqual({ ...lost, verdict: "unknown" });
  expect(unknown.nodes).toBeLessThan(300);
});

test("both intervals are told, and the better one is the verdict", async () => {
  const { stdout } = await inTerminal(["solve", "stalactites", "1-70", "--json"]);
  const answers = answersIn(stdout);
  const kinds = new Set<string>();
  for (const { verdict, verdicts, log } of answers) {
    const { by1, by2, ...more } = verdicts!;
    expect(more).toEqual({});
    expect(verdict).toBe(by1 === "won" || by2 === "won" ? "won" : "lost");
    if (log !== undefined) expect(verdicts![log.slice(0, 3)]).toBe("won");
    kinds.add(`${by1} ${by2}`);
  }
  expect([...kinds].sort()).toEqual(["lost lost", "lost won", "won lost", "won won"]);
});

test("with a log, the game goes on from there, and is answered as a whole", async () => {
  const log = "T7-R1 T2-T5";
  const whole = await answerTo(["penguin", "1", log]);
  expect(whole.log).toMatch(/^T7-R1 T2-T5 /);
  expect(solitaire(["verify", "penguin", "1"], whole.log)).toMatchObject({
    stdout: `{"outcome":"won","moves":${whole.moves}}\n`,
  });
  const file = join(folder, "a.log");
  writeFileSync(file, `${log}\r\n`);
  const expected = [0, whole.log];
  for (const [operand, input] of [[log], [file], ["-", log], ["-", `\ufeff${log}\n`]] as const) {
    const { code, stdout, stderr } = solitaire(["solve", "penguin", "1", operand, "--json"], input);
    expect(stderr).toBe("");
    expect([code, answersIn(stdout)[0]?.log]).toEqual(expected);
  }
});

test("a game that is won, or lost on the way, and a pick that was made", async () => {
  const { log } = await answerTo(["penguin", "2"]);
  expect(await answerTo(["penguin", "2", log!])).toMatchObject({ code: 0, verdict: "won", log, nodes: 0 });
  const picked = await answerTo(["stalactites", "1", "by1"]);
  expect(picked).toMatchObject({ code: 1, verdict: "lost" });
  expect(picked.verdicts).toBeUndefined();
});

test.each<[args: string[], message: string]>([
  [["penguin", "1", "T7-R1 e2e4"], 'Entry 2 of the log ("e2e4") is not a move.'],
  [["penguin", "1", "T7-R1 T7-R1"], "Entry 2 of the log is not legal: 6C cannot go on 6H on R1: a flipper cell"],
  [["penguin", "1", "no.log"], "cannot read no.log: there is no such file."],
  [["penguin", "1-2", "T7-R1"], "a log belongs to one deal, not to a range of them."],
  [["canfield", "1"], '"canfield" is no game here.'],
  [["penguin", "0"], '"0" is no deal number: numbers begin at 1.'],
  [["penguin", "1-x"], '"1-x" is no range of deals: "x" is no deal number: only the digits'],
  [["penguin", "1-"], '"1-" is no range of deals: The deal number is empty'],
  [["penguin", "5-4"], '"5-4" is no range of deals: it ends before it begins.'],
  [["penguin", "1-2-3"], '"1-2-3" is no range of deals: it has one hyphen, as in 1-100.'],
  [["penguin", "ms1-2"], '"ms1-2" is no range of deals: both numbers have ms in front of them, or neither has.'],
  [["penguin", "1", "--nodes", "0"], '"0" is no number of positions: a whole number from 1 on is expected.'],
  [["penguin", "1", "--nodes", "1e6"], '"1e6" is no number of positions'],
])("solitaire solve %j: says what is wrong with the input", async (args, message) => {
  const { code, stdout, stderr } = await inTerminal(["solve", ...args]);
  expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
  expect(stderr.startsWith(`solitaire: ${message}`), stderr).toBe(true);
});

test("in words: the verdict, the game, the cost", async () => {
  const { stdout } = await inTerminal(["solve", "penguin", "1"]);
  expect(stdout).toMatch(/^Penguin, deal 1: won in \d+ moves\n\nT\S+ [^\n]+\n\n\d+ positions looked at, 0 ms\n$/);
  const lost = await inTerminal(["solve", "penguin", "616"]);
  expect(lost.stdout).toMatch(/^Penguin, deal 616: lost\n\n\d+ positions looked at, 0 ms\n$/);
  const picks = await inTerminal(["solve", "stalactites", "1"]);
  expect(picks.stdout).toMatch(/^Stalactites, deal 1: won in \d+ moves \(by1 lost, by2 won\)\n/);
  const unknown = await inTerminal(["solve", "penguin", "616", "--nodes", "9"], { colours: true });
  expect(unknown.stdout).toContain("\u001b[1mPenguin\u001b[22m, deal 616: no win found");
});

test.each([
  ["stalactites", "3"],
  ["penguin", "2"],
  ["zodiac-classic", "1"],
  ["rouge-et-noir", "6"],
])("%s %s: with --par, the log is the shortest win, or the shortest that was found", async (game, deal) => {
  const first = await answerTo([game, deal]);
  expect(first.par).toBeUndefined();
  const { log, moves, par, parProved, verdict } = await answerTo([game, deal, "--par"]);
  expect(verdict).toBe("won");
  expect(par).toBe(moves);
  expect(par).toBeLessThanOrEqual(first.moves!);
  expect(parProved ?? false).toBe(false);
  expect(solitaire(["verify", game, deal], log).stdout).toBe(`{"outcome":"won","moves":${moves}}\n`);
  const inWords = await inTerminal(["solve", game, deal, "--par"]);
  const fewest = parProved === false ? "the fewest found" : "the fewest";
  expect(inWords.stdout).toContain(`, deal ${deal}: won in ${par} moves, ${fewest}`);
  const table = await inTerminal(["solve", game, `${deal}-${deal}`, "--par"]);
  expect(table.stdout).toMatch(parProved === false ? / {2}<=\d+ / : / {2}\d+ /);
  expect(table.stdout).toMatch(/^deal .* par /m);
});

test("a deal that is lost has no par", async () => {
  const { verdict, par, parProved } = await answerTo(["penguin", "616", "--par"]);
  expect([verdict, par, parProved]).toEqual(["lost", undefined, undefined]);
});

test("the log is read from a terminal too", async () => {
  const terminal = { stdin: bytes("T7-R1\n"), isTTY: true };
  const { code, stderr } = await inTerminal(["solve", "penguin", "1", "-"], terminal);
  expect(code).toBe(0);
  expect(stderr).toMatch(/^Waiting for a log/);
});
