import { expect } from "@open-wc/testing";
import { setViewport } from "@web/test-runner-commands";
import type { SolitaireTable } from "../src/index.js";
import { askFor } from "./ask-for.js";
import { tableOf } from "./table.js";
import { waitUntil } from "./wait-until.js";

/** Something on the board of a table with a class of its own. */
const put = (table: SolitaireTable, className: string): CSSStyleDeclaration => {
  const element = document.createElement("div");
  element.className = className;
  table.shadowRoot!.querySelector(".board")!.append(element);
  return getComputedStyle(element);
};

/** A colour as it is painted there. */
const painted = (table: SolitaireTable, colour: string): string => {
  const probe = document.createElement("i");
  probe.style.color = colour;
  table.shadowRoot!.querySelector(".board")!.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
};

describe("for visitors who have colours of their own", () => {
  before(async () => {
    await setViewport({ width: 1280, height: 900 });
    await askFor({ "forced-colors": "active" });
  });
  after(() => askFor({}));

  for (const state of ["card", "card fanned", "card flying", "halo"]) {
    it(`nothing casts a shadow: ${state}`, async () => {
      const table = await tableOf({ game: "penguin", deal: "9" });
      const { boxShadow } = put(table, state);
      // Rings and edges have neither an offset nor a blur.
      const shadows = boxShadow.match(/(?:rgba?\([^)]*\)|[a-z]+)(?: -?[\d.]+px)+/g)!;
      expect(shadows.length).to.be.at.least(2);
      const cast = shadows.filter((each) => !each.startsWith("rgba(0, 0, 0, 0)") && !/\) 0px 0px 0px/.test(each));
      expect(cast).to.deep.equal([]);
    });
  }

  for (const theme of ["light", "dark", "none"]) {
    it(`the table has them whatever its attribute says: theme="${theme}"`, async () => {
      const table = await tableOf({ game: "penguin", deal: "9" });
      table.setAttribute("theme", theme);
      await table.updateComplete;
      for (const [token, colour] of [
        ["felt-1", "Canvas"],
        ["felt-ink", "CanvasText"],
        ["paper", "Canvas"],
        ["target", "Highlight"],
      ] as const)
        expect(painted(table, `var(--solitaire-${token})`), token).to.equal(painted(table, colour));
    });
  }
});

describe("for visitors who ask for more contrast", () => {
  before(() => askFor({ "prefers-contrast": "more" }));
  after(() => askFor({}));

  it("what they get outweighs the rest, whenever that has loaded", async () => {
    const table = await tableOf({ game: "penguin", deal: "9" });
    const root = table.shadowRoot!;
    const styleOf = (selector: string): CSSStyleDeclaration => getComputedStyle(root.querySelector(selector)!);
    await waitUntil(() => styleOf(".slot.open").borderTopWidth === "2px", "what they get has loaded");
    expect(styleOf(".card").getPropertyValue("--hair")).to.equal("1px");
    expect(styleOf(".tool[aria-disabled=true] > *").opacity).to.equal("0.6");
    expect(styleOf(".tool:not([aria-disabled=true]) > *").opacity).to.equal("1");
  });
});
