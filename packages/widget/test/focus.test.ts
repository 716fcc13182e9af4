import { expect } from "@open-wc/testing";
import type { SolitaireTable } from "../src/index.js";
import { serving } from "./daily-api.js";
import { solutionOf } from "./games.js";
import { press } from "./press.js";
import {
  buttonOf,
  cardOf,
  dealt,
  dialogOf,
  insideOf,
  play,
  putTable,
  settled,
  tableOf,
  testEnvironment,
} from "./table.js";
import { waitUntil } from "./wait-until.js";

/** Where the focus is: a card or place of the board, or the name of something else. */
const focusOf = (table: SolitaireTable): string | undefined => {
  const { activeElement } = table.shadowRoot!;
  const spot = activeElement && insideOf(table).board.spotOf(activeElement);
  return spot ? `${spot.pile} ${spot.index}` : (activeElement?.ariaLabel ?? activeElement?.textContent?.trim());
};

/** The focus is on a card or place that has a name and that arrow keys lead on from. */
const expectOnBoard = (table: SolitaireTable): void => {
  const { activeElement } = table.shadowRoot!;
  const { board, table: inside } = insideOf(table);
  const spot = activeElement ? board.spotOf(activeElement) : undefined;
  const place = inside!.places.find(({ pile, index }) => pile === spot?.pile && index === spot.index);
  expect([focusOf(table), activeElement?.ariaHidden, (activeElement as HTMLElement | null)?.tabIndex]).to.deep.equal([
    place && `${place.pile} ${place.index}`,
    null,
    0,
  ]);
};

const penguin = (): Promise<SolitaireTable> => tableOf({ game: "penguin", deal: "22" });

describe("the focus of who plays by touch", () => {
  it("does not show, so that nothing looks selected, until a key is pressed", async () => {
    const table = await tableOf({ game: "rouge-et-noir", deal: "8" });
    const tap = (pile: string): void => {
      const card = cardOf(table, pile);
      const { left, top } = card.getBoundingClientRect();
      const touch = {
        bubbles: true,
        composed: true,
        pointerId: 9,
        pointerType: "touch",
        clientX: left + 9,
        clientY: top + 9,
      };
      card.dispatchEvent(new PointerEvent("pointerdown", { ...touch, buttons: 1 }));
      card.dispatchEvent(new PointerEvent("pointerup", touch));
    };
    const shows = (): boolean => table.shadowRoot!.activeElement!.matches(":focus-visible");
    for (const pile of ["T2", "T5"]) {
      tap(pile);
      expect([focusOf(table)!.split(" ")[0], shows()]).to.deep.equal([pile, false]);
    }
    await press("ArrowRight");
    expect([focusOf(table)!.split(" ")[0], shows()]).to.deep.equal(["T6", true]);
  });
});

describe("focus()", () => {
  it("leads to the card that had the focus last, or else to the first column, and keys play there", async () => {
    const table = await penguin();
    table.focus();
    expectOnBoard(table);
    const first = focusOf(table);
    expect(first).to.equal("T1 6");
    await press("ArrowRight");
    const next = focusOf(table);
    expect(next).not.to.equal(first);
    (document.activeElement as HTMLElement).blur();
    table.focus();
    expect(focusOf(table)).to.equal(next);
  });

  it("scrolls the page to the card, unless told not to", async () => {
    const table = await penguin();
    table.parentElement!.style.paddingTop = "3000px";
    table.focus({ preventScroll: true });
    expect(scrollY).to.equal(0);
    (document.activeElement as HTMLElement).blur();
    table.focus();
    await waitUntil(() => scrollY > 0, "the page scrolls");
    expect(table.shadowRoot!.activeElement!.getBoundingClientRect().bottom).to.be.lessThanOrEqual(innerHeight);
  });

  it("waits for the cards", async () => {
    const table = await putTable({ game: "penguin", deal: "22" });
    table.focus();
    await settled(table);
    expectOnBoard(table);
  });

  it("waits for them no longer when the focus goes elsewhere", async () => {
    const table = await putTable({ game: "penguin", deal: "22" });
    const other = document.createElement("button");
    table.before(other);
    table.focus();
    other.focus();
    await settled(table);
    expect(document.activeElement).to.equal(other);
  });
});

