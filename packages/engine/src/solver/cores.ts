import { penguin } from "./penguin/search.js";
import type { Core } from "./search.js";
import { stalactites } from "./stalactites/search.js";

/** How each variant is solved, by its id. */
export const cores: ReadonlyMap<string, Core> = new Map([
  ["penguin", penguin],
  ["stalactites", stalactites],
]);
