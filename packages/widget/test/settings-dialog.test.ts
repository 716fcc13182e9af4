import { expect } from "@open-wc/testing";
import { emulateMedia, sendKeys, setViewport } from "@web/test-runner-commands";
import type { SolitaireTable } from "../src/index.js";
import { askFor } from "./ask-for.js";
import { open, nameOf, rowOf, controlOf, choose, chosenIn, openTable, styleOf } from "./open-settings.js";
import { withoutSolver } from "./solvers.js";
import { buttonOf, cardOf, dialogOf, tableOf } from "./table.js";
import { waitUntil } from "./wait-until.js";

withoutSolver();

describe("the settings’ dialog", () => {
  before(() => setViewport({ width: 1280, height: 900 }));
  after(async () => {
    await askFor({});
    await emulateMedia({ reducedMotion: "no-preference" });
  });

  const press = async (...keys: string[]): Promise<void> => {
    for (const key of keys) await sendKeys({ press: key });
  };
  const focusIn = (table: SolitaireTable): string => {
    const { activeElement } = table.shadowRoot!;
    return activeElement instanceof HTMLInputElement
      ? nameOf(activeElement)
      : (activeElement?.getAttribute("aria-label") ?? activeElement?.textContent.trim() ?? "");
  };

  it("has its head in sight wherever it is scrolled to, on a phone on its side too", async () => {
    await setViewport({ width: 740, height: 360 });
    const table = await openTable();
    await open(table);
    const dialog = dialogOf(table)!;
    const page = dialog.firstElementChild!;
    const close = buttonOf(table, "Close");
    page.scrollTop = page.scrollHeight;
    expect(page.scrollTop).to.be.above(100);
    const [own, around] = [close.getBoundingClientRect(), dialog.getBoundingClientRect()];
    expect(own.top).to.be.at.least(around.top);
    expect(own.bottom, "and is low").to.be.at.most(around.top + 48);
    await setViewport({ width: 1280, height: 900 });
  });

  it("stays where it is scrolled to when Tab leads to its head, and shows below it what has the focus", async () => {
    await setViewport({ width: 740, height: 360 });
    const table = await openTable();
    cardOf(table, "T1").focus();
    await press(",");
    await waitUntil(() => dialogOf(table)?.querySelector(".settings"), "it opens");
    const dialog = dialogOf(table)!;
    const page = dialog.firstElementChild!;
    page.scrollTop = 300;
    await press("Tab");
    expect(focusIn(table)).to.equal("Close");
    expect(page.scrollTop, "the head is in sight").to.equal(300);
    await press("Tab");
    const { top } = table.shadowRoot!.activeElement!.getBoundingClientRect();
    expect(top).to.be.at.least(dialog.querySelector(".page-head")!.getBoundingClientRect().bottom);
    await setViewport({ width: 1280, height: 900 });
  });

  it("is all keys: opened by a comma on the cards, gone through by Tab, arrows and Space, left by Esc", async () => {
    const table = await openTable();
    cardOf(table, "T1").focus();
    await press(",");
    await waitUntil(() => dialogOf(table)?.querySelector(".settings"), "it opens");
    const stops: string[] = [];
    for (let i = 0; i < 16; i++) {
      await press("Tab");
      stops.push(focusIn(table));
    }
    expect(stops).to.deep.equal([
      "Close",
      "Auto",
      "Plain",
      "A K Q J",
      "Fit",
      "Indigo",
      "Sage",
      "Auto",
      "Mirrored layout",
      "Move cards home",
      "Show verdict",
      "Winnable deals only",
      "Timer",
      "Calm",
      "Sound",
      "Reset all",
    ]);
    controlOf(table, "Felt", "Sage").focus();
    await press("ArrowRight", "ArrowRight");
    expect([focusIn(table), chosenIn(table)["Felt"]]).to.deep.equal(["Slate", "Slate"]);
    await press("ArrowLeft");
    expect(chosenIn(table)["Felt"]).to.equal("Linen");
    controlOf(table, "Timer").focus();
    await press("Space");
    expect(chosenIn(table)["Timer"]).to.equal(false);
    await press("Escape");
    expect([dialogOf(table), table.shadowRoot!.activeElement]).to.deep.equal([null, cardOf(table, "T1")]);
    expect(table.log, "the keys were the dialog’s").to.equal("");
  });

  it("gives the focus back to its button", async () => {
    const table = await openTable();
    const button = buttonOf(table, "Settings");
    button.focus();
    await press("Enter");
    await waitUntil(() => dialogOf(table)?.querySelector(".settings"), "it opens");
    buttonOf(table, "Close").click();
    expect(table.shadowRoot!.activeElement).to.equal(button);
  });

  it("is behind More on a phone, before the rules", async () => {
    await setViewport({ width: 360, height: 740 });
    const table = await tableOf({ game: "penguin", deal: "22" }, { width: 360, height: 740 });
    table.showMore();
    await waitUntil(() => dialogOf(table)?.querySelector(".menu"), "the sheet opens");
    const entries = [...dialogOf(table)!.querySelectorAll("button")].map(({ textContent }) => textContent.trim());
    expect(entries.slice(-2)).to.deep.equal(["Settings", "Rules of Penguin"]);
    buttonOf(table, "Settings").click();
    await waitUntil(() => dialogOf(table)?.querySelector(".settings"), "it opens");
    expect(Math.round(dialogOf(table)!.getBoundingClientRect().height)).to.equal(Math.round(740 * 0.94));
    await setViewport({ width: 1280, height: 900 });
  });

  for (const [width, height] of [
    [1280, 900],
    [768, 1024],
    [360, 740],
    [320, 568],
  ] as const) {
    it(`has targets of 44 px that lie apart, and nothing that is cut off, at ${width} px, in both languages`, async () => {
      await setViewport({ width, height });
      for (const lang of ["en", "ru"]) {
        const table = await openTable({ lang }, { width });
        const dialog = await open(table);
        expect(dialog.scrollWidth, "no scrolling sideways").to.equal(dialog.clientWidth);
        const targets = [...dialog.querySelectorAll<HTMLElement>("input[type=radio], label.row, button")];
        const boxes = targets.map((target) => target.getBoundingClientRect());
        for (const [i, box] of boxes.entries()) {
          expect(Math.min(box.width, box.height), `${lang} ${targets[i]!.outerHTML}`).to.be.at.least(43.9);
          for (const other of boxes.slice(i + 1)) {
            const across = Math.min(box.right, other.right) - Math.max(box.left, other.left);
            const down = Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top);
            const isHead = [box, other].some(({ top }) => top < boxes[0]!.bottom);
            expect(isHead || across < 0.5 || down < 0.5, `${lang} ${targets[i]!.outerHTML}`).to.equal(true);
          }
        }
        for (const text of dialog.querySelectorAll<HTMLElement>(".about, .segment")) {
          expect(text.scrollWidth, text.textContent).to.be.at.most(text.clientWidth);
        }
        table.remove();
      }
      await setViewport({ width: 1280, height: 900 });
    });
  }

  for (const theme of ["light", "dark"] as const) {
    for (const width of [1280, 360]) {
      it(`is accessible, ${theme}, at ${width} px`, async () => {
        await setViewport({ width, height: 900 });
        const table = await tableOf({ game: "penguin", deal: "22" }, { width });
        await open(table);
        await choose(table, "Theme", theme === "dark" ? "Dark" : "Light");
        await choose(table, "Back", "Heather");
        await expect(table).to.be.accessible();
        await setViewport({ width: 1280, height: 900 });
      });
    }
  }

  it("speaks Russian, and turns to it while it is open", async () => {
    const table = await openTable();
    await open(table);
    await choose(table, "Felt", "Linen");
    table.lang = "ru";
    await waitUntil(() => dialogOf(table)!.querySelector("h2")!.textContent === "Настройки", "it is spoken");
    expect(chosenIn(table)).to.include({ Сукно: "Лён", "Зеркальный стол": false, Движение: "Плавно" });
    expect(rowOf(table, "Сукно").querySelector("small")!.textContent).to.equal("Лён");
    expect(dialogOf(table)!.ariaLabel).to.equal("Настройки");
    await expect(table).to.be.accessible();
  });

  it("shows on its cards what is chosen", async () => {
    const table = await openTable();
    const dialog = await open(table);
    const colours = (): number =>
      new Set([...dialog.querySelectorAll(".sample")].slice(0, 4).map((card) => getComputedStyle(card).color)).size;
    const felt = (): string => styleOf(table, ".preview").backgroundImage;
    expect(colours()).to.equal(4);
    await choose(table, "Colours", "Two");
    expect(colours()).to.equal(2);
    await choose(table, "Faces", "Classic");
    await waitUntil(() => dialog.querySelectorAll(".sample .classic").length === 4, "four faces are classic");
    const before = felt();
    await choose(table, "Felt", "Pine");
    expect(felt()).not.to.equal(before);
    const swatches = [...dialog.querySelectorAll(".swatch")].map(
      (swatch) => getComputedStyle(swatch, "::before").backgroundColor,
    );
    expect(new Set(swatches).size, "four felts, four backs").to.equal(8);
  });

  it("has the colours of the game on the table, where they are left to it", async () => {
    const table = await openTable({ game: "rouge-et-noir", deal: "59" });
    const dialog = await open(table);
    expect(dialog.querySelector(".preview")!.classList.contains("two")).to.equal(true);
  });

  it("tells that the system asks for less motion", async () => {
    await emulateMedia({ reducedMotion: "reduce" });
    const table = await openTable();
    await open(table);
    expect(rowOf(table, "Motion").querySelector("small")!.textContent).to.equal("Stilled by your system");
    await choose(table, "Motion", "Off");
    expect(rowOf(table, "Motion").querySelector("small")).to.equal(null);
  });

  it("shows by more than colour what is chosen, where colours are forced", async () => {
    await askFor({ "forced-colors": "active" });
    const table = await openTable();
    const dialog = await open(table);
    const looks = (selector: string, pseudo?: string): string => {
      const { backgroundColor, outlineStyle } = getComputedStyle(dialog.querySelector(selector)!, pseudo);
      return `${backgroundColor} ${outlineStyle}`;
    };
    expect(looks(".segment:has(:checked)")).not.to.equal(looks(".segment:not(:has(:checked))"));
    expect(looks(".switch:checked")).not.to.equal(looks(".switch:not(:checked)"));
    expect(looks(".swatch:has(:checked)", "::before")).not.to.equal(looks(".swatch:not(:has(:checked))", "::before"));
  });
});
