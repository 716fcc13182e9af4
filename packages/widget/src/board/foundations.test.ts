import { expect, nextFrame } from "@open-wc/testing";
import { BoardFixture } from "../../test/board.js";
import { solutionOf } from "../../test/games.js";
import { gameOf } from "../../test/positions.js";

describe("foundations on the board", () => {
  it("tell which way they are built where there are both", async () => {
    const table = await BoardFixture.of(gameOf("zodiac-classic", "1"));
    const says = (pile: string): (string | null)[] =>
      [...table.board.elementOf(pile, -1)!.querySelectorAll("use")].map((use) => use.getAttribute("href"));
    expect(says("F1")).to.deep.equal(["#p0", "#r0"]);
    expect(says("F2")).to.deep.equal(["#p0", "#r12"]);
    expect(table.board.elementOf("F1", -1)!.innerHTML).to.not.equal(table.board.elementOf("F2", -1)!.innerHTML);
    const zodiac = await BoardFixture.of(gameOf("zodiac", "1"));
    expect(zodiac.board.elementOf("F1", -1)!.querySelectorAll("use")).to.have.length(1);
  });

  for (const size of [
    { width: 320, height: 500 },
    { width: 844, height: 340 },
    { width: 1440, height: 800 },
  ]) {
    it(`tell it once they have begun, too, on ${size.width} × ${size.height}`, async () => {
      const { deal, entries } = await solutionOf("zodiac-classic");
      const table = await BoardFixture.of(gameOf("zodiac-classic", deal), size);
      table.play(...entries.slice(0, -1));
      await nextFrame();
      const arrowOf = (pile: string): SVGElement => {
        const card = table.board.elementOf(pile, table.board.topOf(pile))!;
        const arrow = card.querySelector<SVGElement>(".way")!;
        const [own, around] = [arrow.getBoundingClientRect(), card.getBoundingClientRect()];
        expect([own.left > around.left, own.bottom < around.bottom], "on its card").to.deep.equal([true, true]);
        expect(own.width, "as wide as can be seen").to.be.at.least(5.5);
        expect(getComputedStyle(arrow).visibility).to.equal("visible");
        return arrow;
      };
      for (const [rising, falling] of [
        ["F1", "F2"],
        ["F3", "F4"],
      ] as const) {
        expect(arrowOf(rising).innerHTML).to.equal(arrowOf("F1").innerHTML);
        expect(arrowOf(falling).innerHTML).to.equal(arrowOf("F2").innerHTML);
        expect(arrowOf(rising).innerHTML).to.not.equal(arrowOf(falling).innerHTML);
        const names = [rising, falling].map((pile) => table.board.elementOf(pile, -1)!.parentElement!.ariaLabel);
        expect(names[0]).to.match(/^Rising foundation \d, 13 cards$/);
        expect(names[1]).to.match(/^Falling foundation \d, 13 cards$/);
      }
      const others = [...table.board.element.querySelectorAll(".way")].filter((arrow) => {
        const { pile } = table.board.spotOf(arrow)!;
        return !pile.startsWith("F");
      });
      expect(others, "no other card has one").to.deep.equal([]);
    });
  }
});
