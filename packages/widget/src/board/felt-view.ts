import { rect, svg } from "../art/svg.js";
import { PHONE, radiusOf } from "../layout/shared.js";
import type { Box, Caption, Layout, PilePlace } from "../layout/types.js";
import { makeRank } from "./mark.js";
import { isStill } from "./motion.js";
import { setOff } from "./set-off.js";

const CELEBRATION = 900;
/** How much of a card below the top one of a squared pile shows. */
const EDGE = 2;
/** Between a card and the frame round it: where piles stand apart, and where they are close to each other and to words. */
const AIR = 4;
const LITTLE_AIR = 2;
/** Piles that are closer share a frame. */
const APART = 10;

/** What shows of a pile: its top card and the paper edges below it. */
const shownOf = ({ box: { x, y, w, h }, cards, edges }: PilePlace): Box => {
  const top = cards.at(-1) ?? { x, y };
  return { x: top.x, y: top.y, w, h: h + EDGE * edges };
};

/** Frames round piles: one for all that stand close in a row. */
const framesOf = (piles: readonly PilePlace[], across: (x: number, w: number) => number): string[] => {
  const groups: Box[] = [];
  for (const box of piles.map(shownOf).sort((p, q) => p.y - q.y || p.x - q.x)) {
    const { x, y, w, h } = groups.at(-1) ?? { ...box, x: Infinity };
    if (box.y !== y || box.x < x || box.x - x - w >= APART) groups.push(box);
    else groups[groups.length - 1] = { x, y, w: box.x + box.w - x, h: Math.max(h, box.h) };
  }
  const radius = radiusOf(piles[0]?.box.w ?? 0);
  return groups.map(({ x, y, w, h }) => {
    const air = groups.length < piles.length ? LITTLE_AIR : AIR;
    return rect(across(x, w) - air, y - air, w + 2 * air, h + 2 * air, radius + air);
  });
};

const makeCaption = ({ text, style, anchor, glyph, x, y }: Caption): HTMLElement => {
  const line = document.createElement("span");
  line.className = `caption ${style ?? ""} ${anchor ?? ""}`;
  line.style.translate = `${x}px ${y}px`;
  line.append(...setOff(text));
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

  /** Draws the engraving, and frames round some piles, once round in the accent's colour. */
  async celebrate({ engraving, width, mirrored }: Layout, piles: readonly PilePlace[]): Promise<void> {
    if (isStill()) return;
    // The drawing is turned over as a whole.
    const frames = framesOf(piles, (x, w) => (mirrored ? width - x - w : x));
    const lines = [...engraving.map(({ d }) => d), ...frames].map((d) =>
      svg("path", { d, class: "celebration", pathLength: 1 }),
    );
    this.#engraving.append(...lines);
    const timing = { duration: CELEBRATION, easing: "ease-in-out" };
    await Promise.all(lines.map((line) => line.animate({ strokeDashoffset: [1, 0] }, timing).finished));
  }
}
