import { expect } from "@open-wc/testing";
import { setViewport } from "@web/test-runner-commands";
import { HintView } from "../src/advice/hint-view.js";
import { solutionOf } from "./games.js";
import { hinted, insideOf, tableOf } from "./table.js";
import { scrolls } from "./tall-columns.js";
import { waitUntil } from "./wait-until.js";

before(() => setViewport({ width: 1280, height: 900 }));

describe("a hint on a table that is arranged in another way", () => {
  for (const how of [{ mirrored: true }, { print: "large" }] as const) {
    it(`stays round its cards: ${Object.keys(how).join()}`, async () => {
      const table = await tableOf({ game: "penguin", deal: "22" });
      table.hint();
      await hinted(table);
      const lies = (selector: string): string => {
        const { left, top, width } = table.shadowRoot!.querySelector(selector)!.getBoundingClientRect();
        return [left, top, width].map(Math.round).join(" ");
      };
      const before = lies(".advised");
      expect(lies(".hint-1")).to.equal(before);
      Object.assign(table, how);
      await table.updateComplete;
      expect(lies(".advised")).not.to.equal(before);
      expect(lies(".hint-1")).to.equal(lies(".advised"));
    });
  }
});

describe("the number of a hint", () => {
  after(() => setViewport({ width: 1280, height: 900 }));

  for (const game of ["penguin", "stalactites"]) {
    for (const [width, height] of [
      [768, 1024],
      [960, 700],
      [1024, 768],
      [1440, 900],
      [2560, 1440],
    ] as const) {
      it(`covers no words above a foundation: ${game}, ${width} × ${height}`, async () => {
        await setViewport({ width, height });
        const table = await tableOf({ game, deal: game === "penguin" ? "22" : "1" }, { width, height });
        table.hint();
        await hinted(table);
        const root = table.shadowRoot!;
        for (const ring of root.querySelectorAll(".hint, .beyond")) ring.remove();
        const captions = [...root.querySelectorAll(".caption")].map((each) => each.getBoundingClientRect());
        for (const to of ["F1", "F2", "F3", "F4"]) {
          new HintView(insideOf(table).board).show({ sentence: "", from: { pile: "T3", count: 1 }, to });
          const badge = root.querySelector(".hint-2 b")!.getBoundingClientRect();
          const isOver = captions.some(
            ({ left, right, top, bottom }) =>
              left < badge.right && right > badge.left && top + 2 < badge.bottom && bottom - 2 > badge.top,
          );
          expect(isOver, to).to.equal(false);
          for (const ring of root.querySelectorAll(".hint, .beyond")) ring.remove();
        }
      });
    }
  }
});

describe("a hint on a felt that scrolls", () => {
  /** Rouge et Noir with tall columns on a phone on its side, with a hint on it. */
  const hintOn = async (deal: string, part: number, height = 360) => {
    const { entries } = await solutionOf("rouge-et-noir", deal);
    const table = await tableOf({ game: "rouge-et-noir", deal, print: "large" }, { width: 695, height });
    table.log = entries.slice(0, Math.floor(entries.length * part)).join(" ");
    await table.updateComplete;
    await scrolls(table);
    table.hint();
    await hinted(table);
    const root = table.shadowRoot!;
    const felt = root.querySelector(".felt")!;
    const isSeen = (element: Element): boolean => {
      const [own, around] = [element.getBoundingClientRect(), felt.getBoundingClientRect()];
      const isVisible = getComputedStyle(element).visibility === "visible";
      return isVisible && own.top >= around.top && own.bottom <= around.bottom;
    };
    const signs = (): string[] =>
      [...root.querySelectorAll(".beyond b")]
        .filter(isSeen)
        .map((badge) => `${badge.textContent} ${badge.parentElement!.classList[2]}`);
    return { table, felt, signs, rings: () => [...root.querySelectorAll(".hint")].map(isSeen) };
  };

  it("scrolls so that both rings show, where both fit", async () => {
    const { table, felt, rings, signs } = await hintOn("8", 0.75, 640);
    felt.scrollTop = 0;
    table.shadowRoot!.querySelectorAll(".hint, .beyond").forEach((each) => each.remove());
    new HintView(insideOf(table).board).show({ sentence: "", from: { pile: "T3", count: 1 }, to: "T5" });
    expect(rings()).to.deep.equal([true, true]);
    expect(felt.scrollTop).to.be.above(0);
    expect(signs()).to.deep.equal([]);
  });

  for (const [deal, part] of [
    ["8", 0.75],
    ["11", 0.4],
  ] as const) {
    it(`tells at the edge where the ring out of sight is: deal ${deal}`, async () => {
      const { felt, rings, signs } = await hintOn(deal, part);
      expect(rings()).to.deep.equal([true, false]);
      await waitUntil(() => signs().join() === "2 above", "the second is above");
      felt.scrollTop = 0;
      await waitUntil(() => !signs().includes("2 above"), "the second is in sight");
      felt.scrollTop = felt.scrollHeight;
      await waitUntil(() => signs().join() === "2 above", "the second is above again");
    });
  }

  it("tells so at once", async () => {
    const { table, felt, signs } = await hintOn("8", 0.75, 360);
    table.undo();
    felt.scrollTop = 0;
    new HintView(insideOf(table).board).show({ sentence: "", from: { pile: "T3", count: 1 }, to: "T5" });
    expect(signs()).to.have.length(1);
  });

  it("tells so of what lies below", async () => {
    const { felt, rings, signs } = await hintOn("8", 0.75, 270);
    felt.scrollTop = 0;
    expect(rings()).to.deep.equal([false, true]);
    await waitUntil(() => signs().join() === "1 below", "the first is below");
  });

  it("lets the sign come with its ring's motion, however late it comes into sight", async () => {
    const { table, felt, signs } = await hintOn("8", 0.75, 520);
    table.motion = "calm";
    await table.updateComplete;
    felt.scrollTop = 0;
    table.shadowRoot!.querySelectorAll(".hint, .beyond").forEach((each) => each.remove());
    new HintView(insideOf(table).board).show({ sentence: "", from: { pile: "T3", count: 1 }, to: "T5" });
    const [ring, sign] = [".hint-1", ".beyond-1"].map((name) => table.shadowRoot!.querySelector(name)!);
    const animations = [ring!, sign!].map((each) =>
      each.getAnimations().map((one) => (one as CSSAnimation).animationName),
    );
    expect(animations).to.deep.equal([["hint-1"], ["hint-1"]]);
    const [own] = sign!.getAnimations();
    // It would have ended by itself before a slow machine has scrolled.
    own!.pause();
    felt.scrollTop = 0;
    await waitUntil(() => signs().length === 1, "a sign shows");
    expect(sign!.getAnimations()[0] === own, "it has not begun anew").to.equal(true);
  });

  it("takes the sign away with the rings", async () => {
    const { table, signs } = await hintOn("8", 0.75);
    await waitUntil(() => signs().length === 1, "the sign shows");
    table.undo();
    expect(table.shadowRoot!.querySelector(".beyond")).to.equal(null);
  });
});
