import { expect, fixture, html, nextFrame } from "@open-wc/testing";
import { resetMouse, sendMouse, setViewport } from "@web/test-runner-commands";
import type { SolitaireTable } from "../src/index.js";
import { solutionOf } from "./games.js";
import { expectAtRest, expectSound } from "./sound.js";
import { dealt, dragOver, insideOf, play, QUIET, settled, tableOf, testEnvironment } from "./table.js";
import { waitUntil } from "./wait-until.js";

/** Waits until a change of size has been heard of. */
const resized = async (): Promise<void> => {
  await nextFrame();
  await nextFrame();
};

before(() => setViewport({ width: 1280, height: 900 }));

describe("a table out of sight", () => {
  afterEach(() => resetMouse());

  for (const [what, put] of [
    ["a tab that is not shown", (page: HTMLElement, table: SolitaireTable) => page.append(table)],
    [
      "details that are closed",
      (page: HTMLElement, table: SolitaireTable) => {
        page.hidden = false;
        page.innerHTML = "<details><summary>A game</summary></details>";
        page.firstElementChild!.append(table);
      },
    ],
  ] as const) {
    it(`in ${what} is drawn when it comes into sight`, async () => {
      const page = await fixture<HTMLElement>(html`<div hidden></div>`);
      const table = document.createElement("solitaire-table");
      Object.assign(table, { environment: testEnvironment(), game: "penguin", deal: "22", ...QUIET });
      table.style.height = "700px";
      put(page, table);
      await dealt(table);
      page.hidden = false;
      page.querySelector("details")?.setAttribute("open", "");
      await settled(table);
      await resized();
      await expectAtRest(table);
      play(table, "T1-R2");
      expect(table.log).to.equal("T1-R2");
    });
  }

  it("lets go of what is dragged, and lies as before when it is back", async () => {
    const table = await tableOf({ game: "penguin", deal: "22", motion: "auto" });
    insideOf(table).board.finish();
    await dragOver(table, "T1", "R2");
    expect(insideOf(table).table!.held).not.to.equal(undefined);
    table.parentElement!.hidden = true;
    await resized();
    await sendMouse({ type: "up" });
    table.parentElement!.hidden = false;
    await resized();
    await sendMouse({ type: "move", position: [640, 450] });
    expect([table.log, insideOf(table).table!.held]).to.deep.equal(["", undefined]);
    expectSound(table);
    await expectAtRest(table);
  });

  it("draws what was played meanwhile", async () => {
    const table = await tableOf({ game: "penguin", deal: "22", motion: "auto" });
    table.parentElement!.hidden = true;
    await resized();
    play(table, "T1-R2");
    table.undo();
    table.redo();
    table.parentElement!.hidden = false;
    await resized();
    expect(table.log).to.equal("T1-R2");
    await expectAtRest(table);
  });

  for (const [what, hide, show] of [
    ["hidden", (box: HTMLElement) => (box.hidden = true), (box: HTMLElement) => (box.hidden = false)],
    ["taken away", (box: HTMLElement) => box.remove(), (box: HTMLElement) => document.body.append(box)],
  ] as const) {
    it(`goes on with what follows by itself while it is ${what}`, async () => {
      const { deal, entries } = await solutionOf("zodiac");
      const last = entries.findLastIndex((entry) => entry.startsWith("W-"));
      const table = await tableOf({ game: "zodiac", deal, autoMove: "on", motion: "calm" });
      table.log = entries.slice(0, last).join(" ");
      await table.updateComplete;
      const box = table.parentElement!;
      play(table, entries[last]!);
      const { session, state } = insideOf(table).table!;
      const due = session.rules.pileNames.map((_, pile) => [...session.position.cards(pile)]);
      const cards = (): unknown => insideOf(table).table!.state!.piles.map((pile) => pile.cards);
      expect(
        state!.piles.map((pile) => pile.cards),
        "on the way",
      ).not.to.deep.equal(due);
      hide(box);
      await waitUntil(() => JSON.stringify(cards()) === JSON.stringify(due), "all have followed");
      show(box);
      await resized();
      await expectAtRest(table);
      box.remove();
    });
  }

  it("that is cloned is another table of the same deal", async () => {
    const table = await tableOf({ game: "penguin", deal: "22" });
    play(table, "T1-R2");
    const clone = table.cloneNode(true) as SolitaireTable;
    clone.environment = testEnvironment();
    table.after(clone);
    await settled(clone);
    expect([clone.deal, clone.log, table.log]).to.deep.equal(["22", "", "T1-R2"]);
  });
});
