import { expect, fixture, html } from "@open-wc/testing";
import { setViewport } from "@web/test-runner-commands";
import type { SolitaireTable } from "../src/index.js";
import { QUIET, settled, testEnvironment } from "./table.js";

before(() => setViewport({ width: 1000, height: 800 }));

/** A table in a container of the given styles. */
const tableIn = async (container: string, own: string, siblings = 0): Promise<SolitaireTable> => {
  const box = await fixture<HTMLElement>(html`<div></div>`);
  box.style.cssText = container;
  const table = document.createElement("solitaire-table");
  Object.assign(table, { environment: testEnvironment(), game: "penguin", deal: "1", ...QUIET });
  table.style.cssText = `height: 500px; ${own}`;
  box.append(table);
  for (let i = 0; i < siblings; i++) box.append(Object.assign(document.createElement("p"), { textContent: "Aside" }));
  await settled(table);
  return table;
};

/** How much of its container a table fills from edge to edge. */
const gaps = (table: SolitaireTable): { left: number; right: number } => {
  const [inner, outer] = [table.getBoundingClientRect(), table.parentElement!.getBoundingClientRect()];
  return { left: inner.left - outer.left, right: outer.right - inner.right };
};

describe("a table fills the width of its container", () => {
  for (const [container, own] of [
    ["display: block", ""],
    ["display: flex", ""],
    ["display: flex; flex-direction: column; align-items: center", ""],
    ["display: grid", ""],
    ["display: grid; place-items: center", ""],
    ["display: flow-root", "float: left"],
    ["display: block", "display: inline-block"],
    ["position: relative; height: 500px", "position: absolute"],
  ] as const) {
    it(`of { ${container} }${own && `, with { ${own} }`}`, async () => {
      const table = await tableIn(`width: 700px; ${container}`, own);
      expect(gaps(table)).to.deep.equal({ left: 0, right: 0 });
    });
  }

  it("within its margins", async () => {
    expect(gaps(await tableIn("width: 700px", "margin-inline: 16px"))).to.deep.equal({ left: 16, right: 16 });
  });

  it("between the edges that the page gives it", async () => {
    const table = await tableIn("width: 700px; position: relative", "position: absolute; inset-inline: 20px 30px");
    expect(gaps(table)).to.deep.equal({ left: 20, right: 30 });
  });

  it("beside what else is there", async () => {
    const table = await tableIn("width: 700px; display: flex", "", 1);
    expect(table.getBoundingClientRect().width).to.be.within(600, 690);
    expect(table.parentElement!.scrollWidth).to.equal(700);
  });

  it("as far as the page's own width lets it", async () => {
    expect((await tableIn("width: 700px", "width: 480px")).offsetWidth).to.equal(480);
    expect((await tableIn("width: 700px; display: grid", "max-width: 480px")).offsetWidth).to.equal(480);
    expect((await tableIn("width: 400px; display: flex", "flex: 1", 1)).offsetWidth).to.be.within(300, 390);
  });

  for (const container of ["display: inline-block", "float: left", "position: absolute", "display: table-cell"]) {
    it(`and most of the page's, where { ${container} } would be as wide as what is in it`, async () => {
      expect((await tableIn(container, "")).offsetWidth).to.equal(900);
    });
  }
});
