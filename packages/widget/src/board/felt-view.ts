import { rect, svg } from "../art/svg.js";
import { PHONE, radiusOf } from "../layout/shared.js";
import type { Caption, Layout, PilePlace } from "../layout/types.js";
import { makeRank } from "./mark.js";
import { isStill } from "./motion.js";

const CELEBRATION = 900;
/** How much of a card below the top one of a squared pile shows. */
const EDGE = 2;
/** Between a card and the frame round it. */
const AIR = 4;

/** A frame round a pile's top card and the paper edges below it. */
const frameOf = (
  { box: { x, y, w, h }, cards, edges }: PilePlace,
  across: (x: number, w: number) => number,
): string => {
  const top = cards.at(-1) ?? { x, y };
  return rect(across(top.x, w) - AIR, top.y - AIR, w + 2 * AIR, h + EDGE * edges + 2 * AIR, radiusOf(w) + AIR);
};

const makeCaption = ({ text, style, anchor, glyph, x, y }: Caption): HTMLElement => {
  const line = document.createElement("span");
  line.className = `caption ${style ?? ""} ${anchor ?? ""}`;
  line.style.translate = `${x}px ${y}px`;
  // What stands between asterisks is a value, set upright.
  for (const [i, part] of text.split("*").entries()) {
    const piece = document.createElement(i % 2 ? "b" : "span");
    piece.textContent = part;
    line.append(piece);
  }
  if (glyph !== undefined) line.append(makeRank(glyph, "rank"));
  return line;
};

/** What is drawn and written on the felt. It says nothing to assistive technology that the piles' names do not say. */
export class FeltView {
  readonly element: HTMLElement = document.createElement("div");
  readonly #engraving = svg("svg", { class: "engraving" });
  readonly #captions = document.createElement("div");
  #engraved = "";
  /** Each caption as it is written. */
  #written: string[] = [];

  constructor() {
    this.element.setAttribute("aria-hidden", "true");
    this.element.append(this.#engraving, this.#captions);
  }

  draw(layout: Layout): void {
    this.#engrave(layout);
    this.#captions.className = layout.width < PHONE ? "captions phone" : "captions";
    this.#write(layout.captions);
  }

  #engrave({ width, height, engraving, mirrored }: Layout): void {
    const engraved = JSON.stringify([width, height, engraving, mirrored]);
    if (engraved === this.#engraved) return;
    this.#engraved = engraved;
    for (const [name, value] of Object.entries({ viewBox: `0 0 ${width} ${height}`, width, height })) {
      this.#engraving.setAttribute(name, String(value));
    }
    this.#engraving.classList.toggle("mirrored", mirrored === true);
    this.#engraving.replaceChildren(
      ...engraving
        .filter(({ progress }) => progress !== 0)
        .map(({ d, progress }) =>
          svg("path", progress ? { d, class: "progress", pathLength: 1, "stroke-dasharray": `${progress} 1` } : { d }),
        ),
    );
  }

  /** Writes what differs: a turn of the stock changes two counts of many lines. */
  #write(captions: readonly Caption[]): void {
    const written = captions.map((caption) => JSON.stringify(caption));
    const lines = [...this.#captions.children];
    for (const line of lines.slice(written.length)) line.remove();
    for (const [i, caption] of captions.entries()) {
      if (written[i] === this.#written[i]) continue;
      if (lines[i]) lines[i].replaceWith(makeCaption(caption));
      else this.#captions.append(makeCaption(caption));
    }
    this.#written = written;
  }

  /** Draws the engraving, and a frame round each of some piles, once round in the accent's colour. */
  async celebrate({ engraving, width, mirrored }: Layout, piles: readonly PilePlace[]): Promise<void> {
    if (isStill()) return;
    // The drawing is turned over as a whole.
    const frames = piles.map((pile) => frameOf(pile, (x, w) => (mirrored ? width - x - w : x)));
    const lines = [...engraving.map(({ d }) => d), ...frames].map((d) =>
      svg("path", { d, class: "celebration", pathLength: 1 }),
    );
    this.#engraving.append(...lines);
    const timing = { duration: CELEBRATION, easing: "ease-in-out" };
    await Promise.all(lines.map((line) => line.animate({ strokeDashoffset: [1, 0] }, timing).finished));
  }
}
