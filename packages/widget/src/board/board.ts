import { identityOf, isFaceUp } from "@solitaire/engine";
import { makeSymbols } from "../art/symbols.js";
import { layOut } from "../layout/index.js";
import { radiusOf } from "../layout/shared.js";
import type { Layout } from "../layout/types.js";
import { CardView } from "./card-view.js";
import { isDealtRow, isTurned, tableKey, whereabouts } from "./compare.js";
import { dealOrder, dealOrigin } from "./deal-order.js";
import { FeltView } from "./felt-view.js";
import { HeldCards } from "./held-cards.js";
import { pileAt, spotAt } from "./hit.js";
import type { BoardStrings } from "./labels.js";
import { isStill, type Point, ROW_APART } from "./motion.js";
import { makePeek } from "./peek-view.js";
import { PlaceView, setLabel } from "./place-view.js";
import type { BoardState, PileState, Spot } from "./state.js";

/** How the table gets from one state to the next. */
export interface Transition {
  /** Move what differs instead of putting it in place at once. True unless said otherwise. */
  readonly animate?: boolean;
  /** Deal all cards out anew. */
  readonly deal?: boolean;
}

/** The ring round selected cards lies above cards at rest, and below moving ones. */
const RING = 90;

/**
 * The table: cards, places, captions and engraving. It knows no rules. It is handed states, finds every card again by its
 * identity, and moves what differs from the state before. All geometry comes from the layout, so that a drag reads none
 * from the document.
 */
export class Board {
  /** Append it to a felt that scrolls, and give it a name. Coordinates of this class are pixels of this element. */
  readonly element: HTMLElement = document.createElement("div");

  readonly #strings: BoardStrings;
  readonly #felt = new FeltView();
  readonly #ghost = document.createElement("div");
  readonly #halo = document.createElement("div");
  readonly #cards = new Map<number, CardView>();
  readonly #byButton = new Map<Element, CardView | PlaceView>();
  #places: PlaceView[] = [];
  #state: BoardState | undefined;
  /** What has been drawn: a state that waits for the table's size has not. */
  #shown: BoardState | undefined;
  #key = "";
  #pending: Transition = {};
  #layout: Layout | undefined;
  #width = 0;
  #height = 0;
  #held: HeldCards | undefined;
  #peek: HTMLElement | undefined;

