import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, test } from "vitest";
import type { Answer } from "../src/solve/answer.js";
import { type Batch, type DealSolver, solveBatch } from "../src/solve/batch.js";
import { PROGRAM, solitaire } from "./front-door.js";
import { inTerminal } from "./terminal.js";

const dealsIn = (stdout: string): string[] =>
  stdout
    .trimEnd()
    .split("\n")
    .map((line) => (JSON.parse(line) as Answer).deal);

const numbers = (first: number, last: number): string[] =>
  Array.from({ length: last - first + 1 }, (_, i) => String(first + i));

/** A solver whose answers are made up, at the moment that `when` resolves to. */
const solver = (when: (batch: Batch) => Promise<void> | void): DealSolver => ({
  solve: async (batch) => {
    await when(batch);
    return Array.from({ length: batch.size }, (_, i) => {
      const deal = String(batch.range.first + BigInt(batch.start + i));
      return { deal, verdict: "won", nodes: 1, ms: 0 };
    });
  },
  end: () => {},
});

const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
const never = new Promise<void>(() => {});

test("the built program answers in the order of the deals, as each deal alone", () => {
  const { code, stdout, stderr } = solitaire(["solve", "penguin", "600-900", "--json"]);
  // 616 is lost.
  expect({ code, stderr }).toEqual({ code: 1, stderr: "" });
  expect(dealsIn(stdout)).toEqual(numbers(600, 900));
  const strip = (text: string): string => text.replaceAll(/"ms":[\d.]+/g, "");
  const alone = ["616", "899"].map((deal) => strip(solitaire(["solve", "penguin", deal, "--json"]).stdout.trimEnd()));
  expect(strip(stdout).split("\n")).toEqual(expect.arrayContaining(alone));
});

test("deals 1 to 1,000 of Penguin are all decided", () => {
  const { code, stdout } = solitaire(["solve", "penguin", "1-1000"]);
  expect(code).toBe(1);
  expect(stdout.endsWith("\n\n999 won, 1 lost, 0 unknown\n")).toBe(true);
});

test("a range may be of one deal, of Microsoft's numbers, or of large ones", async () => {
  const run = async (range: string): Promise<string[]> =>
    dealsIn((await inTerminal(["solve", "penguin", range, "--json"])).stdout);
  expect(await run("7-7")).toEqual(["7"]);
  expect(await run("ms31998-ms32001")).toEqual(["31998", "31999", "ms32000", "ms32001"]);
  expect(await run("99999999999999999998-99999999999999999999")).toEqual([
    "99999999999999999998",
    "99999999999999999999",
  ]);
});

test("a table with a sum, all won or not", async () => {
  const { code, stdout } = await inTerminal(["solve", "penguin", "9-10"]);
  expect(code).toBe(0);
  expect(stdout.split("\n").map((line) => line.replaceAll(/ +/g, " "))).toEqual([
    "Penguin, deals 9 to 10",
    "",
    "deal verdict moves nodes ms",
    expect.stringMatching(/^9 won \d+ \d+ 0\.00$/),
    expect.stringMatching(/^10 won \d+ \d+ 0\.00$/),
    "",
    "2 won, 0 lost, 0 unknown",
    "",
  ]);
  const both = await inTerminal(["solve", "stalactites", "1-2"]);
  expect(both.stdout).toMatch(/\ndeal {2}verdict {2}by1 {6}by2 {6}moves {5}nodes {9}ms\n1 {5}won {6}lost {5}won {6}/);
});

test("late answers hold the later ones back, and nobody else", async () => {
  let started = 0;
  const startSolver = (): DealSolver => {
    const turns = started++ === 0 ? 50 : 0;
    return solver(async () => {
      for (let i = 0; i < turns; i++) await turn();
    });
  };
  const { stdout } = await inTerminal(["solve", "penguin", "1-3000", "--json"], { cores: 3, startSolver });
  expect(dealsIn(stdout)).toEqual(numbers(1, 3000));
});

test("a long range is solved no further than its reader has come", async () => {
  let begun = 0;
  let most = 0;
  let printed = 0;
  const { stdout } = await inTerminal(["solve", "penguin", "1-100000", "--json"], {
    startSolver: () =>
      solver(({ start, size }) => {
        begun = start + size;
      }),
    ready: async () => {
      for (let i = 0; i < 100; i++) await turn();
      most = Math.max(most, begun - printed);
      printed = begun;
      return true;
    },
  });
  expect(dealsIn(stdout)).toHaveLength(100_000);
  expect(most).toBeLessThan(10_000);
});

