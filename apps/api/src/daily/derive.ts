import { rulesTag, type Variant } from "@solitaire/engine";
import type { Day } from "../day.js";
import type { Daily } from "../store/store.js";
import type { Scheme } from "./scheme.js";

/** A secret must be this long, in bytes: the deals of days to come are as safe as it is. */
export const LEAST_SECRET_BYTES = 32;

/** Derived numbers start here, where the Mersenne Twister deals. */
const FIRST_DEAL = 32_000;

/** Derives deals from the secret. */
export interface Derivation {
  readonly scheme: Scheme;
  derive(day: Day, game: Variant, madeAt: number): Promise<Daily>;
}

/** `undefined` if the secret is missing or too short. There is no default. */
export const makeDerivation = async (secret: string | undefined): Promise<Derivation | undefined> => {
  const bytes = new TextEncoder().encode(secret ?? "");
  if (bytes.length < LEAST_SECRET_BYTES) return undefined;
  const key = await crypto.subtle.importKey("raw", bytes, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  const sign = async (text: string): Promise<Uint8Array> =>
    new Uint8Array(await crypto.subtle.sign("HMAC", key, new TextEncoder().encode(text)));

  const keyId = Array.from((await sign("solitaire-daily/key-id")).subarray(0, 4), toHex).join("");
  const scheme: Scheme = { keyId, certifier: "none", budget: 0 };
  return {
    scheme,
    async derive(day, game, madeAt) {
      // Without a certifier the first candidate is the deal.
      const mac = await sign(`solitaire-daily/1|${day}|${game.id}|0`);
      const number = FIRST_DEAL + mac.subarray(0, 5).reduce((sum, byte) => sum * 256 + byte, 0);
      return {
        day,
        game: game.id,
        deal: String(number),
        rules: rulesTag(game),
        scheme,
        certificate: null,
        par: null,
        difficulty: null,
        madeAt,
      };
    },
  };
};

const toHex = (byte: number): string => byte.toString(16).padStart(2, "0");
