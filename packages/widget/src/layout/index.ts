import { mirror } from "./mirror.js";
import type { Size, Table } from "./shared.js";
import type { Layout } from "./types.js";
import { hasRing, hasTrack } from "./zodiac.js";

type LayOut = (table: Table) => Layout;

/** One way to lay a game out. */
interface Arranged {
  /** The sizes that it is for. Without it, all that no other is for. */
  readonly suits?: (size: Size) => boolean;
  readonly load: () => Promise<LayOut>;
}

const zodiac: readonly Arranged[] = [
  { suits: hasTrack, load: async () => (await import("./zodiac-track.js")).zodiacTrack },
  { suits: hasRing, load: async () => (await import("./zodiac-ring.js")).zodiacRing },
  { load: async () => (await import("./zodiac-rows.js")).zodiacRows },
];

/** How each game lies on a table. A page paints with that of its own game and size alone. */
const GAMES: Readonly<Record<string, readonly Arranged[]>> = {
  zodiac,
  "zodiac-classic": zodiac,
  stalactites: [{ load: async () => (await import("./stalactites.js")).stalactites }],
  "rouge-et-noir": [{ load: async () => (await import("./rouge-et-noir.js")).rougeEtNoir }],
  penguin: [{ load: async () => (await import("./penguin.js")).penguin }],
};

const loaded = new Map<Arranged, LayOut>();

const arrangedFor = (game: string, size: Size): Arranged | undefined =>
  GAMES[game]?.find(({ suits }) => suits?.(size) ?? true);

/** Loads what {@link layOut} needs for a game. @param size On a table of this size; without it, on any. */
export const loadLayout = async (game: string, size?: Size): Promise<void> => {
  const one = size && arrangedFor(game, size);
  const wanted = one ? [one] : (GAMES[game] ?? []);
  await Promise.all(wanted.map(async (each) => loaded.set(each, await each.load())));
};

/** Whether nothing has to load before a game is laid out on a table of a size. */
export const canLayOut = (game: string, size: Size): boolean => {
  const arranged = arrangedFor(game, size);
  return !arranged || loaded.has(arranged);
};

/** Lays a state out on a table of the given size: a pure function, the same for drawing, hit testing and the keyboard. */
export const layOut = (table: Table): Layout => {
  const layOut = loaded.get(arrangedFor(table.state.game, table)!);
  if (!layOut) throw new RangeError(`There is no layout for the game "${table.state.game}".`);
  const plain = layOut(table);
  return table.mirrored ? mirror(plain) : plain;
};
