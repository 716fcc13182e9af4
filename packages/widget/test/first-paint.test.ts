import { expect, nextFrame } from "@open-wc/testing";
import { sendMouse } from "@web/test-runner-commands";
import type { Board } from "../src/board/board.js";
import type { SolitaireTable } from "../src/solitaire-table.js";
import { withoutArrivals } from "./arrivals.js";
import { heldTable } from "./hold-part.js";
import {
  type Attributes,
  buttonOf,
  cardOf,
  dealt,
  insideOf,
  listen,
  noticeOf,
  play,
  settled,
  tableOf,
  testEnvironment,
} from "./table.js";
import { waitUntil } from "./wait-until.js";

const boardOf = (table: SolitaireTable): Board => (table as unknown as { stage: { board: Board } }).stage.board;

/** A table of which what plays is held back, as soon as its deal can be seen. */
const paintedTable = async (attributes: Attributes = {}): ReturnType<typeof heldTable> => {
  const all = await heldTable("controller", { game: "penguin", deal: "22", ...attributes });
  await waitUntil(() => boardOf(all.table).layout, "the deal is painted");
  await all.table.updateComplete;
  return all;
};

/** Longer than a deal takes to be painted that is going to be. */
const givePaintingTime = async (): Promise<void> => {
  await import("../src/layout/penguin.js");
  for (let i = 0; i < 5; i++) await nextFrame();
};

const middleOf = (element: Element): [x: number, y: number] => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [Math.round(left + width / 2), Math.round(top + Math.min(12, height / 2))];
};

const topOf = (table: SolitaireTable, pile: string): HTMLElement => {
  const board = boardOf(table);
  let index = 0;
  while (board.elementOf(pile, index + 1)) index++;
  return board.elementOf(pile, index)!;
};

const textOf = (table: SolitaireTable, selector: string): string | undefined =>
  table.shadowRoot!.querySelector(selector)?.textContent?.replaceAll(/\s+/g, " ").trim();

