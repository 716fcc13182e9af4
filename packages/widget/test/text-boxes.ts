import type { SolitaireTable } from "../src/index.js";
import { dialogOf } from "./table.js";

/** The text of the frame that is cut off, by its box or by the element's. */
export const cutIn = (table: SolitaireTable): string[] =>
  [...table.shadowRoot!.querySelectorAll<HTMLElement>(".name, .which span, .figures span, .verdict, .tool, .label")]
    .filter((part) => part.checkVisibility({ visibilityProperty: true }) && part.textContent.trim() !== "")
    .filter((part) => {
      const { left, right } = part.getBoundingClientRect();
      const box = table.getBoundingClientRect();
      return part.scrollWidth > part.clientWidth + 1 && getComputedStyle(part).overflow !== "visible"
        ? true
        : left < box.left - 0.5 || right > box.right + 0.5;
    })
    .map((part) => `${part.className}: ${part.textContent.trim()}, ${part.scrollWidth} in ${part.clientWidth}`);

/** Where text stands in the frame, by what is written there. */
const textIn = (table: SolitaireTable): { text: string; box: DOMRect }[] =>
  [...table.shadowRoot!.querySelectorAll(".name, .which > span, .figures span, .verdict, .tool > *")]
    .filter((part) => part.checkVisibility({ visibilityProperty: true }))
    .map((part) => {
      const range = document.createRange();
      range.selectNodeContents(part);
      return { text: part.textContent.trim(), box: range.getBoundingClientRect() };
    })
    .filter(({ box }) => box.width > 1);

/** Whether two boxes share more than an edge. */
const meets = (p: DOMRect, q: DOMRect): boolean =>
  Math.min(p.right, q.right) - Math.max(p.left, q.left) > 1 &&
  Math.min(p.bottom, q.bottom) - Math.max(p.top, q.top) > 1;

/** Text in the frame that runs into other text, or out of its bar. */
export const crowded = (table: SolitaireTable): string[] => {
  const texts = textIn(table);
  const [page, felt] = [".page", ".felt"].map((part) => table.shadowRoot!.querySelector(part)!.getBoundingClientRect());
  return texts.flatMap(({ text, box }, i) => [
    ...texts.slice(i + 1).flatMap((other) => (meets(box, other.box) ? [`${text} over ${other.text}`] : [])),
    ...(meets(box, felt!) ? [`${text} over the felt`] : []),
    ...(box.top < page!.top - 1 || box.bottom > page!.bottom + 1 ? [`${text} outside`] : []),
  ]);
};

/** The captions on the felt that lie under a card or an empty place. */
export const coveredCaptions = (table: SolitaireTable): (string | null)[] => {
  const root = table.shadowRoot!;
  const piles = [...root.querySelectorAll(".card:not([aria-hidden]), .slot:not([aria-hidden])")];
  const isUnder = (caption: Element): boolean => {
    const a = caption.getBoundingClientRect();
    return piles.some((pile) => {
      const b = pile.getBoundingClientRect();
      const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      return width > 2 && height > 2;
    });
  };
  return [...root.querySelectorAll(".caption")].filter(isUnder).map(({ textContent }) => textContent);
};

/** What of an open dialog reaches beyond its sides, and whether it scrolls to the side. */
export const sticksOut = (table: SolitaireTable): string[] => {
  const dialog = dialogOf(table)!;
  const { left, right } = dialog.getBoundingClientRect();
  const out = [...dialog.querySelectorAll("*")].filter((part) => {
    const box = part.getBoundingClientRect();
    return box.width > 1 && !part.closest("svg svg") && (box.left < left - 0.5 || box.right > right + 0.5);
  });
  return [
    ...(dialog.scrollWidth > dialog.clientWidth ? [`it scrolls: ${dialog.scrollWidth} in ${dialog.clientWidth}`] : []),
    ...out.map((part) => `${part.localName}.${part.getAttribute("class")}: ${part.textContent.trim()}`),
  ];
};

/** Whether the title of a dialog runs into the cross beside it. */
export const meetsCross = (table: SolitaireTable): boolean => {
  const dialog = dialogOf(table)!;
  const title = document.createRange();
  title.selectNodeContents(dialog.querySelector("h2")!);
  return meets(title.getBoundingClientRect(), dialog.querySelector(".close")!.getBoundingClientRect());
};
