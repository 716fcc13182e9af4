import { expect } from "@open-wc/testing";
import { sendKeys, sendMouse } from "@web/test-runner-commands";
import { cardOf, insideOf, spokenBy, tableOf } from "./table.js";
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
});