  constructor(strings: BoardStrings) {
    this.#strings = strings;
    this.element.className = "board";
    this.element.role = "application";
    this.#ghost.className = "ghost";
    this.#halo.className = "halo";
    this.#ghost.hidden = this.#halo.hidden = true;
    this.element.append(makeSymbols(), this.#felt.element, this.#ghost, this.#halo);
  }

  /** Where everything is: boxes of all piles, room for controls. Undefined until both size and state are known. */
  get layout(): Layout | undefined {
    return this.#layout;
  }

  /** The size of the felt in CSS pixels, without its scroll bars. Nothing is drawn before it is known. */
  setSize(width: number, height: number): void {
    if (width === this.#width && height === this.#height) return;
    this.#width = Math.round(width);
    this.#height = Math.round(height);
    if (this.#state) this.#render(this.#state, this.#shown ? { animate: false } : this.#pending);
  }

  /** Shows a state. What has moved since the last one glides to its place, unless told otherwise. */
  update(state: BoardState, how: Transition = {}): void {
    this.#state = state;
    if (!this.#width || !this.#height) this.#pending = how;
    else if (how.deal || tableKey(state) !== this.#key) this.#render(state, how);
    else {
      this.#shown = state;
      if (how.animate === false) this.finish();
      this.#mark();
    }
  }

  /** The pile that a drop here is on: a column reaches down to the edge. With `among`, one of those, and near misses count. */
  pileAt(x: number, y: number, among?: readonly string[]): string | undefined {
    return this.#layout && pileAt(this.#layout, x, y, among);
  }

  /** The card or empty place drawn here. */
  spotAt(x: number, y: number): Spot | undefined {
    return this.#layout && spotAt(this.#layout, x, y);
  }

  /** The button of a card, by its index from the bottom of its pile, or of the empty place at index −1. */
  elementOf(pile: string, index: number): HTMLElement | undefined {
    if (index < 0) return this.#places.find(({ name }) => name === pile)?.slot;
    const element = this.#views(pile, index, index + 1)[0]?.element;
    return element?.isConnected ? element : undefined;
  }

  /** What an element of the table stands for. Elements within a button stand for what the button does. */
  spotOf(element: Element): Spot | undefined {
    const button = element.closest("button");
    const view = button && this.#byButton.get(button);
    return view instanceof PlaceView ? { pile: view.name, index: -1 } : view?.at;
  }

  /** Lifts the top `count` cards of a pile, grabbed at a point. */
  hold(pile: string, count: number, x: number, y: number): void {
    this.release();
    this.peek();
    const views = this.#views(pile, -count);
    if (views.length === 0) return;
    for (const view of views) view.settle();
    this.#frame(this.#ghost, views);
    this.#frame(this.#halo, views);
    this.#halo.className = "halo";
    this.#held = new HeldCards(views, { x, y }, this.#halo);
    this.#mark();
  }

  /** Takes the held cards to a point. Writes styles and reads nothing. */
  drag(x: number, y: number): void {
    this.#held?.moveTo({ x, y });
  }

  /** Lets go: the cards return to where they were, or go to where an update puts them that follows at once. */
  release(): void {
    for (const card of this.#letGo()) {
      const from = card.seenAt;
      card.moveTo(card.spot);
      if (isStill()) card.settle();
      else card.glideFrom(from, { home: true });
    }
    this.#mark();
  }

  /** Fans a squared pile out for a look into it; without a name, puts it back. */
  peek(name?: string): void {
    this.#peek?.remove();
    this.#peek = undefined;
    const cards = this.#state?.piles.find((pile) => pile.name === name)?.cards ?? [];
    const place = this.#layout?.piles.find((pile) => pile.name === name);
    if (!place || cards.length < 2) return;
    this.#peek = makePeek(place, cards, this.#layout!.height);
    this.element.append(this.#peek);
  }

  /** Completes all motion at once. */
  finish(): void {
    for (const card of this.#cards.values()) if (card.isMoving) card.settle();
  }

  /** Draws the engraving once round, for a win. Settles when it is done. */
  async celebrate(): Promise<void> {
    if (this.#layout) await this.#felt.celebrate(this.#layout);
  }

  /** The cards of a pile between two indexes from its bottom, or from its top if negative. */
  #views(pile: string, start: number, end?: number): CardView[] {
    const cards = this.#state?.piles.find(({ name }) => name === pile)?.cards ?? [];
    return cards.slice(start, end).flatMap((card) => this.#cards.get(identityOf(card)) ?? []);
  }

  #render(state: BoardState, { animate = true, deal = false }: Transition): void {
    this.peek();
    const moves = !isStill() && (deal || (animate && this.#shown?.game === state.game));
    if (!moves) this.finish();
    const before = whereabouts(this.#shown);
    const now = whereabouts(state);
    const old = this.#layout;
    const layout = layOut({ state, width: this.#width, height: this.#height, captions: this.#strings.captions });
    this.#layout = layout;
    this.#shown = state;
    this.#key = tableKey(state);
    // Held cards that have gone elsewhere are held no more.
    if (this.#held?.cards.some(({ id, at }) => now.get(id)?.pile.name !== at.pile)) this.#letGo();

    const seen = this.#seen(state, layout);

    this.element.style.width = `${layout.width}px`;
    this.element.style.height = `${layout.height}px`;
    this.element.classList.toggle("two", layout.twoColours === true);
    this.#felt.draw(layout);
    this.#setPlaces(state.piles);
    for (const [id, { element }] of this.#cards) {
      if (now.has(id)) continue;
      element.remove();
      this.#byButton.delete(element);
      this.#cards.delete(id);
    }

    const dealt = deal ? dealOrder(state.piles) : undefined;
    const origin = deal && dealOrigin(layout, state.piles);
    const focused = this.#focused();
    let inRow = 0;
    for (const [i, pile] of state.piles.entries()) {
      const place = layout.piles[i]!;
      const group = this.#places[i]!;
      group.lay(place);
      const drawn = pile.cards.flatMap((card, index): CardView[] => {
        const id = identityOf(card);
        const spot = place.cards[index]!;
        const was = before.get(id);
        const view = this.#cards.get(id) ?? this.#addCard(id);
        const isNew = view.at.index < 0;
        const from =
          origin || (isNew ? old?.piles.find(({ name }) => name === was?.pile.name)?.box : seen.get(view)) || spot;
        const goes = moves && (from.x !== spot.x || from.y !== spot.y) && (dealt?.has(id) ?? true);
        const isSeen = view.element.isConnected && (goes || view.isMoving);
        const top = spot.z === pile.cards.length - 1;
        view.at = { pile: pile.name, index };
        view.place(spot, !isFaceUp(card), top ? place.edges : 0);
        // What lies deep in a squared pile is drawn only on its way there.
        if (spot.buried && !isSeen) {
          view.element.remove();
          return [];
        }
        view.draw(card, place.box.w, state.beak === id && pile.role !== "foundation");
        if (goes) {
          const delay = dealt?.get(id) ?? (was && isDealtRow(was.pile, pile) ? ROW_APART * inRow++ : 0);
          view.glideFrom(from, { delay, above: was?.pile.name !== pile.name });
          if (was && !deal && isTurned(was.card, card)) view.turnFrom(was.card, place.box.w, delay);
        }
        return [view];
      });
      group.stack(drawn);
      this.#label(group, drawn, pile, state);
    }
    this.#held?.lift();
    if (focused && focused !== this.#focused()) focused.focus({ preventScroll: true });
    this.#mark();
  }

  /**
   * Where the cards are seen that must set out: not those that rest on their spot, are held, or are on their way to it
   * already. All reading is done here, before anything is written.
   */
  #seen({ piles }: BoardState, layout: Layout): ReadonlyMap<CardView, Point> {
    const seen = new Map<CardView, Point>();
    for (const [i, { cards }] of piles.entries()) {
      for (const [index, card] of cards.entries()) {
        const view = this.#cards.get(identityOf(card));
        const { x, y } = layout.piles[i]!.cards[index]!;
        const isOnItsWay = view?.isMoving && view.spot.x === x && view.spot.y === y;
        if (view && !isOnItsWay && !this.#held?.cards.includes(view)) seen.set(view, view.seenAt);
      }
    }
    return seen;
  }

  /** Empties the hand; its cards stay where they are seen. */
  #letGo(): readonly CardView[] {
    const cards = this.#held?.cards ?? [];
    this.#held?.drop();
    this.#held = undefined;
    this.#ghost.hidden = true;
    return cards;
  }

  #setPlaces(piles: readonly PileState[]): void {
    if (piles.length === this.#places.length && piles.every(({ name }, i) => name === this.#places[i]!.name)) return;
    for (const { element } of this.#places) element.remove();
    this.#places = piles.map(({ name }) => new PlaceView(name));
    for (const place of this.#places) this.#byButton.set(place.slot, place);
    this.#halo.before(...this.#places.map(({ element }) => element));
  }

  #addCard(id: number): CardView {
    const view = new CardView(id);
    this.#cards.set(id, view);
    this.#byButton.set(view.element, view);
    return view;
  }

  /** Names a pile, its empty place and its cards: what is covered or merged into one name is hidden. */
  #label({ element, slot }: PlaceView, drawn: readonly CardView[], pile: PileState, state: BoardState): void {
    const { names } = this.#strings;
    const { cards } = pile;
    setLabel(element, names.pile(pile, state));
    setLabel(slot, cards.length === 0 ? names.empty(pile, state) : undefined);
    for (const view of drawn) {
      const { index } = view.at;
      const card = cards[index]!;
      const isShown = view.spot.strip
        ? isFaceUp(card) || isFaceUp(cards[index + 1]!)
        : view.spot.z === cards.length - 1;
      const name = (): string =>
        isFaceUp(card)
          ? names.card(card, pile, state)
          : names.faceDown(cards.filter((each) => !isFaceUp(each)).length, pile);
      setLabel(view.element, isShown ? name() : undefined);
    }
  }

  /** Shows what is selected and what may receive it. */
  #mark(): void {
    const { piles = [], targets = [], over, selected } = this.#shown ?? {};
    for (const [i, { name, cards }] of piles.entries()) {
      const place = this.#places[i]!;
      const top = cards.length > 0 ? this.#cards.get(identityOf(cards.at(-1)!)) : undefined;
      place.mark(top?.element ?? place.slot, targets.includes(name), over === name);
    }
    for (const { element } of this.#cards.values()) element.classList.remove("selected");
    if (this.#held) return;
    const lifted = selected ? this.#views(selected.pile, -selected.count) : [];
    for (const { element } of lifted) element.classList.add("selected");
    this.#halo.hidden = lifted.length === 0;
    if (this.#halo.hidden) return;
    this.#frame(this.#halo, lifted);
    this.#halo.className = "halo ring selected";
    this.#halo.style.zIndex = String(RING);
  }

  /** Lays a box round a run of cards. */
  #frame(element: HTMLElement, views: readonly CardView[]): void {
    const [first, last] = [views[0]!, views.at(-1)!];
    const { w, h } = this.#layout!.piles.find(({ name }) => name === first.at.pile)!.box;
    const { style } = element;
    element.hidden = false;
    style.translate = `${first.spot.x}px ${first.spot.y}px`;
    style.width = `${w}px`;
    style.height = `${last.spot.y - first.spot.y + h}px`;
    style.setProperty("--r", `${radiusOf(w)}px`);
  }

  #focused(): HTMLElement | undefined {
    const { activeElement } = this.element.getRootNode() as Document | ShadowRoot;
    return activeElement instanceof HTMLElement && this.element.contains(activeElement) ? activeElement : undefined;
  }
}
