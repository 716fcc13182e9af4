import { makeCard } from "@solitaire/engine";
import { expect } from "@open-wc/testing";
import { dealt, laidOut } from "../../test/positions.js";
import type { Box, Layout } from "../layout/types.js";
import { signPlace } from "./sign-place.js";

/** Rouge et Noir with a column so tall that the table scrolls, and others as they are dealt. */
const tall = (width: number, height: number, large = false): Layout => {
  const { state } = dealt("rouge-et-noir");
  const cards = Array.from({ length: 45 }, (_, i) => makeCard(i % 13, 2));
  const piles = state.piles.map((pile) => (pile.name === "T4" ? { ...pile, cards } : pile));
  return laidOut({ ...state, piles }, width, height, { large });
};

const ringOn = ({ piles }: Layout, name: string, height: number): Box => {
  const { box, cards } = piles.find((pile) => pile.name === name)!;
  const { x, y } = cards.at(-1)!;
  return { x, y, w: box.w, h: height };
};

describe("the sign of a ring out of sight", () => {
  it("stands beside the indices of its own column where cards are large", () => {
    const layout = tall(1100, 500);
    expect(layout.height).to.be.above(500);
    const ring = ringOn(layout, "T4", 100);
    const at = signPlace(layout, layout.height - 500, ring);
    expect(at - ring.x).to.be.within(0.6 * ring.w, ring.w + 30);
  });

  it("stands over a short column beside it where cards are small", () => {
    const layout = tall(360, 400);
    const ring = ringOn(layout, "T4", 46);
    const at = signPlace(layout, layout.height - 400, ring);
    expect(Math.abs(at - ring.x - ring.w / 2)).to.be.within(ring.w / 2, 1.5 * ring.w);
  });

  it("stands at its ring's middle where nothing lies", () => {
    const layout = tall(360, 400);
    const ring = { x: 160, y: layout.height, w: 33, h: 46 };
    const empty = { ...layout, piles: [] };
    expect(signPlace(empty, layout.height - 400, ring)).to.equal(176.5);
  });
});
