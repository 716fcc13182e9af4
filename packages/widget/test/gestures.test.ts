import { expect, nextFrame } from "@open-wc/testing";
import { resetMouse, sendKeys, sendMouse, setViewport } from "@web/test-runner-commands";
import type { SolitaireMoveEvent, SolitaireTable } from "../src/index.js";
import { withoutArrivals } from "./arrivals.js";
import {
  buttonOf,
  cardOf,
  clickOn,
  dialogOf,
  dragOver,
  insideOf,
  listen,
  play,
  pointOf,
  spokenBy,
  tableOf,
} from "./table.js";
import { waitUntil } from "./wait-until.js";

const penguin = (): Promise<SolitaireTable> => tableOf({ game: "penguin", deal: "22" });

/** The table is as it was dealt, and nothing is held or selected. */
const expectUntouched = (table: SolitaireTable, log = ""): void => {
  const { table: inside } = insideOf(table);
  expect(table.log).to.equal(log);
  expect(inside!.held).to.equal(undefined);
  expect(inside!.session.selection).to.equal(undefined);
  expect(inside!.state!.targets).to.deep.equal([]);
};

const hostOf = (board: HTMLElement): HTMLElement => (board.getRootNode() as ShadowRoot).host as HTMLElement;

const openOwnDialog = (): void => {
  const dialog = document.createElement("dialog");
  document.body.append(dialog);
  dialog.showModal();
};

const openSettings = async (board: HTMLElement): Promise<void> => {
  const table = hostOf(board) as SolitaireTable;
  table.showSettings();
  await waitUntil(() => dialogOf(table), "the settings open");
};

before(() => setViewport({ width: 1280, height: 900 }));

