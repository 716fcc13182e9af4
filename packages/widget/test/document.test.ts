import { expect, fixture, html } from "@open-wc/testing";
import { setViewport } from "@web/test-runner-commands";
import type { SolitaireTable } from "../src/index.js";

import { cardOf, listen, settled, tableOf } from "./table.js";

before(() => setViewport({ width: 1280, height: 900 }));

/** Plays one entry of a log by a screen reader's presses. */
const play = (table: SolitaireTable, entry: string): void => {
  if (entry === "S") return cardOf(table, "S").click();
  const [, from = "", to = "", count] = /^(\w+)-(\w+?)(?::(\d+))?$/.exec(entry)!;
  cardOf(table, from, Number(count ?? 1)).click();
  cardOf(table, to).click();
};

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

  it("takes no focus, and does not scroll the page", async () => {
    const before = document.activeElement;
    const table = await tableOf({ game: "penguin", deal: "22" });
    expect(document.activeElement).to.equal(before);
    play(table, "T1-R2");
    expect(document.activeElement).to.equal(before);
    expect(scrollY).to.equal(0);
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
