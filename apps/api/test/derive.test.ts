import { describe, expect, it } from "vitest";
import { makeDerivation } from "../src/daily/derive.js";
import { deriveDay } from "../src/daily/maker.js";
import { day, SECRET } from "./support/services.js";

/** Computed with Python's hmac: 32000 + the first 40 bits of HMAC-SHA-256(SECRET, "solitaire-daily/1|date|game|0"). */
const FROZEN: readonly (readonly [string, Readonly<Record<string, string>>])[] = [
  [
    "2026-01-01",
    { zodiac: "498239327212", stalactites: "643528884058", "rouge-et-noir": "590381369469", penguin: "538880644135" },
  ],
  [
    "2026-11-30",
    { zodiac: "590818435111", stalactites: "324021606074", "rouge-et-noir": "456489706709", penguin: "362007235374" },
  ],
  [
    "2026-12-01",
    { zodiac: "669500372266", stalactites: "434938627521", "rouge-et-noir": "516514528596", penguin: "1051674576016" },
  ],
];

describe("derived deals", () => {
  it.each(FROZEN)("of %s are those of the published formula", async (date, expected) => {
    const derivation = await makeDerivation(SECRET);
    const deals = await deriveDay(derivation!, day(date), 7);
    expect(Object.fromEntries(deals.map(({ game, deal }) => [game, deal]))).toEqual(expected);
    expect(deals.find(({ game }) => game === "penguin")).toMatchObject({
      day: date,
      rules: "penguin@1",
      scheme: { keyId: "59ff2568", certifier: "none", budget: 0 },
      certificate: null,
      par: null,
      difficulty: null,
      madeAt: 7,
    });
  });

  it("are others with another secret, which has another id", async () => {
    const derivation = await makeDerivation(`${SECRET}!`);
    expect(derivation!.scheme.keyId).not.toBe("59ff2568");
    const deals = await deriveDay(derivation!, day("2026-11-30"), 7);
    expect(deals.map(({ deal }) => deal)).not.toContain("362007235374");
  });

  it.each([undefined, "", "short", "0123456789abcdef0123456789abcde"])(
    "need a secret of 32 bytes: %j",
    async (secret) => {
      expect(await makeDerivation(secret)).toBeUndefined();
    },
  );
});
