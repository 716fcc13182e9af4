import type { Card } from "./card.js";
import type { Link, PileKind, Variant } from "./variant.js";
import type { Position } from "./position.js";

/** Which card fits where, by `row << 6 | card`. The row is the card under it, or 64 up for the empty piles of a kind. */
export type Fits = Uint8Array;

export type Role = "stock" | "waste" | "tableau" | "reserve" | "foundation";

const ROLES: Readonly<Record<string, Role>> = {
  S: "stock",
  W: "waste",
  T: "tableau",
  R: "reserve",
  F: "foundation",
};

/** A kind of pile with all defaults filled in. All have one shape, which keeps the search for moves fast. */
export interface Kind {
  readonly index: number;
  readonly name: string;
  readonly role: Role;
  readonly rule: string;
  /** Its piles are numbered from `first` to `end - 1`. */
  readonly first: number;
  readonly end: number;
  readonly gives: "none" | "top" | "run";
  /** 0: any number of cards at once. */
  readonly unit: number;
  readonly holds: number;
  readonly dealt: number;
  readonly faces: "up" | "down" | "reveals";
  readonly goal: boolean;
  readonly isOpen: (pos: Position) => boolean;
  /** Whether cards of the kind with that index may come at all. */
  readonly takesFrom: readonly boolean[];
  /** Whether a pile of the kind can be laid on or started at all. */
  readonly builds: boolean;
}

const always = (): boolean => true;

/** All kinds of a variant's piles, in its order. */
export const compileKinds = (variant: Variant): Kind[] => {
  const entries = Object.entries(variant.piles);
  let first = 0;
  return entries.map(([name, kind], index) => {
    const end = first + kind.piles.length;
    const builds = kind.takes !== undefined || kind.starts !== undefined;
    const compiled: Kind = {
      index,
      name,
      role: ROLES[kind.piles[0]!.charAt(0)]!,
      rule: kind.rule,
      first,
      end,
      gives: kind.gives === undefined ? "none" : kind.gives === "top" ? "top" : "run",
      unit: kind.unit ?? 0,
      holds: kind.holds ?? 255,
      dealt: kind.dealt ?? 0,
      faces: kind.faces ?? "up",
      goal: kind.goal ?? false,
      isOpen: kind.isOpen ?? always,
      takesFrom: entries.map(
        ([source, { gives }]) => builds && gives !== undefined && (kind.from?.includes(source) ?? true),
      ),
      builds,
    };
    first = end;
    return compiled;
  });
};

/** What fits where, and what holds together, for one base and interval. Both arrays go by the kind's index. */
export interface Tables {
  readonly takes: readonly Fits[];
  /** By `card under << 6 | card`: whether the two belong to one run. */
  readonly runs: readonly Fits[];
}

/** Links look at two cards and at what is settled for the game, so they are worked out once for all pairs of cards. */
export const tabulate = (variant: Variant, base: number, step: number): Tables => {
  const kinds = Object.values(variant.piles);
  return {
    takes: kinds.map((kind) => fits(kind, kind.takes, base, step)),
    runs: kinds.map((kind) => fits(kind, typeof kind.gives === "function" ? kind.gives : undefined, base, step)),
  };
};

/** The number of rank and suit combinations that a byte's low six bits can hold; ranks above the king stay unused. */
const CARDS = 64;
const LAST: Card = 51;

const fits = (kind: PileKind, link: Link | undefined, base: number, step: number): Fits => {
  const table = new Uint8Array((CARDS + kind.piles.length) * CARDS);
  for (let row = 0; row < CARDS + kind.piles.length; row++) {
    if (row > LAST && row < CARDS) continue;
    for (let card = 0; card <= LAST; card++) {
      const fit = row < CARDS ? link?.(card, row, base, step) : kind.starts?.(card, row - CARDS, base);
      if (fit) table[(row << 6) | card] = 1;
    }
  }
  return table;
};
