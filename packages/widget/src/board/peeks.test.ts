import { expect } from "@open-wc/testing";
import { BoardFixture } from "../../test/board.js";
import { solutionOf } from "../../test/games.js";
import { gameOf, playEntry } from "../../test/positions.js";

describe("a look into a pile", () => {
  it("shows all cards of a squared pile, on the table", async () => {
    const table = await BoardFixture.of(gameOf("zodiac", "9"));
    table.play(...Array<string>(40).fill("S"));
    await table.peek("W");
    const shown = [...table.board.element.querySelectorAll<HTMLElement>(".peek .card")];
    expect(shown).to.have.length(40);
    const seen = shown.map((card) => table.seen(card));
    const { w, h } = table.board.layout!.piles[1]!.box;
    for (const { x, y } of seen) {
      expect(x).to.be.within(0, 1024 - w);
      expect(y).to.be.within(0, 668 - h);
    }
    // Two columns; in each, 24 px of every card show.
    expect(new Set(seen.map(({ x }) => x))).to.have.property("size", 2);
    expect(seen[1]!.y - seen[0]!.y).to.equal(24);
    table.handling.peek();
    expect(table.board.element.querySelectorAll(".peek")).to.have.length(0);
  });

  it("fans a small pile out from its place towards the middle", async () => {
    const table = await BoardFixture.of(gameOf("zodiac", "9"));
    const { entries } = await solutionOf("zodiac");
    for (const entry of entries.slice(0, 800)) playEntry(table.game, entry);
    table.show();
    for (const { name, box, cards, edges } of table.board.layout!.piles) {
      if (edges === 0 || !name.startsWith("T")) continue;
      await table.peek(name);
      const seen = [...table.board.element.querySelectorAll(".peek .card")].map((card) => table.seen(card));
      const atPlace = box.y + box.h / 2 < 334 ? seen[0] : seen.at(-1);
      expect(seen).to.have.length(cards.length);
      expect(atPlace, name).to.deep.equal({ x: box.x, y: box.y });
    }
  });

  it("shows every index whole on a phone", async () => {
    const table = await BoardFixture.of(gameOf("zodiac", "9"), { width: 360, height: 604 });
    table.play(...Array<string>(40).fill("S"));
    await table.peek("W");
    const cards = [...table.board.element.querySelectorAll(".peek .card")];
    const covered = cards.flatMap((card, i) => {
      const [box, next] = [card, cards[i + 1]].map((each) => each?.getBoundingClientRect());
      return next && next.x === box!.x ? [{ card, strip: next.y - box!.y, top: box!.y }] : [];
    });
    for (const { card, strip, top } of covered) {
      for (const index of card.querySelectorAll(".face > use")) {
        expect(index.getBoundingClientRect().bottom - top).to.be.at.most(strip + 0.5);
      }
    }
    expect(covered.length).to.be.above(30);
  });

  it("has nothing to show of a single card", async () => {
    const table = await BoardFixture.of(gameOf("zodiac", "9"));
    table.play("S", "S");
    await table.peek("W");
    table.handling.peek({ pile: "R1", index: 0 });
    expect(table.board.element.querySelectorAll(".peek")).to.have.length(0);
  });
});
