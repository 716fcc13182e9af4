import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { afterAll, expect, test } from "vitest";
import { fixture, solitaire } from "./front-door.js";
import { bytes, inTerminal } from "./terminal.js";

const TRACES = [
  ["traces.penguin.seed.jsonl.gz", 1028],
  ["traces.rougeetnoir.seed.jsonl.gz", 2206],
  ["traces.stalactites.ones.jsonl.gz", 737],
  ["traces.stalactites.twos.jsonl.gz", 698],
  ["traces.zodiac.classic.jsonl.gz", 2271],
  ["traces.zodiac.seed.jsonl.gz", 2169],
] as const;

const folder = mkdtempSync(join(tmpdir(), "solitaire-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** A record of a trace, loosely, so that a test can spoil it. */
interface Sample {
  kind: string;
  deal: string;
  n: number;
  pos: Record<string, string | string[]>;
  legal: unknown[];
  won: boolean;
  beak?: string;
  move: unknown;
}

const linesIn = (name: string): string[] =>
  gunzipSync(readFileSync(fixture(name)))
    .toString()
    .trimEnd()
    .split("\n");

const penguin = linesIn("traces.penguin.seed.jsonl.gz");
const sample = (count = 5): Sample[] => penguin.slice(0, count).map((line) => JSON.parse(line) as Sample);

const asLines = (records: readonly unknown[]): string => records.map((each) => `${JSON.stringify(each)}\n`).join("");

const conform = (text: string): ReturnType<typeof inTerminal> =>
  inTerminal(["conform", "sample.jsonl"], { files: { "sample.jsonl": bytes(text) } });

test("all traces conform, each with a line and the total last", () => {
  const files = TRACES.map(([name]) => fixture(name));
  const { code, stdout, stderr } = solitaire(["conform", ...files]);
  expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
  expect(stdout.split("\n")).toEqual([
    ...TRACES.map(([, positions], i) => `${files[i]}: ${positions} positions, 0 mismatches`),
    "9109 positions, 0 mismatches",
    "",
  ]);
});

test("one file has one line, packed or not", () => {
  const plain = join(folder, "plain.jsonl");
  writeFileSync(plain, asLines(sample()));
  const packed = join(folder, "packed.jsonl.gz");
  writeFileSync(packed, gzipSync(asLines(sample())));
  for (const file of [plain, packed]) {
    expect(solitaire(["conform", file])).toEqual({ code: 0, stdout: "5 positions, 0 mismatches\n", stderr: "" });
  }
});

test("lines may end as on Windows, the last one without an end, and come in any chunks", async () => {
  const text = asLines(sample()).replaceAll("\n", "\r\n").trimEnd();
  const chunks = text.match(/[^]{1,97}/g)!;
  const { code, stdout } = await inTerminal(["conform", "a"], { files: { a: bytes(...chunks) } });
  expect({ code, stdout }).toEqual({ code: 0, stdout: "5 positions, 0 mismatches\n" });
});

test.each<[what: string, spoil: (records: Sample[]) => void, difference: string]>([
  ["a legal move too many", ([, , r]) => r!.legal.push(["T1", 1, "F1"]), ":3: legal in the trace alone: T1-F1"],
  ["a legal move twice", ([, , r]) => r!.legal.push(r!.legal[0]), ":3: legal in the trace alone: T1-R1"],
  ["a legal move missing", ([r]) => r!.legal.pop(), ":1: legal in the engine alone: T7-R7"],
  ["a wrong count", ([r]) => (r!.legal[0] = ["T1", 2, "R1"]), ":1: legal in the trace alone: T1-R1:2"],
  ["an unknown pile", ([r]) => r!.legal.push(["T9", 1, "X1"]), ":1: legal in the trace alone: T9-X1"],
  ["a wrong win", ([, r]) => (r!.won = true), ":2: won is true in the trace and false in the engine"],
  [
    "a position that the move does not lead to",
    ([, r]) => (r!.pos["R"] = ["", "", "", "", "6H", "", ""]),
    ':2: after T7-R4: R4 is "" in the trace and "6H" in the engine',
  ],
  [
    "a card twice",
    ([r]) => ((r!.pos["F"] as string[])[3] = "JH"),
    ":1: This is no position of the game: JH stands too often",
  ],
  ["another deal", ([r]) => (r!.deal = "2"), ':1: deal 2: T1 is "JD KD 3H 3C 4D 2C 3D" in the trace'],
  ["another beak", ([r]) => (r!.beak = "JS"), ":1: deal 1: the beak is JS in the trace and JD in the engine"],
  ["an illegal move", ([r]) => (r!.move = ["T1", 1, "F1"]), ":1: the move taken, T1-F1, is not legal: 3D cannot go on"],
  ["a move of no game", ([r]) => (r!.move = ["X1", 1, "F1"]), ":1: the move taken, X1-F1, is not legal: it is no move"],
  ["an end in the middle", ([r]) => (r!.move = null), ":2: the game goes on after the record that ended it"],
])("%s is found, by file and line", async (_what, spoil, difference) => {
  const records = sample();
  spoil(records);
  const { code, stdout, stderr } = await conform(asLines(records));
  expect(stderr).toContain(`sample.jsonl${difference}`);
  expect(stdout).toMatch(/^5 positions, [1-9] mismatches\n$/);
  expect(code).toBe(1);
});

test("the interval of a trace is the one that its rules name", async () => {
  const ones = linesIn("traces.stalactites.ones.jsonl.gz").slice(0, 30).join("\n");
  expect((await conform(ones)).code).toBe(0);
  expect((await conform(ones.replaceAll("stalactites.ones", "stalactites.twos"))).code).toBe(1);
});

test("the rules of a trace are the ones that it names", async () => {
  const classic = linesIn("traces.zodiac.classic.jsonl.gz").join("\n");
  expect((await conform(classic)).code).toBe(0);
  expect((await conform(classic.replaceAll("zodiac.classic", "zodiac.seed"))).code).toBe(1);
});

test("a position counts once, and only the first differences are shown", async () => {
  const records = sample(20);
  for (const record of records) record.won = true;
  const { code, stdout, stderr } = await conform(asLines(records));
  expect({ code, stdout }).toEqual({ code: 1, stdout: "20 positions, 20 mismatches\n" });
  expect(stderr.trimEnd().split("\n")).toHaveLength(11);
  expect(stderr).toContain("and 10 more differences\n");
});

test("after another game, or a gap, a record stands alone", async () => {
  const [first, second, third, fourth] = sample();
  const { code, stdout } = await conform(asLines([second, first, fourth, third]));
  expect({ code, stdout }).toEqual({ code: 0, stdout: "4 positions, 0 mismatches\n" });
});

test.each<[what: string, line: string, message: string]>([
  ["no JSON", "{", "it is no JSON object."],
  ["a list", "[]", "it is no JSON object."],
  ["unknown rules", spoiled({ v: "golf" }), "v is to be one of zodiac.seed, zodiac.classic, stalactites.ones,"],
  ["an unknown kind", spoiled({ kind: "dream" }), "kind is to be one of deal, synthetic, endgame."],
  ["a deal that is no text", spoiled({ deal: 1 }), "deal is to be a text."],
  ["a deal that is no number", spoiled({ deal: "01" }), 'deal: "01" is no deal number: numbers have no leading zeros.'],
  ["a broken n", spoiled({ n: -1 }), "n is to be a whole number from 0 on."],
  ["no position", spoiled({ pos: undefined }), "pos is to be an object."],
  ["no cards", spoiled({ pos: { T: ["JD KX"] } }), "pos.T is to be a text of cards or a list of them."],
  ["legal moves that are no list", spoiled({ legal: {} }), "legal is to be a list."],
  ["a broken legal move", spoiled({ legal: [["T1", "T2"]] }), "a move of legal is not [from, count, to]."],
  ["won as a text", spoiled({ won: "no" }), "won is to be true or false."],
  ["a beak that is no card", spoiled({ beak: "beak" }), "beak is no card."],
  ["no move", spoiled({ move: undefined }), "move is to be [from, count, to] or null."],
])("%s is bad input, by file and line", async (_what, line, message) => {
  const { code, stdout, stderr } = await conform(`${penguin[0]}\n${line}\n${penguin[1]}\n`);
  expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
  expect(stderr).toMatch(/^solitaire: sample\.jsonl:2: no record of a trace: /);
  expect(stderr).toContain(message);
});

/** A line with some fields replaced. */
function spoiled(fields: Readonly<Record<string, unknown>>): string {
  return JSON.stringify({ ...(JSON.parse(penguin[0]!) as object), ...fields });
}

test("a file without positions is bad input", async () => {
  for (const text of ["", "\n\n"]) {
    expect(await conform(text)).toEqual({
      code: 2,
      stdout: "",
      stderr: "solitaire: sample.jsonl holds no positions.\n",
    });
  }
});

test("a packed file that is broken or no such file is bad input", async () => {
  const packed = gzipSync(penguin.slice(0, 50).join("\n"));
  const files = {
    "half.jsonl.gz": bytes(packed.subarray(0, packed.length >> 1)),
    "plain.jsonl.gz": bytes(penguin[0]!),
    "packed.jsonl": bytes(packed),
    "long.jsonl": bytes(...Array<string>(20).fill(" ".repeat(100_000))),
  };
  const errorOf = async (file: string): Promise<[number, string]> => {
    const { code, stderr } = await inTerminal(["conform", file], { files });
    return [code, stderr];
  };
  expect(await errorOf("half.jsonl.gz")).toEqual([
    2,
    "solitaire: cannot read half.jsonl.gz: it is a gzip file that breaks off.\n",
  ]);
  expect(await errorOf("plain.jsonl.gz")).toEqual([
    2,
    "solitaire: cannot read plain.jsonl.gz: it is no intact gzip file.\n",
  ]);
  expect(await errorOf("packed.jsonl")).toEqual([2, "solitaire: cannot read packed.jsonl: it is not text in UTF-8.\n"]);
  expect(await errorOf("long.jsonl")).toEqual([
    2,
    "solitaire: cannot read long.jsonl: a line is longer than 1048576 characters.\n",
  ]);
});
