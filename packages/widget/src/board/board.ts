import type { MakeFace } from "../art/faces.js";
import { GLYPHS } from "../art/glyphs.js";
import { makeSymbols } from "../art/symbols.js";
import { layOut } from "../layout/index.js";
import { radiusOf } from "../layout/shared.js";
import { type Arrangement, type Layout, topOf } from "../layout/types.js";
import type { CardView } from "./card-view.js";
import { isSameTable } from "./compare.js";
import { FeltView } from "./felt-view.js";
import { HeldCards } from "./held-cards.js";
import { pileAt, spotAt } from "./hit.js";
import type { BoardStrings } from "./labels.js";
import { isStill } from "./motion.js";
import { makePeek } from "./peek-view.js";
import type { BoardState, Spot } from "./state.js";
import { TableView } from "./table-view.js";

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
 * The board: cards, places, captions and engraving. It knows no rules. It is handed states, and moves what differs from
 * the one before. All geometry comes from the layout, so that a drag reads none from the document.
 */
export class Board {
  /** Append it to a felt that scrolls, and give it a name. Coordinates of this class are pixels of this element. */
  readonly element: HTMLElement = document.createElement("div");
  /** How fast things move: at 2 in half the time. */
  pace = 1;

  readonly #strings: BoardStrings;
  readonly #table: TableView;
  readonly #felt = new FeltView();
  readonly #ghost = document.createElement("div");
  readonly #halo = document.createElement("div");
  #state: BoardState | undefined;
  /** What has been drawn: a state that waits for the size has not. */
  #shown: BoardState | undefined;
  #pending: Transition = {};
  #layout: Layout | undefined;
  #arrangement: Arrangement = {};
  #width = 0;
  #height = 0;
  /** The latest motion is that of a deal. */
  #deals = false;
  #held: HeldCards | undefined;
  /** What the held cards have laid open. */
  #bared: CardView | undefined;
  /** The cards that show as selected. */
  #lifted: readonly CardView[] = [];
  #peek: HTMLElement | undefined;

