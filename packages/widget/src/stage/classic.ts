import { makeClassicSymbols } from "../art/classic/deck.js";
import type { Board } from "../board/board.js";
import { classicStyles } from "../styles/classic.css.js";
import { wear } from "../styles/wear.js";

export { makeClassicFace } from "../art/classic/deck.js";

/** The boards that have the symbols. */
const dressed = new WeakSet<Board>();

/** Gets a table ready for the classic faces. */
export const dress = (board: Board, root: ShadowRoot): void => {
  if (dressed.has(board)) return;
  dressed.add(board);
  wear(root, classicStyles);
  board.addSymbols(makeClassicSymbols());
};
