import type { Box, Caption, Layout } from "../layout/types.js";
import { largeLettersStyles } from "../styles/board/large-letters.css.js";
import { wear } from "../styles/wear.js";
import type { Board } from "./board.js";
import { extent } from "./extent.js";

/** What captions of a browser's usual letters are drawn for, in pixels. */
const USUAL = 16;
/** They grow no further, by steps of so much. */
const MOST = 2;
const STEP = 0.05;
/** Boxes of lines are higher than letters, and may meet by so much above and below; beside them is so much air, as far as it was there. */
const MEET = 2;
const AIR = 5;

/** How large letters of a page are, in the usual ones. */
const lettersOf = ({ ownerDocument: { documentElement } }: Element): number =>
  Math.min(MOST, Number.parseFloat(getComputedStyle(documentElement).fontSize) / USUAL);

/** A caption, and the box that it has as it is drawn. */
interface Line {
  readonly caption: Caption;
  readonly box: Box;
}

const leftOf = ({ anchor, x }: Caption, w: number): number =>
  anchor === "end" ? x - w : anchor === "middle" ? x - w / 2 : x;

const meet = (p: Box, q: Box): boolean =>
  p.x < q.x + q.w + AIR && q.x < p.x + p.w + AIR && p.y + MEET < q.y + q.h && q.y + MEET < p.y + p.h;

/** A line's box in larger letters, moved up or down as little as it must; `undefined` where it has no room among others. */
const placed = (line: Line, scale: number, others: readonly Box[], { width, height }: Layout): Box | undefined => {
  const { box, caption } = line;
  const [w, h] = [scale * box.w, scale * box.h];
  const large = { x: leftOf(caption, w), y: box.y - (h - box.h) / 2, w, h };
  const edge = Math.min(AIR, box.x, width - box.x - box.w);
  if (large.x < edge || large.x + large.w > width - edge) return undefined;
  const [middle, column] = [box.y + box.h / 2, { ...large, y: 0, h: height }];
  const near = others.filter((other) => meet(column, other));
  const above = near.filter(({ y, h }) => y + h / 2 < middle).map(({ y, h }) => y + h - MEET);
  const below = near.filter(({ y, h }) => y + h / 2 >= middle).map(({ y }) => y + MEET);
  const [least, most] = [Math.max(0, ...above), Math.min(height, ...below) - large.h];
  const moved = { ...large, y: Math.min(Math.max(large.y, least), most) };
  return least <= most && !near.some((other) => meet(moved, other)) ? moved : undefined;
};

/** All boxes of lines in larger letters, or `undefined` where one of them has no room. */
const allPlaced = (
  lines: readonly Line[],
  scale: number,
  others: readonly Box[],
  layout: Layout,
): Box[] | undefined => {
  const boxes: Box[] = [];
  for (const [i, line] of lines.entries()) {
    const rest = lines.slice(i + 1).map(({ box }) => box);
    const box = placed(line, scale, [...others, ...boxes, ...rest], layout);
    if (!box) return undefined;
    boxes.push(box);
  }
  return boxes;
};

/** The upright lines between parts of the felt. */
const dividers = ({ engraving, mirrored, width }: Layout): Box[] =>
  engraving
    .flatMap(({ d }) => [...d.matchAll(/M(\S+) (\S+)V([\d.]+)/g)])
    .map(([, ...at]) => at.map(Number) as [number, number, number])
    .map(([x, y, bottom]) => ({ x: mirrored ? width - x : x, y, w: 0, h: bottom - y }));

/**
 * Writes on the felt in larger letters where the page's are: lines of a kind as large as all of them have room, and the
 * control on the felt as large as its box lets it be. Where there is none they stay as they are drawn.
 */
export class LargeLetters {
  constructor(private readonly board: Board) {
    wear(board.element.getRootNode() as ShadowRoot, largeLettersStyles);
  }

  /** To be told when the table has been laid out or written on anew. */
  fit(): void {
    const { element, felt, layout } = this.board;
    if (!layout) return;
    const letters = lettersOf(element);
    const elements = [...felt.element.querySelectorAll<HTMLElement>(".caption")];
    const lines = layout.captions.map((caption, i): Line => {
      const { offsetWidth, offsetHeight: high } = elements[i]!;
      const [w, h] = [layout.letters * offsetWidth, layout.letters * high];
      return { caption, box: { x: leftOf(caption, w), y: caption.y, w, h } };
    });
    const boxes = lines.map(({ box }) => box);
    const { next, picker } = layout;
    const fixed = [...layout.piles.map(extent), ...[next, picker].flatMap((box) => box ?? []), ...dividers(layout)];
    for (const kind of new Set(layout.captions.map(({ style }) => style))) {
      const like = lines.flatMap(({ caption }, i) => (caption.style === kind && caption.text ? i : []));
      const others = [...fixed, ...boxes.filter(({ w }, i) => w > 0 && !like.includes(i))];
      const of = like.map((i) => lines[i]!);
      let scale = letters;
      let found: Box[] | undefined;
      while (scale > 1 && !(found = allPlaced(of, scale, others, layout))) scale -= STEP;
      for (const [k, i] of like.entries()) {
        const { caption } = lines[i]!;
        const { style } = elements[i]!;
        boxes[i] = found?.[k] ?? boxes[i]!;
        style.scale = found ? String(layout.letters * scale) : "";
        style.translate = `${caption.x}px ${boxes[i].y}px`;
      }
    }
    requestAnimationFrame(() => this.#fitPicker(letters));
  }

  /** Once it has been drawn, which is after the board. */
  #fitPicker(letters: number): void {
    const root = this.board.element.getRootNode() as ShadowRoot;
    const picker = root.querySelector<HTMLElement>(".picker");
    if (!picker) return;
    const around = picker.getBoundingClientRect();
    const isWithin = (part: Element): boolean => {
      const { top, bottom, right } = part.getBoundingClientRect();
      const isCut = part.scrollWidth > part.clientWidth + 1;
      return top >= around.top + AIR && bottom <= around.bottom - AIR && right <= around.right && !isCut;
    };
    const parts = [...picker.querySelectorAll(".why, .choices, .choice")];
    let scale = letters;
    const set = (): void => picker.style.setProperty("--enlarged", String(scale));
    for (set(); scale > 1 && !parts.every(isWithin); set()) scale = Math.max(1, scale - STEP);
  }
}
