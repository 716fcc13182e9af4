import { setAttributes, svg } from "../art/svg.js";
import { PHONE } from "../layout/shared.js";
import type { Caption, Layout } from "../layout/types.js";
import { makeRank } from "./mark.js";
import { setOff } from "./set-off.js";

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
  /** The engraving, in the measures of the table. */
  readonly engraving: SVGSVGElement = svg("svg", { class: "engraving" });
  readonly #captions = document.createElement("div");
  #engraved = "";
  /** Each caption as it is written. */
  #written: string[] = [];

  constructor() {
    this.element.setAttribute("aria-hidden", "true");
    this.element.append(this.engraving, this.#captions);
  }

  draw(layout: Layout): void {
    this.#engrave(layout);
    this.#captions.className = layout.width < PHONE ? "captions phone" : "captions";
    this.#captions.style.setProperty("--letters", String(layout.letters));
    this.#write(layout.captions);
  }

  #engrave({ width, height, engraving, mirrored }: Layout): void {
    const engraved = JSON.stringify([width, height, engraving, mirrored]);
    if (engraved === this.#engraved) return;
    this.#engraved = engraved;
    setAttributes(this.engraving, { viewBox: `0 0 ${width} ${height}`, width, height });
    this.engraving.classList.toggle("mirrored", mirrored === true);
    this.engraving.replaceChildren(
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
}
