import type { Board } from "../board/board.js";
import { spotAt } from "../board/hit.js";
import type { Spot } from "../board/state.js";
import { capture } from "./capture.js";
import { Presses, type PressTarget } from "./press.js";

/**
 * Whether the page has made this inert, or what it stands in, or shows a dialog over it that is to be answered first. What
 * has captured a pointer is told of it all the same.
 */
const isInert = (element: Element): boolean => {
  const root = element.getRootNode() as Document | ShadowRoot;
  const dialogs = [...root.querySelectorAll("dialog:modal")];
  return (
    element.closest("[inert]") !== null ||
    (dialogs.length > 0 && !dialogs.some((dialog) => dialog.contains(element))) ||
    ("host" in root && isInert(root.host))
  );
};

/** Follows pointers on a board. The page is listened to only while one is down. */
export class PointerInput {
  readonly #presses: Presses;
  #frame: { readonly left: number; readonly top: number; readonly scale: number } | undefined;
  #pointer = -1;
  /** Where the pointer is. */
  #last: PointerEvent | undefined;
  #kind = "";
  /** The window that the board is in, or was when it was last listened to. */
  #page: Window | null = null;

  constructor(
    private readonly board: Board,
    target: PressTarget,
  ) {
    this.#presses = new Presses(target, (run, ms) => {
      const timer = setTimeout(run, ms);
      return () => clearTimeout(timer);
    });
    const { element } = board;
    element.addEventListener("pointerdown", this.#down);
    element.addEventListener("pointermove", this.#move);
    element.addEventListener("pointerup", this.#up);
    element.addEventListener("pointercancel", this.#lost);
    element.addEventListener("lostpointercapture", this.#lost);
    element.addEventListener("contextmenu", this.#menu);
    // After a tap the browser gives the focus to what was touched. The tap has given it to what that has come to.
    element.addEventListener("mousedown", (event) => this.#kind === "touch" && event.preventDefault());
  }

  /** Calls off a press that is under way. */
  readonly cancel = (): void => {
    this.#presses.cancel();
    this.#followPage(false);
  };

  /** To be told when the felt has scrolled: the pointer is elsewhere on the table now, with what it carries. */
  carry(): void {
    this.#scrolled();
    if (this.#last) this.#move(this.#last);
  }

  readonly #down = (event: PointerEvent): void => {
    if (event.button !== 0 && !this.#presses.isActive) return;
    // Nothing is down twice: its release was lost.
    if (event.pointerId === this.#pointer) this.cancel();
    const { board } = this;
    this.#frame = undefined;
    const [x, y] = this.#at(event);
    const spot = this.#spotOf(event, x, y);
    if (!this.#presses.down(event.pointerId, event.pointerType, spot, x, y)) return this.#followPage(false);
    this.#pointer = event.pointerId;
    this.#kind = event.pointerType;
    this.#followPage(true);
    // The board, not the card: a card may leave the document while it is held.
    if (spot) capture(board.element, event.pointerId);
  };

  /** What is touched: what lies or comes to lie there, not a card that flies past. A touch completes a deal. */
  #spotOf(event: PointerEvent, x: number, y: number): Spot | undefined {
    const { board } = this;
    const below = (): Spot | undefined => board.layout && spotAt(board.layout, x, y);
    if (board.isDealing) {
      board.finish();
      return below();
    }
    const target = event.composedPath()[0];
    const spot = target instanceof Element ? board.spotOf(target) : undefined;
    const [card] = spot ? board.table.views(spot.pile, spot.index, spot.index + 1) : [];
    return card?.isMoving ? (below() ?? spot) : spot;
  }

  readonly #move = (event: PointerEvent): void => {
    if (event.pointerId !== this.#pointer || !this.#presses.isActive) return;
    if (event.buttons === 0) return this.cancel();
    this.#last = event;
    this.#presses.move(event.pointerId, ...this.#at(event));
  };

  readonly #up = (event: PointerEvent): void => {
    if (event.pointerId !== this.#pointer || !this.#presses.isActive) return;
    if (isInert(this.board.element)) return this.cancel();
    // Something may have moved the table since the press began: a banner, a rotation.
    this.#frame = undefined;
    this.#followPage(false);
    this.#presses.up(event.pointerId, ...this.#at(event), event.timeStamp);
  };

  readonly #lost = (event: PointerEvent): void => {
    if (event.pointerId === this.#pointer) this.cancel();
  };

  /** A menu takes the pointer away, and its release may never come. Under a finger it would lie over what is peeked at. */
  readonly #menu = (event: MouseEvent): void => {
    if (!this.#presses.isActive) return;
    if (this.#kind === "touch") event.preventDefault();
    else this.cancel();
  };

  readonly #scrolled = (): void => {
    this.#frame = undefined;
  };

  readonly #escaped = (event: KeyboardEvent): void => {
    if (event.key !== "Escape" || !this.#presses.isDragging) return;
    // It ends the drag and nothing else, such as a dialog that the table stands in.
    event.preventDefault();
    event.stopPropagation();
    this.cancel();
  };

  #followPage(follow: boolean): void {
    if (follow) this.#page = this.board.element.ownerDocument.defaultView;
    const change = follow ? "addEventListener" : "removeEventListener";
    this.#page?.[change]("blur", this.cancel);
    this.#page?.[change]("keydown", this.#escaped as EventListener, true);
    this.#page?.[change]("scroll", this.#scrolled, true);
  }

  /** The table's own coordinates of an event, whatever scales or scrolls the table. Reads the layout once a press. */
  #at({ clientX, clientY }: PointerEvent): [x: number, y: number] {
    const { left, top, scale } = (this.#frame ??= this.#measure());
    return [(clientX - left) * scale, (clientY - top) * scale];
  }

  /** A table out of sight has no width, and no point lies on it. */
  #measure(): { left: number; top: number; scale: number } {
    const { element } = this.board;
    const { left, top, width } = element.getBoundingClientRect();
    return { left, top, scale: element.offsetWidth / width };
  }
}
