import { extent } from "../board/extent.js";
import type { Box, Layout } from "../layout/types.js";
import { passingStyles } from "../styles/frame/passing.css.js";
import { wear } from "../styles/wear.js";

/** From the felt's edges, and from what lies on it. */
const AIR = 6;
const STEP = 4;
const SIDESTEP = 16;

/** What a card in question that is covered weighs, of others. */
const WEIGHT = 1000;

/** What lies on the felt, and how much it weighs that it shows. */
interface Shown extends Box {
  readonly weight: number;
}

/** How much of a box another lies over, with the air around it. */
const overlap = (p: Box, q: Box): number =>
  Math.max(0, Math.min(p.x + p.w, q.x + q.w) - Math.max(p.x, q.x) + AIR) *
  Math.max(0, Math.min(p.y + p.h, q.y + q.h) - Math.max(p.y, q.y) + AIR);

const weigh = (box: Box, others: readonly Shown[]): number =>
  others.reduce((sum, other) => sum + other.weight * overlap(box, other), 0);

/** Where a box lies clear of others, or over what weighs least: as low as it can, and there as near the middle as it can. */
const roomFor = ({ w, h }: Box, within: Box, others: readonly Shown[]): Shown | undefined => {
  const [left, right] = [within.x + AIR, within.x + within.w - AIR - w];
  const middle = Math.round((left + right) / 2);
  const columns = [middle];
  for (let away = SIDESTEP; away < middle - left; away += SIDESTEP) columns.push(middle - away, middle + away);
  columns.push(Math.round(left), Math.round(right));
  let best: Shown | undefined;
  for (let y = Math.floor(within.y + within.h - AIR - h); y >= within.y + AIR; y -= STEP) {
    for (const x of columns.filter((each) => each >= left)) {
      const box = { x, y, w, h };
      const weight = weigh(box, others);
      if (!best || weight < best.weight) best = { ...box, weight };
      if (weight === 0) return best;
    }
  }
  return best;
};

/**
 * Lays a sentence that goes by itself, or a question about cards, on bare felt, clear of cards, captions and controls.
 * Where no felt is bare it stays over the bars, where the style sheet puts it; but a question that reaches from there
 * over cards lies rather over others than those that it is about.
 * @param asked The piles that a question is about.
 */
export const placeNotice = (root: ShadowRoot, layout: Layout | undefined, asked: readonly number[] = []): void => {
  const notice = root.querySelector<HTMLElement>(".notice");
  const frame = notice?.parentElement;
  if (!notice || !frame || !layout) return;
  if (!notice.matches(".asks, :not(:has(button))")) {
    notice.classList.remove("on-felt");
    notice.style.translate = "";
    return;
  }
  wear(root, passingStyles);
  const [felt, board] = [".felt", ".board"].map((name) => root.querySelector<HTMLElement>(name)!) as [
    HTMLElement,
    HTMLElement,
  ];
  const around = frame.getBoundingClientRect();
  // A page may have zoomed the element.
  const zoom = around.width / frame.offsetWidth;
  const boxOf = (element: Element): Box => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x: (x - around.x) / zoom, y: (y - around.y) / zoom, w: width / zoom, h: height / zoom };
  };
  const origin = boxOf(board);
  // Where cards are to lie: they may be on their way.
  const piles = layout.piles.map((pile, i): Shown => {
    const box = extent(pile);
    return { ...box, x: origin.x + box.x, y: origin.y + box.y, weight: asked.includes(i) ? WEIGHT : 1 };
  });
  const controls = [...root.querySelectorAll(".caption, .picker, .next")]
    .map((element): Shown => ({ ...boxOf(element), weight: 1 }))
    .filter(({ w }) => w > 0);
  const within = { ...boxOf(felt), w: felt.clientWidth, h: felt.clientHeight };
  notice.classList.add("on-felt");
  const shown = [...piles, ...controls];
  const room = roomFor(boxOf(notice), within, shown);
  notice.classList.remove("on-felt");
  notice.style.translate = "";
  if (!room || (room.weight > 0 && (asked.length === 0 || room.weight >= weigh(boxOf(notice), shown)))) return;
  notice.classList.add("on-felt");
  notice.style.translate = `${room.x}px ${room.y}px`;
};
