import type { Box, Caption, CardSpot, Layout, PilePlace } from "./types.js";

/**
 * The same table for the other hand: what stood at the left stands at the right, words and engraving too. Cards are not
 * mirrored, and words are read as before.
 */
export const mirror = (layout: Layout): Layout => {
  const { width, piles, captions, picker, next } = layout;
  const box = (own: Box): Box => ({ ...own, x: width - own.x - own.w });
  const caption = ({ anchor, ...own }: Caption): Caption => {
    const flipped = { ...own, x: width - own.x };
    return anchor === "end" ? flipped : { ...flipped, anchor: anchor ?? "end" };
  };
  const place = (own: PilePlace): PilePlace => ({
    ...own,
    box: box(own.box),
    cards: own.cards.map((spot): CardSpot => ({
      ...spot,
      x: width - spot.x - own.box.w,
      // Its index shows where the cards on it leave room.
      ...(spot.turned && { turned: "right" }),
    })),
  });
  return {
    ...layout,
    piles: piles.map(place),
    captions: captions.map(caption),
    ...(picker && { picker: box(picker) }),
    ...(next && { next: box(next) }),
    mirrored: true,
  };
};
