import { mirror } from "./mirror.js";
import type { Table } from "./shared.js";
import type { Layout } from "./types.js";

type LayOut = (table: Table) => Layout;

const zodiac = async (): Promise<LayOut> => (await import("./zodiac-table.js")).zodiac;

/** How each game lies on a table. A page fetches that of its own game alone. */
const LOADERS: Readonly<Record<string, () => Promise<LayOut>>> = {
  zodiac,
  "zodiac-classic": zodiac,
  stalactites: async () => (await import("./stalactites.js")).stalactites,
  "rouge-et-noir": async () => (await import("./rouge-et-noir.js")).rougeEtNoir,
  penguin: async () => (await import("./penguin.js")).penguin,
};

const loaded = new Map<string, LayOut>();

/** Loads the layout of a game, which {@link layOut} needs. */
export const loadLayout = async (game: string): Promise<void> => {
  const layOut = await LOADERS[game]?.();
  if (layOut) loaded.set(game, layOut);
};

/** Lays a state out on a table of the given size: a pure function, the same for drawing, hit testing and the keyboard. */
export const layOut = (table: Table): Layout => {
  const layOut = loaded.get(table.state.game);
  if (!layOut) throw new RangeError(`There is no layout for the game "${table.state.game}".`);
  const plain = layOut(table);
  return table.mirrored ? mirror(plain) : plain;
};