test("a terminal shows how far it is, below the answers, and nothing of it stays", async () => {
  let now = 0;
  const { stdout, stderr } = await inTerminal(["solve", "penguin", "1-8"], {
    columns: 100,
    cores: 1,
    now: () => (now += 500),
    startSolver: () => solver(() => {}),
  });
  expect(stdout).not.toContain("\u001b");
  const drawn = stderr.split("\r\u001b[K");
  expect(drawn.shift()).toBe("");
  expect(drawn.pop()).toBe("");
  expect(drawn[0]).toBe(`[${"-".repeat(30)}] 0%  0/8: 0 won, 0 lost, 0 unknown`);
  const half = drawn.find((line) => line.includes("4/8"))!;
  expect(half).toMatch(/^\[#{15}-{15}\] 50% {2}4\/8: 4 won, 0 lost, 0 unknown {2}\d\.\d\/s {2}\d+ s left$/);
  expect(drawn.findLast((line) => line !== "")).toMatch(
    / 100% {2}8\/8: 8 won, 0 lost, 0 unknown {2}\S+\/s {2}0 s left$/,
  );
});

test("a narrow terminal has a short line, a long work a long time", async () => {
  let now = 0;
  const { stderr } = await inTerminal(["solve", "penguin", "1-400"], {
    columns: 40,
    now: () => (now += 100_000),
    startSolver: () => solver(() => {}),
  });
  for (const line of stderr.split("\r\u001b[K")) expect(line.length).toBeLessThan(40);
  now = 0;
  const wide = await inTerminal(["solve", "penguin", "1-400"], {
    columns: 200,
    now: () => (now += 100_000),
    startSolver: () => solver(() => {}),
  });
  expect(wide.stderr).toMatch(/ \d+ d \d+ h left/);
  expect(wide.stderr).toMatch(/ \d+ h \d+ min left/);
});

test("Ctrl+C ends it with what is done, in order", async () => {
  let stop: () => void = () => {};
  let first = true;
  let ended = 0;
  const startSolver = (): DealSolver => {
    const isStuck = first;
    first = false;
    let batches = 0;
    const some = solver(async () => {
      if (isStuck) await never;
      if (++batches > 3) {
        stop();
        await never;
      }
    });
    return { ...some, end: () => ended++ };
  };
  const { code, stdout, stderr } = await inTerminal(["solve", "penguin", "1-100", "--json"], {
    startSolver,
    onStop: (callback) => (stop = callback),
  });
  // The first solver had deal 1 when it was stopped.
  const done = dealsIn(stdout);
  expect(done).toEqual(numbers(2, done.length + 1));
  expect(stderr).toBe(`solitaire: stopped. ${done.length} of 100 deals are done; 1 is the first that is not.\n`);
  expect({ code, ended }).toEqual({ code: 130, ended: 2 });
});

test("a solver that fails, fails the program", async () => {
  const startSolver = (): DealSolver => ({
    solve: () => Promise.reject(new Error("out of memory")),
    end: () => {},
  });
  await expect(inTerminal(["solve", "penguin", "1-9"], { startSolver })).rejects.toThrow("out of memory");
});

test("threads are stopped by Ctrl+C in the middle of a deal", async () => {
  // The deals of Rouge et Noir take long enough for that.
  const child = spawn(process.execPath, [PROGRAM, "solve", "rouge-et-noir", "1-100000", "--json"], {
    stdio: ["ignore", "pipe", "pipe"],
  });
  let stdout = "";
  let stderr = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => (stderr += text));
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    if (stdout === "") child.kill("SIGINT");
    stdout += text;
  });
  await once(child, "close");
  expect(child.exitCode).toBe(130);
  expect(stderr).toMatch(/^solitaire: stopped\. \d+ of 100000 deals are done; \d+ is the first that is not\.\n$/);
  expect(dealsIn(stdout)[0]).toBe("1");
});

test("a reader that has seen enough ends a long work without a word", async () => {
  const child = spawn(process.execPath, [PROGRAM, "solve", "penguin", "1-100000000", "--json"], {
    stdio: ["ignore", "pipe", "pipe"],
  });
  let stderr = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => (stderr += text));
  child.stdout.once("data", () => child.stdout.destroy());
  await once(child, "close");
  expect({ code: child.exitCode, stderr }).toEqual({ code: expect.any(Number), stderr: "" });
});

test("a batch of no game is a mistake of the program", () => {
  const range = { prefix: "", first: 1n, last: 2n };
  expect(() => solveBatch({ game: "canfield", range, start: 0, size: 1 }, () => 0)).toThrow(
    '"canfield" is no game here.',
  );
});