describe("pointers", () => {
  afterEach(async () => {
    await resetMouse();
  });

  it("drag a card to a place", async () => {
    const table = await penguin();
    const heard = listen(table);
    await dragOver(table, "T1", "R2");
    const { state, held } = insideOf(table).table!;
    expect(held).to.deep.include({ count: 1, over: "R2" });
    expect(state!.targets).to.include.members(["R1", "R2", "R7"]);
    await sendMouse({ type: "up" });
    expect(table.log).to.equal("T1-R2");
    expect((heard["move"]![0] as SolitaireMoveEvent).moves).to.equal("T1-R2");
    expect(heard["move"]!.length).to.equal(1);
  });

  describe("over cards on their way", () => {
    withoutArrivals();

    it("complete a deal, and take the card that comes to lie there", async () => {
      const table = await tableOf({ game: "penguin", deal: "22", motion: "auto" });
      const { board } = insideOf(table);
      board.finish();
      table.deal = "1";
      await waitUntil(() => board.isDealing, "the deal");
      const { box, cards } = board.layout!.piles.find(({ name }) => name === "T1")!;
      const { left, top } = board.element.getBoundingClientRect();
      const last = cards.at(-1)!;
      const [clientX, clientY] = [left + last.x + box.w / 2, top + last.y + box.h / 2];
      const flying = table.shadowRoot!.elementFromPoint(clientX, clientY)!;
      const where = { bubbles: true, composed: true, pointerId: 1, clientX, clientY };
      for (const type of ["pointerdown", "pointerup"]) flying.dispatchEvent(new PointerEvent(type, where));
      expect(board.isDealing).to.equal(false);
      expect(insideOf(table).table!.state!.selected).to.deep.equal({ pile: "T1", count: 1 });
    });

    it("take the card that lies there, not the one that flies past", async () => {
      const table = await tableOf({ game: "penguin", deal: "22", motion: "auto" });
      const { board } = insideOf(table);
      board.finish();
      await clickOn(table, "T1");
      await clickOn(table, "R3");
      expect(table.log).to.equal("T1-R3");
      const flying = cardOf(table, "R3");
      expect(board.table.views("R3", 0, 1)[0]!.isMoving, "the card is on its way").to.equal(true);
      const [clientX, clientY] = pointOf(table, "T2");
      const where = { bubbles: true, composed: true, pointerId: 1, clientX, clientY };
      for (const type of ["pointerdown", "pointerup"]) flying.dispatchEvent(new PointerEvent(type, where));
      expect(insideOf(table).table!.state!.selected).to.deep.equal({ pile: "T2", count: 1 });
    });
  });

  it("tap a card, then a place", async () => {
    const table = await penguin();
    await clickOn(table, "T1");
    expect(insideOf(table).table!.state!.selected).to.deep.equal({ pile: "T1", count: 1 });
    expect(insideOf(table).table!.state!.targets.length).to.be.greaterThan(0);
    await clickOn(table, "R3");
    expect(table.log).to.equal("T1-R3");
  });

  it("tap a card twice, which plays its best move", async () => {
    const table = await tableOf({ game: "stalactites", deal: "3" });
    // Real clicks come too slowly from a busy test runner to be a double click.
    for (const type of ["pointerdown", "pointerup", "pointerdown", "pointerup"]) {
      const [clientX, clientY] = pointOf(table, "T1");
      cardOf(table, "T1").dispatchEvent(
        new PointerEvent(type, { bubbles: true, composed: true, pointerId: 9, pointerType: "touch", clientX, clientY }),
      );
    }
    expect(table.log).to.equal("by1 T1-F1");
  });

  it("tap the stock, each tap a turn", async () => {
    const table = await tableOf({ game: "zodiac", deal: "9" });
    await clickOn(table, "S");
    await clickOn(table, "S");
    expect(table.log).to.equal("S*2");
  });

  it("stay on the stock, which turns until they let go, and is said once", async () => {
    const table = await tableOf({ game: "zodiac", deal: "9" });
    const [x, y] = pointOf(table, "S");
    await sendMouse({ type: "move", position: [x, y] });
    await sendMouse({ type: "down" });
    const turns = (): number => insideOf(table).table!.session.game.moves.length;
    await waitUntil(() => turns() > 3, "it turns");
    expect(spokenBy(table)).to.equal("");
    await sendMouse({ type: "up" });
    const done = turns();
    await table.updateComplete;
    expect(table.log).to.equal(`S*${done}`);
    expect(spokenBy(table)).not.to.equal("");
    table.undo();
    expect(turns(), "undone one by one").to.equal(done - 1);
  });

  it("put a card back by a tap on the felt, and on itself", async () => {
    const table = await penguin();
    await clickOn(table, "T1");
    const { left, bottom } = insideOf(table).board.element.getBoundingClientRect();
    await sendMouse({ type: "click", position: [Math.round(left) + 8, Math.round(bottom) - 8] });
    expectUntouched(table);
    await clickOn(table, "T1");
    await new Promise((wait) => setTimeout(wait, 400));
    await clickOn(table, "T1");
    expectUntouched(table);
  });

  it("drop a card where it may not go: it is back home", async () => {
    const table = await penguin();
    await dragOver(table, "T1", "T2");
    await sendMouse({ type: "up" });
    expectUntouched(table);
  });

  it("drag a card home: that is no tap", async () => {
    const table = await penguin();
    const [x, y] = pointOf(table, "T1");
    await dragOver(table, "T1", "R2");
    await sendMouse({ type: "move", position: [x, y] });
    await sendMouse({ type: "up" });
    expectUntouched(table);
  });

  it("cannot drag cards that do not move as one", async () => {
    const table = await penguin();
    await dragOver(table, "T1", "R2", 3);
    expect(insideOf(table).table!.held).to.equal(undefined);
    await sendMouse({ type: "up" });
    expectUntouched(table);
  });

  for (const [what, callOff] of [
    ["pointercancel", (board: HTMLElement) => board.dispatchEvent(new PointerEvent("pointercancel", { pointerId: 1 }))],
    [
      "a second finger",
      (board: HTMLElement) =>
        board.dispatchEvent(new PointerEvent("pointerdown", { pointerId: 2, pointerType: "touch" })),
    ],
    ["blur", () => dispatchEvent(new Event("blur"))],
    ["Esc", () => sendKeys({ press: "Escape" })],
    ["lost capture", (board: HTMLElement) => board.releasePointerCapture(1)],
    ["a dialog that the page opens", openSettings],
    ["a dialog of the page's own", openOwnDialog],
    ["a page that makes the table inert", (board: HTMLElement) => void (hostOf(board).inert = true)],
    [
      "a page that makes inert what it stands in",
      (board: HTMLElement) => void (hostOf(board).parentElement!.inert = true),
    ],
    ["a change of size", (board: HTMLElement) => void (board.closest<HTMLElement>(".felt")!.style.width = "80%")],
  ] as const) {
    it(`hold a card until ${what}: no move, card back`, async () => {
      const table = await penguin();
      const heard = listen(table);
      await dragOver(table, "T1", "R2");
      expect(insideOf(table).table!.held).not.to.equal(undefined);
      await callOff(insideOf(table).board.element);
      await nextFrame();
      await nextFrame();
      // One more pixel, since a capture that was given up is lost with the next event only.
      await sendMouse({ type: "move", position: pointOf(table, "R3") });
      const isInert = table.closest("[inert]") !== null || document.querySelector("dialog:modal") !== null;
      // Nothing tells that a table has become inert: that is seen when the card is let go.
      expect(insideOf(table).table!.held === undefined).to.equal(!isInert);
      await sendMouse({ type: "up" });
      expectUntouched(table);
      expect(heard["move"]).to.equal(undefined);
      table.shadowRoot!.querySelector("dialog")?.close();
      document.querySelector("dialog")?.remove();
      table.inert = table.parentElement!.inert = false;
      await clickOn(table, "T1");
      expect(insideOf(table).table!.session.selection).not.to.equal(undefined);
    });
  }

  for (const [what, change] of [
    ["mirrored", (table: SolitaireTable) => void (table.mirrored = true)],
    ["in large print", (table: SolitaireTable) => void (table.print = "large")],
  ] as const) {
    it(`keep a held card where it was grabbed when the table is ${what} meanwhile`, async () => {
      const table = await penguin();
      await dragOver(table, "T1", "R2");
      const held = table.shadowRoot!.querySelector(".card.held")!;
      while (held.getAnimations().length > 0) await nextFrame();
      const place = (): [number, number] => {
        const { left, top } = held.getBoundingClientRect();
        return [Math.round(left), Math.round(top)];
      };
      const before = place();
      change(table);
      await table.updateComplete;
      await nextFrame();
      expect(place()).to.deep.equal(before);
      await sendMouse({ type: "up" });
    });
  }

  for (const [what, change, log] of [
    ["is undone", (table: SolitaireTable) => table.undo(), ""],
    ["is undone by a key", () => sendKeys({ press: "u" }), ""],
    ["is dealt again", (table: SolitaireTable) => table.restart(), ""],
    ["takes a log of the page's", (table: SolitaireTable) => void (table.log = "T1-R1 T2-R2"), "T1-R1 T2-R2"],
    ["loses its log to the page", (table: SolitaireTable) => void (table.log = ""), ""],
  ] as const) {
    it(`hold a card until the game ${what}: no move of another card, and all lie in their places`, async () => {
      const table = await penguin();
      play(table, "T1-R2");
      table.focus();
      const heard = listen(table);
      await dragOver(table, "T1", "R3");
      expect(insideOf(table).table!.held).not.to.equal(undefined);
      await change(table);
      await table.updateComplete;
      expect([table.log, insideOf(table).table!.held]).to.deep.equal([log, undefined]);
      await sendMouse({ type: "move", position: pointOf(table, "R4") });
      await sendMouse({ type: "up" });
      expectUntouched(table, log);
      expect([heard["move"], insideOf(table).hands.handling.cards.length]).to.deep.equal([undefined, 0]);
      await clickOn(table, "T3");
      expect(insideOf(table).table!.session.selection, "the next press counts").not.to.equal(undefined);
    });
  }

  for (const [what, call] of [
    ["undo", (table: SolitaireTable) => table.undo()],
    ["redo by a key", () => sendKeys({ press: "r" })],
    ["a restart", (table: SolitaireTable) => table.restart()],
    ["turning a stock", (table: SolitaireTable) => table.turnStock()],
  ] as const) {
    it(`go on holding a card where nothing comes of ${what}`, async () => {
      const table = await penguin();
      table.focus();
      await dragOver(table, "T1", "R2");
      await call(table);
      await table.updateComplete;
      expect(table.log).to.equal("");
      expect(insideOf(table).table!.held).to.include({ count: 1 });
      await sendMouse({ type: "up" });
      expect(table.log).to.equal("T1-R2");
    });
  }

  it("hit the right pile in a scaled place, below a banner that comes in between", async () => {
    const table = await penguin();
    const box = table.parentElement!;
    box.style.transform = "scale(.6) translate(40px, 30px)";
    box.style.transformOrigin = "0 0";
    await dragOver(table, "T1", "R2");
    await sendMouse({ type: "up" });
    expect(table.log).to.equal("T1-R2");
    const banner = document.createElement("div");
    // So high that what lay under the pointer before is no place for the card.
    banner.style.height = "200px";
    await dragOver(table, "T1", "R3");
    box.before(banner);
    await sendMouse({ type: "move", position: pointOf(table, "R3") });
    await sendMouse({ type: "up" });
    expect(table.log).to.equal("T1-R2 T1-R3");
    banner.style.height = "257px";
    await clickOn(table, "T3");
    expect(insideOf(table).table!.state!.selected).to.deep.equal({ pile: "T3", count: 1 });
    banner.remove();
    await clickOn(table, "R4");
    expect(table.log).to.equal("T1-R2 T1-R3 T3-R4");
  });

  it("peek into a squared pile while they rest on it, and take that for no tap", async () => {
    const table = await tableOf({ game: "zodiac", deal: "9" });
    for (let i = 0; i < 3; i++) await clickOn(table, "S");
    const waste = pointOf(table, "W");
    await sendMouse({ type: "move", position: waste });
    await sendMouse({ type: "down" });
    await waitUntil(() => table.shadowRoot!.querySelector(".peek"), "the pile is fanned out");
    await sendMouse({ type: "up" });
    expect(table.shadowRoot!.querySelector(".peek")).to.equal(null);
    expectUntouched(table, "S*3");
  });
});

