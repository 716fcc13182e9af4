import type { Variant } from "./variant.js";
import type { Position } from "./position.js";

export type Role = "stock" | "waste" | "tableau" | "reserve" | "foundation";

/** The roles of piles by the letters that their names begin with. */
export const ROLES: Readonly<Record<string, Role>> = {
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
