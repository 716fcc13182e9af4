import { extent } from "../layout/extent.js";
import type { Box, Layout } from "../layout/types.js";
import { passingStyles } from "../styles/frame/passing.css.js";
import { wear } from "../styles/wear.js";

/** From the felt's edges, and from what lies on it. */
const AIR = 6;
const STEP = 4;
const SIDESTEP = 16;

const meet = (p: Box, q: Box): boolean =>
  p.x < q.x + q.w + AIR && q.x < p.x + p.w + AIR && p.y < q.y + q.h + AIR && q.y < p.y + p.h + AIR;

/** Where a box lies clear of others: as low as it can, and there as near the middle as it can. */
const roomFor = ({ w, h }: Box, within: Box, others: readonly Box[]): Box | undefined => {
  const [left, right] = [within.x + AIR, within.x + within.w - AIR - w];
  const middle = Math.round((left + right) / 2);
  const columns = [middle];
  for (let away = SIDESTEP; away < middle - left; away += SIDESTEP) columns.push(middle - away, middle + away);
  columns.push(Math.round(left), Math.round(right));
  for (let y = Math.floor(within.y + within.h - AIR - h); y >= within.y + AIR; y -= STEP) {
    for (const x of columns) {
      const box = { x, y, w, h };
      if (x >= left && !others.some((other) => meet(box, other))) return box;
    }
  }
  return undefined;
};

/**
 * Lays a sentence that goes by itself, or a question about cards, on bare felt, clear of cards, captions and controls.
 * Where no felt is bare it stays over the bars, where the style sheet puts it.
 */
export const placeNotice = (root: ShadowRoot, layout: Layout | undefined): void => {
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
  const piles = layout.piles.map(extent).map((box) => ({ ...box, x: origin.x + box.x, y: origin.y + box.y }));
  const controls = [...root.querySelectorAll(".caption, .picker, .next")].map(boxOf).filter(({ w }) => w > 0);
  const within = { ...boxOf(felt), w: felt.clientWidth, h: felt.clientHeight };
  notice.classList.add("on-felt");
  const room = roomFor(boxOf(notice), within, [...piles, ...controls]);
  notice.classList.toggle("on-felt", room !== undefined);
  notice.style.translate = room ? `${room.x}px ${room.y}px` : "";
};
