import { makeClassicSymbols } from "../art/classic/deck.js";
import type { Board } from "../board/board.js";
import { classicStyles } from "../styles/classic.css.js";

export { makeClassicFace } from "../art/classic/deck.js";

/** Gets a table ready for the classic faces. */
export const dress = (board: Board, { adoptedStyleSheets }: ShadowRoot): void => {
  const styles = classicStyles.styleSheet!;
  if (adoptedStyleSheets.includes(styles)) return;
  adoptedStyleSheets.push(styles);
  board.addSymbols(makeClassicSymbols());
};
