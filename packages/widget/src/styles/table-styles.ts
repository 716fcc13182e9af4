import type { CSSResult } from "@lit/reactive-element";
import { captionStyles } from "./board/captions.css.js";
import { cardStyles } from "./board/cards.css.js";
import { deckStyles } from "./board/deck.css.js";
import { engravingStyles } from "./board/felt.css.js";
import { placeStyles } from "./board/places.css.js";
import { boxStyles } from "./frame/box.css.js";
import { feltStyles } from "./frame/felt.css.js";
import { headStyles } from "./frame/head.css.js";
import { noticeStyles } from "./frame/notice.css.js";
import { tokens } from "./tokens.css.js";

/** All styles of the first load. Of rules that weigh the same, the later one counts. */
export const tableStyles: CSSResult[] = [
  tokens,
  engravingStyles,
  cardStyles,
  deckStyles,
  placeStyles,
  captionStyles,
  boxStyles,
  headStyles,
  feltStyles,
  noticeStyles,
];
