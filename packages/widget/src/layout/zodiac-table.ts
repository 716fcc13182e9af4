import type { Table } from "./shared.js";
import type { Layout } from "./types.js";
import { zodiacRing } from "./zodiac-ring.js";
import { zodiacRows } from "./zodiac-rows.js";

/** A ring where there is room for one. */
export const zodiac = (table: Table): Layout =>
  table.width >= 900 && table.height >= 560 ? zodiacRing(table) : zodiacRows(table);
