import { type Card, suitOf } from "@solitaire/engine";
import { type Deck, type MakeFace, SMALL } from "../art/faces.js";
import { svg } from "../art/svg.js";
import type { CardSpot, PlaceMark } from "../layout/types.js";
import { makeArrow } from "./mark.js";
import { glide, type Point, turnOver } from "./motion.js";
import type { Spot } from "./state.js";

/** Cards on their way lie above all others. */
const MOVING = 100;

/** How a card sets out. */
export interface Departure {
  /** After so many milliseconds. */
  readonly delay?: number;
  /** Back to where it was taken from. */
  readonly home?: boolean;
  /** Over all cards at rest. */
  readonly above?: boolean;
}

/** One card of the deck and its button. It keeps both wherever it goes. */
export class CardView {
  readonly element: HTMLButtonElement = document.createElement("button");
  /** Where it lies in the state. */
  at: Spot = { pile: "", index: -1 };
  /** Where it belongs on the table. */
  spot: CardSpot = { x: 0, y: 0, z: 0 };
  /** Where it is drawn, without motion: on its spot, or under the pointer while it is held. */
  #point: Point = this.spot;
  #z = -1;
  #drawn = "";
  #drawnBy: MakeFace | undefined;
  #looks = "";
  #glide: Animation | undefined;
  /** Where it set out from. */
  #from: Point = this.spot;
  #turn: Animation | undefined;

  constructor(
    readonly id: Card,
    private readonly deck: Deck,
  ) {
    this.element.type = "button";
    this.element.tabIndex = -1;
  }

  get isMoving(): boolean {
    return this.#glide !== undefined;
  }

  /** Where the card is seen now, in the middle of its way as well. */
  get seenAt(): Point {
    if (!this.#glide) return this.#point;
    // It has set out in this very frame: the browser need not be asked.
    if (this.#glide.pending) return this.#from;
    const { translate } = getComputedStyle(this.element);
    // Nothing is seen of a table that has been taken off the page.
    if (!translate) return this.#point;
    const [x = 0, y = 0] = translate.split(" ").map(Number.parseFloat);
    return { x, y };
  }

  /**
   * Draws the card, this side up, for a width.
   * @param sign That it is the beak, or which way its foundation is built where there are both.
   * @param large For large print.
   */
  draw(card: Card, width: number, sign: "beak" | PlaceMark["way"], large: boolean | undefined): void {
    const drawn = [card, width < SMALL, sign, large].join();
    const { makeFace } = this.deck;
    if (drawn === this.#drawn && makeFace === this.#drawnBy) return;
    this.#drawn = drawn;
    this.#drawnBy = makeFace;
    this.#endTurn();
    this.element.replaceChildren(makeFace(card, width, large));
    if (sign === "beak")
      this.element.append(svg("svg", { class: "beak", viewBox: "0 0 24 12" }, svg("path", { d: "M1 0H23L12 11Z" })));
    else if (sign) this.element.append(makeArrow(sign));
  }

  /** Lays the card on its spot at once, with some paper edges of the cards below it. */
  place(spot: CardSpot, isDown: boolean, edges: number): void {
    if (spot.strip && spot.strip !== this.spot.strip) this.element.style.setProperty("--strip", `${spot.strip}px`);
    this.spot = spot;
    this.moveTo(spot);
    this.raise(spot.z + (this.#glide ? MOVING : 0));
    const covered = spot.strip ? " covered" : "";
    const looks = `card suit-${suitOf(this.id)} edges-${edges}${covered}${spot.fanned ? " fanned" : ""}${spot.turned ? ` turned-${spot.turned}` : ""}${isDown ? " down" : ""}`;
    if (looks === this.#looks) return;
    const { classList } = this.element;
    if (this.#looks) classList.remove(...this.#looks.split(" "));
    classList.add(...looks.split(" "));
    this.#looks = looks;
  }

  /** Draws the card somewhere else than on its spot. */
  moveTo({ x, y }: Point): void {
    if (this.#point.x === x && this.#point.y === y) return;
    this.#point = { x, y };
    this.element.style.translate = `${x}px ${y}px`;
  }

  raise(z: number): void {
    if (z === this.#z) return;
    this.#z = z;
    this.element.style.zIndex = String(z + 1);
  }

  /** Shows and tells whether the card is picked up. */
  select(isSelected: boolean): void {
    const pressed = isSelected ? "true" : null;
    if (this.element.ariaPressed === pressed) return;
    this.element.ariaPressed = pressed;
    this.element.classList.toggle("selected", isSelected);
  }

  /** Moves the card from a point to its spot. */
  glideFrom(from: Point, { delay = 0, home = false, above = true }: Departure = {}): void {
    this.#glide?.cancel();
    this.#from = from;
    this.#glide = glide(this.element, from, this.spot, delay, home);
    this.#glide.onfinish = () => this.settle();
    this.element.classList.add("flying");
    this.raise(this.spot.z + (above ? MOVING : 0));
  }

  /** Shows the card turning over from what it showed. */
  turnFrom(card: Card, width: number, large: boolean | undefined, delay: number): void {
    this.#endTurn();
    const was = this.deck.makeFace(card, width, large);
    was.classList.add("was");
    this.element.append(was);
    this.#turn = turnOver(this.element, was, delay);
    this.#turn.onfinish = () => this.#endTurn();
  }

  /** Ends all motion: the card is where it belongs. */
  settle(): void {
    this.#endTurn();
    this.#glide?.cancel();
    this.#glide = undefined;
    this.element.classList.remove("flying");
    this.raise(this.spot.z);
    if (this.spot.buried) this.element.remove();
  }

  #endTurn(): void {
    this.#turn?.cancel();
    this.#turn = undefined;
    this.element.querySelector(".was")?.remove();
  }
}
