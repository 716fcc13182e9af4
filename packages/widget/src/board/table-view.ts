import { type Card, FACE_DOWN, identityOf, isFaceUp } from "@solitaire/engine";
import { type Deck, makeFace } from "../art/faces.js";
import type { Layout } from "../layout/types.js";
import { CardView } from "./card-view.js";
import { isDealtRow, isTurned, type Whereabouts, whereabouts } from "./compare.js";
import { dealOrder, dealOrigin } from "./deal-order.js";
import type { BoardNames } from "./labels.js";
import { type Point, ROW_APART } from "./motion.js";
import { PlaceView, setLabel } from "./place-view.js";
import type { BoardState, PileState, Spot } from "./state.js";

/** Where one position becomes the next. */
export interface Step {
  readonly state: BoardState;
  readonly layout: Layout;
  /** Cards glide to where they go. */
  readonly moves: boolean;
  /** All cards are dealt out anew. */
  readonly deal: boolean;
  /** Cards in the hand, which stay there. */
  readonly held: readonly CardView[];
}

/** How a card gets to its place. */
interface Way {
  readonly card: Card;
  readonly view: CardView;
  /** Where it is seen now. */
  readonly from: Point;
  /** It glides. */
  readonly goes: boolean;
  readonly was: Whereabouts | undefined;
}

/** All piles and their cards. Every card is found again by its identity, and keeps its element. */
export class TableView {
  readonly element: HTMLElement = document.createElement("div");
  readonly cards: Map<Card, CardView> = new Map();
  readonly deck: Deck = { makeFace };
  /** In the order of the piles. */
  places: readonly PlaceView[] = [];
  readonly #names: BoardNames;
  readonly #byButton = new Map<Element, CardView | PlaceView>();

  #state: BoardState | undefined;
  #layout: Layout | undefined;

  constructor(names: BoardNames) {
    this.#names = names;
  }

  /** The cards of a pile between two indexes from its bottom, or from its top if negative. */
  views(pile: string, start: number, end?: number): CardView[] {
    const cards = this.#state?.piles.find(({ name }) => name === pile)?.cards ?? [];
    return cards.slice(start, end).flatMap((card) => this.cards.get(identityOf(card)) ?? []);
  }

  elementOf(pile: string, index: number): HTMLElement | undefined {
    if (index < 0) return this.places.find(({ name }) => name === pile)?.slot;
    const element = this.views(pile, index, index + 1)[0]?.element;
    return element?.isConnected ? element : undefined;
  }

  spotOf(element: Element): Spot | undefined {
    const button = element.closest("button");
    const view = button && this.#byButton.get(button);
    return view instanceof PlaceView ? { pile: view.name, index: -1 } : view?.at;
  }

