import { describe, expect, it } from "vitest";
import type { Certifier } from "../src/daily/certifier.js";
import { makeDerivation, NotCertifiedError } from "../src/daily/derive.js";
import { day, dealsOf, game, SECRET, standIn } from "./support/services.js";

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
    expect(await dealsOf(date)).toEqual(expected);
  });

  it("come with their scheme and the certificate", async () => {
    const derivation = await makeDerivation(SECRET, standIn());
    expect(await derivation!.derive(day("2026-11-30"), game("penguin"), 7)).toEqual({
      day: "2026-11-30",
      game: "penguin",
      deal: "362007235374",
      rules: "penguin@1",
      scheme: { keyId: "59ff2568", certifier: "stand-in@1", budget: 7 },
      certificate: "T1-F1 penguin-362007235374",
      par: 91,
      difficulty: 3,
      madeAt: 7,
    });
  });

  it("are others with another secret, which has another id", async () => {
    const derivation = await makeDerivation(`${SECRET}!`, standIn());
    expect(derivation!.scheme.keyId).not.toBe("59ff2568");
    const { deal } = await derivation!.derive(day("2026-11-30"), game("penguin"), 7);
    expect(deal).not.toBe("362007235374");
  });

  it.each([undefined, "", "short", "0123456789abcdef0123456789abcde"])(
    "need a secret of 32 bytes: %j",
    async (secret) => {
      expect(await makeDerivation(secret, standIn())).toBeUndefined();
    },
  );
});

describe("the candidates for a deal", () => {
  /** The first candidates for penguin on 2026-11-30, computed as above with n in the place of 0. */
  const CANDIDATES = ["362007235374", "500888183421", "105691578443", "159131902525"];

  const deriveWith = async (certifier: Certifier) =>
    (await makeDerivation(SECRET, certifier))!.derive(day("2026-11-30"), game("penguin"), 7);

  it("are asked for one after the other, and the first that is certified is the deal", async () => {
    const asked: string[] = [];
    const certifier = standIn((deal) => asked.push(deal) > 3);
    expect(await deriveWith(certifier)).toMatchObject({ deal: CANDIDATES[3] });
    expect(asked).toEqual(CANDIDATES);
  });

  it("are 201, and then there is no deal", async () => {
    let asked = 0;
    expect(await deriveWith(standIn(() => ++asked === 201))).toMatchObject({ deal: "842901840242" });
    asked = 0;
    const none = standIn(() => {
      asked++;
      return false;
    });
    await expect(deriveWith(none)).rejects.toThrow(NotCertifiedError);
    expect(asked).toBe(201);
  });

  it("are not told by what goes wrong in the certifier", async () => {
    const certify: Certifier["certify"] = (_, deal) => Promise.reject(new Error(`T1-F1 is not legal in ${deal}`));
    const error = await deriveWith({ ...standIn(), certify }).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(NotCertifiedError);
    expect((error as Error).message).toBe("no deal of penguin for 2026-11-30: the certifier failed");
    expect((error as Error).cause).toBeUndefined();
  });
});
