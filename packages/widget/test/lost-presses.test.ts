import { expect } from "@open-wc/testing";
import { setViewport } from "@web/test-runner-commands";
import type { SolitaireTable } from "../src/index.js";
import { cardOf, insideOf, pointOf, tableOf } from "./table.js";
import { waitUntil } from "./wait-until.js";

/** Sends what a pointer does on a card. Answers whether the browser may go on with it. */
const send = (table: SolitaireTable, type: string, pile: string, more: PointerEventInit = {}): boolean => {
  const [clientX, clientY] = pointOf(table, pile);
  const where = { bubbles: true, composed: true, cancelable: true, clientX, clientY };
  return cardOf(table, pile).dispatchEvent(
    new PointerEvent(type, { ...where, pointerId: 1, pointerType: "mouse", buttons: 1, ...more }),
  );
};

const drag = (table: SolitaireTable): void => {
  send(table, "pointerdown", "T1");
  send(table, "pointermove", "R2");
  expect(insideOf(table).table!.held).to.deep.include({ count: 1, over: "R2" });
};

const expectUntouched = (table: SolitaireTable): void => {
  const { table: inside } = insideOf(table);
  expect([table.log, inside!.held, inside!.session.selection]).to.deep.equal(["", undefined, undefined]);
};

before(() => setViewport({ width: 1280, height: 900 }));

describe("a release that never comes", () => {
  it("after the page was not looked at: a pointer that comes back without its button has let go", async () => {
    const table = await tableOf({ game: "penguin", deal: "22" });
    drag(table);
    send(table, "pointermove", "R3", { buttons: 0 });
    expectUntouched(table);
    send(table, "pointerup", "R3", { buttons: 0 });
    expectUntouched(table);
  });

  it("costs no press: the same pointer cannot be down twice", async () => {
    const table = await tableOf({ game: "penguin", deal: "22" });
    drag(table);
    send(table, "pointerdown", "T3");
    expect(insideOf(table).table!.held).to.equal(undefined);
    send(table, "pointerup", "T3", { buttons: 0 });
    expect(insideOf(table).table!.state!.selected).to.deep.equal({ pile: "T3", count: 1 });
  });

  it("is one that a menu takes: Ctrl and a click on a Mac, the other button during a drag", async () => {
    const table = await tableOf({ game: "penguin", deal: "22" });
    send(table, "pointerdown", "T1", { ctrlKey: true });
    expect(send(table, "contextmenu", "T1"), "the menu is the browser's").to.equal(true);
    send(table, "pointermove", "R2", { buttons: 0 });
    expectUntouched(table);
    drag(table);
    send(table, "contextmenu", "R2");
    expectUntouched(table);
    send(table, "pointerup", "R2", { buttons: 0 });
    expectUntouched(table);
  });
});

describe("a finger that rests on a card", () => {
  it("opens no menu over what it peeks at; a mouse's menu is left alone", async () => {
    const table = await tableOf({ game: "zodiac", deal: "9" });
    for (let i = 0; i < 3; i++) table.turnStock();
    const finger = { pointerType: "touch", pointerId: 3 };
    send(table, "pointerdown", "W", finger);
    await waitUntil(() => table.shadowRoot!.querySelector(".peek"), "the pile is fanned out");
    expect(send(table, "contextmenu", "W", finger)).to.equal(false);
    expect(table.shadowRoot!.querySelector(".peek")).not.to.equal(null);
    send(table, "pointerup", "W", { ...finger, buttons: 0 });
    expect(table.shadowRoot!.querySelector(".peek")).to.equal(null);
    expect(table.log).to.equal("S*3");
    expect(send(table, "contextmenu", "W"), "nothing is pressed").to.equal(true);
  });
});
