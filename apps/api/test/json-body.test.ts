import { describe, expect, it } from "vitest";
import { call } from "./support/door.js";
import { expectProblem } from "./support/problem.js";

const MOST = 65_536;
const good = { game: "penguin", deal: "3", log: "" };

const send = (body: BodyInit, headers: Record<string, string> = { "Content-Type": "application/json" }) =>
  call("/v1/verify", { method: "POST", body, headers });

/** A body of so many bytes that is good JSON all the same. */
const padded = (bytes: number): string => JSON.stringify(good).padEnd(bytes, " ");

/** A body without a known length, in pieces. */
const stream = (text: string, size = 1000): ReadableStream => {
  const bytes = new TextEncoder().encode(text);
  let sent = 0;
  return new ReadableStream({
    pull(controller) {
      if (sent >= bytes.length) return controller.close();
      controller.enqueue(bytes.slice(sent, (sent += size)));
    },
  });
};

describe("the type of a body", () => {
  it.each([
    "application/json",
    "Application/JSON",
    "application/json; charset=utf-8",
    'application/json;charset="UTF-8"',
  ])("may be %s", async (type) => {
    expect((await send(JSON.stringify(good), { "Content-Type": type })).status).toBe(200);
  });

  it.each([
    "text/plain",
    "text/json",
    "application/problem+json",
    "application/jsonp",
    "application/json; charset=utf-16",
    "application/json, text/plain",
    "application/json; charset=utf-8; x=1",
    "application/x-www-form-urlencoded",
    "multipart/form-data; boundary=x",
    "*/*",
  ])("is not %s", async (type) => {
    await expectProblem(await send(JSON.stringify(good), { "Content-Type": type }), 415, "unsupported-type");
  });

  it("must be told", async () => {
    await expectProblem(await send(new TextEncoder().encode(JSON.stringify(good)), {}), 415, "unsupported-type");
  });

  it.each(["gzip", "identity", "br, gzip", "x"])("has no encoding: %s", async (encoding) => {
    const headers = { "Content-Type": "application/json", "Content-Encoding": encoding };
    await expectProblem(await send(JSON.stringify(good), headers), 415, "unsupported-encoding");
  });
});

describe("the keys of a body", () => {
  it.each([
    ["half a pair of surrogates", '"\\ud800"', "#/%EF%BF%BD"],
    ["a pair at the end of what is shown of it", JSON.stringify(`${"a".repeat(63)}😀`), `#/${"a".repeat(63)}%EF%BF%BD`],
  ])("may hold %s, and are refused by name", async (_, key, pointer) => {
    const body = `${JSON.stringify(good).slice(0, -1)},${key}:1}`;
    const { errors } = await expectProblem(await send(body), 422, "bad-body");
    expect(errors).toMatchObject([{ pointer }]);
  });
});

describe("the size of a body", () => {
  it("may be 64 KiB", async () => {
    expect((await send(padded(MOST))).status).toBe(200);
    expect((await send(stream(padded(MOST)))).status).toBe(200);
  });

  it("is at most 64 KiB", async () => {
    await expectProblem(await send(padded(MOST + 1)), 413, "too-large");
    await expectProblem(await send(padded(10 * MOST)), 413, "too-large");
  });

  it("is at most 64 KiB for one that comes in pieces, whatever they are", async () => {
    await expectProblem(await send(stream(padded(MOST + 1))), 413, "too-large");
    await expectProblem(await send(stream(padded(MOST + 1), MOST)), 413, "too-large");
    await expectProblem(await send(stream("{".repeat(20 * MOST), 100_000)), 413, "too-large");
  });
});

describe("a body that is no JSON", () => {
  it.each([
    ["nothing", ""],
    ["an open brace", '{"game":'],
    ["a word", "undefined"],
    ["a comma too many", '{"game":"penguin",}'],
    ["single quotes", "{'game':'penguin'}"],
    ["two values", "{} {}"],
    ["a bare newline in a text", '{"log":"a\nb"}'],
    ["a form", "game=penguin"],
    ["32,000 open brackets", "[".repeat(32_000)],
  ])("%s", async (_, body) => {
    const { detail } = await expectProblem(await send(body), 400, "bad-json");
    expect(detail.length).toBeLessThan(200);
  });

  it("bytes that are no UTF-8", async () => {
    await expectProblem(await send(new Uint8Array([0x22, 0xff, 0xfe, 0x22])), 400, "bad-json");
    await expectProblem(await send(new Uint8Array([0x22, 0xc0, 0x80, 0x22])), 400, "bad-json");
  });

  it("a byte order mark in front is passed over", async () => {
    expect((await send(`\ufeff${JSON.stringify(good)}`)).status).toBe(200);
  });
});

describe("a body of another shape", () => {
  it.each([
    ["null", null, ["#"]],
    ["a list", [], ["#"]],
    ["a text", "penguin", ["#"]],
    ["nothing in it", {}, ["#/game", "#/deal", "#/log"]],
    ["a number for a text", { ...good, deal: 3 }, ["#/deal"]],
    ["null for a text", { ...good, rules: null }, ["#/rules"]],
    ["a list of moves", { ...good, log: ["T1-F1"] }, ["#/log"]],
    ["an unknown key", { ...good, moves: 5 }, ["#/moves"]],
    ["keys with strange names", { ...good, "a/b~c": 1, "é ": 2 }, ["#/a~1b~0c", "#/%C3%A9%20"]],
  ])("%s", async (_, body, pointers) => {
    const { errors } = await expectProblem(await send(JSON.stringify(body)), 422, "bad-body");
    expect(errors?.map(({ pointer }) => pointer)).toEqual(pointers);
  });

  it("a key that objects have from birth", async () => {
    for (const key of ["__proto__", "constructor", "toString"]) {
      const body = `{"${key}":{"game":"penguin"},${JSON.stringify(good).slice(1)}`;
      const { errors } = await expectProblem(await send(body), 422, "bad-body");
      expect(errors?.map(({ pointer }) => pointer)).toEqual([`#/${key}`]);
    }
  });

  it("a deep one", async () => {
    const deep = `${"[".repeat(30_000)}${"]".repeat(30_000)}`;
    await expectProblem(await send(deep), 422, "bad-body");
    await expectProblem(await send(`{"game":"penguin","deal":"3","log":${deep}}`), 422, "bad-body");
    await expectProblem(await send(`{"a":`.repeat(10_000) + "1" + "}".repeat(10_000)), 422, "bad-body");
  });

  it("one with thousands of keys gets a short answer", async () => {
    const keys = Object.fromEntries(Array.from({ length: 5000 }, (_, i) => [`key${i}`, 1]));
    const response = await send(JSON.stringify(keys));
    expect((await response.clone().text()).length).toBeLessThan(3000);
    await expectProblem(response, 422, "bad-body");
    const long = await send(JSON.stringify({ ["k".repeat(60_000)]: 1 }));
    expect((await long.text()).length).toBeLessThan(1000);
  });
});
