import { expect } from "@open-wc/testing";
import { sendKeys, sendMouse } from "@web/test-runner-commands";
import { press } from "./press.js";
import { cardOf, insideOf, pointOf, spokenBy, tableOf } from "./table.js";
import { waitUntil } from "./wait-until.js";

describe("the table", () => {
  it("hears the keys after a press on the bare felt, which scrolls nothing and shows no ring", async () => {
    const table = await tableOf({ game: "penguin", deal: "22" });
    table.style.cssText = "display: block; block-size: 1400px";
    await waitUntil(() => insideOf(table).board.element.clientHeight > 1100, "the felt is taller than the window");
    scrollTo(0, 0);
    const board = insideOf(table).board.element;
    const { left, bottom } = board.getBoundingClientRect();
    const y = Math.min(bottom, innerHeight) - 12;
    await sendMouse({ type: "click", position: [Math.round(left) + 4, Math.round(y)] });
    expect(table.shadowRoot!.activeElement).to.equal(board);
    expect([scrollY, getComputedStyle(board).outlineStyle]).to.deep.equal([0, "none"]);
    await sendKeys({ press: "s" });
    await table.updateComplete;
    expect(spokenBy(table)).to.equal("There is no stock to turn.");
    await sendKeys({ press: "n" });
    await table.updateComplete;
    expect(spokenBy(table)).to.equal("There is no stock to turn.");
    await sendKeys({ press: "ArrowRight" });
    expect(table.shadowRoot!.activeElement).to.equal(cardOf(table, "T1"));
    await sendKeys({ press: "Enter" });
    await sendKeys({ press: "Enter" });
    expect(table.log).to.equal("T1-R1");
    await sendMouse({ type: "click", position: [Math.round(left) + 4, Math.round(y)] });
    await sendKeys({ press: "u" });
    expect(table.log).to.equal("");
  });

  it("leaves nothing selected after a press on felt or card, and never the words of buttons", async () => {
    const table = await tableOf({ game: "penguin", deal: "22" });
    table.before("What the page tells.");
    const { left, bottom } = insideOf(table).board.element.getBoundingClientRect();
    for (const position of [
      [Math.round(left) + 4, Math.round(bottom) - 12] as [number, number],
      pointOf(table, "T1"),
    ]) {
      table.focus();
      await press("Control+a");
      expect(String(getSelection())).to.include("What the page tells.");
      await sendMouse({ type: "click", position });
      expect(getSelection()!.type).to.equal("None");
    }
    const selectable = (selector: string): boolean[] =>
      [...table.shadowRoot!.querySelectorAll(selector)].map((each) => getComputedStyle(each).userSelect !== "none");
    expect(new Set(selectable("button"))).to.deep.equal(new Set([false]));
    expect(new Set(selectable(".name, .status")), "what may be copied").to.deep.equal(new Set([true]));
  });
});
