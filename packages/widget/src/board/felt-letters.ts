import type { Layout } from "../layout/types.js";
import type { Board } from "./board.js";
import type { LargeLetters } from "./large-letters.js";

/** Loads what writes in larger letters, without which they stay as they are. */
const load = (board: Board): Promise<LargeLetters | undefined> =>
  import("./large-letters.js").then(({ LargeLetters }) => new LargeLetters(board)).catch(() => undefined);

/** Lets what is written on the felt follow the page's letters, where those are larger than a browser's usual ones. */
export class FeltLetters {
  #large: Promise<LargeLetters | undefined> | undefined;
  /** The layout that letters have been looked at on. */
  #written: Layout | undefined;

  constructor(private readonly board: Board) {}

  /** To be told when the table has been drawn. Letters are asked for where it has another size, as they give it one. */
  drawn(): void {
    const { element, layout } = this.board;
    const was = this.#written;
    if (!layout || layout === was) return;
    this.#written = layout;
    const { documentElement } = element.ownerDocument;
    const isResized = layout.width !== was?.width || layout.height !== was.height;
    if (isResized && Number.parseFloat(getComputedStyle(documentElement).fontSize) > 16)
      this.#large ??= load(this.board);
    void this.#large?.then((large) => large?.fit());
  }
}
