import type { Board } from "../board/board.js";
import { capture } from "../input/capture.js";

const TYPES = ["pointerdown", "pointermove", "pointerup", "pointercancel", "click"] as const;

type Press = PointerEvent | MouseEvent;

/** Keeps what the player does to cards that lie there already but cannot be played yet, and does it when they can. */
export class EarlyPresses {
  readonly #kept: { readonly event: Press; readonly target: Element }[] = [];

  constructor(private readonly board: Board) {}

  keep(): void {
    for (const type of TYPES) this.board.element.addEventListener(type, this.#note);
  }

  /** @param areDone Whether what was kept is to be done now, and not to be forgotten. */
  end(areDone: boolean): void {
    for (const type of TYPES) this.board.element.removeEventListener(type, this.#note);
    for (const { event, target } of this.#kept.splice(0)) if (areDone) target.dispatchEvent(again(event));
  }

  readonly #note = (event: Press): void => {
    const { board } = this;
    // A touch completes a deal, and means what comes to lie there.
    const wasDealing = event.type === "pointerdown" && board.isDealing;
    if (wasDealing) board.finish();
    const root = board.element.getRootNode() as ShadowRoot | Document;
    const target = wasDealing ? root.elementFromPoint(event.clientX, event.clientY) : event.composedPath()[0];
    if (target instanceof Element) this.#kept.push({ event, target });
    // The release may come from elsewhere.
    if (event.type === "pointerdown") capture(board.element, (event as PointerEvent).pointerId);
  };
}

/** The same event once more, at the time when it happened. */
const again = (event: Press): Press =>
  Object.defineProperty(
    event instanceof PointerEvent ? new PointerEvent(event.type, event) : new MouseEvent(event.type, event),
    "timeStamp",
    { value: event.timeStamp },
  );
