import { identityOf, isFaceUp } from "@solitaire/engine";
import { makeSymbols } from "../art/symbols.js";
import { layOut } from "../layout/index.js";
import type { Layout } from "../layout/types.js";
import { CardView } from "./card-view.js";
import { isDealtRow, isTurned, sameTable, whereabouts } from "./compare.js";
import { FeltView } from "./felt-view.js";
import { HeldCards } from "./held-cards.js";
import { pileAt, spotAt } from "./hit.js";
import type { BoardStrings } from "./labels.js";
import { dealOrder, dealOrigin } from "./deal-order.js";
import { isStill, ROW_APART } from "./motion.js";
import { makePeek } from "./peek-view.js";
import { PlaceView, setLabel, SMALL } from "./place-view.js";
import type { BoardState, PileState, Spot } from "./state.js";

/** How the table gets from one state to the next. */
export interface Transition {
  /** Move what differs instead of putting it in place at once. True unless said otherwise. */
  readonly animate?: boolean;
  /** Deal all cards out anew. */
  readonly deal?: boolean;
}

/** The order of layers above the cards at rest. */
const RING = 90;

/**
 * The table: cards, places, captions and engraving. It knows no rules. It is handed states, finds every card again by its
 * identity, and moves what differs from the state before. All geometry comes from the layout, so that a drag reads none
 * from the document.
 */
export class Board {
  /** Append it to a felt that scrolls, and give it a name. Coordinates of this class are pixels of this element. */
  readonly element: HTMLElement = document.createElement("div");

  private readonly felt = new FeltView();
  private readonly ghost = document.createElement("div");
  private readonly halo = document.createElement("div");
  private readonly cards = new Map<number, CardView>();
  private readonly byElement = new WeakMap<Element, CardView | PlaceView>();
  private places: PlaceView[] = [];
  private state: BoardState | undefined;
  private shown: BoardState | undefined;
  private pending: Transition | undefined;
  private current: Layout | undefined;
  private width = 0;
  private height = 0;
  private held: HeldCards | undefined;
  private peeked: HTMLElement | undefined;

  constructor(private readonly strings: BoardStrings) {
    this.element.className = "board";
    this.element.setAttribute("role", "application");
    this.ghost.className = "ghost";
    this.halo.className = "halo";
    this.ghost.hidden = this.halo.hidden = true;
    this.element.append(makeSymbols(), this.felt.element, this.ghost, this.halo);
  }

  /** Where everything is: boxes of all piles, room for controls. Undefined until both size and state are known. */
  get layout(): Layout | undefined {
    return this.current;
  }

  /** The size of the felt in CSS pixels, without its scroll bars. Nothing is drawn before it is known. */
  setSize(width: number, height: number): void {
    if (width === this.width && height === this.height) return;
    this.width = Math.round(width);
    this.height = Math.round(height);
    if (this.state) this.render(this.pending ?? { animate: false });
  }

  /** Shows a state. What has moved since the last one glides to its place, unless told otherwise. */
  update(state: BoardState, how: Transition = {}): void {
    this.state = state;
    if (!this.width || !this.height) {
      this.pending = how;
    } else if (this.shown && !how.deal && sameTable(this.shown, state)) {
      this.mark(state);
    } else {
      this.render(how);
    }
  }

  /**
   * The pile that a card dropped here goes to: a column's area reaches down to the edge. With `among`, one of those piles,
   * and near misses count.
   */
  pileAt(x: number, y: number, among?: readonly string[]): string | undefined {
    return this.current && pileAt(this.current, x, y, among);
  }

  /** The card or empty place drawn here. */
  spotAt(x: number, y: number): Spot | undefined {
    return this.current && spotAt(this.current, x, y);
  }

  /** The button of a card, by its index from the bottom of its pile, or of the empty place at index −1. */
  elementOf(pile: string, index: number): HTMLElement | undefined {
    if (index < 0) return this.places.find(({ name }) => name === pile)?.slot;
    const card = this.pile(pile)?.cards[index];
    const view = card === undefined ? undefined : this.cards.get(identityOf(card));
    return view?.element.isConnected ? view.element : undefined;
  }

  /** What an element of the table stands for. Elements within a button stand for what the button does. */
  spotOf(element: Element): Spot | undefined {
    const button = element.closest("button");
    const view = button && this.byElement.get(button);
    if (!view) return undefined;
    return view instanceof PlaceView ? { pile: view.name, index: -1 } : view.at;
  }