describe("the focus is never lost", () => {
  it("stays where it was when a row is dealt, taken back, and dealt again", async () => {
    const table = await tableOf({ game: "rouge-et-noir", deal: "8" });
    for (const pile of ["S", "T3"]) {
      cardOf(table, pile).focus();
      const is = (): string => focusOf(table)!.split(" ")[0]!;
      for (const key of ["s", "u", "r"]) {
        await press(key);
        expect(is(), `${key} on ${pile}`).to.equal(pile);
        expectOnBoard(table);
      }
    }
  });

  it("stays on the waste when turns of the stock are taken back and made again", async () => {
    const table = await tableOf({ game: "zodiac", deal: "9" });
    table.turnStock();
    cardOf(table, "W").focus();
    for (const key of ["s", "u", "r"]) {
      await press(key);
      expect(focusOf(table)!.split(" ")[0], key).to.equal("W");
      expectOnBoard(table);
    }
  });

  for (const [name, act] of [
    ["undo", (table) => table.undo()],
    ["redo", (table) => (table.undo(), table.redo())],
    ["a restart", (table) => table.restart()],
    ["a new deal", (table) => table.newDeal()],
    ["another log", (table) => (table.log = "T2-R1 T3-R2")],
    ["another deal", (table) => (table.deal = "5")],
    ["another game", (table) => (table.game = "zodiac")],
    ["another language", (table) => (table.lang = "ru")],
    ["another size", (table) => (table.parentElement!.style.width = "360px")],
  ] as readonly (readonly [string, (table: SolitaireTable) => unknown])[]) {
    it(`by ${name}`, async () => {
      const table = await penguin();
      const { board } = insideOf(table);
      cardOf(table, "T1").focus();
      await press("Enter");
      cardOf(table, "R3").focus();
      await press("Enter");
      expect(focusOf(table)).to.equal("R3 0");
      const { layout } = board;
      await act(table);
      await waitUntil(() => board.layout !== layout, "something else is drawn");
      await settled(table);
      expectOnBoard(table);
    });
  }

  it("by a dialog that closes, whatever was opened from where", async () => {
    const table = await penguin();
    cardOf(table, "T4").focus();
    for (const open of ["showRules", "showStatistics", "showLog", "showMore"] as const) {
      table[open]();
      await waitUntil(() => dialogOf(table), "the dialog opens");
      expect(table.shadowRoot!.activeElement!.closest("dialog"), open).not.to.equal(null);
      await press("Escape");
      expect(focusOf(table), open).to.equal("T4 6");
    }
  });

  it("by the win, and by a new deal from its dialog", async () => {
    const { deal, entries } = await solutionOf("penguin");
    const table = await tableOf({ game: "penguin", deal });
    table.log = entries.slice(0, -1).join(" ");
    await table.updateComplete;
    const [from = "", to = ""] = entries.at(-1)!.split("-");
    cardOf(table, from).focus();
    await press("Enter");
    cardOf(table, to).focus();
    await press("Enter");
    await waitUntil(() => dialogOf(table), "the result shows");
    const buttons = [...table.shadowRoot!.querySelectorAll<HTMLElement>("dialog button")];
    buttons.find(({ textContent }) => textContent.trim() === "New deal")!.focus();
    await press("Enter");
    await waitUntil(() => table.log === "", "it is dealt");
    await settled(table);
    expectOnBoard(table);
  });

  it("by a notice that is dismissed with its button", async () => {
    const table = await tableOf({ game: "penguin", deal: "22", environment: testEnvironment({ kept: undefined }) });
    await waitUntil(() => table.shadowRoot!.querySelector(".notice"), "the notice shows");
    buttonOf(table, "Dismiss").focus();
    await press("Enter");
    await table.updateComplete;
    expect(table.shadowRoot!.querySelector(".notice")).to.equal(null);
    expectOnBoard(table);
  });

  it("by another try at a deal that could not be had", async () => {
    let isAway = true;
    const daily = { date: "2026-11-30", game: "penguin", rules: "penguin@1", deal: "22", par: 80, difficulty: 3 };
    const fetch = () => (isAway ? Promise.reject(new TypeError("away")) : serving(daily)());
    const environment = testEnvironment({ fetch });
    const table = await tableOf({ game: "penguin", daily: true, api: "https://api.example", environment });
    buttonOf(table, "Try again").focus();
    isAway = false;
    await press("Enter");
    await dealt(table);
    await settled(table);
    expectOnBoard(table);
  });

  it("by another try that fails as well", async () => {
    const table = await tableOf({ game: "penguin", daily: true, api: "https://api.example" });
    for (const _ of [1, 2]) {
      const button = buttonOf(table, "Try again");
      button.focus();
      await press("Enter");
      await waitUntil(() => !button.isConnected && table.shadowRoot!.activeElement, "it can be tried once more");
      expect(focusOf(table)).to.equal("Try again");
    }
  });

  it("and none is taken from the page", async () => {
    const input = document.createElement("input");
    document.body.append(input);
    const table = await tableOf({ game: "penguin", deal: "22", environment: testEnvironment({ kept: undefined }) });
    await waitUntil(() => table.shadowRoot!.querySelector(".notice"), "the notice shows");
    input.focus();
    buttonOf(table, "Dismiss").click();
    play(table, "T1-R1");
    table.restart();
    table.game = "stalactites";
    await settled(table);
    await table.updateComplete;
    expect(document.activeElement).to.equal(input);
    input.remove();
  });
});
