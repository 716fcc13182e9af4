import type { Taste } from "./careful-player.js";

/** How a game's deals are told apart. */
export interface Scale {
  readonly taste: Taste;
  /** How many careful random players play a deal. */
  readonly players: number;
  /** What counts first: how many of them win, or the room that the solver's plan leaves in the Equator. */
  readonly measure: "wins" | "room";
  /** The least score for the levels 1, 2, 3 and 4: what counts first, and the average reach of the players. */
  readonly least: readonly [number, number, number, number];
}

/** The two forms of Zodiac are played by the same players. */
const zodiac = {
  taste: { home: 20, build: 1000, store: 5, action: 300, opens: 1, poor: 1 },
  players: 50,
} as const;

/**
 * The tastes were chosen among a few dozen by how many games they win. The scores part the winnable deals among those
 * numbered from 1 into 15, 25, 30, 20 and 10 of a hundred.
 */
export const scales: ReadonlyMap<string, Scale> = new Map<string, Scale>([
  [
    "penguin",
    {
      taste: { home: 1000, build: 300, store: 20, action: 1, opens: 100, poor: 1 },
      players: 100,
      measure: "wins",
      least: [46, 18, 4.07, 0.072],
    },
  ],
  [
    "stalactites",
    {
      taste: { home: 1000, build: 1, store: 20, action: 1, opens: 10, poor: 1 },
      players: 400,
      measure: "wins",
      least: [23, 6.3, 1.14, 0.16],
    },
  ],
  [
    "rouge-et-noir",
    {
      taste: { home: 20, build: 20, store: 1, action: 1, opens: 20, poor: 1 },
      players: 100,
      measure: "wins",
      least: [14, 4.59, 1.49, 0.493],
    },
  ],
  ["zodiac", { ...zodiac, measure: "wins", least: [1.5, 0.446, 0.374, 0.349] }],
  ["zodiac-classic", { ...zodiac, measure: "room", least: [6.44, 5.41, 3.43, 2.38] }],
]);
