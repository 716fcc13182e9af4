import { expect, nextFrame } from "@open-wc/testing";
import { sendKeys, sendMouse } from "@web/test-runner-commands";
import { solutionOf } from "./games.js";
import { failPart, heldTable } from "./hold-part.js";
import {
  type Attributes,
  buttonOf,
  cardOf,
  dialogOf,
  dragOver,
  insideOf,
  listen,
  noticeOf,
  play,
  putTable,
  spokenBy,
  surroundingsOf,
} from "./table.js";
import { beforeThirdRun } from "./third-run.js";
import { waitUntil } from "./wait-until.js";

/** A table of Penguin of which what is around the cards is held back. */
const barred = async (attributes: Attributes): ReturnType<typeof heldTable> => {
  const all = await heldTable("surroundings", { game: "penguin", ...attributes });
  await waitUntil(() => insideOf(all.table), "what plays is there");
  return all;
};

/** The same, with a game that can be played. */
const playable = async (attributes: Attributes = {}): ReturnType<typeof heldTable> => {
  const all = await barred({ deal: "22", ...attributes });
  await waitUntil(() => insideOf(all.table).table, "it can be played");
  expect(all.table.shadowRoot!.querySelector(".tool")).to.equal(null);
  return all;
};

const come = async ({ table, held }: Awaited<ReturnType<typeof heldTable>>): Promise<void> => {
  held.letGo();
  await waitUntil(() => surroundingsOf(table), "the rest is there");
  await table.updateComplete;
};