  /** Lifts the top `count` cards of a pile, grabbed at a point. */
  hold(pile: string, count: number, x: number, y: number): void {
    this.release();
    this.peek();
    const views = this.top(pile, count);
    if (views.length === 0) return;
    for (const view of views) view.settle();
    this.frame(this.ghost, views);
    this.frame(this.halo, views);
    this.halo.classList.remove("ring");
    this.held = new HeldCards(views, { x, y }, this.halo);
    if (this.state) this.mark(this.state);
  }

  /** Takes the held cards to a point. Writes styles and reads nothing. */
  drag(x: number, y: number): void {
    this.held?.moveTo({ x, y });
  }

  /** Lets go: the cards return to where they were, or go to where an update puts them that follows at once. */
  release(): void {
    for (const card of this.letGo()) {
      const from = card.seenAt;
      card.moveTo(card.spot);
      if (isStill()) card.settle();
      else card.glideFrom(from, { home: true });
    }
    if (this.state) this.mark(this.state);
  }

  /** Fans a squared pile out for a look into it; without a name, puts it back. */
  peek(name?: string): void {
    this.peeked?.remove();
    this.peeked = undefined;
    const pile = name === undefined ? undefined : this.pile(name);
    const place = this.current?.piles.find((each) => each.name === name);
    if (!pile || !place || !this.current || pile.cards.length < 2) return;
    this.peeked = makePeek(place, pile.cards, this.current.height);
    this.element.append(this.peeked);
  }

  /** Completes all motion at once. */
  finish(): void {
    for (const card of this.cards.values()) if (card.isMoving) card.settle();
  }

  /** Draws the engraving once round, for a win. Settles when it is done. */
  async celebrate(): Promise<void> {
    if (this.current) await this.felt.celebrate(this.current);
  }

  private pile(name: string): PileState | undefined {
    return this.state?.piles.find((pile) => pile.name === name);
  }

  private top(pile: string, count: number): CardView[] {
    const cards = this.pile(pile)?.cards ?? [];
    return cards.slice(Math.max(0, cards.length - count)).flatMap((card) => this.cards.get(identityOf(card)) ?? []);
  }

  private render({ animate = true, deal = false }: Transition): void {
    const state = this.state!;
    this.pending = undefined;
    this.peek();
    const moves = !isStill() && (deal || (animate && this.shown?.game === state.game));
    if (!moves) this.finish();
    if (this.held && !this.held.isTopOf(state)) this.letGo();
    const before = this.shown && whereabouts(this.shown);
    const old = this.current;
    const layout = layOut({ state, width: this.width, height: this.height, captions: this.strings.captions });
    this.current = layout;
    this.shown = state;

    this.element.style.width = `${layout.width}px`;
    this.element.style.height = `${layout.height}px`;
    this.element.classList.toggle("two", layout.twoColours === true);
    this.felt.draw(layout);
    this.setPlaces(state.piles);
    this.dropMissing(state);

    const dealt = deal ? dealOrder(state.piles) : undefined;
    const origin = dealt && dealOrigin(layout, state.piles);
    const focused = this.focused();
    let inRow = 0;
    for (const [i, pile] of state.piles.entries()) {
      const place = layout.piles[i]!;
      const drawn: CardView[] = [];
      for (const [index, card] of pile.cards.entries()) {
        const id = identityOf(card);
        const spot = place.cards[index]!;
        const was = before?.get(id);
        const known = this.cards.get(id);
        const from =
          origin ?? (was && (known?.seenAt ?? old?.piles.find(({ name }) => name === was.pile.name)?.box)) ?? spot;
        const goes = moves && !known?.isHeld && (from.x !== spot.x || from.y !== spot.y) && (dealt?.has(id) ?? true);
        // What lies deep in a squared pile is drawn only on its way there.
        if (spot.buried && !(known?.element.isConnected && (goes || known.isMoving))) {
          known?.element.remove();
          if (known) known.place(spot, 0);
          continue;
        }
        const view = known ?? this.addCard(id);
        view.at = { pile: pile.name, index };
        view.draw(card, place.box.w < SMALL ? "small" : "large", state.beak === id && pile.role !== "foundation");
        view.place(spot, spot.z === pile.cards.length - 1 ? place.edges : 0);
        drawn.push(view);
        if (!goes) continue;
        const isRow = was && !deal && isDealtRow(was.pile, pile);
        const delay = dealt?.get(id) ?? (isRow ? inRow++ * ROW_APART : 0);
        view.glideFrom(from, { delay, above: was?.pile.name !== pile.name });
        if (was && !deal && isTurned(was.card, card)) view.turnFrom(was.card, delay);
      }
      const group = this.places[i]!;
      group.lay(place);
      group.stack(drawn);
      this.label(group, drawn, pile, state);
    }
    this.held?.lift();
    if (focused && focused !== this.focused()) focused.focus({ preventScroll: true });
    this.mark(state);
  }

