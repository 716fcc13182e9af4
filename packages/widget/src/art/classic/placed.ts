import { round } from "../svg.js";

/** Where a drawing in a box of 24 has its middle, how large it is, and how far it is turned. */
export interface Placing {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly degrees?: number;
}

const MIDDLE = 12;

/** How many numbers a command takes. */
const NUMBERS: Readonly<Record<string, number>> = { M: 2, H: 1, C: 6, A: 7, Z: 0 };

/**
 * Path data of a drawing somewhere else, so that many copies are one path. It knows the commands that suits are drawn
 * with: M, H, C and A, absolute and relative.
 */
export const placed = (d: string, { x, y, scale, degrees = 0 }: Placing): string => {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  const at = (px: number, py: number): string => {
    const [dx, dy] = [(px - MIDDLE) * scale, (py - MIDDLE) * scale];
    return `${round(x + dx * cos - dy * sin)} ${round(y + dx * sin + dy * cos)}`;
  };
  let [nowX, nowY] = [0, 0];
  let out = "";
  for (const [, letter, rest] of d.matchAll(/([a-z])([^a-z]*)/gi)) {
    const command = letter!.toUpperCase();
    const size = NUMBERS[command];
    if (size === undefined) throw new RangeError(`no such command here: ${letter}`);
    const [fromX, fromY] = [() => (letter === command ? 0 : nowX), () => (letter === command ? 0 : nowY)];
    const numbers = (rest!.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    for (let i = 0; i < numbers.length; i += size) {
      const some = numbers.slice(i, i + size);
      const points: [x: number, y: number][] = [];
      if (command === "H") points.push([fromX() + some[0]!, nowY]);
      else {
        for (let k = command === "A" ? 5 : 0; k < size; k += 2)
          points.push([fromX() + some[k]!, fromY() + some[k + 1]!]);
      }
      // A circle's arc is as before, wherever it is turned to.
      const arc =
        command === "A" ? `${round(some[0]! * scale)} ${round(some[1]! * scale)} 0 ${some[3]} ${some[4]} ` : "";
      out += (command === "H" ? "L" : command) + arc + points.map(([px, py]) => at(px, py)).join(" ");
      [nowX, nowY] = points.at(-1)!;
    }
  }
  return `${out}Z`;
};
