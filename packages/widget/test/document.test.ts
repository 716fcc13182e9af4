import { expect, fixture, html } from "@open-wc/testing";
import { setViewport } from "@web/test-runner-commands";
import type { SolitaireErrorEvent } from "../src/index.js";
import { holdPart } from "./hold-part.js";
import { buttonOf, listen, noticeOf, play, settled, tableOf, testEnvironment } from "./table.js";
import { waitUntil } from "./wait-until.js";

before(() => setViewport({ width: 1280, height: 900 }));

describe("in the document", () => {
  it("keeps its game when it is moved, and doubles nothing", async () => {
    const table = await tableOf({ game: "penguin", deal: "22" });
    const heard = listen(table);
    play(table, "T1-R2");
    const other = await fixture<HTMLElement>(html`<section></section>`);
    for (let i = 0; i < 5; i++) {
      other.append(table);
      table.remove();
    }
    other.append(table);
    await table.updateComplete;
    expect(table.log).to.equal("T1-R2");
    play(table, "T1-R3");
    expect(table.log).to.equal("T1-R2 T1-R3");
    expect(heard["move"]!.length).to.equal(2);
  });

  it("says so when a part of it cannot be loaded, and can try again", async () => {
    const table = document.createElement("solitaire-table");
    Object.assign(table, { environment: testEnvironment(), game: "penguin", deal: "22" });
    const heard = listen(table);
    const held = holdPart("controller");
    const box = await fixture<HTMLElement>(html`<div></div>`);
    box.append(table);
    await table.updateComplete;
    held.fail();
    await waitUntil(() => noticeOf(table)?.includes("cannot"), "it is told");
    expect(noticeOf(table)).to.equal("A part of the table cannot be loaded now.");
    expect((heard["error"]![0] as SolitaireErrorEvent).code).to.equal("load-failed");
    buttonOf(table, "Try again").click();
    await settled(table);
    expect(table.deal).to.equal("22");
  });

  it("has a height of its own, and the page's where it is given one", async () => {
    const box = await fixture<HTMLElement>(html`<div></div>`);
    box.innerHTML = '<solitaire-table game="penguin" deal="22"></solitaire-table>';
    const table = box.querySelector("solitaire-table")!;
    await settled(table);
    for (const [width, least] of [
      [360, 600],
      [768, 800],
      [1200, 800],
    ] as const) {
      box.style.width = `${width}px`;
      expect(table.offsetHeight, `${width}`).to.be.at.least(least);
      expect(table.offsetWidth).to.equal(width);
    }
    table.style.height = "400px";
    expect(table.offsetHeight).to.equal(400);
    expect(table.shadowRoot!.querySelector<HTMLElement>(".frame")!.offsetHeight).to.equal(400);
  });
});
