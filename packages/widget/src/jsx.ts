import type { ReactiveElement } from "@lit/reactive-element";
import type { OrNone } from "./loose.js";
import type { SolitaireTable } from "./solitaire-table.js";

/** What the element has of its own. */
type Own = Exclude<keyof SolitaireTable, keyof ReactiveElement | "position">;
type Property = { [K in Own]: SolitaireTable[K] extends (...args: never[]) => unknown ? never : K }[Own];
type EventName = Extract<keyof HTMLElementEventMap, `solitaire-${string}`>;

/** The games, as `game` names them. */
export type GameName = "zodiac" | "zodiac-classic" | "stalactites" | "rouge-et-noir" | "penguin";

/** What a property holds. A script may set what an address names for a game; what is written in JSX is one. */
type Held<K extends Property> = K extends "game" ? GameName | "" | null : SolitaireTable[K];

/** `no-timer` of `noTimer`. */
type Dashed<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `-${Lowercase<First>}`}${Dashed<Rest>}`
  : Name;

/** Texts that may as well be numbers, `deal={12345}`, or nothing. */
type Given<Value> = OrNone<string extends Value ? Value | number : Value>;

/**
 * What JSX may set on `<solitaire-table>`, besides what it may set on every element: properties, the attributes of the
 * same meaning, and listeners, as React and Preact (`onsolitaire-win`) or Solid (`on:solitaire-win`) name them.
 */
export type SolitaireTableProps = { [K in Property]?: Given<Held<K>> } & {
  [K in Exclude<Property, "environment" | "log"> as Dashed<K>]?: Given<Held<K>>;
} & { [K in EventName as `on${K}` | `on:${K}`]?: ((event: HTMLElementEventMap[K]) => void) | undefined };

/** The element for the `IntrinsicElements` of a framework. `Common`: what the framework sets on every element. */
export interface SolitaireElements<Common = unknown> {
  "solitaire-table": Common & SolitaireTableProps;
}
