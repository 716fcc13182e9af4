import { round } from "../art/svg.js";

export interface Ellipse {
  readonly cx: number;
  readonly cy: number;
  readonly a: number;
  readonly b: number;
}

const SAMPLES = 240;
/** Between the sum of the steps (1) and the longer of the two (∞): neither crowds the sides nor the ends. */
const P = 2.6;

/**
 * A quarter of a ring of boxes: the middles of `count` boxes from the end of the long axis to the end of the short one,
 * as distances from the ellipse's centre. Steps are equal in the p-norm measured in boxes of `w` × `h` with a gap, and
 * none sits on an axis. (Equal arcs would crowd the sides, equal angles the ends.)
 */
export const quarterRing = (a: number, b: number, w: number, h: number, count: number): [dx: number, dy: number][] => {
  const points: [number, number, number][] = [[a, 0, 0]];
  let length = 0;
  for (let i = 1; i <= SAMPLES; i++) {
    const t = (Math.PI / 2) * (i / SAMPLES);
    const [x, y] = [a * Math.cos(t), b * Math.sin(t)];
    const [px, py] = points[i - 1]!;
    length += (((px - x) / w) ** P + ((y - py) / h) ** P) ** (1 / P);
    points.push([x, y, length]);
  }
  let i = 1;
  return Array.from({ length: count }, (_, k) => {
    const want = (length * (k + 0.5)) / count;
    while (points[i]![2] < want) i++;
    const [x0, y0, l0] = points[i - 1]!;
    const [x1, y1, l1] = points[i]!;
    const part = (want - l0) / (l1 - l0);
    return [x0 + (x1 - x0) * part, y0 + (y1 - y0) * part];
  });
};

/** Path data of a whole ellipse, from nine o'clock clockwise. */
export const ellipsePath = ({ cx, cy, a, b }: Ellipse): string =>
  `M${cx - a} ${cy}a${a} ${b} 0 0 1 ${2 * a} 0a${a} ${b} 0 0 1 ${-2 * a} 0`;

/** Ticks inwards from an ellipse, every fourth of them long. */
export const ellipseTicks = ({ cx, cy, a, b }: Ellipse, count: number): string => {
  let d = "";
  for (let i = 0; i < count; i++) {
    const t = (2 * Math.PI * i) / count;
    const at = (less: number): string =>
      `${round(cx + (a - less) * Math.cos(t))} ${round(cy + (b - less) * Math.sin(t))}`;
    d += `M${at(0)}L${at(i % 4 ? 6 : 13)}`;
  }
  return d;
};
