import { expect, nextFrame } from "@open-wc/testing";
import { resetMouse, sendMouse, setViewport } from "@web/test-runner-commands";
import { GAMES } from "./games.js";
import { dragOver, tableOf } from "./table.js";

before(() => setViewport({ width: 1280, height: 900 }));

describe("on a page that is read from the right", () => {
  beforeEach(() => {
    document.documentElement.dir = "rtl";
  });
  afterEach(async () => {
    document.documentElement.removeAttribute("dir");
    await resetMouse();
  });

  for (const game of GAMES) {
    it(`${game} lies as on any other`, async () => {
      const table = await tableOf({ game, deal: "3" });
      const parts = [
        ...table.shadowRoot!.querySelectorAll<HTMLElement>(
          ".head *, .tools *, .status *, .picker *, .card, .slot, .caption",
        ),
      ].filter((part) => part.getBoundingClientRect().width > 0);
      const places = (): string[] => {
        const { left } = table.getBoundingClientRect();
        return parts.map((part) => {
          const { x, y, width, height } = part.getBoundingClientRect();
          return `${part.className} ${part.textContent}: ${[x - left, y, width, height].map(Math.round).join(" ")}`;
        });
      };
      const read = places();
      document.documentElement.removeAttribute("dir");
      await nextFrame();
      expect(read).to.deep.equal(places());
      expect(read.length).to.be.above(50);
    });
  }

  it("a card is dragged to where the pointer is", async () => {
    const table = await tableOf({ game: "penguin", deal: "22" });
    await dragOver(table, "T1", "R2");
    await sendMouse({ type: "up" });
    expect(table.log).to.equal("T1-R2");
  });
});
