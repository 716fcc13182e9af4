import { expect, nextFrame } from "@open-wc/testing";
import { setViewport } from "@web/test-runner-commands";
import type { SolitaireTable } from "../src/index.js";
import { Looks } from "../src/stage/looks.js";
import { solutionOf } from "./games.js";
import { cardOf, insideOf, listen, noticeOf, play, tableOf, testEnvironment } from "./table.js";
import { waitUntil } from "./wait-until.js";

const isClassic = (table: SolitaireTable): boolean => table.shadowRoot!.querySelector(".card .classic") !== null;

/** What of a card can be seen. */
const seenOf = (card: Element): string[] =>
  ["strip", "art"].filter((part) => getComputedStyle(card.querySelector(`.${part}`)!).visibility === "visible");

/** Loads no classic faces until `end` is called. @param wait What has to settle before that is known. */
const withoutFaces = (wait?: Promise<void>): { readonly end: () => void } => {
  const looks = Looks.prototype as unknown as { fetchFaces: () => Promise<unknown> };
  const { fetchFaces } = looks;
  looks.fetchFaces = async () => {
    await wait;
    throw new TypeError("the network is away");
  };
  return { end: () => void (looks.fetchFaces = fetchFaces) };
};

describe("the classic faces of a table", () => {
  before(() => setViewport({ width: 1280, height: 900 }));

  // The first test: a page loads them once.
  it("load when they are asked for, and not before", async () => {
    const loaded = (): number =>
      performance.getEntriesByType("resource").filter(({ name }) => name.includes("/art/classic/")).length;
    // The browser notes no more than it has room for.
    performance.clearResourceTimings();
    const table = await tableOf({ game: "penguin", deal: "22" });
    expect(loaded()).to.equal(0);
    expect(table.shadowRoot!.querySelector("#c0-0")).to.equal(null);
    table.faces = "classic";
    await waitUntil(() => isClassic(table), "they are classic");
    expect(loaded()).to.be.above(0);
  });

  it("are there from the first card on where the page says so, and may change", async () => {
    const table = await tableOf({ game: "penguin", deal: "22", faces: "classic" });
    expect(isClassic(table)).to.equal(true);
    const card = cardOf(table, "T1");
    table.faces = "plain";
    await waitUntil(() => !isClassic(table), "they are plain");
    table.faces = "classic";
    await waitUntil(() => isClassic(table), "they are classic");
    expect(cardOf(table, "T1"), "the same card").to.equal(card);
    play(table, "T1-R2");
    expect(table.log).to.equal("T1-R2");
  });

  it("are the page's to decide", async () => {
    const environment = testEnvironment();
    environment.kept!.setItem("solitaire-table/1/setting/faces", "classic");
    const table = await tableOf({ game: "penguin", deal: "22", environment, faces: "plain" });
    expect(isClassic(table)).to.equal(false);
    table.removeAttribute("faces");
    await waitUntil(() => isClassic(table), "the player's");
  });

  it("are what was asked for last, however long they take", async () => {
    const table = await tableOf({ game: "penguin", deal: "22" });
    table.faces = "classic";
    await table.updateComplete;
    table.faces = "plain";
    await table.updateComplete;
    await import("../src/stage/classic.js");
    await table.updateComplete;
    expect(isClassic(table)).to.equal(false);
  });

  it("stay plain where they cannot be loaded, which is said, and can be tried again", async () => {
    const without = withoutFaces();
    try {
      const table = await tableOf({ game: "penguin", deal: "22" });
      const heard = listen(table);
      table.faces = "classic";
      await waitUntil(() => noticeOf(table), "it is told");
      expect(noticeOf(table)).to.equal("A part of the table cannot be loaded now.");
      expect(heard["error"]).to.have.length(1);
      expect(isClassic(table)).to.equal(false);
      play(table, "T1-R2");
      expect(table.log).to.equal("T1-R2");
      table.faces = "plain";
      await waitUntil(() => noticeOf(table) === undefined, "nothing needs them any more");
      table.faces = "classic";
      await waitUntil(() => noticeOf(table), "it is told again");
      without.end();
      table.faces = "plain";
      await table.updateComplete;
      table.faces = "classic";
      await waitUntil(() => isClassic(table) && noticeOf(table) === undefined, "they have come, and it is over");
    } finally {
      without.end();
    }
  });

  it("are missed by nobody who has plain ones again before they cannot be loaded", async () => {
    let fail!: () => void;
    const without = withoutFaces(new Promise((resolve) => (fail = resolve)));
    try {
      const table = await tableOf({ game: "penguin", deal: "22" });
      const heard = listen(table);
      for (const faces of ["classic", "plain"] as const) {
        table.faces = faces;
        await table.updateComplete;
      }
      fail();
      await nextFrame();
      expect([noticeOf(table), heard["error"]]).to.deep.equal([undefined, undefined]);
    } finally {
      without.end();
    }
  });

  it("show a covered card by its index alone, and all of it once it lies open", async () => {
    const table = await tableOf({ game: "penguin", deal: "22", faces: "classic" });
    const top = cardOf(table, "T1");
    const below = top.previousElementSibling!;
    expect(seenOf(top)).to.deep.equal(["art"]);
    expect(seenOf(below)).to.deep.equal(["strip"]);
    play(table, "T1-R2");
    await waitUntil(() => seenOf(below).join() === "art", "it is laid open");
    expect(seenOf(top)).to.deep.equal(["art"]);
    table.undo();
    await waitUntil(() => seenOf(below).join() === "strip", "it is covered");
  });

  it("show the base of Stalactites by its index, under what is built on it", async () => {
    const { deal, entries } = await solutionOf("stalactites");
    const table = await tableOf({ game: "stalactites", deal, faces: "classic" });
    const base = (): Element => table.shadowRoot!.querySelector(".card:is(.turned-left, .turned-right)")!;
    expect(seenOf(base())).to.deep.equal(["art"]);
    const first = entries.findIndex((entry) => entry.includes("-F"));
    table.log = entries.slice(0, first + 1).join(" ");
    await table.updateComplete;
    const covered = [...table.shadowRoot!.querySelectorAll(".card:is(.turned-left, .turned-right):has(~ .card)")];
    expect(covered).to.have.length(1);
    await waitUntil(() => seenOf(covered[0]!).join() === "strip", "its index stays");
  });

  it("are plain on small cards and in large print", async () => {
    const small = await tableOf({ game: "penguin", deal: "22", faces: "classic" }, { width: 360, height: 740 });
    expect(isClassic(small)).to.equal(false);
    const table = await tableOf({ game: "penguin", deal: "22", faces: "classic", print: "large" });
    expect(isClassic(table)).to.equal(false);
    table.print = "fit";
    await waitUntil(() => isClassic(table), "they are classic");
  });

  it("have the letters that are asked for", async () => {
    const table = await tableOf({ game: "penguin", deal: "22", faces: "classic", indices: "cyrillic" });
    const queen = table.shadowRoot!.querySelector("#c1-11")!;
    expect(queen.querySelectorAll('[href="#r11"]')).to.have.length(2);
    const latin = await tableOf({ game: "penguin", deal: "22" });
    const shapeOf = ({ shadowRoot }: SolitaireTable): string => shadowRoot!.querySelector("#r11")!.getAttribute("d")!;
    expect(shapeOf(table)).not.to.equal(shapeOf(latin));
  });

  it("show in a look into a pile", async () => {
    const { deal, entries } = await solutionOf("zodiac");
    const table = await tableOf({ game: "zodiac", deal, faces: "classic" }, { width: 1280, height: 900 });
    table.log = entries.slice(0, Math.floor(entries.length / 2)).join(" ");
    await table.updateComplete;
    const { board } = insideOf(table);
    const { name: pile } = board.layout!.piles.find(({ name, cards }) => name.startsWith("T") && cards.length > 2)!;
    insideOf(table).hands.handling.peek({ pile, index: 0 });
    await waitUntil(() => table.shadowRoot!.querySelector(".peek"), "the pile is fanned out");
    expect(table.shadowRoot!.querySelectorAll(".peek .classic").length).to.be.greaterThan(2);
  });
});
