import { aTimeout, expect, nextFrame } from "@open-wc/testing";
import { sendMouse, setViewport } from "@web/test-runner-commands";
import type { SolitaireTable } from "../src/index.js";
import { solutionOf } from "./games.js";
import { press } from "./press.js";
import {
  buttonOf,
  cardOf,
  clickOn,
  dialogOf,
  insideOf,
  listen,
  noticeOf,
  play,
  surroundingsOf,
  tableOf,
} from "./table.js";
import { waitUntil } from "./wait-until.js";

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
    await waitUntil(() => dialogOf(table), "the rules open");
    dialogOf(table)!.close();
    cardOf(table, from).click();
    cardOf(table, to).click();
    await waitUntil(() => dialogOf(table), "the panel opens");
    const panel = dialogOf(table)!;
    // As a phone's browser fires it, once the finger is up: on what lies under it by now.
    panel.dispatchEvent(new MouseEvent("click", { bubbles: true, composed: true, clientX: 2, clientY: 2 }));
    expect(panel.open).to.equal(true);
  });

  it("give way to what was asked for later, however late they come themselves", async () => {
    const table = await tableOf({ game: "penguin", deal: "3" });
    let letGo: (() => void) | undefined;
    insideOf(table).loadLooks = () => new Promise((resolve) => (letGo = resolve));
    const late = surroundingsOf(table).dialogs.open("settings");
    table.showLog();
    await waitUntil(() => dialogOf(table), "the log opens");
    await waitUntil(() => letGo, "the settings load");
    letGo!();
    await late;
    expect(dialogOf(table)!.ariaLabel).to.equal("Log");
    letGo = undefined;
    table.showSettings();
    await waitUntil(() => letGo, "the settings load anew");
    letGo!();
    await waitUntil(() => dialogOf(table)!.ariaLabel === "Settings", "asked for again, they come");
  });

  it("that cannot be loaded are told, until they can", async () => {
    const table = await tableOf({ game: "penguin", deal: "3" });
    insideOf(table).loadLooks = () => Promise.reject(new Error("offline"));
    table.showSettings();
    await waitUntil(() => noticeOf(table), "it is told");
    expect(noticeOf(table)).to.equal("A part of the table cannot be loaded now.");
    Reflect.deleteProperty(insideOf(table), "loadLooks");
    table.showSettings();
    await waitUntil(() => dialogOf(table), "the settings open");
    await table.updateComplete;
    expect(noticeOf(table)).to.equal(undefined);
  });

  it("are not covered by a text that cannot be copied, where they were asked for after it", async () => {
    const own = Object.getOwnPropertyDescriptor(navigator, "clipboard");
    let refuse: (() => void) | undefined;
    const writeText = (): Promise<void> => new Promise((_, reject) => (refuse = () => reject(new Error("no"))));
    Object.defineProperty(navigator, "clipboard", { value: { writeText }, configurable: true });
    try {
      const table = await tableOf({ game: "penguin", deal: "3" });
      for (const isLater of [false, true]) {
        refuse = undefined;
        if (isLater) table.showLog();
        if (isLater) await waitUntil(() => dialogOf(table), "the log opens");
        table.share();
        if (!isLater) table.showLog();
        await waitUntil(() => dialogOf(table), "the log opens");
        await waitUntil(() => refuse, "the text is to be copied");
        refuse!();
        await nextFrame();
        expect(dialogOf(table)!.ariaLabel).to.equal(isLater ? "Copy this text" : "Log");
        dialogOf(table)!.close();
      }
    } finally {
      if (own) Object.defineProperty(navigator, "clipboard", own);
      else Reflect.deleteProperty(navigator, "clipboard");
    }
  });

  it("close by a press beside them, not by one that began inside", async () => {
    const table = await tableOf({ game: "penguin", deal: "22" }, { width: 360, height: 740 });
    table.showMore();
    await waitUntil(() => dialogOf(table), "the sheet opens");
    const { left, top, width } = dialogOf(table)!.getBoundingClientRect();
    await sendMouse({ type: "move", position: [Math.round(left + width / 2), Math.round(top + 30)] });
    await sendMouse({ type: "down" });
    await sendMouse({ type: "move", position: [5, 5] });
    await sendMouse({ type: "up" });
    expect(dialogOf(table), "after a press that began inside").to.not.equal(null);
    await sendMouse({ type: "click", position: [5, 5] });
    expect(dialogOf(table)).to.equal(null);
  });

  it("show the result again when the game is won again by the same moves, without another event", async () => {
    const { table, from, to } = await nearlyWon();
    const heard = listen(table);
    play(table, `${from}-${to}`);
    for (const again of [() => play(table, `${from}-${to}`), () => table.redo()]) {
      await waitUntil(() => dialogOf(table), "the panel opens");
      buttonOf(table, "Close").click();
      await aTimeout(0);
      table.undo();
      await table.updateComplete;
      expect([dialogOf(table), insideOf(table).table!.session.game.isWon]).to.deep.equal([null, false]);
      again();
    }
    await waitUntil(() => dialogOf(table), "the panel opens again");
    expect(heard["win"]!.length).to.equal(1);
  });
});

