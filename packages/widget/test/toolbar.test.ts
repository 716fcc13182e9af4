import { expect } from "@open-wc/testing";
import type { SolitaireTable } from "../src/index.js";
import { solutionOf } from "./games.js";
import { press } from "./press.js";
import { buttonOf, cardOf, insideOf, tableOf } from "./table.js";
import { waitUntil } from "./wait-until.js";

const WIDE = { width: 1280, height: 800 };
const PHONE = { width: 360, height: 740 };

/** Buttons of the toolbar that there is room for. */
const shownIn = (table: SolitaireTable): HTMLElement[] =>
  [...table.shadowRoot!.querySelectorAll<HTMLElement>("[role=toolbar] button")].filter((button) =>
    button.checkVisibility(),
  );

/** The names of those that Tab leads to. */
const stopsOf = (table: SolitaireTable): string[] =>
  shownIn(table)
    .filter(({ tabIndex }) => tabIndex === 0)
    .map((button) => button.ariaLabel!);

const focused = (table: SolitaireTable): string | null => table.shadowRoot!.activeElement!.ariaLabel;

const resize = async (table: SolitaireTable, { width }: { width: number }): Promise<void> => {
  const { layout } = insideOf(table).board;
  table.parentElement!.style.width = `${width}px`;
  await waitUntil(() => insideOf(table).board.layout !== layout, "it is laid out anew");
  await table.updateComplete;
};

describe("the toolbar", () => {
  for (const [name, size] of [
    ["wide", WIDE],
    ["on a phone", PHONE],
  ] as const) {
    it(`has a name and one stop of Tab, ${name}`, async () => {
      const table = await tableOf({ game: "penguin", deal: "22" }, size);
      expect(table.shadowRoot!.querySelector("[role=toolbar]")!.ariaLabel).to.equal("Actions");
      expect(stopsOf(table)).to.deep.equal(["Undo"]);
      const [before, after] = ["before", "after"].map((text) => {
        const button = document.createElement("button");
        button.textContent = text;
        return button;
      });
      table.before(before!);
      table.after(after!);
      before!.focus();
      await press("Tab");
      expect(focused(table)).to.equal("Undo");
      await press("Tab");
      expect(insideOf(table).board.spotOf(table.shadowRoot!.activeElement!), "a card").not.to.equal(undefined);
    });

    it(`is walked by arrows, Home and End, round and round, ${name}`, async () => {
      const table = await tableOf({ game: "penguin", deal: "22" }, size);
      const names = shownIn(table).map((button) => button.ariaLabel!);
      expect(names.length).to.be.above(4);
      buttonOf(table, "Undo").focus();
      for (const each of [...names.slice(1), names[0], names[1]]) {
        await press("ArrowRight");
        expect(focused(table)).to.equal(each);
      }
      await press("ArrowLeft", "ArrowLeft");
      expect(focused(table)).to.equal(names.at(-1));
      await press("Home");
      expect(focused(table)).to.equal(names[0]);
      await press("End");
      expect([focused(table), ...stopsOf(table)]).to.deep.equal([names.at(-1), names.at(-1)]);
      await press("Tab", "Shift+Tab");
      expect(focused(table), "Tab leads back to where it was").to.equal(names.at(-1));
    });
  }

  it("is walked to where arrows point on a page that is read from the right", async () => {
    document.documentElement.dir = "rtl";
    try {
      const table = await tableOf({ game: "penguin", deal: "22" }, WIDE);
      const undo = buttonOf(table, "Undo");
      undo.focus();
      await press("ArrowRight");
      const { left } = table.shadowRoot!.activeElement!.getBoundingClientRect();
      expect(left).to.be.above(undo.getBoundingClientRect().left);
    } finally {
      document.documentElement.removeAttribute("dir");
    }
  });

  it("leaves up and down to the page, and letters and digits to the game", async () => {
    const table = await tableOf({ game: "zodiac", deal: "9" }, WIDE);
    const heard: boolean[] = [];
    const hear = (event: KeyboardEvent): void => void heard.push(event.defaultPrevented);
    addEventListener("keydown", hear);
    buttonOf(table, "Hint").focus();
    await press("ArrowUp", "ArrowDown", "ArrowRight", "s");
    removeEventListener("keydown", hear);
    expect(heard).to.deep.equal([false, false, true, true]);
    expect(focused(table)).to.equal("Finish");
    expect(table.log).to.equal("S");
    await press("3");
    expect(table.shadowRoot!.activeElement).to.equal(cardOf(table, "T3"));
  });

  it("keeps a stop when there is no room for its button any more", async () => {
    const table = await tableOf({ game: "penguin", deal: "22" }, WIDE);
    buttonOf(table, "Restart").focus();
    (document.activeElement as HTMLElement).blur();
    await resize(table, { width: 1100 });
    expect(stopsOf(table), "there still is").to.deep.equal(["Restart"]);
    await resize(table, PHONE);
    expect(stopsOf(table)).to.deep.equal(["Undo"]);
  });

  it("keeps a stop when its button is gone for good", async () => {
    const { deal, entries } = await solutionOf("zodiac");
    const table = await tableOf({ game: "zodiac", deal }, WIDE);
    buttonOf(table, "Next playable").focus();
    expect(stopsOf(table)).to.deep.equal(["Next playable"]);
    table.log = entries
      .slice(
        0,
        entries.findIndex((entry) => entry.includes("-F")),
      )
      .join(" ");
    await table.updateComplete;
    expect(stopsOf(table)).to.deep.equal(["Undo"]);
  });
});
