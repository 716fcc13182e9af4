import { expect, nextFrame } from "@open-wc/testing";
import { emulateMedia, setViewport } from "@web/test-runner-commands";
import type { SolitaireTable } from "../src/index.js";
import { printStyles } from "../src/styles/print.css.js";
import { GAMES, solutionOf } from "./games.js";
import { press } from "./press.js";
import { insideOf, tableOf } from "./table.js";
import { scrolls, TALL, tallTable } from "./tall-columns.js";
import { waitUntil } from "./wait-until.js";

/** Takes a table to paper of a size: nothing lays the cards out anew for it. */
const toPaper = async (table: SolitaireTable, width: number, height: number): Promise<void> => {
  const { adoptedStyleSheets } = table.shadowRoot!;
  await waitUntil(() => adoptedStyleSheets.includes(printStyles.styleSheet!), "what paper needs has loaded");
  (table as unknown as { size: { unwatch(): void } }).size.unwatch();
  await emulateMedia({ media: "print" });
  Object.assign(table.style, { width: `${width}px`, height: `${height}px` });
  await nextFrame();
};

const boxOf = (table: SolitaireTable, selector: string): DOMRect =>
  table.shadowRoot!.querySelector(selector)!.getBoundingClientRect();

/** How light a colour of the table is, of 1. */
const lightnessOf = (table: SolitaireTable, selector: string): number => {
  const { color } = getComputedStyle(table.shadowRoot!.querySelector(selector)!);
  return Math.max(...color.match(/\d+/g)!.slice(0, 3).map(Number)) / 255;
};

/** Whether anything of a kind is to be seen. */
const isSeen = (table: SolitaireTable, selector: string): boolean =>
  [...table.shadowRoot!.querySelectorAll(selector)].some((each) => each.checkVisibility({ visibilityProperty: true }));

