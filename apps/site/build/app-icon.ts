/** How an icon is used: as it is, or cut to the shape that a system gives its icons. */
export type Purpose = "any" | "maskable";

/** The icons as pictures of dots. Apple's devices round the corners themselves. */
export const ICON_SIZES: readonly { readonly name: string; readonly size: number; readonly purpose: Purpose }[] = [
  { name: "icon-192.png", size: 192, purpose: "any" },
  { name: "icon-512.png", size: 512, purpose: "any" },
  { name: "icon-maskable-512.png", size: 512, purpose: "maskable" },
  { name: "apple-touch-icon.png", size: 180, purpose: "maskable" },
];

/** Ticks of the ring, as the card backs have them. */
const ticks = Array.from({ length: 24 }, (_, i) => {
  const angle = (i * Math.PI) / 12;
  const [x, y] = [Math.cos(angle), Math.sin(angle)];
  const point = (r: number): string => `${(256 + r * x).toFixed(1)} ${(256 + r * y).toFixed(1)}`;
  return `M${point(200)}L${point(216)}`;
}).join("");

/**
 * The icon of the installed site: a card back on the felt, with the engraving of the ring around it, in a box of 512.
 * Everything that matters lies within the circle that no system cuts off, 0.8 of the width.
 */
export const appIcon = (purpose: Purpose): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">
  <rect width="512" height="512" rx="${purpose === "any" ? 112 : 0}" fill="#20332c"/>
  <path d="M40 256a216 216 0 1 0 432 0a216 216 0 1 0-432 0M40 256h432${ticks}" fill="none" stroke="#c4d8cb" stroke-opacity=".4" stroke-width="5"/>
  <rect x="161" y="123" width="190" height="266" rx="17" fill="#ece7db"/>
  <rect x="169" y="131" width="174" height="250" rx="10" fill="#3f4f7c"/>
  <rect x="182" y="144" width="148" height="224" rx="5" fill="none" stroke="#dfe3f2" stroke-opacity=".75" stroke-width="4"/>
  <path fill="#dfe3f2" d="M256 180C264.5 222 284 245.5 324 256C284 266.5 264.5 290 256 332C247.5 290 228 266.5 188 256C228 245.5 247.5 222 256 180Z"/>
</svg>
`;
