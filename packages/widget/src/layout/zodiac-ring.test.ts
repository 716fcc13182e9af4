import { expect } from "@open-wc/testing";
import { dealt, laidOut } from "../../test/positions.js";
import type { Box } from "./types.js";

const near = (p: Box, q: Box, px: number): boolean =>
  p.x < q.x + q.w + px && q.x < p.x + p.w + px && p.y < q.y + q.h + px && q.y < p.y + p.h + px;

const boxesOf = (width: number, height: number) => {
  const { piles } = laidOut(dealt("zodiac").state, width, height);
  const of = (letter: string): Box[] => piles.filter(({ name }) => name.startsWith(letter)).map(({ box }) => box);
  return { ring: of("T"), others: ["S", "W", "R", "F"].flatMap(of) };
};

describe("the Zodiac's ring", () => {
  for (const [width, height] of [
    [900, 560],
    [1180, 720],
    [1440, 800],
    [1920, 980],
    [2560, 1300],
  ] as const) {
    it(`keeps 5 px between its piles and 6 px to all others on ${width} × ${height}`, () => {
      const { ring, others } = boxesOf(width, height);
      for (const [i, box] of ring.entries()) {
        for (const other of ring.slice(i + 1)) expect(near(box, other, 5)).to.equal(false);
        for (const other of others) expect(near(box, other, 6)).to.equal(false);
      }
    });

    it(`starts at nine o'clock and goes clockwise over the top on ${width} × ${height}`, () => {
      const { ring } = boxesOf(width, height);
      const angles = ring.map(({ x, y, w, h }) => {
        const angle = Math.atan2(y + h / 2 - (height / 2 - 2), x + w / 2 - width / 2);
        return (angle + 3 * Math.PI) % (2 * Math.PI);
      });
      expect(angles).to.deep.equal(angles.toSorted((a, b) => a - b));
    });

    it(`is the same on all four sides on ${width} × ${height}`, () => {
      const { ring } = boxesOf(width, height);
      for (const [i, { x, y, w, h }] of ring.slice(0, 6).entries()) {
        expect(ring[11 - i]).to.include({ x: width - x - w, y });
        expect(ring[23 - i]).to.include({ x, y: height - 4 - y - h });
      }
    });
  }

  it("gives way to rows where it has no room", () => {
    const { piles } = laidOut(dealt("zodiac").state, 899, 800);
    const tops = new Set(piles.filter(({ name }) => name.startsWith("T")).map(({ box }) => box.y));
    expect([...tops]).to.have.length(4);
  });
});
