import { expect, fixture, html, nextFrame } from "@open-wc/testing";
import { heldTable, holdPart } from "./hold-part.js";
import {
  buttonOf,
  dialogOf,
  insideOf,
  listen,
  noticeOf,
  play,
  putTable,
  QUIET,
  replayOn,
  settled,
  surroundingsOf,
  tableOf,
  testEnvironment,
} from "./table.js";
import { withoutSolver } from "./solvers.js";
import { waitUntil } from "./wait-until.js";

/** Notes whether a promise has settled. */
const watch = (promise: Promise<unknown>): { isSettled: boolean } => {
  const seen = { isSettled: false };
  void promise.then(() => (seen.isSettled = true));
  return seen;
};

withoutSolver();

describe("methods called before the cards can be played", () => {
  for (const part of ["controller", "surroundings"] as const) {
    it(`are done once they can, though the ${part} came late, and tell whoever waits`, async () => {
      const { table, held } = await heldTable(part);
      table.showRules();
      const dealt = table.newDeal();
      const seen = watch(dealt);
      await nextFrame();
      expect([seen.isSettled, table.deal, dialogOf(table)]).to.deep.equal([false, "9", null]);
      held.letGo();
      await dealt;
      expect([table.deal, insideOf(table).table!.session.dealt.number]).to.deep.equal(["22", "22"]);
      await waitUntil(() => dialogOf(table), "the rules open");
      expect(dialogOf(table)!.ariaLabel).to.equal("Rules of Penguin");
    });
  }

  it("are done in the order in which they came", async () => {
    const { table, held } = await heldTable("controller", { game: "zodiac", deal: "9" });
    const heard = listen(table);
    for (let i = 0; i < 3; i++) table.turnStock();
    table.undo();
    table.restart();
    table.undo();
    table.turnStock();
    await nextFrame();
    expect(table.log).to.equal("");
    held.letGo();
    await settled(table);
    await waitUntil(() => table.log === "S*3", "all of it is done");
    expect([heard["move"]!.length, heard["undo"]!.length, heard["deal"]!.length]).to.deep.equal([4, 2, 1]);
  });

  it("wait their turn after one that needs the bars", async () => {
    const { table, held } = await heldTable("surroundings");
    await waitUntil(() => insideOf(table)?.table, "it can be played");
    play(table, "T1-R1");
    const dealt = table.newDeal();
    table.undo();
    expect(table.log).to.equal("T1-R1");
    held.letGo();
    await dealt;
    await table.updateComplete;
    expect([table.deal, table.log]).to.deep.equal(["9", "T1-R1"]);
    table.redo();
    expect([table.deal, table.log], "the new deal, which undo has taken back").to.deep.equal(["22", ""]);
  });

  for (const part of ["controller", "surroundings"] as const) {
    it(`wait for a new deal that is called for before them and has to be looked for, and the ${part} comes late`, async () => {
      const { table, held } = await heldTable(part, { game: "zodiac", deal: "9", deals: "auto" });
      const heard = listen(table);
      const dealt = [table.newDeal(), table.newDeal()];
      table.turnStock();
      table.restart();
      table.undo();
      held.letGo();
      await Promise.all(dealt);
      await waitUntil(() => heard["undo"], "all of it is done");
      expect([table.deal, table.log], "called for twice, it is one deal").to.deep.equal(["22", "S"]);
      expect([heard["deal"]!.length, heard["move"]!.length, heard["undo"]!.length]).to.deep.equal([2, 1, 1]);
    });
  }

  for (const part of ["controller", "surroundings"] as const) {
    it(`are dropped where the page asks for another game before the ${part} has come, and those made since are not`, async () => {
      const { table, held } = await heldTable(part, { game: "zodiac", deal: "9" });
      await nextFrame();
      const isThere = part === "surroundings";
      if (isThere) await waitUntil(() => insideOf(table)?.table, "it can be played");
      const heard = listen(table);
      const dealt = table.newDeal();
      table.turnStock();
      table.showSettings();
      Object.assign(table, { game: "rouge-et-noir", deal: "1" });
      await nextFrame();
      table.turnStock();
      table.undo();
      table.redo();
      held.letGo();
      await dealt;
      await waitUntil(() => dialogOf(table), "the settings open, which are of any game");
      await waitUntil(() => heard["undo"]?.length === 2, "what was called since is done");
      expect([table.game, table.deal, table.log]).to.deep.equal(["rouge-et-noir", "1", "S"]);
      expect([heard["move"]!.length, heard["deal"]]).to.deep.equal([1, undefined]);
    });
  }

  it("are of the game that is asked for in the same task before them, while another one lies there", async () => {
    const table = await tableOf({ game: "zodiac", deal: "9" });
    const heard = listen(table);
    Object.assign(table, { deal: "1" });
    table.turnStock();
    table.turnStock();
    table.undo();
    await waitUntil(() => heard["undo"], "all of it is done");
    expect([table.deal, table.log, heard["move"]!.length]).to.deep.equal(["1", "S", 2]);
    Object.assign(table, { game: "rouge-et-noir", deal: "5" });
    await table.newDeal();
    expect([table.game, table.deal, heard["deal"]!.length]).to.deep.equal(["rouge-et-noir", "22", 1]);
    expect(insideOf(table).table!.session.rules.variant.id).to.equal("rouge-et-noir");
    Object.assign(table, { game: "zodiac", deal: "9" });
    await settled(table);
    expect(table.log, "nothing was done to what was left").to.equal("");
  });

  it("act on what lies there, where what is asked for cannot be had", async () => {
    const table = await tableOf({ game: "zodiac", deal: "9" });
    table.deal = "no number";
    await waitUntil(() => noticeOf(table), "it is told");
    table.turnStock();
    expect(table.log).to.equal("S");
    buttonOf(table, "Dismiss").click();
    await table.updateComplete;
    table.turnStock();
    expect(table.log).to.equal("S*2");
  });

  it("are of the game that is asked for in the same task before them", async () => {
    const { table, held } = await heldTable("controller", { game: "zodiac", deal: "9" });
    await nextFrame();
    table.turnStock();
    Object.assign(table, { game: "rouge-et-noir", deal: "1" });
    table.turnStock();
    held.letGo();
    await settled(table);
    await waitUntil(() => table.log !== "", "it is done");
    expect([table.game, table.log]).to.deep.equal(["rouge-et-noir", "S"]);
  });

  it("are done on the deal that is drawn for a page that names none", async () => {
    const { table, held } = await heldTable("controller", { game: "zodiac", deals: "auto" });
    await nextFrame();
    table.turnStock();
    held.letGo();
    await waitUntil(() => table.log === "S", "it is done");
    expect(table.deal).to.equal("22");
  });

  it("tell of no error that is mended before the cards can be played", async () => {
    const { table, held } = await heldTable("controller", { game: "" });
    const heard = listen(table);
    await nextFrame();
    Object.assign(table, { game: "penguin", deal: "9" });
    await nextFrame();
    held.letGo();
    await settled(table);
    expect([table.deal, heard["error"]]).to.deep.equal(["9", undefined]);
  });

  it("lead into a replay and out of it again", async () => {
    const { table, held } = await heldTable("controller");
    table.showReplay("T1-R1");
    table.leaveReplay();
    held.letGo();
    await settled(table);
    expect([table.replay, surroundingsOf(table).replays.current]).to.deep.equal(["", undefined]);
  });

  for (const part of ["controller", "surroundings"] as const) {
    it(`are dropped where the table leaves the document before its ${part} has come`, async () => {
      const { table, held } = await heldTable(part);
      const box = table.parentElement!;
      const dealt = table.newDeal();
      table.remove();
      held.letGo();
      await dealt;
      box.append(table);
      await settled(table);
      await table.updateComplete;
      expect(table.deal).to.equal("9");
    });
  }

  it("are kept where the table is only moved", async () => {
    const { table, held } = await heldTable("surroundings");
    const dealt = table.newDeal();
    table.parentElement!.append(table);
    held.letGo();
    await dealt;
    expect(table.deal).to.equal("22");
  });

  it("are dropped where there is no game, and wait for one that has been asked for since", async () => {
    const { table, held } = await heldTable("controller", {});
    const first = table.newDeal();
    held.letGo();
    await first;
    expect(noticeOf(table)).to.match(/needs a game/);
    Object.assign(table, { game: "penguin", deal: "9" });
    await table.newDeal();
    expect(table.deal).to.equal("22");
  });

  for (const part of ["controller", "surroundings"] as const) {
    it(`are dropped where the ${part} cannot be loaded, so that trying again does nothing of long ago`, async () => {
      const { table, held } = await heldTable(part);
      const dealt = table.newDeal();
      table.showRules();
      held.fail();
      await dealt;
      await waitUntil(() => table.shadowRoot!.querySelector(".notice button"), "it is told, over the deal");
      await table.newDeal();
      buttonOf(table, "Try again").click();
      await settled(table);
      await table.updateComplete;
      expect([table.deal, dialogOf(table)]).to.deep.equal(["9", null]);
      await table.newDeal();
      expect(table.deal).to.equal("22");
    });

    it(`are dropped where the table leaves the document before its ${part} has come, and comes back before that`, async () => {
      const { table, held } = await heldTable(part);
      const box = table.parentElement!;
      await nextFrame();
      const dealt = table.newDeal();
      table.showRules();
      table.remove();
      await nextFrame();
      box.append(table);
      await dealt;
      held.letGo();
      await settled(table);
      await table.updateComplete;
      expect([table.deal, dialogOf(table)]).to.deep.equal(["9", null]);
    });
  }

  for (const part of ["none", "controller", "surroundings"] as const) {
    for (const deals of ["any", "auto"] as const) {
      it(`are done before a replay that is set after them, on ${deals} deal, ${part} of the table coming late`, async () => {
        const held = part === "none" ? undefined : holdPart(part);
        const table = await putTable({ game: "zodiac", deal: "9", deals });
        if (!held) await settled(table);
        const heard = listen(table);
        const dealt = table.newDeal();
        table.replay = "S*3";
        held?.letGo();
        await dealt;
        const { session } = (await replayOn(table)).table;
        expect([table.deal, table.replay, session.dealt.number, heard["error"]]).to.deep.equal([
          "22",
          "S*3",
          "22",
          undefined,
        ]);
      });
    }
  }

  for (const part of ["none", "controller", "surroundings"] as const) {
    it(`leave a replay that was set before them, and none that is set after them, ${part} of the table coming late`, async () => {
      const held = part === "none" ? undefined : holdPart(part);
      const table = await putTable({ game: "zodiac", deal: "9" });
      if (!held) await settled(table);
      table.showReplay("S*2");
      table.replay = "S*4";
      const dealt = table.newDeal();
      table.turnStock();
      expect(table.replay).to.equal("");
      table.replay = "S*3";
      held?.letGo();
      await dealt;
      await replayOn(table);
      expect([table.deal, table.log, table.replay]).to.deep.equal(["22", "S", "S*3"]);
    });

    it(`play no replay that was set before them, ${part} of the table coming late`, async () => {
      const held = part === "none" ? undefined : holdPart(part);
      const table = await putTable({ game: "zodiac", deal: "9" });
      if (!held) await settled(table);
      table.replay = "S*4";
      const dealt = table.newDeal();
      held?.letGo();
      await dealt;
      await settled(table);
      expect([table.deal, table.replay, surroundingsOf(table).replays.current]).to.deep.equal(["22", "", undefined]);
    });
  }

  for (const part of ["controller", "surroundings"] as const) {
    for (const [later, its] of [
      ["deal", "another deal"],
      ["game", "another game"],
    ] as const) {
      it(`do nothing with a log where the page asks for ${its} in a later task, while the ${part} loads`, async () => {
        const { table, held } = await heldTable(part, { game: "penguin", deal: "9" });
        await nextFrame();
        const heard = listen(table);
        table.log = "T7-R1";
        await nextFrame();
        table.restart();
        const dealt = table.newDeal();
        Object.assign(table, later === "deal" ? { deal: "1" } : { game: "zodiac" });
        held.letGo();
        await dealt;
        await settled(table);
        await table.updateComplete;
        expect([table.deal, table.log]).to.deep.equal([later === "deal" ? "1" : "9", ""]);
        expect([heard["error"], heard["deal"], heard["move"]]).to.deep.equal([undefined, undefined, undefined]);
      });
    }

    it(`wait for a log that is set in one task with the deal, in any order, while the ${part} loads`, async () => {
      for (const names of [
        ["log", "deal"],
        ["deal", "log"],
      ] as const) {
        const { table, held } = await heldTable(part, { game: "zodiac", deal: "9" });
        await nextFrame();
        for (const name of names) table[name] = name === "log" ? "S*2" : "1";
        await nextFrame();
        table.turnStock();
        held.letGo();
        await waitUntil(() => table.log === "S*3", "it is played, and the call");
        expect(table.deal).to.equal("1");
      }
    });
  }

  for (const [name, wrong] of [
    ["game", "bad"],
    ["game", null],
    ["deal", "x"],
  ] as const) {
    it(`give way to a ${name} that cannot be meant, ${wrong}, and take its place where they come after it`, async () => {
      const table = await tableOf({ game: "zodiac", deal: "9", deals: "auto" });
      const dealt = table.newDeal();
      table[name] = wrong;
      await dealt;
      await table.updateComplete;
      expect(insideOf(table).table!.session.dealt.number, "the deal that lay there").to.equal("9");
      await waitUntil(() => noticeOf(table), "it is told");
      await table.newDeal();
      await table.updateComplete;
      expect(insideOf(table).table!.session.dealt.number).to.equal("22");
      expect([table.game, table.deal, noticeOf(table)]).to.deep.equal(["zodiac", "22", undefined]);
    });
  }

  it("are done at once from then on, but wait for a new deal that is called for before them and has to be looked for", async () => {
    const table = await tableOf({ game: "zodiac", deal: "9", deals: "auto" });
    table.turnStock();
    expect(table.log).to.equal("S");
    const dealt = table.newDeal();
    table.turnStock();
    table.turnStock();
    table.undo();
    play(table, "S");
    expect([table.deal, table.log], "hands play on").to.deep.equal(["9", "S*2"]);
    await dealt;
    await waitUntil(() => table.log !== "", "what was called is done");
    expect([table.deal, table.log]).to.deep.equal(["22", "S"]);
    for (let i = 0; i < 2; i++) table.undo();
    expect([table.deal, table.log], "the old deal has only what hands have played").to.deep.equal(["9", "S*2"]);
  });

  it("are done at once on any deal, which need not be looked for", async () => {
    const table = await tableOf({ game: "penguin", deal: "9" });
    table.restart();
    play(table, "T1-R1");
    table.undo();
    expect(table.log).to.equal("");
    void table.newDeal();
    play(table, "T1-R1");
    table.undo();
    expect([table.deal, table.log]).to.deep.equal(["22", ""]);
  });

  for (const [asks, game, deal] of [
    ["deal", "zodiac", "1"],
    ["game", "rouge-et-noir", "9"],
  ] as const) {
    it(`are dropped where the page asks for another ${asks} after them, in the task in which the table is connected as well`, async () => {
      const box = await fixture<HTMLElement>(html`<div></div>`);
      const table = document.createElement("solitaire-table");
      Object.assign(table, { environment: testEnvironment(), ...QUIET, game: "zodiac", deal: "9" });
      box.append(table);
      const heard = listen(table);
      const dealt = table.newDeal();
      table.turnStock();
      table.showRules();
      Object.assign(table, { game, deal });
      await dealt;
      await waitUntil(() => dialogOf(table), "the rules open, which are of any game");
      expect([table.game, table.deal, table.log]).to.deep.equal([game, deal, ""]);
      expect([heard["deal"], heard["move"]]).to.deep.equal([undefined, undefined]);
    });
  }

  for (const part of ["controller", "surroundings"] as const) {
    it(`give way to a log that is set after them, and those made since are done on it, though the ${part} came late`, async () => {
      const { table, held } = await heldTable(part, { game: "zodiac", deal: "9", deals: "auto" });
      await nextFrame();
      const heard = listen(table);
      table.turnStock();
      const dealt = table.newDeal();
      table.turnStock();
      table.log = "S*3";
      table.turnStock();
      held.letGo();
      await dealt;
      await waitUntil(() => table.log === "S*4", "what was called since is done");
      expect([table.deal, heard["deal"]]).to.deep.equal(["9", undefined]);
    });
  }
});
