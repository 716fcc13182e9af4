const SVG = "http://www.w3.org/2000/svg";

type Attributes = Readonly<Record<string, string | number>>;

/** Writes attributes of an SVG element. */
export const setAttributes = (element: SVGElement, attributes: Attributes): void => {
  for (const name in attributes) element.setAttribute(name, String(attributes[name]));
};

/** Makes an SVG element. Everything the deck needs goes in attributes, which a strict content policy lets through. */
export const svg = <K extends keyof SVGElementTagNameMap>(
  name: K,
  attributes: Attributes = {},
  ...children: readonly Element[]
): SVGElementTagNameMap[K] => {
  const element = document.createElementNS(SVG, name);
  setAttributes(element, attributes);
  element.append(...children);
  return element;
};

/** At most two decimals. */
export const round = (value: number): number => Math.round(value * 100) / 100;

/** A circle as path data, so that a drawing is paths alone. */
export const circle = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;

/** A rectangle with round corners as path data. */
export const rect = (x: number, y: number, w: number, h: number, r: number): string => {
  const corner = (dx: number, dy: number): string => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
  return `M${x + r} ${y}h${w - 2 * r}${corner(r, r)}v${h - 2 * r}${corner(-r, r)}h${2 * r - w}${corner(-r, -r)}v${2 * r - h}${corner(r, -r)}`;
};

/** Strokes from radius `inner` to radius `outer` around a point, `count` of them, the first half a step off the top. */
export const rays = (
  x: number,
  y: number,
  count: number,
  inner: (i: number) => number,
  outer: (i: number) => number,
): string => {
  let d = "";
  for (let i = 0; i < count; i++) {
    const angle = (2 * Math.PI * (i + 0.5)) / count - Math.PI / 2;
    const at = (r: number): string => `${round(x + r * Math.cos(angle))} ${round(y + r * Math.sin(angle))}`;
    d += `M${at(inner(i))}L${at(outer(i))}`;
  }
  return d;
};

/** Parts of a drawing: path data, each with the class that says how it is painted. */
export type Drawing = readonly (readonly [data: string, paint?: string])[];

export const paths = (drawing: Drawing): SVGPathElement[] =>
  drawing.map(([d, paint]) => svg("path", paint ? { d, class: paint } : { d }));