describe("buttons and methods", () => {
  it("undo, redo, restart and deal anew, each to be undone", async () => {
    const table = await penguin();
    const heard = listen(table);
    await clickOn(table, "T1");
    await clickOn(table, "R1");
    buttonOf(table, "Undo").click();
    expect(table.log).to.equal("");
    await table.updateComplete;
    buttonOf(table, "Redo").click();
    expect(table.log).to.equal("T1-R1");
    await table.updateComplete;
    buttonOf(table, "Restart").click();
    expect(table.log).to.equal("");
    await table.updateComplete;
    buttonOf(table, "New deal").click();
    await table.updateComplete;
    expect(table.deal).to.equal("22");
    expect(insideOf(table).table!.session.dealt.number).to.equal("22");
    table.undo();
    table.undo();
    expect(table.log).to.equal("T1-R1");
    expect(heard["undo"]!.length).to.equal(4);
    expect(heard["deal"]!.length).to.equal(2);
  });

  it("are off where there is nothing to do, and say so when pressed, or by method", async () => {
    const table = await penguin();
    for (const [name, method, sentence] of [
      ["Undo", "undo", "Nothing to undo."],
      ["Redo", "redo", "Nothing to redo."],
      ["Restart", "restart", "Nothing has been played yet."],
      ["Finish", "finish", "There is still something to decide."],
    ] as const) {
      const button = buttonOf(table, name);
      expect(button.getAttribute("aria-disabled"), name).to.equal("true");
      button.click();
      await table.updateComplete;
      expect(spokenBy(table)).to.equal(sentence);
      table.turnStock();
      table[method]();
      await table.updateComplete;
      expect(spokenBy(table)).to.equal(sentence);
    }
    expect(table.log).to.equal("");
  });

  it("turn to the next playable card as one step", async () => {
    const table = await tableOf({ game: "zodiac", deal: "9" }, { width: 360, height: 740 });
    buttonOf(table, "Next playable").click();
    expect(table.log).to.match(/^S(\*\d+)?$/);
    table.undo();
    expect(table.log).to.equal("");
  });

  it("pick the interval, which the first card locks", async () => {
    const table = await tableOf({ game: "stalactites", deal: "2" });
    const twos = table.shadowRoot!.querySelectorAll<HTMLInputElement>(".picker input")[1]!;
    twos.click();
    await table.updateComplete;
    expect(insideOf(table).table!.state!.choice).to.equal(2);
    await clickOn(table, "T1");
    await clickOn(table, "F4");
    await table.updateComplete;
    expect(table.log).to.equal("by2 T1-F4");
    expect(table.shadowRoot!.querySelector(".picker")).to.equal(null);
    table.undo();
    await table.updateComplete;
    expect(table.shadowRoot!.querySelectorAll<HTMLInputElement>(".picker input")[1]!.checked).to.equal(true);
  });
});
