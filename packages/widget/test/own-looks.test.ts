import { expect } from "@open-wc/testing";
import { emulateMedia } from "@web/test-runner-commands";
import type { SolitaireTable } from "../src/index.js";
import { ALL_SETTINGS, type Setting, SETTINGS } from "../src/settings/definition.js";
import { lookStyles } from "../src/styles/looks.css.js";
import { tableOf } from "./table.js";
import { waitUntil } from "./wait-until.js";

/** A page's own styles, for one test. */
const page = new CSSStyleSheet();

const valueOn = (table: SolitaireTable, part: string, token: string): string =>
  getComputedStyle(table.shadowRoot!.querySelector(part)!).getPropertyValue(`--solitaire-${token}`);

/** Waits for other felts than the table's own. */
const dressed = (table: SolitaireTable): Promise<void> =>
  waitUntil(() => table.shadowRoot!.adoptedStyleSheets.includes(lookStyles.styleSheet!), "the felts are there");

describe("a page's own styles", () => {
  before(() => document.adoptedStyleSheets.push(page));
  beforeEach(() => page.replaceSync(""));
  after(() => void document.adoptedStyleSheets.pop());
  afterEach(() => emulateMedia({ colorScheme: "light" }));

  for (const felt of SETTINGS.felt) {
    it(`have their way with the colours of ${felt}`, async () => {
      const tokens = ["felt-1", "felt-2", "felt-ink", "felt-ink-2", "felt-line", "engrave", "rouge"];
      page.replaceSync(`solitaire-table { ${tokens.map((token) => `--solitaire-${token}: #012345;`).join("")} }`);
      const table = await tableOf({ game: "rouge-et-noir", deal: "9", felt, theme: "dark" });
      if (felt !== "sage") await dressed(table);
      for (const token of tokens) expect(valueOn(table, ".board", token), token).to.equal("#012345");
    });
  }

  it("set the rings on pine by the felt's part, those of the bars on the element", async () => {
    page.replaceSync(`
      solitaire-table { --solitaire-accent: #010101; }
      solitaire-table::part(felt) { --solitaire-accent: #020202; }
    `);
    const table = await tableOf({ game: "penguin", deal: "9", felt: "pine" });
    await dressed(table);
    expect(valueOn(table, ".tools", "accent")).to.equal("#010101");
    expect(valueOn(table, ".board", "accent")).to.equal("#020202");
  });

  it("know what each setting comes to by a state of its name", async () => {
    const table = await tableOf({ game: "penguin", deal: "9", felt: "linen", motion: "off", autoMove: "off" });
    table.noTimer = true;
    await table.updateComplete;
    const others: Partial<Record<Setting, string>> = {
      felt: "linen",
      motion: "off",
      autoMove: "off",
      timer: "off",
      // As in all tests.
      verdict: "off",
      deals: "any",
    };
    for (const setting of ALL_SETTINGS) {
      const states = SETTINGS[setting].filter((choice) => table.matches(`:state(${setting}-${choice})`));
      expect(states, setting).to.deep.equal([others[setting] ?? SETTINGS[setting][0]]);
    }
  });

  for (const scheme of ["light", "dark"] as const) {
    it(`know by light-dark() what shows, be it by the system or by the setting: ${scheme}`, async () => {
      page.replaceSync("solitaire-table { outline-color: light-dark(rgb(1, 1, 1), rgb(2, 2, 2)); }");
      const colourOf = (table: SolitaireTable): string => getComputedStyle(table).outlineColor;
      const shown = { light: "rgb(1, 1, 1)", dark: "rgb(2, 2, 2)" };
      await emulateMedia({ colorScheme: scheme });
      const table = await tableOf({ game: "penguin", deal: "9" });
      expect(table.matches(":state(theme-auto)")).to.equal(true);
      expect(colourOf(table)).to.equal(shown[scheme]);
      table.theme = scheme === "light" ? "dark" : "light";
      await table.updateComplete;
      expect(colourOf(table)).to.equal(shown[table.theme]);
    });
  }
});
