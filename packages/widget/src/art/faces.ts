import { ACE, type Card, isFaceUp, rankOf, suitOf } from "@solitaire/engine";
import { glyphWidth } from "./glyphs.js";
import { circle, round, svg } from "./svg.js";

export const JACK = 10;

/** Cards narrower than this are drawn in a box of 66 × 92 with a large index, others in one of 100 × 140. */
export const SMALL = 56;

/**
 * How much of a card's height its index takes, from the top edge, in CSS pixels: a strip of so much shows all of it.
 * @param large Of a card for large print.
 */
export const indexHeight = (width: number, large = false): number => {
  const share = width < SMALL ? (large ? 55 : 41) / 66 : (large ? 61 : 34) / 100;
  return Math.ceil(share * width);
};

/** Draws a card for a width, from symbols in the same tree. */
export type MakeFace = (card: Card, width: number, print?: boolean) => SVGSVGElement;

/** What the cards of a table are drawn by. */
export interface Deck {
  makeFace: MakeFace;
}

const use = (id: string, x: number, y: number, scale: number, paint?: string): SVGUseElement => {
  const attributes = { href: `#${id}`, transform: `translate(${round(x)} ${round(y)})scale(${scale})` };
  return svg("use", paint ? { ...attributes, class: paint } : attributes);
};

/** A symbol of the given box, enlarged about a centre. */
const about = (id: string, x: number, y: number, box: number, scale: number, paint?: string): SVGUseElement =>
  use(id, x - (box / 2) * scale, y - (box / 2) * scale, scale, paint);

// Where hats and pips of the courts sit differs a little from suit to suit (clubs, spades, hearts, diamonds).
const ON_LARGE = { pip: [1.66, 1.7, 1.7, 1.74], hat: [-1, 0, -3.2, -1.2] } as const;
const ON_SMALL = { pip: [1.26, 1.26, 1.3, 1.28], foot: [22.5, 22.5, 21.8, 22.6], hat: [-0.4, 0.8, -1, 0.2] } as const;

const largeArt = (rank: number, suit: number): SVGElement[] => {
  if (rank === ACE) {
    const rings = svg("path", { class: "halo-art", d: circle(50, 87, 37) + circle(50, 87, 33.5) });
    return [rings, about(`p${suit}`, 50, 87, 24, 1.9)];
  }
  if (rank < JACK) return [about(`p${suit}`, 50, 87, 24, 2.3)];
  const lift = (rank === JACK ? -17 : -17.5) + ON_LARGE.hat[suit]!;
  return [
    about(`h${rank}`, 50, 87, 100, 0.82, "halo-art"),
    about(`p${suit}`, 50, 96, 24, ON_LARGE.pip[suit]!),
    use(`g${rank}`, 50 - 24 * 0.94, 87 + lift - 13 * 0.94, 0.94, "hat"),
  ];
};

const smallArt = (rank: number, suit: number): SVGElement[] => {
  if (rank < JACK) return [about(`p${suit}`, 33, 68, 24, 1.78)];
  const scale = ON_SMALL.pip[suit]!;
  return [
    use(`p${suit}`, 33 - 12 * scale, 88.4 - ON_SMALL.foot[suit]! * scale, scale),
    use(`g${rank}`, 33 - 24 * 0.78, (rank === JACK ? 45.4 : 44.6) + ON_SMALL.hat[suit]!, 0.78, "hat"),
  ];
};

/** A rank and its suit beside it, along the top of a card that is not small. */
export const largeIndex = (rank: number, suit: number): SVGElement[] => [
  use(`r${rank}`, 8, 7.5, 1.25),
  use(`p${suit}`, 12 + glyphWidth(rank) * 1.25, 7.6, 1.05),
];

/** A rank and its suit along the whole width of a card, and the suit once more below them. */
const largePrint = (rank: number, suit: number, large: boolean): SVGElement[] => {
  // The ten is narrower than it was drawn, so that it is as high as the others.
  const [x, y, scale, most] = large ? [8, 7, 2.5, 43] : [4, 5, 2.4, 31];
  const glyph = svg("use", {
    href: `#r${rank}`,
    transform: `translate(${x} ${y})scale(${round(Math.min(scale, most / glyphWidth(rank)))} ${scale})`,
  });
  return [
    glyph,
    large ? about(`p${suit}`, 74, 32, 24, 1.8) : about(`p${suit}`, 50, 29, 24, 1.22),
    svg("g", { class: "art" }, large ? about(`p${suit}`, 50, 101, 24, 2.8) : about(`p${suit}`, 33, 73, 24, 1.4)),
  ];
};

/**
 * What a card shows: its index along the top, its art below; or the back. The symbols must be in the same tree.
 * @param print Whether it is for large print.
 */
export const makeFace: MakeFace = (card, width, print = false) => {
  const large = width >= SMALL;
  const face = svg("svg", { class: "face", viewBox: large ? "0 0 100 140" : "0 0 66 92", "aria-hidden": "true" });
  if (!isFaceUp(card)) {
    face.append(svg("use", { href: large ? "#bl" : "#bs" }));
    return face;
  }
  const rank = rankOf(card);
  const suit = suitOf(card);
  if (print) {
    face.append(...largePrint(rank, suit, large));
    return face;
  }
  const index = large ? largeIndex(rank, suit) : [use(`r${rank}`, 5.5, 7, 1.62), use(`p${suit}`, 37, 9.4, 1.14)];
  face.append(...index, svg("g", { class: "art" }, ...(large ? largeArt(rank, suit) : smallArt(rank, suit))));
  return face;
};
