import { findVariant, type Variant, variants } from "@solitaire/engine";
import { describe, expect, test } from "vitest";
import { gameAddress, practiceAddress, readAddress, readDeal, readResultsAddress, resultsAddress } from "./address.js";

const variant = (id: string): Variant => {
  const found = findVariant(id);
  if (!found.ok) throw new Error(found.error.message);
  return found.value;
};

describe("an address", () => {
  test.each([
    ["", { what: "daily" }],
    ["?deal=", { what: "daily" }],
    ["?from=elsewhere", { what: "daily" }],
    ["?date=2026-11-30", { what: "daily", date: "2026-11-30" }],
    ["?date=", { what: "daily" }],
    ["?date=2026-11-30&deal=12345", { what: "deal", deal: "12345" }],
    ["?deal=12345", { what: "deal", deal: "12345" }],
    ["?deal=+12345+", { what: "deal", deal: "12345" }],
    ["?deal=99999999999999999999", { what: "deal", deal: "99999999999999999999" }],
    ["?deal=ms32000", { what: "deal", deal: "ms32000" }],
    ["?deal=ms7", { what: "deal", deal: "7" }],
    ["?deal=random", { what: "random" }],
    ["?deal=0", { what: "mistake", text: "0" }],
    ["?deal=-1", { what: "mistake", text: "-1" }],
    ["?deal=%3Cb%3E", { what: "mistake", text: "<b>" }],
  ])("/penguin%s", (query, wanted) => {
    expect(readAddress(variant("penguin"), query)).toEqual(wanted);
  });

  test("of a game without a daily and without a number asks for any deal", () => {
    expect(readAddress(variant("zodiac-classic"), "")).toEqual({ what: "random" });
  });

  test.each(variants.map((each) => [each.id, each]))("of a deal of %s reads as that deal", (id, each) => {
    for (const deal of ["1", "ms32000", "18446744073709551616"]) {
      const address = new URL(gameAddress(id, deal), "https://solitaire.example");
      expect(address.pathname).toBe(`/${id}`);
      expect(readAddress(each, address.search)).toEqual({ what: "deal", deal });
    }
  });

  test("of a day's daily reads as that day", () => {
    const { search } = new URL(gameAddress("penguin", undefined, "2026-11-30"), "https://solitaire.example");
    expect(readAddress(variant("penguin"), search)).toEqual({ what: "daily", date: "2026-11-30" });
    expect(gameAddress("penguin")).toBe("/penguin");
  });

  test("of the form keeps a number that is none as it was written", () => {
    const { searchParams } = new URL(practiceAddress("penguin", "1&2 #"), "https://solitaire.example");
    expect([...searchParams]).toEqual([
      ["game", "penguin"],
      ["deal", "1&2 #"],
    ]);
  });
});

test("a number may have spaces around it, but not inside", () => {
  expect(readDeal(" 42 ")).toEqual({ ok: true, value: "42" });
  expect(readDeal("4 2")).toMatchObject({ ok: false, error: { code: "bad-deal" } });
  expect(readDeal("")).toMatchObject({ ok: false, error: { message: expect.stringContaining("empty") } });
});

test("the address of the wins of a day is read as it is written", () => {
  const address = resultsAddress("rouge-et-noir", "2026-11-30");
  expect(address).toBe("/results?game=rouge-et-noir&date=2026-11-30");
  expect(readResultsAddress(new URL(address, "https://solitaire.example").search)).toEqual({
    game: "rouge-et-noir",
    date: "2026-11-30",
  });
  expect(readResultsAddress("")).toEqual({ game: undefined, date: undefined });
});
