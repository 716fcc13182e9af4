import { describe, expect, test } from "vitest";
import { findVariant, rulesFor, rulesTag, variants } from "../src/index.js";
import { testVariant } from "./test-variant.js";
import { valueOf } from "./table.js";

describe.each(variants.map((variant) => [variant.name, variant] as const))(
  "common.conserved, common.undo, notation.round-trip, notation.position-round-trip: %s keeps the contract",
  (_, variant) => {
    testVariant(variant);
  },
);

describe("the registry", () => {
  test("has five games, each with an id and a name of its own", () => {
    expect(variants.map(({ id }) => id)).toEqual([
      "zodiac",
      "zodiac-classic",
      "stalactites",
      "rouge-et-noir",
      "penguin",
    ]);
    expect(new Set(variants.map(({ name }) => name)).size).toBe(5);
  });

  test("zodiac-classic.no-daily: all games but Zodiac Classic have a daily deal", () => {
    expect(variants.filter(({ daily }) => !daily).map(({ id }) => id)).toEqual(["zodiac-classic"]);
  });

  test("finds a game by its id and makes its rules once", () => {
    for (const variant of variants) {
      expect(valueOf(findVariant(variant.id))).toBe(variant);
      expect(rulesFor(variant)).toBe(rulesFor(variant));
      expect(rulesFor(variant).variant).toBe(variant);
    }
  });

  test.each(["", "Penguin", "penguin ", "penguin@1", "klondike", "constructor", "__proto__"])(
    "has no game %j",
    (id) => {
      const result = findVariant(id);
      expect(result).toMatchObject({ ok: false, error: { code: "unknown-game" } });
      expect(!result.ok && result.error.message).toContain(JSON.stringify(id));
      expect(!result.ok && result.error.message).toContain("penguin");
    },
  );

  test("names rules with their version", () => {
    expect(variants.map(rulesTag)).toContain("penguin@1");
  });
});
