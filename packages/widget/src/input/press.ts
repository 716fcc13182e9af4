import type { Spot } from "../board/state.js";

/** What a pointer does at the table, in felt coordinates. */
export interface PressTarget {
  /** A press that did not move. */
  tap(spot: Spot | undefined, isDouble: boolean): void;
  /** The pointer moves away with what it pressed: picks it up, or answers that it stays. */
  lift(spot: Spot, x: number, y: number): boolean;
  drag(x: number, y: number): void;
  drop(x: number, y: number): void;
  /** Everything is as before the press. */
  cancel(): void;
  /** The pointer rests on a card. Answers whether there is something to see; the next release is then no tap. */
  peek(spot: Spot): boolean;
  /** It slides up or down meanwhile. Answers the card that is looked at now, if the look follows. */
  look(y: number): Spot | undefined;
  endPeek(): void;
  /** The pointer stays on what can be done again and again, such as turning a stock: does it, if it can be done. */
  again(spot: Spot): boolean;
  endAgain(): void;
}

/** Runs a function later and answers how to call that off. */
export type Later = (run: () => void, milliseconds: number) => () => void;

/** How far a pointer strays before a press becomes a drag: a mouse is steadier than a finger. */
const SLOP = { mouse: 4, other: 9 };
/**
 * What is looked at stays while the pointer strays a few times as far; then it is carried away, as without the look. Up and
 * down a column the look goes along.
 */
const STEADY = 3;
/** How many times as far down as aside that is. */
const STEEP = 2;
const DOUBLE_MS = 400;
const REST_MS = 420;
const AGAIN_MS = 100;

type Phase = "pressed" | "dragging" | "peeking" | "repeating" | "moved";

interface Press {
  readonly id: number;
  spot: Spot | undefined;
  x: number;
  y: number;
  readonly slop: number;
  phase: Phase;
}

/**
 * Tells taps, double taps, drags and long presses apart. One pointer at a time: a second one calls off what the first
 * has begun. It knows nothing of cards, pages or clocks.
 */
export class Presses {
  #press: Press | undefined;
  #lastTap: { readonly spot: Spot; readonly time: number } | undefined;
  #callOff: (() => void) | undefined;

  constructor(
    private readonly target: PressTarget,
    private readonly later: Later,
  ) {}

  get isActive(): boolean {
    return this.#press !== undefined;
  }

  get isDragging(): boolean {
    return this.#press?.phase === "dragging";
  }

  /** Answers whether the pointer is now followed. */
  down(id: number, kind: string, spot: Spot | undefined, x: number, y: number): boolean {
    if (this.#press) {
      this.cancel();
      return false;
    }
    this.#press = { id, spot, x, y, slop: kind === "mouse" ? SLOP.mouse : SLOP.other, phase: "pressed" };
    if (spot) this.#callOff = this.later(() => this.#rest(spot), REST_MS);
    return true;
  }

  move(id: number, x: number, y: number): void {
    const press = this.#press;
    if (press?.id !== id) return;
    if (press.phase === "dragging") return this.target.drag(x, y);
    const isPeeking = press.phase === "peeking";
    const next = isPeeking && STEEP * Math.abs(x - press.x) < Math.abs(y - press.y) && this.target.look(y);
    if (next) return void Object.assign(press, { spot: next, x, y });
    const slop = isPeeking ? STEADY * press.slop : press.slop;
    if ((press.phase !== "pressed" && !isPeeking) || Math.hypot(x - press.x, y - press.y) <= slop) return;
    if (isPeeking) this.target.endPeek();
    this.#callOff?.();
    press.phase = press.spot && this.target.lift(press.spot, press.x, press.y) ? "dragging" : "moved";
    if (press.phase === "dragging") this.target.drag(x, y);
  }

  /** @param time Milliseconds of any steady clock. */
  up(id: number, x: number, y: number, time: number): void {
    const press = this.#press;
    if (press?.id !== id) return;
    this.#end(press);
    if (press.phase === "dragging") this.target.drop(x, y);
    if (press.phase === "pressed") this.#tapped(press.spot, time);
    else this.#lastTap = undefined;
  }

  /** Calls off whatever is going on. */
  cancel(): void {
    const press = this.#press;
    if (!press) return;
    this.#end(press);
    this.#lastTap = undefined;
    this.target.cancel();
  }

  /** The pointer is still down where it went down. */
  #rest(spot: Spot): void {
    const { target } = this;
    const press = this.#press;
    if (press?.phase === "pressed" && target.peek(spot)) press.phase = "peeking";
    else if ((press?.phase === "pressed" || press?.phase === "repeating") && target.again(spot)) {
      press.phase = "repeating";
      this.#callOff = this.later(() => this.#rest(spot), AGAIN_MS);
    }
  }

  #tapped(spot: Spot | undefined, time: number): void {
    const lastTap = this.#lastTap;
    const isDouble =
      spot !== undefined &&
      lastTap?.spot.pile === spot.pile &&
      lastTap.spot.index === spot.index &&
      time - lastTap.time <= DOUBLE_MS;
    this.#lastTap = spot && !isDouble ? { spot, time } : undefined;
    this.target.tap(spot, isDouble);
  }

  #end({ phase }: Press): void {
    this.#press = undefined;
    this.#callOff?.();
    this.#callOff = undefined;
    if (phase === "peeking") this.target.endPeek();
    if (phase === "repeating") this.target.endAgain();
  }
}
