import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { fixture, type Outcome, solitaire } from "./front-door.js";
import { bytes, failing, inTerminal } from "./terminal.js";

const folder = mkdtempSync(join(tmpdir(), "solitaire-"));
afterAll(() => rmSync(folder, { recursive: true }));

const solutions = readFileSync(fixture("solutions.txt"), "utf8")
  .split("\n")
  .filter((line) => line !== "" && !line.startsWith("#"))
  .map((line) => /^(\S+) (\S+) (.*)$/.exec(line)!.slice(1) as [game: string, deal: string, log: string]);

/** One solution of each game. */
const samples = [...new Map(solutions.map((each) => [each[0], each])).values()];

/** The exit code, and the verdict that was printed as one line. */
const verdictOf = ({ code, stdout, stderr }: Outcome): [code: number | null, verdict: unknown] => {
  expect(stderr).toBe("");
  expect(stdout).toMatch(/^\{.*\}\n$/);
  return [code, JSON.parse(stdout)];
};

test("there is a solution of every game to try", () => {
  expect(samples.map(([game]) => game).sort()).toEqual([
    "penguin",
    "rouge-et-noir",
    "stalactites",
    "zodiac",
    "zodiac-classic",
  ]);
});

test.each(samples)("%s %s: a complete game is won, by stdin, by - and by file", (game, deal, log) => {
  const file = join(folder, `${game}.log`);
  writeFileSync(file, `${log}\n`);
  const won = [0, { outcome: "won", moves: expect.any(Number) }];
  expect(verdictOf(solitaire(["verify", game, deal], log))).toEqual(won);
  expect(verdictOf(solitaire(["verify", game, deal, "-"], `${log}\n`))).toEqual(won);
  expect(verdictOf(solitaire(["verify", game, deal, file, "--rules", `${game}@1`]))).toEqual(won);
});

test.each(samples)("%s %s: without its last entry it is unfinished", (game, deal, log) => {
  const short = log.slice(0, log.lastIndexOf(" "));
  expect(verdictOf(solitaire(["verify", game, deal], short))).toEqual([
    1,
    { outcome: "unfinished", moves: expect.any(Number) },
  ]);
});

test("turns of the stock are counted, the pick of an interval is not", () => {
  expect(verdictOf(solitaire(["verify", "zodiac", "1"], "S*37 S"))[1]).toEqual({ outcome: "unfinished", moves: 38 });
  expect(verdictOf(solitaire(["verify", "stalactites", "1"], "by1 T1-R1"))[1]).toEqual({
    outcome: "unfinished",
    moves: 1,
  });
  expect(verdictOf(solitaire(["verify", "penguin", "1"], ""))).toEqual([1, { outcome: "unfinished", moves: 0 }]);
});

test("an illegal entry is named with the reason", () => {
  expect(verdictOf(solitaire(["verify", "penguin", "1"], "T1-R1 T1-R1"))).toEqual([
    1,
    { outcome: "illegal", moves: 1, at: 1, reason: expect.stringContaining("2C cannot go on 3D on R1") },
  ]);
  expect(verdictOf(solitaire(["verify", "penguin", "1"], "S"))[1]).toMatchObject({ outcome: "illegal", at: 0 });
});

test.each<[what: string, log: string | Uint8Array, message: string]>([
  ["two spaces", "T1-R1  T2-R2", "Entry 2 of the log is empty: entries have exactly one space between them."],
  ["another notation", "T1-R1 e2e4", 'Entry 2 of the log ("e2e4") is not a move.'],
  ["a huge repeat", "S*1000000000", "The log has more than 5000 moves: entry 1 goes beyond."],
  ["bytes that are no text", Uint8Array.of(0x54, 0xff, 0xfe), "cannot read stdin: it is not text in UTF-8."],
  ["a byte that is no character of a log", "T1-R1\0", 'Entry 1 of the log ("T1-R1'],
  ["more than the longest log", "S ".repeat(40_000), "stdin is too long: more than 65536 bytes."],
])("%s is no log", (_what, log, message) => {
  const { code, stdout, stderr } = solitaire(["verify", "zodiac", "1"], log);
  expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
  expect(stderr).toContain(`solitaire: ${message}`);
  expect(stderr).not.toMatch(/^ +at /m);
});

test("the longest log is read to its end, an editor's marks included", async () => {
  const log = "T1-R1 ".repeat(10_922) + "S*44";
  expect(log).toHaveLength(65_536);
  const { code, stderr } = await inTerminal(["verify", "zodiac", "1"], { stdin: bytes("\ufeff", log, "\r\n") });
  expect({ code, stderr }).toEqual({
    code: 2,
    stderr: "solitaire: The log has more than 5000 moves: entry 5001 goes beyond.\n",
  });
});

test("an endless input is not read on after the limit", async () => {
  let read = 0;
  async function* endless(): AsyncGenerator<Uint8Array, void, undefined> {
    for (;;) {
      read += 1024;
      yield new Uint8Array(1024).fill(0x53);
    }
  }
  const { code, stderr } = await inTerminal(["verify", "zodiac", "1"], { stdin: endless() });
  expect({ code, stderr }).toEqual({ code: 2, stderr: "solitaire: stdin is too long: more than 65536 bytes.\n" });
  expect(read).toBeLessThanOrEqual(65_536 + 1024);
});

test("a terminal is told what is waited for, and only where the log comes from it", async () => {
  const typed = await inTerminal(["verify", "penguin", "1"], { stdin: bytes("T1-R1\n"), isTTY: true });
  expect(typed.code).toBe(1);
  expect(JSON.parse(typed.stdout)).toEqual({ outcome: "unfinished", moves: 1 });
  expect(typed.stderr).toMatch(/^Waiting for a log/);
  const files = { "a.log": bytes("T1-R1\n") };
  expect((await inTerminal(["verify", "penguin", "1", "a.log"], { files, isTTY: true })).stderr).toBe("");
});

test("nothing is waited for where the rest is wrong", async () => {
  const stdin = failing(new Error("stdin was read"));
  for (const args of ["verify canfield 1", "verify penguin 0", "verify penguin 1 --rules penguin@9"]) {
    const { code, stderr } = await inTerminal(args.split(" "), { stdin, isTTY: true });
    expect(code).toBe(2);
    expect(stderr).not.toMatch(/Waiting|read/);
  }
});

test("a file that fails while it is read is named with the reason", async () => {
  const files = {
    "locked.log": failing(Object.assign(new Error("open"), { code: "EACCES" })),
    "broken.log": failing(Object.assign(new Error("EIO: i/o error, read"), { code: "EIO" })),
  };
  const read = async (file: string): Promise<string> =>
    (await inTerminal(["verify", "penguin", "1", file], { files })).stderr;
  expect(await read("locked.log")).toBe("solitaire: cannot read locked.log: permission denied.\n");
  expect(await read("broken.log")).toBe("solitaire: cannot read broken.log: EIO: i/o error, read.\n");
});
