import { isFaceUp } from "@solitaire/engine";
import { peekStyles } from "../styles/board/peek.css.js";
import { wear } from "../styles/wear.js";
import type { Board } from "./board.js";
import { makePeek } from "./peek-view.js";
import type { Spot } from "./state.js";

/** How long a mouse rests on a card before its column is looked into. */
const REST_MS = 420;

/**
 * Looks into piles: into squared ones, and into columns whose strips are too narrow to be read, for whoever asks for it.
 * Into such a column also while a mouse rests on one of its strips or the keyboard's focus is there, unless cards are taken
 * up: what counts then is where they may go.
 */
export class Peeks {
  #peek: HTMLElement | undefined;
  /** What is looked at unasked. */
  #spot: Spot | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The window that hears Esc meanwhile. */
  #page: Window | null = null;

  constructor(private readonly board: Board) {
    const { element } = board;
    wear(element.getRootNode() as ShadowRoot, peekStyles);
    element.addEventListener("pointerover", (event) => this.#over(event));
    element.addEventListener("focusin", ({ target }) => this.#focused(target as Element));
    element.addEventListener("focusout", ({ relatedTarget }) => this.#left(relatedTarget as Element | null));
    for (const type of ["pointerleave", "pointerdown"]) element.addEventListener(type, this.#close);
  }

  /** Shows a pile's open cards once more, with one of a column pulled out; without a spot, no more of them. */
  show(spot?: Spot): void {
    clearTimeout(this.#timer);
    this.#spot = undefined;
    this.#page?.removeEventListener("keydown", this.#escaped, { capture: true });
    this.#page = null;
    this.#peek?.remove();
    this.#peek = undefined;
    const { element, layout, shown, table } = this.board;
    const at = layout?.piles.findIndex(({ name }) => name === spot?.pile) ?? -1;
    const all = shown?.piles[at]?.cards ?? [];
    const cards = all.filter(isFaceUp);
    if (!spot || cards.length < 2) return;
    this.#peek = makePeek(layout!.piles[at]!, cards, layout!, table.deck);
    this.#peek.children[spot.index - all.length + cards.length]?.classList.add("pulled");
    element.append(this.#peek);
  }

  #over({ buttons, pointerType, target }: PointerEvent): void {
    if (pointerType === "touch") return;
    clearTimeout(this.#timer);
    const spot = this.#tightAt(target as Element);
    if (!spot || buttons !== 0) this.#close();
    else if (this.#spot) this.#look(spot);
    else this.#timer = setTimeout(() => this.#look(spot), REST_MS);
  }

  #focused(target: Element): void {
    const spot = this.#tightAt(target);
    if (spot && target.matches(":focus-visible")) this.#look(spot);
  }

  /** The focus goes on; within the column the look follows it. */
  #left(to: Element | null): void {
    const spot = to ? this.#tightAt(to) : undefined;
    if (spot?.pile !== this.#spot?.pile) this.#close();
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
    if (this.#spot?.pile === spot.pile) {
      this.#pull(spot.index - this.#spot.index);
      this.#spot = spot;
      return;
    }
    this.show(spot);
    this.#spot = spot;
    this.#page = element.ownerDocument.defaultView;
    this.#page?.addEventListener("keydown", this.#escaped, { capture: true });
  }

  /** Pulls out the card so many further on instead. */
  #pull(further: number): void {
    const cards = [...this.#peek!.children];
    const pulled = cards.findIndex(({ classList }) => classList.contains("pulled"));
    cards[pulled]?.classList.remove("pulled");
    cards[pulled + further]?.classList.add("pulled");
  }

  readonly #close = (): void => {
    clearTimeout(this.#timer);
    if (this.#spot) this.show();
  };

  readonly #escaped = (event: KeyboardEvent): void => {
    if (event.key !== "Escape") return;
    // It ends the look and nothing else.
    event.preventDefault();
    event.stopPropagation();
    this.show();
  };
}