describe("a table whose bars are not there yet", () => {
  it("is played by drags, and says, counts and shows afterwards what has been done", async () => {
    const all = await playable();
    const { table } = all;
    const heard = listen(table);
    play(table, "T1-R2");
    await dragOver(table, "T2", "R3");
    await sendMouse({ type: "up" });
    expect([table.log, heard["move"]!.length]).to.deep.equal(["T1-R2 T2-R3", 2]);
    table.undo();
    expect(spokenBy(table)).to.equal("");
    await come(all);
    expect(table.log).to.equal("T1-R2");
    expect(spokenBy(table), "of the last thing").to.equal("Undone: 6 of hearts back to column 2.");
    expect(surroundingsOf(table).memory.records.of("penguin").size).to.equal(1);
    expect(buttonOf(table, "Redo").ariaDisabled).to.equal("false");
    expect(table.shadowRoot!.querySelector(".figures")!.textContent).to.match(/1\smove/);
  });

  it("keeps cards in the hand, and all where it lies, when they come", async () => {
    const all = await playable();
    const { table } = all;
    const boxes = (): DOMRect[] =>
      [".felt", ".name", ".card"].map((each) => table.shadowRoot!.querySelector(each)!.getBoundingClientRect());
    const before = boxes();
    await dragOver(table, "T1", "R2");
    await come(all);
    expect(insideOf(table).table!.held).to.deep.include({ count: 1, over: "R2" });
    expect(boxes()).to.deep.equal(before);
    await sendMouse({ type: "up" });
    expect(table.log).to.equal("T1-R2");
  });

  it("does what is asked for by a key or a method as soon as it can", async () => {
    const all = await playable();
    const { table } = all;
    table.focus();
    await sendKeys({ press: "?" });
    await come(all);
    await waitUntil(() => dialogOf(table), "a dialog opens");
    expect(table.shadowRoot!.querySelector("dialog")!.ariaLabel).to.equal("Rules of Penguin");
  });

  it("deals anew once it can, and then tells whoever waits for it", async () => {
    const all = await playable({ deal: "9" });
    const { table } = all;
    const dealt = table.newDeal();
    expect(table.deal).to.equal("9");
    await come(all);
    await dealt;
    expect(table.deal).to.equal("22");
  });

  for (const isSettled of [false, true]) {
    it(`${isSettled ? "does not ask" : "asks"} about a third run then, if that is ${isSettled ? "" : "not "}settled`, async () => {
      const all = await playable({ game: "rouge-et-noir", deal: (await solutionOf("rouge-et-noir")).deal });
      const { table } = all;
      play(table, `T1-${await beforeThirdRun(table)}:13`);
      if (isSettled) cardOf(table, "T2").click();
      await come(all);
      expect(noticeOf(table)?.startsWith("A third run")).to.equal(isSettled ? undefined : true);
    });
  }

  it("says nothing of a win that has been taken back by then", async () => {
    const { deal, entries } = await solutionOf("penguin");
    const all = await playable({ deal });
    const { table } = all;
    const heard = listen(table);
    for (const entry of entries) play(table, entry);
    expect(heard["win"]).to.have.length(1);
    table.undo();
    await come(all);
    await Promise.all([import("../src/board/celebration.js"), import("../src/dialogs/pages.js")]);
    for (let i = 0; i < 5; i++) await nextFrame();
    expect([noticeOf(table), dialogOf(table)]).to.deep.equal([undefined, null]);
  });

  it("waits for them with a deal that nobody has named, and with a log of the page's", async () => {
    for (const [attributes, log] of [
      [{}, ""],
      [{ deal: "22", log: "T1-R2" }, "T1-R2"],
    ] as const) {
      const all = await barred(attributes);
      const { table } = all;
      await table.updateComplete;
      expect(insideOf(table).table).to.equal(undefined);
      await come(all);
      await waitUntil(() => insideOf(table).table, "it is laid");
      expect(table.log).to.equal(log);
    }
  });

  it("tells by then what is wrong with what the page asks for, and of its settings", async () => {
    const wrong = await barred({ deal: "none" });
    const heard = listen(wrong.table);
    await come(wrong);
    expect(noticeOf(wrong.table)).to.match(/none/);
    expect(heard["error"]).to.have.length(1);
    const setting = await playable({ faces: "round" as "plain" });
    await come(setting);
    expect(noticeOf(setting.table)).to.equal("The attribute faces is “round”; it may be auto, plain, classic.");
  });

  it("keeps what the page has asked for in vain, whatever is played meanwhile", async () => {
    const all = await playable();
    const { table } = all;
    table.deal = "none";
    await table.updateComplete;
    play(table, "T1-R2");
    await come(all);
    expect([table.deal, noticeOf(table)?.includes("none")]).to.deep.equal(["none", true]);
  });

  it("says so where they cannot be loaded, plays on, and tries again", async () => {
    const { table, held } = await playable();
    const heard = listen(table);
    held.fail();
    await waitUntil(() => noticeOf(table), "it is told");
    expect(noticeOf(table)).to.equal("A part of the table cannot be loaded now.");
    expect(heard["error"]).to.have.length(1);
    play(table, "T1-R2");
    expect(table.log).to.equal("T1-R2");
    const game = insideOf(table).table;
    buttonOf(table, "Try again").click();
    await waitUntil(() => surroundingsOf(table), "the rest is there");
    await table.updateComplete;
    expect([noticeOf(table), insideOf(table).table === game]).to.deep.equal([undefined, true]);
    expect(buttonOf(table, "Undo").ariaDisabled).to.equal("false");
  });

  for (const deal of ["22", "ms22"]) {
    it(`says so once where they fail before deal ${deal} lies there`, async () => {
      const letGo = failPart("surroundings");
      const table = await putTable({ game: "penguin", deal });
      const heard = listen(table);
      await waitUntil(() => insideOf(table)?.table && noticeOf(table), "it can be played, and it is told");
      for (let i = 0; i < 3; i++) await nextFrame();
      expect([heard["error"]?.length, noticeOf(table)]).to.deep.equal([1, "A part of the table cannot be loaded now."]);
      letGo();
      const box = table.parentElement!;
      table.remove();
      box.append(table);
      await waitUntil(() => surroundingsOf(table), "it is tried again where it is put back");
      await table.updateComplete;
      expect(noticeOf(table)).to.equal(undefined);
    });
  }

  it("looks for nothing where it has been taken away meanwhile, and is whole where it comes back", async () => {
    const all = await playable({ noVerdict: false, deals: "auto" });
    const { table } = all;
    const box = table.parentElement!;
    table.remove();
    await come(all);
    expect(surroundingsOf(table).advice.adviser).to.equal(undefined);
    box.append(table);
    await waitUntil(() => table.shadowRoot!.querySelector(".verdict"), "it is judged");
    play(table, "T1-R2");
    expect(table.log).to.equal("T1-R2");
  });
});
