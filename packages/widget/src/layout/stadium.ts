import { round } from "../art/svg.js";

/** A long rectangle with round ends, about its centre. */
export interface Stadium {
  readonly cx: number;
  readonly cy: number;
  /** Half of its length, ends included. */
  readonly a: number;
  /** Half of its height: the radius of its ends. */
  readonly b: number;
}

/** Path data of the whole line, from nine o'clock clockwise. */
export const stadiumPath = ({ cx, cy, a, b }: Stadium): string => {
  const end = (dy: number): string => `a${b} ${b} 0 0 1 0 ${dy}`;
  return `M${cx - a} ${cy}a${b} ${b} 0 0 1 ${b} ${-b}h${2 * (a - b)}${end(2 * b)}h${2 * (b - a)}a${b} ${b} 0 0 1 ${-b} ${-b}`;
};

/** A point on the upper half, so far along the line from nine o'clock and so far inside it, seen from the centre. */
const pointAbove = ({ a, b }: Stadium, along: number, inside: number): readonly [dx: number, dy: number] => {
  const [straight, radius, quarter] = [a - b, b - inside, (Math.PI / 2) * b];
  const [first, second] = [along / b, (along - quarter - 2 * straight) / b];
  if (along < quarter) return [-straight - radius * Math.cos(first), -radius * Math.sin(first)];
  return second < 0
    ? [along - quarter - straight, -radius]
    : [straight + radius * Math.sin(second), -radius * Math.cos(second)];
};

/** Ticks inwards from the line, every fourth of them long. */
export const stadiumTicks = (stadium: Stadium, count: number, [short, long]: readonly [number, number]): string => {
  const { cx, cy, a, b } = stadium;
  const half = 2 * (a - b) + Math.PI * b;
  let d = "";
  for (let i = 0; i < count; i++) {
    // The lower half is the upper one turned about the centre.
    const [turn, along] = i < count / 2 ? [1, i] : [-1, i - count / 2];
    const at = (inside: number): string => {
      const [dx, dy] = pointAbove(stadium, (2 * half * along) / count, inside);
      return `${round(cx + turn * dx)} ${round(cy + turn * dy)}`;
    };
    d += `M${at(0)}L${at(i % 4 ? short : long)}`;
  }
  return d;
};
