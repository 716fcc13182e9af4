import { expect, nextFrame } from "@open-wc/testing";
import { resetMouse, sendKeys, sendMouse, setViewport } from "@web/test-runner-commands";
import { GAMES } from "./games.js";
import { cardOf, clickOn, dragOver, insideOf, tableOf } from "./table.js";

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

  it("arrow keys lead to where they point, and a press hits what is drawn there", async () => {
    const table = await tableOf({ game: "penguin", deal: "22" });
    const focused = () => insideOf(table).board.spotOf(table.shadowRoot!.activeElement!)?.pile;
    cardOf(table, "T3").focus();
    await sendKeys({ press: "ArrowRight" });
    expect(focused()).to.equal("T4");
    await sendKeys({ press: "ArrowLeft" });
    await sendKeys({ press: "ArrowLeft" });
    expect(focused()).to.equal("T2");
    await sendKeys({ press: "Home" });
    expect(focused()).to.equal("T1");
    await clickOn(table, "T7");
    await clickOn(table, "R1");
    expect(table.log).to.equal("T7-R1");
  });

  it("a card is dragged to where the pointer is", async () => {
    const table = await tableOf({ game: "penguin", deal: "22" });
    await dragOver(table, "T1", "R2");
    await sendMouse({ type: "up" });
    expect(table.log).to.equal("T1-R2");
  });
});