describe("a deal before it can be played", () => {
  it("lies in another way once its table takes another size", async () => {
    const { held, table } = await paintedTable({ game: "zodiac", deal: "9" });
    const ring = boardOf(table).layout!.piles;
    table.parentElement!.style.width = "700px";
    await waitUntil(() => boardOf(table).layout!.width === 700, "it is laid out anew");
    expect(boardOf(table).layout!.piles.map(({ name }) => name)).to.deep.equal(ring.map(({ name }) => name));
    expect(boardOf(table).layout!.engraving).to.deep.equal([]);
    held.letGo();
    await settled(table);
  });

  it("lies there with its name and its number, and stays as it is when it can be played", async () => {
    const { held, table } = await paintedTable();
    expect(textOf(table, ".name")).to.equal("Penguin");
    expect(textOf(table, ".which")).to.equal("Deal 22");
    expect(insideOf(table)).to.equal(undefined);
    const card = topOf(table, "T1");
    const { ariaLabel } = card;
    const box = card.getBoundingClientRect();
    held.letGo();
    await settled(table);
    expect(cardOf(table, "T1"), "the same element").to.equal(card);
    expect(card.ariaLabel).to.equal(ariaLabel);
    expect(card.getBoundingClientRect()).to.deep.equal(box);
    play(table, "T1-R2");
    expect(table.log).to.equal("T1-R2");
  });

  describe("with its cards on their way", () => {
    withoutArrivals();

    it("is dealt once, and not again when it can be played", async () => {
      const { held, table } = await paintedTable({ motion: "auto" });
      expect(boardOf(table).isDealing).to.equal(true);
      boardOf(table).finish();
      held.letGo();
      await settled(table);
      expect(boardOf(table).isDealing).to.equal(false);
    });

    it("keeps a tap, and means what comes to lie there", async () => {
      const { held, table } = await paintedTable({ motion: "auto" });
      const { layout } = boardOf(table);
      const { x, y } = layout!.piles.find(({ name }) => name === "T3")!.cards.at(-1)!;
      const { left, top } = boardOf(table).element.getBoundingClientRect();
      expect(boardOf(table).isDealing).to.equal(true);
      await sendMouse({ type: "click", position: [Math.round(left + x + 20), Math.round(top + y + 20)] });
      expect(boardOf(table).isDealing, "a touch completes the deal").to.equal(false);
      held.letGo();
      await settled(table);
      const { session } = insideOf(table).table!;
      expect(session.rules.pileNames[session.selection!.pile]).to.equal("T3");
    });
  });

  it("keeps a tap until then", async () => {
    const { held, table } = await paintedTable();
    await sendMouse({ type: "click", position: middleOf(topOf(table, "T1")) });
    held.letGo();
    await settled(table);
    expect(insideOf(table).table!.session.selection).to.include({ count: 1 });
  });

  it("keeps a drag until then, whether it has ended or not", async () => {
    for (const ends of [true, false]) {
      const { held, table } = await paintedTable();
      const board = boardOf(table);
      const [x, y] = middleOf(topOf(table, "T1"));
      await sendMouse({ type: "move", position: [x, y] });
      await sendMouse({ type: "down" });
      await sendMouse({ type: "move", position: [x + 8, y + 8] });
      await sendMouse({ type: "move", position: middleOf(board.elementOf("R2", -1)!) });
      if (ends) await sendMouse({ type: "up" });
      held.letGo();
      await settled(table);
      if (!ends) await sendMouse({ type: "up" });
      expect(table.log, String(ends)).to.equal("T1-R2");
      table.remove();
    }
  });

  it("forgets what was done to another deal than the one that comes to lie there", async () => {
    const { held, table } = await paintedTable();
    await sendMouse({ type: "click", position: middleOf(topOf(table, "T1")) });
    table.deal = "9";
    held.letGo();
    await dealt(table);
    expect(table.deal).to.equal("9");
    expect(insideOf(table).table!.session.selection).to.equal(undefined);
  });

  it("is not painted where it was begun before, nor where something else is to lie there", async () => {
    const environment = testEnvironment();
    const before = await tableOf({ game: "penguin", deal: "22", environment });
    play(before, "T1-R2");
    before.remove();
    await waitUntil(() => environment.kept!.length > 0, "it is kept");
    for (const [name, attributes] of Object.entries<Attributes>({
      begun: { deal: "22", environment },
      reloaded: { deal: "9", environment: { ...environment, isReturn: true } },
      unnamed: {},
      replay: { deal: "9", replay: "T1-R1" },
      log: { deal: "9", log: "T1-R1" },
    })) {
      const { held, table } = await heldTable("controller", { game: "penguin", ...attributes });
      await givePaintingTime();
      expect(boardOf(table).layout, name).to.equal(undefined);
      held.letGo();
      await settled(table);
      expect(table.log, name).to.equal({ begun: "T1-R2", log: "T1-R1" }[name] ?? "");
      table.remove();
    }
  });

  it("is painted where a log was dropped that another deal was to have, and not where that is still to come", async () => {
    const attributes: Attributes = { game: "penguin", deal: "22", log: "T1-R2" };
    const { held, table } = await heldTable("controller", attributes);
    await givePaintingTime();
    table.api = "https://api.example/";
    await givePaintingTime();
    expect(boardOf(table).layout, "the same deal is asked for").to.equal(undefined);
    table.deal = "9";
    await waitUntil(() => boardOf(table).layout, "the deal is painted");
    held.letGo();
    await settled(table);
    expect([table.deal, table.log]).to.deep.equal(["9", ""]);
  });

  it("is painted in the language and the letters that it is to be played in", async () => {
    const { held, table } = await paintedTable({ lang: "ru", indices: "cyrillic" });
    expect(textOf(table, ".name")).to.equal("Пингвин");
    expect(topOf(table, "T1").ariaLabel).to.match(/[а-я]/);
    held.letGo();
    await settled(table);
  });

  it("says over it what is wrong with what the page asks for instead, until that can be had", async () => {
    const { held, table } = await paintedTable();
    table.game = "bridge";
    held.letGo();
    await settled(table);
    expect(noticeOf(table)).to.match(/^"bridge" is no game here/);
    expect(topOf(table, "T1").checkVisibility()).to.equal(true);
    table.game = "penguin";
    await waitUntil(() => insideOf(table).table, "it can be played");
    await table.updateComplete;
    expect(noticeOf(table)).to.equal(undefined);
  });

  for (const [what, wrong, told] of [
    ["a deal", { deal: "xyz" }, /deal number/],
    ["a game", { game: "chess", deal: "9" }, /^"chess" is no game here/],
    ["a daily", { daily: true }, /attribute api/],
  ] as const) {
    it(`is played while the table tells of ${what} that cannot be had, asked for before it could be`, async () => {
      const { held, table } = await paintedTable({ environment: testEnvironment({ random: () => 4 }) });
      const heard = listen(table);
      await sendMouse({ type: "click", position: middleOf(topOf(table, "T1")) });
      Object.assign(table, wrong);
      await nextFrame();
      held.letGo();
      await waitUntil(() => heard["error"], "it is told");
      await settled(table);
      expect(noticeOf(table)).to.match(told);
      expect(insideOf(table).table!.session.selection, "a tap is kept").to.include({ count: 1 });
      cardOf(table, "R2").click();
      await table.updateComplete;
      expect([table.log, buttonOf(table, "Undo").ariaDisabled]).to.deep.equal(["T1-R2", "false"]);
      expect(table, "it says what was asked for").to.include(wrong);
      await table.newDeal();
      await table.updateComplete;
      expect(table).to.include({ game: "penguin", deal: "5", daily: false, log: "" });
      expect(noticeOf(table)).to.equal(undefined);
      table.undo();
      expect([table.deal, table.log]).to.deep.equal(["22", "T1-R2"]);
      expect(heard["error"]).to.have.length(1);
    });
  }

  it("is played while a daily is on its way that was asked for before it could be, and after that has failed", async () => {
    let fail = (): void => undefined;
    const answer = new Promise<Response>((resolve) => (fail = () => resolve(new Response("", { status: 500 }))));
    const { held, table } = await paintedTable({ environment: testEnvironment({ fetch: () => answer }) });
    Object.assign(table, { daily: true, api: "https://api.example/" });
    await nextFrame();
    held.letGo();
    await dealt(table);
    play(table, "T1-R2");
    expect([table.log, table.daily, noticeOf(table)]).to.deep.equal(["T1-R2", true, undefined]);
    fail();
    await waitUntil(() => noticeOf(table), "it is told");
    expect(noticeOf(table)).to.match(/daily deal cannot be fetched now/);
    play(table, "T2-R3");
    expect([table.log, table.daily]).to.deep.equal(["T1-R2 T2-R3", true]);
  });

  it("says so where it can never be played, and tries again", async () => {
    const { held, table } = await paintedTable();
    const heard = listen(table);
    held.fail();
    await waitUntil(() => noticeOf(table), "it is told");
    expect(noticeOf(table)).to.equal("A part of the table cannot be loaded now.");
    expect(heard["error"]).to.have.length(1);
    buttonOf(table, "Try again").click();
    await settled(table);
    expect(noticeOf(table)).to.equal(undefined);
    play(table, "T1-R2");
    expect(table.log).to.equal("T1-R2");
  });
});
