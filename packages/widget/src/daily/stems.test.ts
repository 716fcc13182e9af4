import { expect } from "@open-wc/testing";
import { drawStarChart } from "./star-chart.js";
import { gatherStems, stemOf } from "./stems.js";

const words = {
  you: (n: number) => `you, ${n}`,
  par: (n: number) => `par ${n}`,
  moves: "moves",
  label: "Wins by moves",
};

describe("stems", () => {
  it("stand for single numbers of moves where these are few", () => {
    const stems = gatherStems([
      { moves: 90, wins: 2 },
      { moves: 92, wins: 5 },
    ]);
    expect(stems).to.deep.equal({
      stems: [
        { from: 90, to: 90, wins: 2 },
        { from: 91, to: 91, wins: 0 },
        { from: 92, to: 92, wins: 5 },
      ],
      isOpen: false,
    });
    expect([80, 90, 91, 92, 99].map((moves) => stemOf(stems, moves))).to.deep.equal([0, 0, 1, 2, 2]);
  });

  it("are thirteen at most, of a round width, and lose no win", () => {
    for (const range of [1, 2, 13, 14, 100, 999, 4_900]) {
      const distribution = Array.from({ length: range }, (_, i) => ({ moves: 77 + i, wins: 1 + (i % 3) }));
      const { stems } = gatherStems(distribution);
      expect(stems.length, String(range)).to.be.within(1, 13);
      const sum = (list: readonly { wins: number }[]): number => list.reduce((all, { wins }) => all + wins, 0);
      expect(sum(stems)).to.equal(sum(distribution));
      expect(stems[0]!.from).to.be.at.most(77);
      expect(stems.at(-1)!.to).to.be.at.least(76 + range);
    }
  });

  it("are not pushed together by one very long game: the last stands for all beyond", () => {
    const usual = Array.from({ length: 40 }, (_, i) => ({ moves: 80 + i, wins: 10 }));
    const { stems, isOpen } = gatherStems([...usual, { moves: 4_800, wins: 1 }]);
    expect(isOpen).to.equal(true);
    expect(stems.length).to.be.greaterThan(8);
    expect(stems.at(-1)!.to).to.equal(4_800);
  });
});

describe("the chart", () => {
  it("names one's own stem and par, and says all of it in a sentence", () => {
    const distribution = Array.from({ length: 30 }, (_, i) => ({ moves: 80 + i, wins: 1 + i }));
    const chart = drawStarChart(distribution, { own: 92, par: 97, words });
    expect(chart.getAttribute("role")).to.equal("img");
    expect(chart.getAttribute("aria-label")).to.equal("Wins by moves");
    const texts = [...chart.querySelectorAll("text")].map(({ textContent }) => textContent);
    expect(texts).to.include.members(["you, 92", "par 97", "moves"]);
    expect(chart.querySelectorAll(".ring").length).to.equal(chart.querySelectorAll(".stem").length);
    expect(chart.querySelectorAll(".ring.own").length).to.equal(1);
    expect(chart.querySelectorAll(".par").length).to.equal(1);
    expect(chart.outerHTML).not.to.match(/NaN|undefined|style=/);
  });

  it("leaves out what is not known, or lies beyond", () => {
    const chart = drawStarChart([{ moves: 80, wins: 1 }], { par: 200, words });
    expect(chart.querySelectorAll(".own, .par").length).to.equal(0);
  });
});