  /** Empties the hand; its cards stay where they are seen. */
  private letGo(): readonly CardView[] {
    const cards = this.held?.cards ?? [];
    this.held?.drop();
    this.held = undefined;
    this.ghost.hidden = true;
    return cards;
  }

  private setPlaces(piles: readonly PileState[]): void {
    if (this.places.map(({ name }) => name).join() === piles.map(({ name }) => name).join()) return;
    for (const { element } of this.places) element.remove();
    this.places = piles.map(({ name }) => new PlaceView(name));
    for (const place of this.places) this.byElement.set(place.slot, place);
    this.halo.before(...this.places.map(({ element }) => element));
  }

  private addCard(id: number): CardView {
    const view = new CardView(id);
    this.cards.set(id, view);
    this.byElement.set(view.element, view);
    return view;
  }

  private dropMissing(state: BoardState): void {
    const all = whereabouts(state);
    for (const [id, { element }] of this.cards) {
      if (all.has(id)) continue;
      element.remove();
      this.cards.delete(id);
    }
  }

  /** Names a pile, its empty place and its cards: what is covered or merged into one name is hidden. */
  private label(group: PlaceView, drawn: readonly CardView[], pile: PileState, state: BoardState): void {
    const { names } = this.strings;
    const { cards } = pile;
    group.label(names.pile(pile, state), cards.length === 0 ? names.empty(pile, state) : undefined);
    const faceDown = cards.filter((card) => !isFaceUp(card)).length;
    for (const { element, at, spot } of drawn) {
      const card = cards[at.index]!;
      const next = cards[at.index + 1];
      const isCovered = spot.strip === undefined && spot.z < cards.length - 1;
      const isMerged = !isFaceUp(card) && next !== undefined && !isFaceUp(next) && spot.strip !== undefined;
      const name = isFaceUp(card) ? names.card(card, pile, state) : names.faceDown(faceDown, pile);
      setLabel(element, isCovered || isMerged ? undefined : name);
    }
  }

  /** Shows what is selected and what may receive it. */
  private mark({ piles, selected, targets, over }: BoardState): void {
    for (const [i, { name }] of piles.entries()) {
      const place = this.places[i];
      place?.mark(this.top(name, 1)[0]?.element ?? place.slot, targets.includes(name), over === name);
    }
    const lifted = selected && !this.held ? this.top(selected.pile, selected.count) : [];
    for (const { element } of this.cards.values()) element.classList.remove("selected");
    for (const { element } of lifted) element.classList.add("selected");
    if (lifted.length > 0) this.frame(this.halo, lifted);
    else if (!this.held) this.halo.hidden = true;
    if (this.held) return;
    this.halo.classList.toggle("ring", lifted.length > 0);
    this.halo.classList.toggle("selected", lifted.length > 0);
    this.halo.style.zIndex = String(RING);
  }

  /** Lays a box round a run of cards. */
  private frame(element: HTMLElement, views: readonly CardView[]): void {
    const [first, last] = [views[0]!, views.at(-1)!];
    const box = this.current!.piles.find(({ name }) => name === first.at.pile)!.box;
    element.hidden = false;
    element.style.translate = `${first.spot.x}px ${first.spot.y}px`;
    element.style.width = `${box.w}px`;
    element.style.height = `${last.spot.y - first.spot.y + box.h}px`;
    element.style.setProperty("--r", `${Math.max(3, Math.round(box.w * 0.075))}px`);
  }

  private focused(): HTMLElement | undefined {
    const { activeElement } = this.element.getRootNode() as Document | ShadowRoot;
    return activeElement instanceof HTMLElement && this.element.contains(activeElement) ? activeElement : undefined;
  }
}
