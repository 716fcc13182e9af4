import { penguin } from "./penguin/search.js";
import { stalactites } from "./stalactites/search.js";
import { rougeEtNoir } from "./rouge-et-noir/search.js";
import type { Core } from "./search.js";
import { zodiac, zodiacClassic } from "./zodiac/search.js";

/** How each variant is solved, by its id. */
export const cores: ReadonlyMap<string, Core> = new Map([
  ["penguin", penguin],
  ["stalactites", stalactites],
  ["rouge-et-noir", rougeEtNoir],
  ["zodiac", zodiac],
  ["zodiac-classic", zodiacClassic],
]);
