import { mirror } from "./mirror.js";
import { penguin } from "./penguin.js";
import { rougeEtNoir } from "./rouge-et-noir.js";
import type { Table } from "./shared.js";
import { stalactites } from "./stalactites.js";
import type { Layout } from "./types.js";
import { zodiacRing } from "./zodiac-ring.js";
import { zodiacRows } from "./zodiac-rows.js";

/** A ring where there is room for one. */
const zodiac = (table: Table): Layout =>
  table.width >= 900 && table.height >= 560 ? zodiacRing(table) : zodiacRows(table);

const layouts: Readonly<Record<string, (table: Table) => Layout>> = {
  zodiac,
  "zodiac-classic": zodiac,
  stalactites,
  "rouge-et-noir": rougeEtNoir,
  penguin,
};

/** Lays a state out on a table of the given size: a pure function, the same for drawing, hit testing and the keyboard. */
export const layOut = (table: Table): Layout => {
  const layout = layouts[table.state.game];
  if (!layout) throw new RangeError(`There is no layout for the game "${table.state.game}".`);
  const plain = layout(table);
  return table.mirrored ? mirror(plain) : plain;
};
