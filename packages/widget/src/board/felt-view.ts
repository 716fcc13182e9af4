import { paths, svg } from "../art/svg.js";
import { PHONE } from "../layout/shared.js";
import type { Caption, Layout } from "../layout/types.js";
import { makeRank } from "./mark.js";
import { isStill } from "./motion.js";

const CELEBRATION = 900;

const makeCaption = ({ text, style, anchor, glyph }: Caption): HTMLElement => {
  const line = document.createElement("span");
  line.className = ["caption", style && `caption-${style}`, anchor].filter(Boolean).join(" ");
  // What stands between asterisks is a value, set upright.
  for (const [i, part] of text.split("*").entries()) {
    if (i % 2 === 0) {
      line.append(part);
      continue;
    }
    const value = document.createElement("b");
    value.textContent = part;
    line.append(value);
  }
  if (glyph !== undefined) line.append(makeRank(glyph, "caption-rank"));
  return line;
};

/** What is drawn and written on the felt. It says nothing to assistive technology that the piles' names do not say. */
export class FeltView {
  readonly element: HTMLElement = document.createElement("div");
  private readonly engraving = svg("svg", { class: "engraving" });
  private readonly texts = document.createElement("div");
  private captions: { readonly key: string; readonly element: HTMLElement }[] = [];

  constructor() {
    this.element.setAttribute("aria-hidden", "true");
    this.texts.className = "captions";
    this.element.append(this.engraving, this.texts);
  }

  draw({ width, height, engraving, captions }: Layout): void {
    this.texts.classList.toggle("phone", width < PHONE);
    this.engraving.setAttribute("viewBox", `0 0 ${width} ${height}`);
    this.engraving.setAttribute("width", String(width));
    this.engraving.setAttribute("height", String(height));
    this.engraving.replaceChildren(
      ...engraving.map(({ d, progress }) =>
        progress === undefined
          ? svg("path", { d })
          : svg("path", {
              d,
              class: "progress",
              pathLength: 100,
              "stroke-dasharray": `${100 * progress} 100`,
              ...(!progress && { visibility: "hidden" }),
            }),
      ),
    );
    this.captions = captions.map((caption, i) => {
      const key = JSON.stringify({ ...caption, x: 0, y: 0 });
      const before = this.captions[i];
      const element = before?.key === key ? before.element : makeCaption(caption);
      element.style.translate = `${caption.x}px ${caption.y}px`;
      return { key, element };
    });
    this.texts.replaceChildren(...this.captions.map(({ element }) => element));
  }

  /** Draws the engraving once round in the accent's colour. */
  async celebrate({ engraving }: Layout): Promise<void> {
    if (isStill()) return;
    const lines = paths(engraving.filter(({ progress }) => progress === undefined).map(({ d }) => [d, "celebration"]));
    this.engraving.append(...lines);
    await Promise.all(
      lines.map((line) => {
        line.setAttribute("pathLength", "1");
        return line.animate({ strokeDashoffset: [1, 0] }, { duration: CELEBRATION, easing: "ease-in-out" }).finished;
      }),
    );
  }
}
