import { aTimeout, expect, oneEvent } from "@open-wc/testing";
import { setViewport } from "@web/test-runner-commands";
import type { SolitaireTable, SolitaireWinEvent } from "../src/index.js";
import { decided } from "./decided.js";
import { solutionOf } from "./games.js";
import { buttonOf, cardOf, dialogOf, insideOf, listen, play, spokenBy, surroundingsOf, tableOf } from "./table.js";
import { waitUntil } from "./wait-until.js";

before(() => setViewport({ width: 1280, height: 900 }));

/** How many cards the table shows on foundations. */
const shownHome = (table: SolitaireTable): number =>
  insideOf(table)
    .table!.state!.piles.filter(({ role }) => role === "foundation")
    .reduce((sum, { cards }) => sum + cards.length, 0);

describe("the button Finish", () => {
  it("is off while there is something to decide, then wins the game in one step", async () => {
    const table = await tableOf({ game: "penguin", deal: "22" });
    expect(buttonOf(table, "Finish").getAttribute("aria-disabled")).to.equal("true");
    table.finish();
    await table.updateComplete;
    expect([table.log, spokenBy(table)]).to.deep.equal(["", "There is still something to decide."]);

    const late = await decided({ motion: "off" });
    const heard = listen(late);
    const { log } = late;
    buttonOf(late, "Finish").click();
    expect([heard["move"]!.length, heard["win"]!.length]).to.deep.equal([1, 1]);
    expect((heard["win"]![0] as SolitaireWinEvent).log).to.equal(late.log);
    await waitUntil(() => dialogOf(late), "the result shows");
    late.undo();
    expect(late.log).to.equal(log);
  });

  it("shows one card after another, and the result after the last", async () => {
    const table = await decided({ motion: "auto" });
    const before = shownHome(table);
    buttonOf(table, "Finish").click();
    const counts = new Set<number>();
    while (shownHome(table) < 52) {
      counts.add(shownHome(table));
      expect(dialogOf(table)).to.equal(null);
      await aTimeout(10);
    }
    expect([...counts]).to.deep.equal(Array.from({ length: 51 - before }, (_, i) => before + 1 + i));
    await waitUntil(() => dialogOf(table), "the result shows");
  });

  for (const page of ["showSettings", "showRules", "showStatistics", "showLog", "showMore"] as const) {
    it(`leaves what is opened while cards still fly where it is, and shows the result when that is closed: ${page}`, async () => {
      const table = await decided({ motion: "auto" });
      table.finish();
      table[page]();
      await waitUntil(() => dialogOf(table), "it opens");
      const opened = dialogOf(table)!.getAttribute("aria-label");
      await waitUntil(() => surroundingsOf(table).dialogs.dialogs!.next, "the result waits");
      expect(dialogOf(table)!.getAttribute("aria-label")).to.equal(opened).and.not.equal("Solved");
      expect(spokenBy(table), "the win itself is told at once").to.match(/Solved/);
      dialogOf(table)!.close();
      await waitUntil(() => dialogOf(table)?.getAttribute("aria-label") === "Solved", "the result shows");
      expect(surroundingsOf(table).dialogs.dialogs!.next, "once").to.equal(undefined);
    });
  }

  it("shows no result after what was opened meanwhile, where the win has been taken back", async () => {
    const table = await decided({ motion: "auto" });
    table.finish();
    table.showRules();
    await waitUntil(() => surroundingsOf(table)?.dialogs.dialogs?.next, "the result waits");
    table.undo();
    const asked: string[] = [];
    surroundingsOf(table).dialogs.open = (name) => Promise.resolve(void asked.push(name));
    const closed = oneEvent(dialogOf(table)!, "close");
    dialogOf(table)!.close();
    await closed;
    expect(asked).to.deep.equal([]);
  });

  for (const [name, interrupt] of [
    ["a press on a card", (table: SolitaireTable) => void cardOf(table, "F1").dispatchEvent(press())],
    ["undo", (table: SolitaireTable) => table.undo()],
  ] as const) {
    it(`is completed by ${name}`, async () => {
      const table = await decided({ motion: "auto" });
      const { log } = table;
      table.finish();
      const first = shownHome(table);
      await waitUntil(() => shownHome(table) > first, "one more is home");
      expect(shownHome(table)).to.be.below(52);
      interrupt(table);
      // None of the others comes later.
      await aTimeout(250);
      const { position, rules } = insideOf(table).table!.session;
      for (const { name: pile, cards } of insideOf(table).table!.state!.piles) {
        expect(cards, pile).to.deep.equal(position.cards(rules.pileIndex(pile)));
      }
      expect(table.log === log).to.equal(name === "undo");
    });
  }
});

const press = (): PointerEvent => new PointerEvent("pointerdown", { bubbles: true, composed: true, pointerId: 7 });

describe("cards that go home by themselves", () => {
  it("are one step with the move before them, and are told", async () => {
    const { deal, entries } = await solutionOf("penguin");
    const table = await tableOf({ game: "penguin", deal, autoMove: "auto" });
    const heard = listen(table);
    let said = "";
    for (const entry of entries) {
      const steps = heard["move"]?.length ?? 0;
      const { log } = table;
      if (!insideOf(table).table!.session.legalMoves.length) break;
      try {
        play(table, entry);
      } catch {
        // It has gone home by itself.
      }
      if ((heard["move"]?.length ?? 0) === steps) continue;
      await table.updateComplete;
      if (!/follow/.test(spokenBy(table))) continue;
      said = spokenBy(table);
      const after = table.log;
      table.undo();
      expect(table.log).to.equal(log);
      table.redo();
      expect(table.log).to.equal(after);
      break;
    }
    expect(said).to.match(/^[^.]+; \d+ cards? follows? to the foundations\.$/);
  });

  it("stay where they are, where the page says so", async () => {
    const { deal, entries, log } = await solutionOf("penguin");
    const table = await tableOf({ game: "penguin", deal });
    table.setAttribute("auto-move", "off");
    const heard = listen(table);
    for (const entry of entries) play(table, entry);
    expect([table.log, heard["move"]!.length]).to.deep.equal([log, entries.length]);
  });

  it("go by no other value of the page's, which is told", async () => {
    const table = await tableOf({ game: "penguin", deal: "22" });
    const heard = listen(table);
    table.setAttribute("auto-move", "always");
    await table.updateComplete;
    expect((heard["error"]![0] as ErrorEvent).message).to.equal(
      "The attribute auto-move is “always”; it may be auto, on, off.",
    );
  });
});
