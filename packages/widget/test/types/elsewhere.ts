// Checked by tsc, against what is published: the element in the JSX of any framework, and in the types of the DOM.
import type { GameName, SolitaireElements, SolitaireTableProps } from "@solitaire/widget/jsx";
import type { SolitaireTable } from "@solitaire/widget";

/** What a framework sets on every element. */
interface Common {
  readonly id?: string;
}

/** Its elements. */
interface IntrinsicElements extends SolitaireElements<Common> {
  readonly div: Common;
}

export const said: readonly IntrinsicElements["solitaire-table"][] = [
  { id: "one", game: "penguin", "no-timer": true, noHints: true, "share-url": "/", replay: "T7-R1" },
  { game: null, deal: null, replay: null, felt: null, mirrored: undefined, "no-timer": null, autoMove: undefined },
  { game: "" },
  // @ts-expect-error -- there is no such game
  { game: "klondike" },
  { "on:solitaire-stuck": ({ log }) => void log, "onsolitaire-undo": ({ redo }) => void redo },
  // @ts-expect-error -- `log` is no attribute, and holds no list
  { log: ["T7-R1"] },
  // @ts-expect-error -- there is no such event
  { "onsolitaire-lost": () => undefined },
];

/** What is chosen while the program runs is one of the games, too. */
export const chosen = (game: GameName): SolitaireTableProps => ({ game });

export const all: SolitaireTableProps = { environment: undefined, colours: "four", "auto-move": "auto" };

/** The DOM's own types know the element and its events. */
export const find = (): SolitaireTable | null => {
  const table = document.querySelector("solitaire-table");
  table?.addEventListener("solitaire-win", ({ moves, elapsed }) => void (moves + elapsed));
  document.addEventListener("solitaire-win", ({ elapsed }) => void elapsed.toFixed());
  window.addEventListener("solitaire-move", ({ log, moves }) => void (log + moves));
  // A parameter that the page's address may not have.
  if (table) table.game = table.deal = table.log = new URLSearchParams().get("deal");
  // What a framework sets where it has nothing to set.
  if (table) table.game = table.felt = table.mirrored = table.autoMove = table.environment = undefined;
  if (table) table.theme = table.noTimer = table.daily = table.shareUrl = table.lang = null;
  // @ts-expect-error -- what is no value is none
  if (table) table.felt = "pink";
  // @ts-expect-error -- what is no text is no deal
  if (table) table.deal = 12345;
  // @ts-expect-error -- the position is told, never set
  if (table) table.position = undefined;
  return table;
};
