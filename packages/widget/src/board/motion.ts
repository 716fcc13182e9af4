/** How things move, in milliseconds. Nothing but transforms and opacity is animated. */
const MOVE = "cubic-bezier(.2,.7,.2,1)";
const RETURN = "cubic-bezier(.3,.9,.3,1)";

/** One card of a row after another. */
export const ROW_APART = 28;

const TURN = 140;
const DEAL_APART = 12;
const DEAL_SPREAD = 380;

/** The time between one card of a deal and the next, so that a deal of `count` cards is done in 700 ms. */
export const dealApart = (count: number): number => Math.min(DEAL_APART, DEAL_SPREAD / count);

/** Whether the visitor asks for less motion. */
export const isStill = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Starts an element's way from a point to where its style has it. */
export const glide = (element: HTMLElement, from: Point, to: Point, delay: number, home: boolean): Animation =>
  element.animate(
    { translate: [`${from.x}px ${from.y}px`, `${to.x}px ${to.y}px`] },
    home
      ? { duration: 220, easing: RETURN }
      : {
          duration: Math.min(320, 180 + 0.12 * Math.hypot(from.x - to.x, from.y - to.y)),
          easing: MOVE,
          delay,
          fill: "backwards",
        },
  );

/** Turns a card over edge-on: what it showed goes away at the half. */
export const turnOver = (element: HTMLElement, was: SVGElement, delay: number): Animation => {
  const timing = { duration: TURN, delay, fill: "both" } as const;
  was.animate({ opacity: [1, 1, 0, 0], offset: [0, 0.5, 0.5, 1] }, timing);
  return element.animate({ scale: ["1 1", "0 1", "1 1"], easing: ["ease-in", "ease-out"] }, { duration: TURN, delay });
};
