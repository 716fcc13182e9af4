import { expect, fixture, html } from "@open-wc/testing";
import { SolitaireTable } from "../src/index.js";
import { QUIET, settled, testEnvironment } from "./table.js";

describe("an element that is on the page before its script", () => {
  it("has the properties that were set meanwhile, the log among them", async () => {
    const page = await fixture<HTMLElement>(html`<div></div>`);
    page.innerHTML = "<late-table></late-table>";
    const early = page.firstElementChild as SolitaireTable;
    Object.assign(early, { environment: testEnvironment(), game: "penguin", deal: "22", log: "T1-R2", ...QUIET });
    customElements.define("late-table", class extends SolitaireTable {});
    await settled(early);
    expect([early.deal, early.log]).to.deep.equal(["22", "T1-R2"]);
    early.undo();
    early.undo();
    expect(early.log, "it goes on as the game does").to.equal("");
    expect(early.getAttribute("game")).to.equal("penguin");
  });
});
