import type { Board } from "../board/board.js";
import type { BoardState, Spot } from "../board/state.js";
import type { Layout } from "../layout/types.js";
import type { Place } from "./neighbour.js";
import { groupOf, readingOrder } from "./reading-order.js";

/**
 * Keeps one card or place of each group of piles in the page's Tab order: the one that had the focus last. Arrow keys
 * lead to the others. The groups follow each other as they are seen.
 */
export class Focus {
  /** Whether it is not to be seen, whatever the browser thinks: what a finger taps would look selected. */
  isHidden = false;
  readonly #piles = new Map<string, string>();
  #stops: HTMLElement[] = [];
  /** What the table is played on: the stop among the columns or the Zodiac. */
  #main: HTMLElement | undefined;
  /** The layout by which the piles were put in order. */
  #ordered: Layout | undefined;
  /** Where the focus is or was last. */
  #at: Spot | undefined;

  constructor(private readonly board: Board) {}

  get spot(): Spot | undefined {
    return this.#at;
  }

  /** Whether the focus is on a card or place of the table. */
  get isHere(): boolean {
    return this.#active !== undefined;
  }

  /** To be told when something on the table gets the focus. */
  entered(spot: Spot, state: BoardState): void {
    this.#at = spot;
    const pile = state.piles.find(({ name }) => name === spot.pile);
    if (pile) this.#piles.set(groupOf(pile.role), pile.name);
    this.refresh(state);
  }

  /** Gives the focus to a spot. Nothing scrolls. */
  go(spot: Spot): void {
    const element = this.board.elementOf(spot.pile, spot.index);
    // To ask for it makes the browser lay out the page, even where it is already.
    if (element !== this.#active)
      element?.focus({ preventScroll: true, ...(this.isHidden && { focusVisible: false }) });
  }

  /** Gives the focus back to where it was last. */
  comeBack(): void {
    if (this.#at) this.go(this.#at);
  }

  /** Gives the focus to where it was last, or else to the columns, or the Zodiac. */
  enter(): void {
    this.comeBack();
    if (!this.isHere) this.#main?.focus({ preventScroll: true });
  }

  /** Takes the stops out of the Tab order: another game lies on the board. */
  clear(): void {
    for (const stop of this.#stops) stop.tabIndex = -1;
    this.#stops = [];
  }

  /** Gives the focus to the top of a pile. */
  goToTop(pile: string, places: readonly Place[]): void {
    const place = places.find((each) => each.isTop && each.pile === pile);
    if (place) this.go(place);
  }

  /** To be told after every update of the board: which cards there are has changed. */
  refresh(state: BoardState): void {
    this.#order(state);
    const stops: HTMLElement[] = [];
    const seen = new Set<string>();
    for (const { role } of state.piles) {
      const group = groupOf(role);
      if (seen.has(group)) continue;
      seen.add(group);
      const inGroup = state.piles.filter((pile) => groupOf(pile.role) === group);
      const pile = inGroup.find(({ name }) => name === this.#piles.get(group)) ?? inGroup[0]!;
      const top = this.board.topOf(pile.name);
      const own = this.#at?.pile === pile.name && this.#at.index < pile.cards.length ? this.#at.index : top;
      const stop = this.#stopAt(pile.name, own) ?? this.#stopAt(pile.name, top);
      if (stop) stops.push(stop);
      if (role === "tableau") this.#main = stop;
    }
    // The element with the focus is taken out of the Tab order once the focus has gone on: earlier, the browser would lay
    // out the page to see whether it may keep it.
    const active = this.#active;
    for (const stop of this.#stops) {
      if (stop === active && !stops.includes(stop)) stops.push(stop);
      else if (!stops.includes(stop)) stop.tabIndex = -1;
    }
    for (const stop of stops) if (stop.tabIndex !== 0) stop.tabIndex = 0;
    this.#stops = stops;
  }

  /**
   * To be told after every update of the board too: the card with the focus may be elsewhere now, or covered.
   * @param before The pile that the focus was on, if that was in this game.
   */
  settle(places: readonly Place[], before: string | undefined, state: BoardState): void {
    const active = this.#active;
    const spot = active && this.board.spotOf(active);
    if (!spot || !places.some(({ pile, index }) => pile === spot.pile && index === spot.index)) {
      const pile = spot?.pile ?? before;
      if (pile !== undefined) this.goToTop(pile, places);
    } else this.entered(spot, state);
  }

  /** Puts the piles into the order of the page in which they are seen, where that differs. What has the focus keeps it. */
  #order({ piles }: BoardState): void {
    const { board } = this;
    const active = this.#active;
    const { layout, table } = board;
    if (!layout || layout === this.#ordered) return;
    this.#ordered = layout;
    const elements = readingOrder(piles, layout).map((pile) => table.places[pile]!.element);
    if (elements.every((element, i) => element === table.element.children[i])) return;
    table.element.append(...elements);
    if (active instanceof HTMLElement) active.focus({ preventScroll: true });
  }

  /** A card or place that has a name: what is covered or merged into another's name has none. */
  #stopAt(pile: string, index: number): HTMLElement | undefined {
    const element = this.board.elementOf(pile, index);
    return element?.ariaHidden === "true" ? undefined : element;
  }

  /** What has the focus, other than the bare felt. */
  get #active(): Element | undefined {
    const root = this.board.element.getRootNode() as ShadowRoot | Document;
    const active = root.activeElement;
    const { element } = this.board;
    return active && active !== element && element.contains(active) ? active : undefined;
  }
}
