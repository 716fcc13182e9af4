import { bad, ok, quote, type Result } from "../result.js";
import type { Variant } from "../variant.js";
import { penguin } from "./penguin.js";
import { rougeEtNoir } from "./rouge-et-noir.js";
import { stalactites } from "./stalactites.js";
import { zodiac, zodiacClassic } from "./zodiac.js";

/** All games as they are played today, in the order in which they are offered. */
export const variants: readonly Variant[] = [zodiac, zodiacClassic, stalactites, rougeEtNoir, penguin];

/** The game with this id: `zodiac`, `zodiac-classic`, `stalactites`, `rouge-et-noir` or `penguin`. Error: `unknown-game`. */
export const findVariant = (id: string): Result<Variant> => {
  const variant = variants.find((each) => each.id === id);
  if (variant) return ok(variant);
  return bad(
    "unknown-game",
    `${quote(id)} is no game here. The games are ${variants.map((each) => each.id).join(", ")}.`,
  );
};
