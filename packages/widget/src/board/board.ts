import type { Layout } from "../layout/types.js";
import type { BoardStrings } from "./labels.js";
import type { BoardState, Spot } from "./state.js";

/** How the table gets from one state to the next. */
export interface Transition {
  /** Move what differs instead of putting it in place at once. True unless said otherwise. */
  readonly animate?: boolean;
  /** Deal all cards out anew. */
  readonly deal?: boolean;
}

/**
 * The table: cards, places, captions and engraving. It knows no rules. It is handed states, and moves what differs
 * between the last one and the next.
 */
export interface Board {
  /** Append it into a felt that scrolls (`overflow: auto`). Coordinates of this class are pixels of this element. */
  readonly element: HTMLElement;
  /** The layout of the state shown: boxes of all piles, room for controls. */
  readonly layout: Layout;
  /** The table's size in CSS pixels, without scrolling. Nothing is drawn before it is known. */
  setSize(width: number, height: number): void;
  update(state: BoardState, how?: Transition): void;
  /** The pile that a card dropped here would go to. Areas are generous: a column reaches down to the edge. */
  pileAt(x: number, y: number): string | undefined;
  /** The card or empty place drawn here. */
  spotAt(x: number, y: number): Spot | undefined;
  /** The button of a card or, at index −1, of an empty place. */
  elementOf(pile: string, index: number): HTMLElement | undefined;
  spotOf(element: Element): Spot | undefined;
  /** Lifts the top `count` cards of a pile, grabbed at a point. */
  hold(pile: string, count: number, x: number, y: number): void;
  /** Takes the held cards to a point. */
  drag(x: number, y: number): void;
  /** Lets go: the cards go home, or to where the next update puts them. */
  release(): void;
  /** Fans a squared pile out for a look into it; without a name, puts it back. */
  peek(pile?: string): void;
  /** Completes all motion at once. */
  finish(): void;
  /** Draws the engraving once round, for a win. Settles when it is done. */
  celebrate(): Promise<void>;
}

export type { BoardStrings };
