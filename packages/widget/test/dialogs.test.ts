import { aTimeout, expect } from "@open-wc/testing";
import { sendMouse, setViewport } from "@web/test-runner-commands";
import type { SolitaireTable } from "../src/index.js";
import { solutionOf } from "./games.js";
import { buttonOf, cardOf, insideOf, listen, play, tableOf } from "./table.js";
import { waitUntil } from "./wait-until.js";

const openDialog = (table: SolitaireTable): HTMLDialogElement | null =>
  table.shadowRoot!.querySelector<HTMLDialogElement>("dialog[open]");

/** A table one move before the win; answers that move's piles. */
const nearlyWon = async (): Promise<{ table: SolitaireTable; from: string; to: string }> => {
  const { deal, entries } = await solutionOf("penguin");
  const table = await tableOf({ game: "penguin", deal }, { width: 360, height: 740 });
  table.log = entries.slice(0, -1).join(" ");
  await table.updateComplete;
  const [from = "", to = ""] = entries.at(-1)!.split("-");
  return { table, from, to };
};

describe("dialogs", () => {
  before(() => setViewport({ width: 360, height: 740 }));
  after(() => setViewport({ width: 1280, height: 900 }));

  it("stay when the tap that won ends in a click beside the panel", async () => {
    const { table, from, to } = await nearlyWon();
    table.showRules();
    await waitUntil(() => openDialog(table), "the rules open");
    openDialog(table)!.close();
    cardOf(table, from).click();
    cardOf(table, to).click();
    await waitUntil(() => openDialog(table), "the panel opens");
    const panel = openDialog(table)!;
    // As a phone's browser fires it, once the finger is up: on what lies under it by now.
    panel.dispatchEvent(new MouseEvent("click", { bubbles: true, composed: true, clientX: 2, clientY: 2 }));
    expect(panel.open).to.equal(true);
  });

  it("close by a press beside them, not by one that began inside", async () => {
    const table = await tableOf({ game: "penguin", deal: "22" }, { width: 360, height: 740 });
    table.showMore();
    await waitUntil(() => openDialog(table), "the sheet opens");
    const { left, top, width } = openDialog(table)!.getBoundingClientRect();
    await sendMouse({ type: "move", position: [Math.round(left + width / 2), Math.round(top + 30)] });
    await sendMouse({ type: "down" });
    await sendMouse({ type: "move", position: [5, 5] });
    await sendMouse({ type: "up" });
    expect(openDialog(table), "after a press that began inside").to.not.equal(null);
    await sendMouse({ type: "click", position: [5, 5] });
    expect(openDialog(table)).to.equal(null);
  });

  it("show the result again when the game is won again by the same moves, without another event", async () => {
    const { table, from, to } = await nearlyWon();
    const heard = listen(table);
    play(table, `${from}-${to}`);
    for (const again of [() => play(table, `${from}-${to}`), () => table.redo()]) {
      await waitUntil(() => openDialog(table), "the panel opens");
      buttonOf(table, "Close").click();
      await aTimeout(0);
      table.undo();
      await table.updateComplete;
      expect([openDialog(table), insideOf(table).table!.session.game.isWon]).to.deep.equal([null, false]);
      again();
    }
    await waitUntil(() => openDialog(table), "the panel opens again");
    expect(heard["win"]!.length).to.equal(1);
  });
});
