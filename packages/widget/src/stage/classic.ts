import { makeClassicSymbols } from "../art/classic/deck.js";
import type { Board } from "../board/board.js";
import { classicStyles } from "../styles/classic.css.js";
import { wear } from "../styles/wear.js";

export { makeClassicFace } from "../art/classic/deck.js";

/** Gets a table ready for the classic faces. */
export const dress = (board: Board, root: ShadowRoot): void => {
  if (wear(root, classicStyles.styleSheet!)) board.addSymbols(makeClassicSymbols());
};