describe("a dialog that opens", () => {
  const opened = async (table: SolitaireTable, selector: string): Promise<HTMLElement> => {
    await waitUntil(() => dialogOf(table)?.querySelector(selector), "it opens");
    return table.shadowRoot!.activeElement as HTMLElement;
  };
  const isPlain = (element: HTMLElement): boolean => getComputedStyle(element).outlineStyle === "none";

  before(() => setViewport({ width: 360, height: 740 }));
  after(() => setViewport({ width: 1280, height: 900 }));

  for (const motion of ["calm", "off"] as const) {
    it(`after a win by taps begins at its name, without a ring or a tip: motion ${motion}`, async () => {
      const { table, from, to } = await nearlyWon();
      table.motion = motion;
      await clickOn(table, from);
      await clickOn(table, to);
      const begin = await opened(table, ".win");
      expect([begin.localName, begin.textContent, isPlain(begin)]).to.deep.equal(["h2", "Solved", true]);
      const tip = dialogOf(table)!.querySelector(".close .tip")!;
      expect(tip.checkVisibility({ visibilityProperty: true })).to.equal(false);
    });
  }

  it("by keys begins there too, one Tab before the cross", async () => {
    const table = await tableOf({ game: "penguin", deal: "22" }, { width: 360, height: 740 });
    cardOf(table, "T1").focus();
    await press(",");
    const begin = await opened(table, ".settings");
    expect([begin.localName, isPlain(begin)]).to.deep.equal(["h2", true]);
    await press("Tab");
    const cross = table.shadowRoot!.activeElement as HTMLElement;
    expect(cross.className).to.equal("close");
    const tip = cross.querySelector(".tip")!;
    expect(tip.checkVisibility({ visibilityProperty: true })).to.equal(true);
    const letters = document.createRange();
    letters.selectNodeContents(dialogOf(table)!.querySelector("h3")!);
    const [text, box] = [letters, tip].map((each) => each.getBoundingClientRect());
    expect(box!.bottom, "it covers no line that is read").to.be.at.most(text!.top);
  });

  it("stays where it is scrolled to when Tab leads through its head", async () => {
    const table = await tableOf({ game: "zodiac", deal: "22" }, { width: 360, height: 740 });
    cardOf(table, "T1").focus();
    await press("?");
    await opened(table, ".rules-text");
    const page = dialogOf(table)!.firstElementChild!;
    for (const [key, name] of [
      ["Tab", "Keys"],
      ["Tab", "Close"],
      ["Shift+Tab", "Keys"],
    ] as const) {
      page.scrollTop = 300;
      await press(key);
      const { activeElement } = table.shadowRoot!;
      expect(activeElement!.ariaLabel ?? activeElement!.textContent).to.equal(name);
      expect(page.scrollTop, key).to.equal(300);
    }
  });

  for (const [lang, name] of [
    ["en", "Keys"],
    ["ru", "Клавиши"],
  ] as const) {
    it(`by a question mark begins at its name, one Tab before what leads to the keys: ${lang}`, async () => {
      const table = await tableOf({ game: "zodiac", deal: "22", lang }, { width: 360, height: 740 });
      cardOf(table, "T1").focus();
      const { href } = location;
      await press("?");
      const begin = await opened(table, ".rules-text");
      expect([begin.localName, isPlain(begin)]).to.deep.equal(["h2", true]);
      await press("Tab");
      expect(table.shadowRoot!.activeElement!.textContent).to.equal(name);
      await press("Enter");
      const keys = table.shadowRoot!.activeElement!;
      expect([keys.localName, keys.textContent]).to.deep.equal(["h3", name]);
      const [head, there, dialog] = [dialogOf(table)!.querySelector("header")!, keys, dialogOf(table)!].map((each) =>
        each.getBoundingClientRect(),
      );
      expect(there!.top, "below the head, in sight").to.be.within(head!.bottom, dialog!.bottom - there!.height);
      expect(location.href).to.equal(href);
    });
  }
});