  constructor(strings: BoardStrings) {
    this.#strings = strings;
    this.#table = new TableView(strings.names);
    this.element.className = "board";
    this.element.role = "application";
    this.#ghost.className = "ghost";
    this.#halo.className = "halo";
    this.#ghost.hidden = this.#halo.hidden = true;
    this.element.append(makeSymbols(), this.#felt.element, this.#ghost, this.#table.element, this.#halo);
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

  /** Arranges the table as the player wants it, mirrored or for large print, from now on. Nothing glides there. */
  arrange({ mirrored = false, large = false }: Arrangement): void {
    const { mirrored: wasMirrored = false, large: wasLarge = false } = this.#arrangement;
    if (mirrored === wasMirrored && large === wasLarge) return;
    this.#arrangement = { mirrored, large };
    if (this.#shown) this.#render(this.#shown, { animate: false });
  }

  /** Shows a state. What has moved since the last one glides to its place, unless told otherwise. */
  update(state: BoardState, how: Transition = {}): void {
    this.#state = state;
    if (!this.#width || !this.#height) this.#pending = how;
    else if (how.deal || !isSameTable(state, this.#shown)) this.#render(state, how);
    else {
      this.#shown = state;
      if (how.animate === false) this.finish();
      this.#mark();
    }
  }

  /** Adds drawings, which may be used by their ids within the same root. */
  addSymbols(symbols: readonly SVGElement[]): void {
    this.element.querySelector("defs")!.append(...symbols);
  }

  /** Draws the ranks by other glyphs. @param glyphs By rank; a rank without one has its own. */
  setGlyphs(glyphs: Readonly<Record<number, string>>): void {
    for (const [rank, [, d]] of GLYPHS.entries()) {
      this.element.querySelector(`#r${rank}`)!.setAttribute("d", glyphs[rank] ?? d);
    }
  }

  /** What draws the cards. */
  get makeFace(): MakeFace {
    return this.#table.deck.makeFace;
  }

  set makeFace(makeFace: MakeFace) {
    this.#table.deck.makeFace = makeFace;
    if (this.#shown) this.#render(this.#shown, { animate: false });
  }

  /** Names and writes everything anew, in the language of the moment. */
  translate(): void {
    if (this.#shown) this.#render(this.#shown, { animate: false });
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
    return this.#table.elementOf(pile, index);
  }

  /** The index of the card that a pile shows on top; −1 where it is empty. */
  topOf(pile: string): number {
    const place = this.#layout?.piles.find(({ name }) => name === pile);
    return place ? topOf(place) : -1;
  }

  /** What an element of the table stands for. Elements within a button stand for what the button does. */
  spotOf(element: Element): Spot | undefined {
    return this.#table.spotOf(element);
  }

  /** Lifts the top `count` cards of a pile, grabbed at a point. */
  hold(pile: string, count: number, x: number, y: number): void {
    if (this.#held) this.release();
    this.peek();
    const views = this.#table.views(pile, -count);
    if (views.length === 0) return;
    for (const view of views) view.settle();
    this.#frame(this.#ghost, views);
    this.#frame(this.#halo, views);
    this.#halo.className = "halo";
    this.#held = new HeldCards(views, { x, y }, this.#halo);
    this.#bared = this.#table.views(pile, -count - 1, -count)[0];
    this.#bared?.element.classList.add("bared");
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
    this.#keepPace();
    this.#mark();
  }

  /** Fans a squared pile out for a look into it; without a name, puts it back. */
  peek(name?: string): void {
    this.#peek?.remove();
    this.#peek = undefined;
    const cards = this.#shown?.piles.find((pile) => pile.name === name)?.cards ?? [];
    const place = this.#layout?.piles.find((pile) => pile.name === name);
    if (!place || cards.length < 2) return;
    this.#peek = makePeek(place, cards, this.#layout!, this.#table.deck);
    this.element.append(this.#peek);
  }

  /** Whether the cards of a deal are still on their way. */
  get isDealing(): boolean {
    return this.#deals && [...this.#table.cards.values()].some(({ isMoving }) => isMoving);
  }

  /** Completes all motion at once. */
  finish(): void {
    for (const card of this.#table.cards.values()) if (card.isMoving) card.settle();
  }

  /** Draws the engraving and frames round the foundations, for a win. Settles when it is done. */
  async celebrate(): Promise<void> {
    const [layout, shown] = [this.#layout, this.#shown];
    if (!layout || !shown) return;
    const built = layout.piles.filter((_, i) => shown.piles[i]!.role === "foundation");
    const done = this.#felt.celebrate(layout, built);
    this.#keepPace();
    await done;
  }

  #render(state: BoardState, { animate = true, deal = false }: Transition): void {
    this.peek();
    const moves = !isStill() && (deal || (animate && this.#shown?.game === state.game));
    if (!moves) this.finish();
    this.#deals = moves && deal;
    if (this.#held && !this.#held.isTopOf(state)) this.#letGo();
    const focused = this.#focused();
    const size = { width: this.#width, height: this.#height };
    const layout = layOut({ state, ...size, ...this.#arrangement, captions: this.#strings.captions });
    this.#table.render({ state, layout, moves, deal, held: this.#held?.cards ?? [] });
    this.#layout = layout;
    this.#shown = state;
    this.element.style.width = `${layout.width}px`;
    this.element.style.height = `${layout.height}px`;
    this.element.classList.toggle("two", layout.twoColours === true);
    this.#felt.draw(layout);
    this.#held?.lift();
    if (focused && focused !== this.#focused()) focused.focus({ preventScroll: true });
    this.#mark();
    this.#keepPace();
  }

  /** Lets all that moves move at the board's pace. */
  #keepPace(): void {
    if (this.pace === 1) return;
    for (const animation of this.element.getAnimations({ subtree: true })) animation.playbackRate = this.pace;
  }

  /** Empties the hand; its cards stay where they are seen. */
  #letGo(): readonly CardView[] {
    const cards = this.#held?.cards ?? [];
    this.#held?.drop();
    this.#held = undefined;
    this.#bared?.element.classList.remove("bared");
    this.#bared = undefined;
    this.#ghost.hidden = true;
    return cards;
  }

  /** Shows what is selected and what may receive it. */
  #mark(): void {
    if (!this.#shown) return;
    const { selected } = this.#shown;
    this.#table.mark(this.#shown);
    const lifted = selected && !this.#held ? this.#table.views(selected.pile, -selected.count) : [];
    for (const card of this.#lifted) if (!lifted.includes(card)) card.select(false);
    for (const card of lifted) card.select(true);
    this.#lifted = lifted;
    if (this.#held) return;
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
