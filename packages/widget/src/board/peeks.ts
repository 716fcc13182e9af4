import { isFaceUp } from "@solitaire/engine";
import { peekStyles } from "../styles/board/peek.css.js";
import { wear } from "../styles/wear.js";
import type { Board } from "./board.js";
import { PeekView } from "./peek-view.js";
import type { Spot } from "./state.js";

/** How long a mouse rests on a card before its column is looked into. */
const REST_MS = 420;

/**
 * Looks into piles: into squared ones, and into columns whose strips are too narrow to be read, for whoever asks for it.
 * Into such a column also while a mouse rests on one of its strips or the keyboard's focus is there, unless cards are taken
 * up: what counts then is where they may go.
 */
export class Peeks {
  readonly #felt: Element | null;
  #view: PeekView | undefined;
  /** The pile that is looked into unasked. */
  #unasked: string | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The window that hears Esc meanwhile. */
  #page: Window | null = null;

  constructor(private readonly board: Board) {
    const { element } = board;
    this.#felt = element.closest(".felt");
    wear(element.getRootNode() as ShadowRoot, peekStyles);
    element.addEventListener("pointerover", (event) => this.#over(event));
    element.addEventListener("focusin", ({ target }) => this.#focused(target as Element));
    element.addEventListener("focusout", ({ relatedTarget }) => this.#left(relatedTarget as Element | null));
    for (const type of ["pointerleave", "pointerdown"]) element.addEventListener(type, this.#close);
    this.#felt?.addEventListener("scroll", () => this.#keepInSight());
  }

  /** Shows a pile's open cards once more, with one of a column pulled out; without a spot, no more of them. */
  show(spot?: Spot): void {
    clearTimeout(this.#timer);
    this.#unasked = undefined;
    this.#page?.removeEventListener("keydown", this.#escaped, { capture: true });
    this.#page = null;
    this.#view?.element.remove();
    this.#view = undefined;
    if (spot) this.#open(spot);
  }

  /** Goes along a column that is looked into to the card at a height, and answers which that is. */
  follow(y: number): Spot | undefined {
    return this.#view?.follow(y);
  }

  #open({ pile, index }: Spot): void {
    const { element, layout, overhang, shown, table } = this.board;
    const at = layout?.piles.findIndex(({ name }) => name === pile) ?? -1;
    const cards = shown?.piles[at]?.cards ?? [];
    if (cards.filter(isFaceUp).length < 2) return;
    this.#view = new PeekView(layout!.piles[at]!, cards, layout!, layout!.height - overhang, table.deck);
    this.#view.pull(index);
    this.#keepInSight();
    element.append(this.#view.element);
  }

  #keepInSight(): void {
    this.#view?.moveTo(this.#felt?.scrollTop ?? 0);
  }

  #over({ buttons, pointerType, target }: PointerEvent): void {
    if (pointerType === "touch") return;
    clearTimeout(this.#timer);
    const spot = this.#tightAt(target as Element);
    if (!spot || buttons !== 0) this.#close();
    else if (this.#unasked) this.#look(spot);
    else this.#timer = setTimeout(() => this.#look(spot), REST_MS);
  }

  #focused(target: Element): void {
    const spot = this.#tightAt(target);
    if (spot && target.matches(":focus-visible")) this.#look(spot);
  }

  /** The focus goes on; within the column the look follows it. */
  #left(to: Element | null): void {
    const spot = to ? this.#tightAt(to) : undefined;
    if (spot?.pile !== this.#unasked) this.#close();
  }

  /** The card that an element belongs to, if it is covered in a column whose strips are too narrow. */
  #tightAt(element: Element): Spot | undefined {
    const { layout, shown } = this.board;
    const spot = this.board.spotOf(element);
    const at = layout?.piles.findIndex(({ name, isTight }) => isTight && name === spot?.pile) ?? -1;
    const card = shown?.piles[at]?.cards[spot!.index];
    return card !== undefined && isFaceUp(card) && layout!.piles[at]!.cards[spot!.index]!.strip ? spot : undefined;
  }

  #look(spot: Spot): void {
    const { handled, element, shown } = this.board;
    if (shown?.selected || handled!.cards.length > 0) return;
    if (this.#unasked === spot.pile) return this.#view?.pull(spot.index);
    this.show(spot);
    this.#unasked = spot.pile;
    this.#page = element.ownerDocument.defaultView;
    this.#page?.addEventListener("keydown", this.#escaped, { capture: true });
  }

  readonly #close = (): void => {
    clearTimeout(this.#timer);
    if (this.#unasked) this.show();
  };

  readonly #escaped = (event: KeyboardEvent): void => {
    if (event.key !== "Escape") return;
    // It ends the look and nothing else.
    event.preventDefault();
    event.stopPropagation();
    this.show();
  };
}