describe("a table on paper", () => {
  before(() => setViewport({ width: 1280, height: 900 }));
  afterEach(() => emulateMedia({ media: "screen" }));

  for (const game of GAMES) {
    for (const [width, height] of [
      [718, 1040],
      [1040, 718],
    ] as const) {
      it(`shows every card of ${game} within the page: ${width} × ${height}`, async () => {
        const table = await tableOf({ game, deal: "9" }, { width: 1240, height: 860 });
        const { layout } = insideOf(table).board;
        await toPaper(table, width, height);
        expect(insideOf(table).board.layout, "laid out as on the screen").to.equal(layout);
        const felt = boxOf(table, ".felt");
        for (const card of table.shadowRoot!.querySelectorAll(".card, .slot")) {
          const { left, right, top, bottom } = card.getBoundingClientRect();
          expect([left >= felt.left - 1, right <= felt.right + 1], "across").to.deep.equal([true, true]);
          expect([top >= felt.top - 1, bottom <= felt.bottom + 1], "down").to.deep.equal([true, true]);
        }
        expect(boxOf(table, ".board").width, "no smaller than that").to.be.above(width * 0.6);
      });
    }
  }

  it("is as large as on the screen where there is more room, in the middle", async () => {
    const table = await tableOf({ game: "penguin", deal: "9" }, { width: 500, height: 700 });
    await toPaper(table, 900, 1100);
    const [board, felt] = [boxOf(table, ".board"), boxOf(table, ".felt")];
    expect(board.width).to.equal(500);
    expect(board.left - felt.left).to.be.closeTo(felt.right - board.right, 1);
  });

  it("is printed in ink, dark as it may be, without what can be pressed", async () => {
    const table = await tableOf({ game: "stalactites", deal: "9", theme: "dark", felt: "pine" });
    expect(lightnessOf(table, ".board")).to.be.above(0.8);
    await toPaper(table, 900, 700);
    for (const part of [".board", ".name", ".verdict, .figures", ".caption"])
      expect(lightnessOf(table, part), part).to.be.below(0.45);
    for (const part of [".tools", ".picker"]) expect(boxOf(table, part).width, part).to.equal(0);
    expect(getComputedStyle(table.shadowRoot!.querySelector(".felt")!).backgroundImage).to.equal("none");
  });

  it("has an open dialog in ink too, without the words of pictures", async () => {
    const table = await tableOf({ game: "penguin", deal: "9", theme: "dark" });
    table.showSettings();
    const root = table.shadowRoot!;
    await waitUntil(() => root.querySelector("dialog[open] .settings"), "it opens");
    await press("Tab");
    const tip = root.querySelector("dialog .tip")!;
    expect(tip.checkVisibility({ visibilityProperty: true })).to.equal(true);
    await toPaper(table, 900, 700);
    expect(tip.checkVisibility({ visibilityProperty: true })).to.equal(false);
    const whites = ["dialog", ".segments", ".preview"].map((each) => getComputedStyle(root.querySelector(each)!));
    expect(getComputedStyle(root.querySelector("dialog")!, "::backdrop").backgroundColor).to.equal("rgba(0, 0, 0, 0)");
    expect(whites[0]!.boxShadow).to.equal("none");
    expect(whites[0]!.backgroundColor).to.equal("rgb(255, 255, 255)");
    expect(whites[1]!.backgroundColor).to.equal("rgb(255, 255, 255)");
    expect(whites[2]!.backgroundImage).to.equal("linear-gradient(rgb(255, 255, 255), rgb(255, 255, 255))");
    for (const part of ["dialog h2", "dialog .about", ".segment:not(:has(:checked))"])
      expect(lightnessOf(table, part), part).to.be.below(0.45);
    const chosen = getComputedStyle(root.querySelector(".segment:has(:checked)")!);
    expect([chosen.color, chosen.backgroundColor, chosen.printColorAdjust]).to.deep.equal([
      "rgb(255, 255, 255)",
      "rgb(0, 0, 0)",
      "exact",
    ]);
  });

  it("has all of a dialog that is longer than the page", async () => {
    const table = await tableOf({ game: "penguin", deal: "9" });
    table.showRules();
    const root = table.shadowRoot!;
    await waitUntil(() => root.querySelector("dialog[open] h2"), "it opens");
    const [dialog, text] = ["dialog", ".rules-text"].map((each) => root.querySelector(each)!);
    expect(text!.scrollHeight).to.be.above(text!.clientHeight);
    await toPaper(table, 900, 700);
    expect(text!.scrollHeight).to.be.at.most(text!.clientHeight);
    expect([dialog!, text!].map((each) => getComputedStyle(each).overflowY)).to.deep.equal(["visible", "visible"]);
    expect(dialog!.getBoundingClientRect().height).to.be.above(900);
    expect(dialog!.getBoundingClientRect().top, "from its first word").to.equal(0);
  });

  it("has an open dialog alone: neither the table under it nor what closes or leads on", async () => {
    const table = await tableOf({ game: "penguin", deal: "9" });
    const root = table.shadowRoot!;
    table.showRules();
    await waitUntil(() => root.querySelector("dialog[open] .leads"), "it opens");
    const seen = (): boolean[] =>
      [".card", ".status", ".close", ".leads", "dialog h2"].map((each) => isSeen(table, each));
    expect(seen()).to.deep.equal([true, true, true, true, true]);
    await toPaper(table, 900, 700);
    expect(seen()).to.deep.equal([false, false, false, false, true]);
    await emulateMedia({ media: "screen" });
    root.querySelector("dialog")!.close();
    await emulateMedia({ media: "print" });
    expect(isSeen(table, ".card"), "the table without it").to.equal(true);
  });

  it("has white cards in every theme, whatever the page's own colours are", async () => {
    const table = await tableOf({ game: "penguin", deal: "9", theme: "dark", felt: "pine" });
    for (const [name, colour] of [
      ["paper", "#222"],
      ["spades", "#fff"],
    ] as const)
      table.style.setProperty(`--solitaire-${name}`, colour);
    await toPaper(table, 900, 700);
    const card = table.shadowRoot!.querySelector(".card:not(.down)")!;
    expect(getComputedStyle(card).backgroundColor).to.equal("rgb(255, 255, 255)");
    expect(lightnessOf(table, ".suit-1"), "spades").to.equal(0);
  });

  for (const [game, colours] of [
    ["penguin", "two"],
    ["penguin", "four"],
    ["rouge-et-noir", "auto"],
  ] as const) {
    it(`has the colours of suits that were chosen: ${colours}, ${game}`, async () => {
      const table = await tableOf({ game, deal: "9", colours, felt: "pine" });
      await toPaper(table, 900, 1000);
      const inkOf = (suit: number): string => getComputedStyle(table.shadowRoot!.querySelector(`.suit-${suit}`)!).color;
      expect(inkOf(0) === inkOf(1), "clubs are as spades").to.equal(colours !== "four");
      expect(inkOf(3) === inkOf(2), "diamonds are as hearts").to.equal(colours !== "four");
    });
  }

  it("shows nothing of where the player was: neither focus nor hint, and nothing selected", async () => {
    /** What rings, shadows and lifts make of the cards and places, and what lies round them. */
    const drawn = (table: SolitaireTable): unknown =>
      [...table.shadowRoot!.querySelectorAll(".board :is(.card, .slot, .hint, .landing, .halo, .ghost)")]
        .filter((each) => getComputedStyle(each).display !== "none")
        .map((each) => {
          const { backgroundColor, borderColor, boxShadow, outlineStyle, transform } = getComputedStyle(each);
          return [
            backgroundColor,
            borderColor,
            boxShadow,
            outlineStyle,
            transform,
            getComputedStyle(each, "::after").content,
          ];
        });
    const table = await tableOf({ game: "penguin", deal: "22" });
    await toPaper(table, 900, 1000);
    const untouched = drawn(table);
    await emulateMedia({ media: "screen" });

    const root = table.shadowRoot!;
    table.focus();
    await press("ArrowUp");
    expect(root.activeElement!.matches(".covered:focus-visible"), "a covered card has a ring of its own").to.equal(
      true,
    );
    table.hint();
    await waitUntil(() => root.querySelector(".hint"), "the hint shows");
    expect(drawn(table)).not.to.deep.equal(untouched);
    await emulateMedia({ media: "print" });
    expect(drawn(table)).to.deep.equal(untouched);

    await emulateMedia({ media: "screen" });
    await press("ArrowDown");
    await press(" ");
    expect(root.querySelector(".card.selected:focus-visible"), "selected").not.to.equal(null);
    expect(root.querySelector(".slot.target"), "where it may go").not.to.equal(null);
    await emulateMedia({ media: "print" });
    expect(drawn(table)).to.deep.equal(untouched);
  });

  it("shows no number of a hint at the edge of a felt that scrolls", async () => {
    const { deal, entries } = await solutionOf("rouge-et-noir", "8");
    const table = await tableOf({ game: "rouge-et-noir", deal, print: "large" }, { width: 695, height: 360 });
    table.log = entries.slice(0, Math.floor(entries.length * 0.75)).join(" ");
    await scrolls(table);
    table.hint();
    await waitUntil(() => isSeen(table, ".beyond b"), "the number stands at the edge");
    await toPaper(table, 900, 1000);
    expect(isSeen(table, ".beyond b")).to.equal(false);
  });

  it("shows no look into a column", async () => {
    const table = await tallTable("penguin", (attributes) => tableOf(attributes, { width: 360, height: 640 }));
    insideOf(table).hands.handling.peek({ pile: TALL.penguin.pile, index: 3 });
    await waitUntil(() => isSeen(table, ".peek"), "the column is looked into");
    await toPaper(table, 900, 1000);
    expect(isSeen(table, ".peek")).to.equal(false);
  });

  it("stays together where it goes on one page", async () => {
    const table = await tableOf({ game: "penguin", deal: "9" });
    await toPaper(table, 900, 700);
    expect(getComputedStyle(table).breakInside).to.equal("avoid");
  });

  it("is as before on the screen", async () => {
    const table = await tableOf({ game: "penguin", deal: "9" });
    const before = boxOf(table, ".card");
    await toPaper(table, 700, 700);
    await emulateMedia({ media: "screen" });
    Object.assign(table.style, { width: "", height: "720px" });
    await nextFrame();
    expect(boxOf(table, ".card")).to.deep.equal(before);
  });
});
