import { type Card, isFaceUp, suitOf } from "@solitaire/engine";
import { type FaceSize, makeFace } from "../art/faces.js";
import { svg } from "../art/svg.js";
import type { CardSpot } from "../layout/types.js";
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
  spot: CardSpot = { x: 0, y: 0, z: 0 };
  /** Where it is drawn, without motion: its spot, or under the pointer while it is held. */
  private point: Point = this.spot;
  private card: Card = -1;
  private size: FaceSize = "large";
  private gliding: Animation | undefined;
  private turning: Animation | undefined;
  private was: SVGElement | undefined;
  private beak: SVGElement | undefined;
  private looks: string[] = [];

  constructor(readonly id: Card) {
    this.element.type = "button";
    this.element.tabIndex = -1;
    this.element.className = `card suit-${suitOf(id)}`;
  }

  get isHeld(): boolean {
    return this.element.classList.contains("held");
  }

  get isMoving(): boolean {
    return this.gliding !== undefined;
  }

  /** Where the card is seen now, in the middle of its way as well. */
  get seenAt(): Point {
    if (!this.gliding) return this.point;
    const [x = 0, y = 0] = getComputedStyle(this.element).translate.split(" ").map(Number.parseFloat);
    return { x, y };
  }

  /** Draws the card, with this side up. */
  draw(card: Card, size: FaceSize, isBeak: boolean): void {
    if (card !== this.card || size !== this.size) {
      this.card = card;
      this.size = size;
      this.element.querySelector(".face:not(.was)")?.remove();
      this.element.prepend(makeFace(card, size));
    }
    if (isBeak === (this.beak !== undefined)) return;
    this.beak?.remove();
    this.beak = isBeak
      ? svg("svg", { class: "beak", viewBox: "0 0 24 12", "aria-hidden": "true" }, svg("path", { d: "M1 0H23L12 11Z" }))
      : undefined;
    if (this.beak) this.element.append(this.beak);
  }

  /** Lays the card on its spot at once, with some paper edges of the cards below it. */
  place(spot: CardSpot, edges: number): void {
    this.spot = spot;
    this.moveTo(spot);
    this.element.style.zIndex = String(spot.z + 1 + (this.gliding ? MOVING : 0));
    const looks = [
      spot.strip !== undefined && "covered",
      spot.fanned && "fanned",
      spot.turned && "turned",
      edges > 0 && `edges-${edges}`,
      !isFaceUp(this.card) && "down",
    ].filter((look) => typeof look === "string");
    if (looks.join() === this.looks.join()) return;
    this.element.classList.remove(...this.looks);
    this.element.classList.add(...looks);
    this.looks = looks;
  }

  /** Draws the card somewhere else than on its spot. */
  moveTo(point: Point): void {
    this.point = point;
    this.element.style.translate = `${point.x}px ${point.y}px`;
  }

  /** Moves the card from a point to its spot. */
  glideFrom(from: Point, { delay = 0, home = false, above = true }: Departure = {}): void {
    this.gliding?.cancel();
    this.gliding = glide(this.element, from, this.spot, delay, home);
    this.gliding.onfinish = () => this.settle();
    this.element.style.zIndex = String(this.spot.z + 1 + (above ? MOVING : 0));
  }

  /** Shows the card turning over from what it showed. */
  turnFrom(card: Card, delay: number): void {
    this.stopTurning();
    const was = makeFace(card, this.size);
    was.classList.add("was");
    this.element.append(was);
    this.was = was;
    this.turning = turnOver(this.element, was, delay);
    this.turning.onfinish = () => this.stopTurning();
  }

  /** Ends all motion: the card is where it belongs. */
  settle(): void {
    this.stopTurning();
    this.gliding?.cancel();
    this.gliding = undefined;
    this.element.style.zIndex = String(this.spot.z + 1);
    if (this.spot.buried) this.element.remove();
  }

  private stopTurning(): void {
    this.turning?.cancel();
    this.was?.remove();
    this.turning = this.was = undefined;
  }
}
