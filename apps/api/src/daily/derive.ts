import { rulesTag, type Variant } from "@solitaire/engine";
import type { Day } from "../day.js";
import { toHex } from "../hex.js";
import type { Daily } from "../store/store.js";
import type { Certificate, Certifier } from "./certifier.js";
import type { Scheme } from "./scheme.js";

/** A secret must be this long, in bytes: the deals of days to come are as safe as it is. */
export const LEAST_SECRET_BYTES = 32;

/** Derived numbers start here, where the Mersenne Twister deals. */
const FIRST_DEAL = 32_000;

/** The last candidate for a day's deal. Of the game that is hardest to win, nine deals of twenty cannot be. */
const LAST_CANDIDATE = 200;

/** No deal could be found for a game and a day. The message names these, and nothing of any deal. */
export class NotCertifiedError extends Error {
  constructor(
    readonly day: Day,
    readonly game: string,
    why: string,
  ) {
    super(`no deal of ${game} for ${day}: ${why}`);
  }
}

/** Derives deals from the secret. */
export interface Derivation {
  readonly scheme: Scheme;
  /** The first candidate that the certifier vouches for. Rejects with a {@link NotCertifiedError} if there is none. */
  derive(day: Day, game: Variant, madeAt: number): Promise<Daily>;
}

/** `undefined` if the secret is missing or too short. There is no default. */
export const makeDerivation = async (
  secret: string | undefined,
  certifier: Certifier,
): Promise<Derivation | undefined> => {
  const bytes = new TextEncoder().encode(secret ?? "");
  if (bytes.length < LEAST_SECRET_BYTES) return undefined;
  const key = await crypto.subtle.importKey("raw", bytes, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  const sign = async (text: string): Promise<Uint8Array> =>
    new Uint8Array(await crypto.subtle.sign("HMAC", key, new TextEncoder().encode(text)));

  const keyId = toHex((await sign("solitaire-daily/key-id")).subarray(0, 4));
  const scheme: Scheme = { keyId, certifier: certifier.name, budget: certifier.budget };

  const candidate = async (day: Day, game: Variant, n: number): Promise<string> => {
    const mac = await sign(`solitaire-daily/1|${day}|${game.id}|${n}`);
    return String(FIRST_DEAL + mac.subarray(0, 5).reduce((sum, byte) => sum * 256 + byte, 0));
  };

  return {
    scheme,
    async derive(day, game, madeAt) {
      for (let n = 0; n <= LAST_CANDIDATE; n++) {
        const deal = await candidate(day, game, n);
        const certificate = await ask(certifier, day, game, deal);
        if (!certificate) continue;
        const { log, par, difficulty } = certificate;
        return { day, game: game.id, deal, rules: rulesTag(game), scheme, certificate: log, par, difficulty, madeAt };
      }
      throw new NotCertifiedError(day, game.id, `none of ${LAST_CANDIDATE + 1} candidates was certified`);
    },
  };
};

/** What goes wrong in a certifier may name moves or cards, so none of it is passed on: the day may be one to come. */
const ask = async (certifier: Certifier, day: Day, game: Variant, deal: string): Promise<Certificate | undefined> => {
  try {
    return await certifier.certify(game, deal);
  } catch {
    throw new NotCertifiedError(day, game.id, "the certifier failed");
  }
};
