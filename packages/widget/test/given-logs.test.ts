import { expect, fixture, html, nextFrame } from "@open-wc/testing";
import { setViewport } from "@web/test-runner-commands";
import type { SolitaireErrorEvent, SolitaireTable } from "../src/index.js";
import { solutionOf } from "./games.js";
import { insideOf, listen, noticeOf, play, settled, tableOf, testEnvironment } from "./table.js";
import { waitUntil } from "./wait-until.js";

before(() => setViewport({ width: 1280, height: 900 }));

describe("tables whose log the page sets", () => {
  it("take a log, and give back what it put aside", async () => {
    const { deal, log } = await solutionOf("rouge-et-noir");
    const table = await tableOf({ game: "rouge-et-noir", deal });
    play(table, "T6-F4");
    const heard = listen(table);
    table.log = log;
    expect(table.log).to.equal(log);
    expect(table.position!.T!.join("")).to.equal("");
    table.log = "T1-F9";
    await table.updateComplete;
    table.log = "nonsense";
    await table.updateComplete;
    expect(noticeOf(table)).to.match(/log was not taken.*nonsense/);
    expect(table.log).to.equal(log);
    expect(heard["win"]).to.equal(undefined);
    expect(heard["error"]!.map((event) => (event as SolitaireErrorEvent).code)).to.deep.equal([
      "illegal-log",
      "bad-log",
    ]);
  });

  for (const [what, goesOn] of [
    ["another deal", (table) => void (table.deal = "1")],
    ["a new deal", (table) => table.newDeal()],
    ["undo", (table) => table.undo()],
    ["redo", (table) => table.redo()],
    ["a replay", (table) => void (table.replay = "T1-R1")],
  ] as const satisfies [string, (table: SolitaireTable) => void][]) {
    it(`tell of a log that was not taken until the game goes on, by ${what}`, async () => {
      const table = await tableOf({ game: "penguin", deal: "22" });
      for (const entry of ["T1-R1", "T1-R2"]) play(table, entry);
      table.undo();
      table.log = "nonsense";
      await table.updateComplete;
      expect(noticeOf(table)).to.match(/log was not taken/);
      await goesOn(table);
      await waitUntil(() => noticeOf(table) === undefined, "it goes");
    });
  }

  it("take a log whose moves undo takes back one by one, before it brings back what lay there", async () => {
    const table = await tableOf({ game: "penguin", deal: "1" });
    play(table, "T7-R2");
    table.log = "T7-R1 T2-T5";
    await table.updateComplete;
    const logs = (["undo", "undo", "undo", "redo", "redo", "redo"] as const).map((step) => {
      table[step]();
      return table.log;
    });
    expect(logs).to.deep.equal(["T7-R1", "", "T7-R2", "", "T7-R1", "T7-R1 T2-T5"]);
  });

  it("take a log before its game is there", async () => {
    const box = await fixture(html`<div></div>`);
    const table = document.createElement("solitaire-table");
    Object.assign(table, { environment: testEnvironment(), game: "stalactites", deal: "3", log: "by1 T1-F1" });
    box.append(table);
    await settled(table);
    expect(table.log).to.equal("by1 T1-F1");
  });

  for (const names of [
    ["deal", "log"],
    ["log", "deal"],
  ] as const) {
    it(`take ${names.join(" and then ")}, set in one go, as one`, async () => {
      const table = await tableOf({ game: "penguin", deal: "12345" });
      const heard = listen(table);
      const asked = { deal: "9", log: "T1-R1 T2-R2" };
      for (const name of names) table[name] = asked[name];
      await waitUntil(() => insideOf(table).table!.session.dealt.number === "9", "it is dealt");
      await table.updateComplete;
      expect([table.deal, table.log]).to.deep.equal(["9", "T1-R1 T2-R2"]);
      table.deal = "12345";
      await waitUntil(() => insideOf(table).table!.session.dealt.number === "12345", "it is dealt again");
      expect(table.log, "the other deal was not played on").to.equal("");
      expect(heard["error"]).to.equal(undefined);
    });
  }

  it("take a log of another game, set in one go with it", async () => {
    const table = await tableOf({ game: "penguin", deal: "12345" });
    const heard = listen(table);
    table.game = "zodiac";
    table.log = "S*5";
    await waitUntil(() => insideOf(table).table!.session.rules.variant.id === "zodiac", "it is dealt");
    expect(table.log).to.equal("S*5");
    expect(heard["error"]).to.equal(undefined);
  });

  it("take game, deal and log, set while the table was out of the document", async () => {
    const table = await tableOf({ game: "penguin", deal: "12345" });
    const box = table.parentElement!;
    table.remove();
    Object.assign(table, { game: "stalactites", deal: "3", log: "by1 T1-F1" });
    await nextFrame();
    box.append(table);
    await waitUntil(() => insideOf(table).table!.session.rules.variant.id === "stalactites", "it is dealt");
    expect([table.deal, table.log]).to.deep.equal(["3", "by1 T1-F1"]);
  });

  it("drop a log with the deal that it was for, when that is none", async () => {
    const table = await tableOf({ game: "penguin", deal: "22" });
    Object.assign(table, { deal: "012", log: "T1-R1" });
    await table.updateComplete;
    await table.updateComplete;
    expect(noticeOf(table)).to.match(/leading zeros/);
    table.deal = "22";
    await table.updateComplete;
    expect(table.log).to.equal("");
  });
});