  render({ state, layout, moves, deal, held }: Step): void {
    const then = whereabouts(this.#state);
    const old = this.#layout;
    const seen = this.#seen(state, layout, held);
    this.#setPlaces(state.piles);
    this.#dropMissing(state);

    const dealt = deal ? dealOrder(state.piles) : undefined;
    const fromStock = deal && state.piles.some(({ role }) => role === "stock");
    const origin = deal && dealOrigin(layout, state.piles);
    let inRow = 0;
    for (const [i, pile] of state.piles.entries()) {
      const place = layout.piles[i]!;
      const group = this.places[i]!;
      group.lay(place);
      const ways = pile.cards.flatMap((card, index): Way[] => {
        const id = identityOf(card);
        const spot = place.cards[index]!;
        const was = then.get(id);
        const view = this.cards.get(id) ?? this.#addCard(id);
        const isNew = view.at.index < 0;
        const from =
          origin || (isNew ? old?.piles.find(({ name }) => name === was?.pile.name)?.box : seen.get(view)) || spot;
        const goes = moves && (from.x !== spot.x || from.y !== spot.y) && (dealt?.has(id) ?? true);
        const isSeen = view.element.isConnected && (goes || view.isMoving);
        view.at = { pile: pile.name, index };
        // What lies deep in a squared pile is drawn only on its way there.
        if (spot.buried && !isSeen) {
          view.place(spot, !isFaceUp(card), 0);
          view.element.remove();
          return [];
        }
        const isBeak = state.beak === id && pile.role !== "foundation";
        view.draw(card, place.box.w, isBeak ? "beak" : place.mark.way, layout.large);
        return [{ card, view, from, goes, was }];
      });
      const drawn = ways.map(({ view }) => view);
      // Before any class is changed: Chromium's moveBefore forgets what a change means to an element's children.
      group.stack(drawn);
      for (const { card, view, from, goes, was } of ways) {
        const id = identityOf(card);
        const spot = place.cards[view.at.index]!;
        view.place(spot, !isFaceUp(card), spot.z === pile.cards.length - 1 ? place.edges : 0);
        if (!goes) continue;
        const delay = dealt?.get(id) ?? (was && isDealtRow(was.pile, pile) ? ROW_APART * inRow++ : 0);
        const showed = deal ? fromStock && card | FACE_DOWN : was?.card;
        view.glideFrom(from, { delay, above: was?.pile.name !== pile.name });
        if (showed && isTurned(showed, card)) view.turnFrom(showed, place.box.w, layout.large, delay);
      }
      this.#label(group, drawn, pile, state);
    }
    this.#state = state;
    this.#layout = layout;
  }

  /**
   * Where the cards are seen that must set out: not those that rest on their spot, are held, or are on their way to it
   * already. All reading is done here, before anything is written.
   */
  #seen({ piles }: BoardState, layout: Layout, held: readonly CardView[]): ReadonlyMap<CardView, Point> {
    const seen = new Map<CardView, Point>();
    for (const [i, { cards }] of piles.entries()) {
      for (const [index, card] of cards.entries()) {
        const view = this.cards.get(identityOf(card));
        const { x, y } = layout.piles[i]!.cards[index]!;
        const isOnItsWay = view?.isMoving && view.spot.x === x && view.spot.y === y;
        if (view && !isOnItsWay && !held.includes(view)) seen.set(view, view.seenAt);
      }
    }
    return seen;
  }

  #setPlaces(piles: readonly PileState[]): void {
    if (piles.length === this.places.length && piles.every(({ name }, i) => name === this.places[i]!.name)) return;
    this.#byButton.clear();
    this.cards.clear();
    this.places = piles.map(({ name }) => new PlaceView(name));
    for (const place of this.places) this.#byButton.set(place.slot, place);
    this.element.replaceChildren(...this.places.map(({ element }) => element));
  }

  #addCard(id: Card): CardView {
    const view = new CardView(id, this.deck);
    this.cards.set(id, view);
    this.#byButton.set(view.element, view);
    return view;
  }

  #dropMissing(state: BoardState): void {
    const now = whereabouts(state);
    for (const [id, { element }] of this.cards) {
      if (now.has(id)) continue;
      element.remove();
      this.#byButton.delete(element);
      this.cards.delete(id);
    }
  }

  /** Names a pile, its empty place and its cards: what is covered or merged into one name is hidden. */
  #label({ element, slot }: PlaceView, drawn: readonly CardView[], pile: PileState, state: BoardState): void {
    const names = this.#names;
    const { cards } = pile;
    setLabel(element, names.pile(pile, state));
    setLabel(slot, cards.length === 0 ? names.empty(pile, state) : undefined);
    for (const view of drawn) {
      const { index } = view.at;
      const card = cards[index]!;
      const isNamed = view.spot.strip
        ? isFaceUp(card) || isFaceUp(cards[index + 1]!)
        : view.spot.z === cards.length - 1;
      const name = (): string =>
        isFaceUp(card)
          ? names.card(card, pile, state)
          : names.faceDown(cards.filter((each) => !isFaceUp(each)).length, pile);
      setLabel(view.element, isNamed ? name() : undefined);
    }
  }
}
