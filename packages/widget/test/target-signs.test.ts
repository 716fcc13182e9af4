import { expect } from "@open-wc/testing";
import { resetMouse, setViewport } from "@web/test-runner-commands";
import { TargetSigns } from "../src/board/target-signs.js";
import type { SolitaireTable } from "../src/index.js";
import { cardOf, dragOver, insideOf, tableOf } from "./table.js";
import { lowTable, scrolls } from "./tall-columns.js";
import { waitUntil } from "./wait-until.js";

/** Penguin on a page at 400 %: its cells are above what shows of its columns. */
const penguin = async () => {
  const table = await tableOf({ game: "penguin", deal: "2" }, { width: 320, height: 256 });
  const felt = table.shadowRoot!.querySelector(".felt")!;
  await scrolls(table);
  return { table, felt };
};

/** Which way signs point that are in sight, at the felt's edges. */
const signs = (table: SolitaireTable): string[] => {
  const root = table.shadowRoot!;
  const felt = root.querySelector(".felt")!.getBoundingClientRect();
  return [...root.querySelectorAll(".away b")]
    .filter((sign) => getComputedStyle(sign).visibility === "visible")
    .map((sign) => {
      const { bottom, left, right, top } = sign.getBoundingClientRect();
      expect(left >= felt.left && right <= felt.right, "it is on the felt").to.equal(true);
      const arrow = getComputedStyle(sign, "::after").content.replaceAll(/["\s]/g, "");
      return `${arrow} ${top - felt.top < 8 ? "at the top" : felt.bottom - bottom < 8 ? "at the foot" : "between"}`;
    });
};

describe("cards that are picked up on a felt that scrolls", () => {
  before(() => setViewport({ width: 1280, height: 900 }));
  afterEach(() => resetMouse());

  it("have a sign at the edge that the places for them lie beyond", async () => {
    const { table, felt } = await penguin();
    cardOf(table, "T1").focus();
    cardOf(table, "T1").click();
    await waitUntil(() => signs(table).join() === "↑ at the top", "the cells are above");
    felt.scrollTop = 0;
    await waitUntil(() => signs(table).length === 0, "they are in sight");
    felt.scrollTop = felt.scrollHeight;
    await waitUntil(() => signs(table).join() === "↑ at the top", "they are above again");
    cardOf(table, "T1").click();
    await waitUntil(() => signs(table).length === 0, "nothing is picked up");
    expect(table.log).to.equal("");
  });

  it("have it in the hand too", async () => {
    const { table, felt } = await penguin();
    felt.scrollTop = felt.scrollHeight;
    await dragOver(table, "T1", "T2");
    expect(insideOf(table).table!.held).not.to.equal(undefined);
    await waitUntil(() => signs(table).join() === "↑ at the top", "the cells are above");
  });

  it("have it for places below, beside the mark at the foot", async () => {
    const { table } = await lowTable(270);
    const root = table.shadowRoot!;
    const { board } = insideOf(table);
    board.update({ ...board.shown!, targets: ["T2"] });
    await waitUntil(() => signs(table).join() === "↓ at the foot", "it is below");
    const [sign, mark] = [".away.below b", ".more div"].map((each) =>
      root.querySelector(each)!.getBoundingClientRect(),
    );
    expect(sign!.right <= mark!.left + 7 || sign!.left >= mark!.right - 7, "they lie apart").to.equal(true);
  });

  it("have it on the felt wherever the mark at the foot stands", async () => {
    const { table, felt } = await penguin();
    const { board } = insideOf(table);
    const { width } = felt.getBoundingClientRect();
    for (const pile of ["T1", "T2", "T6", "T7"]) {
      for (let mark = 22; mark <= width - 22; mark += 4) {
        board.update({ ...board.shown!, targets: [pile] });
        for (const sign of table.shadowRoot!.querySelectorAll(".away")) sign.remove();
        new TargetSigns(board, felt, () => mark).marked();
        expect(signs(table), `the mark at ${mark}`).to.deep.equal(["↓ at the foot"]);
      }
    }
  });
});
