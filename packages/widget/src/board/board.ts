import type { MakeFace } from "../art/faces.js";
import { GLYPHS } from "../art/glyphs.js";
import { makeSymbols } from "../art/symbols.js";
import { canLayOut, layOut, loadLayout } from "../layout/index.js";
import { type Box, type Layout, type Preferences, topOf } from "../layout/types.js";
import type { CardView } from "./card-view.js";
import { isSameTable } from "./compare.js";
import { FeltView } from "./felt-view.js";
import type { BoardStrings } from "./labels.js";
import { isStill } from "./motion.js";
import type { BoardState, Spot } from "./state.js";
import { TableView } from "./table-view.js";

/** How the table gets from one state to the next. */
export interface Transition {
  /** Move what differs instead of putting it in place at once. True unless said otherwise. */
  readonly animate?: boolean;
  /** Deal all cards out anew. */
  readonly deal?: boolean;
}

/** What is done to the cards of a board by hand. */
export interface Handled {
  /** Cards in the hand, which stay there. */
  readonly cards: readonly CardView[];
  /** Another position is about to be drawn. */
  leave(state: BoardState): void;
  /** It has been drawn. */
  comeBack(): void;
  /** Shows what is selected and what may receive it. */
  mark(): void;
}

/**
 * The board: cards, places, captions and engraving. It knows no rules. It is handed states, and moves what differs from
 * the one before. All geometry comes from the layout, so that a drag reads none from the document.
 */
export class Board {
  /** Append it to a felt that scrolls, and give it a name. Coordinates of this class are pixels of this element. */
  readonly element: HTMLElement = document.createElement("div");
  /** How fast things move: at 2 in half the time. */
  pace = 1;

  readonly table: TableView;
  readonly felt: FeltView = new FeltView();
  /** Nothing is done to the cards before that has loaded. */
  handled: Handled | undefined;
  /** By how much the table is taller than the felt, which scrolls then. */
  overhang = 0;
  /** Where a sign stands of what is out of sight on a felt that scrolls. It loads with what such a felt has. */
  placeSign: ((box: Box) => number) | undefined;

  #state: BoardState | undefined;
  #shown: BoardState | undefined;
  #pending: Transition = {};
  #layout: Layout | undefined;
  #arrangement: Preferences = {};
  #width = 0;
  #height = 0;
  /** The latest motion is that of a deal. */
  #deals = false;

  constructor(readonly strings: BoardStrings) {
    this.table = new TableView(strings.names);
    this.element.className = "board";
    this.element.role = "application";
    // A press on the bare felt gives it the focus, so that the keys are heard.
    this.element.tabIndex = -1;
    this.element.append(makeSymbols(), this.felt.element, this.table.element);
  }

  /** Where everything is: boxes of all piles, room for controls. Undefined until both size and state are known. */
  get layout(): Layout | undefined {
    return this.#layout;
  }

  /** The state that has been drawn: one that waits for the size has not. */
  get shown(): BoardState | undefined {
    return this.#shown;
  }

  /** The size of the felt in CSS pixels, without its scroll bars. Nothing is drawn before it is known. */
  setSize(width: number, height: number): void {
    if (width === this.#width && height === this.#height) return;
    this.#width = Math.round(width);
    this.#height = Math.round(height);
    if (this.#state) this.#render(this.#state, this.#shown ? { animate: false } : this.#pending);
  }

  /** Arranges the table as the player wants it, mirrored or for large print, from now on. Nothing glides there. */
  arrange({ mirrored = false, large = false }: Preferences): void {
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
      this.handled?.mark();
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
    return this.table.deck.makeFace;
  }

  set makeFace(makeFace: MakeFace) {
    this.table.deck.makeFace = makeFace;
    if (this.#shown) this.#render(this.#shown, { animate: false });
  }

  /** Names and writes everything anew, in the language of the moment. */
  translate(): void {
    if (this.#shown) this.#render(this.#shown, { animate: false });
  }

  /** The button of a card, by its index from the bottom of its pile, or of the empty place at index −1. */
  elementOf(pile: string, index: number): HTMLElement | undefined {
    return this.table.elementOf(pile, index);
  }

  /** The index of the card that a pile shows on top; −1 where it is empty. */
  topOf(pile: string): number {
    const place = this.#layout?.piles.find(({ name }) => name === pile);
    return place ? topOf(place) : -1;
  }

  /** What an element of the table stands for. Elements within a button stand for what the button does. */
  spotOf(element: Element): Spot | undefined {
    return this.table.spotOf(element);
  }

  /** Whether the cards of a deal are still on their way. */
  get isDealing(): boolean {
    return this.#deals && [...this.table.cards.values()].some(({ isMoving }) => isMoving);
  }

  /** Completes all motion at once. */
  finish(): void {
    for (const card of this.table.cards.values()) if (card.isMoving) card.settle();
  }

  /** Loads what lays a game out on a table of another size than it had. Until then all stays as it was. */
  #load(game: string, how: Transition): void {
    this.#pending = how;
    loadLayout(game).then(
      () => this.#render(this.#state!, this.#pending),
      // The next change of size tries again.
      () => undefined,
    );
  }

  /** Lets all that moves move at the board's pace. */
  keepPace(): void {
    if (this.pace === 1) return;
    for (const animation of this.element.getAnimations({ subtree: true })) animation.playbackRate = this.pace;
  }

  #render(state: BoardState, how: Transition): void {
    const size = { width: this.#width, height: this.#height };
    if (!canLayOut(state.game, size)) return this.#load(state.game, how);
    const { animate = true, deal = false } = how;
    const moves = !isStill() && (deal || (animate && this.#shown?.game === state.game));
    if (!moves) this.finish();
    this.#deals = moves && deal;
    this.handled?.leave(state);
    const focused = this.#focused();
    const layout = layOut({ state, ...size, ...this.#arrangement, captions: this.strings.captions });
    this.table.render({ state, layout, moves, deal, held: this.handled?.cards ?? [] });
    this.#layout = layout;
    this.overhang = layout.height - this.#height;
    this.#shown = state;
    this.element.style.setProperty("--table-w", `${layout.width}px`);
    this.element.style.setProperty("--table-h", `${layout.height}px`);
    this.element.classList.toggle("two", layout.twoColours === true);
    this.felt.draw(layout);
    if (focused && focused !== this.#focused()) focused.focus({ preventScroll: true });
    this.handled?.comeBack();
    this.keepPace();
  }

  #focused(): HTMLElement | undefined {
    const { activeElement } = this.element.getRootNode() as Document | ShadowRoot;
    return activeElement instanceof HTMLElement && this.element.contains(activeElement) ? activeElement : undefined;
  }
}
