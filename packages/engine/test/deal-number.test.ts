import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseDealNumber, shuffle } from "../src/index.js";
import { anyText } from "./arbitraries.js";
import { numberOf } from "./table.js";

const read = (text: string): string => {
  const result = parseDealNumber(text);
  return result.ok ? result.value : result.error.code;
};

test.each(["1", "9", "31999", "32000", "4294967296", "18446744073709551616", "99999999999999999999", "ms32000"])(
  "deals.text: %s is read and keeps its text",
  (text) => {
    expect(read(text)).toBe(text);
  },
);

test.each([
  ["", "is empty"],
  ["0", "begin at 1"],
  ["00", "begin at 1"],
  ["ms0", "begin at 1"],
  ["ms000", "begin at 1"],
  ["01", "leading zeros"],
  ["ms01", "leading zeros"],
  ["ms032000", "leading zeros"],
  ["00000000000000000000001", "leading zeros"],
  ["+1", "no sign"],
  ["-1", "no sign"],
  ["ms-1", "only the digits"],
  [" 1", "no spaces"],
  ["1 ", "no spaces"],
  ["1\n", "no spaces"],
  ["1 000", "no spaces"],
  ["ms 5", "no spaces"],
  ["[object Object]", "only the digits"],
  ["ms", "only digits follow"],
  ["MS5", "only digits follow"],
  ["Ms5", "only digits follow"],
  ["mS", "only digits follow"],
  ["msms5", "only the digits"],
  ["1.0", "only the digits"],
  ["1e5", "only the digits"],
  ["0x10", "only the digits"],
  ["1_000", "only the digits"],
  ["12345n", "only the digits"],
  ["٣", "only the digits"],
  ["１", "only the digits"],
  ["five", "only the digits"],
  ["100000000000000000000", "more than 20 digits"],
  ["1".repeat(100_000), "more than 20 digits"],
  ["ms100000000000000000000", "more than 20 digits"],
])("deals.refused: %j, because %s", (text, why) => {
  const result = parseDealNumber(text);
  expect(result).toMatchObject({ ok: false, error: { code: "bad-deal" } });
  expect(!result.ok && result.error.message).toContain(why);
});

test("a refusal names the text, shortened", () => {
  const result = parseDealNumber("x".repeat(100_000));
  expect(!result.ok && result.error.message).toMatch(/^"x{24}…" is no deal number: /);
});

describe("deals.ms-range: ms numbers go from 1 to 2^33 - 1", () => {
  test.each(["ms4294967295", "ms4294967296", "ms8589934591"])("%s", (text) => {
    expect(read(text)).toBe(text);
  });
  test.each(["ms8589934592", "ms9999999999", "ms99999999999999999999"])("but not %s", (text) => {
    const result = parseDealNumber(text);
    expect(result).toMatchObject({ ok: false, error: { code: "bad-deal" } });
    expect(!result.ok && result.error.message).toContain("8589934591");
  });
});

test.each([
  ["ms1", "1"],
  ["ms31999", "31999"],
  ["ms32000", "ms32000"],
])("deals.one-name: %s is %s", (text, name) => {
  expect(read(text)).toBe(name);
  expect(read(name)).toBe(name);
});

describe("whatever the text", () => {
  test("a number without zeros in front is a deal as long as it has at most 20 digits", () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 10n ** 20n - 1n }), (n) => {
        expect(read(`${n}`)).toBe(`${n}`);
      }),
    );
  });

  test("it is a deal of that very name, or a mistake with code and message", () => {
    fc.assert(
      fc.property(anyText("0123456789ms +-n\n"), (text) => {
        const result = parseDealNumber(text);
        if (result.ok) {
          expect(result.value.replace(/^ms/, "")).toBe(text.replace(/^ms/, ""));
          expect(read(result.value)).toBe(result.value);
          expect(text).toMatch(/^(ms)?[1-9][0-9]{0,19}$/);
        } else {
          expect(result.error).toMatchObject({ code: "bad-deal", message: expect.stringMatching(/\.$/) as string });
        }
      }),
    );
  });

  test("every number deals a whole deck", () => {
    const deals = fc.oneof(
      fc.bigInt({ min: 1n, max: 10n ** 20n - 1n }).map((n) => `${n}`),
      fc.bigInt({ min: 1n, max: 2n ** 33n - 1n }).map((n) => `ms${n}`),
    );
    fc.assert(
      fc.property(deals, fc.constantFrom<(1 | 2)[]>(1, 2), (text, packs) => {
        expect(new Set(shuffle(numberOf(text), packs)).size).toBe(52 * packs);
      }),
    );
  });
});
