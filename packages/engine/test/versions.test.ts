import { describe, expect, test } from "vitest";
import { findRules, rulesFor, rulesTag, variants, verify } from "../src/index.js";
import { penguin } from "../src/variants/penguin.js";
import { zodiac } from "../src/variants/zodiac.js";
import { findVersion } from "../src/versions.js";
import { solutions } from "./fixtures.js";
import { valueOf } from "./table.js";

describe("versions of the rules", () => {
  /** Rules that have been changed, whatever the change is. */
  const next = { ...penguin, version: penguin.version + 1 };
  const known = [penguin, zodiac, next];

  test("a game is played by the version that it is given", () => {
    expect(rulesFor(next).variant).toBe(next);
  });

  test("an old log stays verifiable", () => {
    const { deal: number, log } = solutions.find(({ game }) => game === "penguin")!;
    const old = valueOf(findVersion(known, next, "penguin@1"));
    expect(old.variant).toBe(penguin);
    expect(old).toBe(rulesFor(penguin));
    expect(valueOf(verify(old, { deal: number, log, rules: "penguin@1" })).outcome).toBe("won");
  });

  test.each(["penguin@3", "penguin@01", "penguin", "zodiac@1", "", "__proto__"])("%j are no rules of it", (tag) => {
    const found = findVersion(known, next, tag);
    expect(found).toMatchObject({ ok: false, error: { code: "unknown-rules" } });
    expect(!found.ok && found.error.message).toBe(
      `${JSON.stringify(tag)} names no rules known here; this game's are penguin@1, penguin@2.`,
    );
  });

  test("those of today are found by their tags", () => {
    for (const variant of variants) expect(valueOf(findRules(variant, rulesTag(variant)))).toBe(rulesFor(variant));
  });
});
