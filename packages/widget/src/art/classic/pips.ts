import { ACE } from "@solitaire/engine";
import type { Placing } from "./placed.js";

/** Middles of columns and of rows, in a card's box of 100 × 140. Lower rows are these, upside down. */
const [LEFT, MIDDLE, RIGHT] = [31, 50, 69];
const [TOP, THIRD, CENTRE] = [25, 55, 70];

type Row = readonly [y: number, ...xs: number[]];

const PAIR = [LEFT, RIGHT] as const;
const CORNERS: Row = [TOP, ...PAIR];
const SIDES: Row = [CENTRE, ...PAIR];
/** Between the top row and the sides. */
const BELOW_TOP: Row = [(TOP + CENTRE) / 2, MIDDLE];

/** By rank, from the two: rows above the centre or on it, and those that have no other half below. */
const LAYOUTS: readonly { readonly twice?: readonly Row[]; readonly once?: readonly Row[] }[] = [
  { twice: [[TOP, MIDDLE]] },
  { twice: [[TOP, MIDDLE]], once: [[CENTRE, MIDDLE]] },
  { twice: [CORNERS] },
  { twice: [CORNERS], once: [[CENTRE, MIDDLE]] },
  { twice: [CORNERS], once: [SIDES] },
  { twice: [CORNERS], once: [SIDES, BELOW_TOP] },
  { twice: [CORNERS, BELOW_TOP], once: [SIDES] },
  { twice: [CORNERS, [THIRD, ...PAIR]], once: [[CENTRE, MIDDLE]] },
  { twice: [CORNERS, [THIRD, ...PAIR], [(TOP + THIRD) / 2, MIDDLE]] },
];

const SCALE = 0.94;
/** That of the ace; spades have the largest, as they had when it bore the duty's stamp. */
const ACES: readonly number[] = [2.5, 3.2, 2.5, 2.5];

/** Where the pips of a card with a number are. */
export const pipsOf = (rank: number, suit: number): readonly Placing[] => {
  if (rank === ACE) return [{ x: MIDDLE, y: CENTRE, scale: ACES[suit]! }];
  const { twice = [], once = [] } = LAYOUTS[rank - 1]!;
  const upright = [...twice, ...once].flatMap(([y, ...xs]) => xs.map((x) => ({ x, y, scale: SCALE })));
  const turned = twice.flatMap(([y, ...xs]) => xs.map((x) => ({ x: 100 - x, y: 140 - y, scale: SCALE, degrees: 180 })));
  return [...upright, ...turned];
};
