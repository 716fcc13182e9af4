import { expect, nextFrame } from "@open-wc/testing";
import { setViewport } from "@web/test-runner-commands";
import { comesBack, hide } from "./hide.js";
import { memoryStorage } from "./memory-storage.js";
import { buttonOf, insideOf, listen, noticeOf, surroundingsOf, tableOf, testEnvironment, play } from "./table.js";
import { waitUntil } from "./wait-until.js";

before(() => setViewport({ width: 1280, height: 900 }));

describe("what is kept", () => {
  it("is the game, over a reload", async () => {
    const environment = testEnvironment();
    const first = await tableOf({ game: "zodiac", deal: "9", environment });
    first.nextPlayable();
    play(first, "S");
    const { log } = first;
    environment.time += 42_000;
    first.remove();
    const second = await tableOf({ game: "zodiac", deal: "9", environment });
    const heard = listen(second);
    expect(second.log).to.equal(log);
    expect(insideOf(second).table!.session.dealt.clock.read(environment.time)).to.equal(42_000);
    second.undo();
    second.undo();
    expect(second.log, "two gestures").to.equal("");
    expect(Object.keys(heard)).to.deep.equal(["undo"]);
  });

  it("is what was undone as well, over a reload: it can be redone", async () => {
    const environment = testEnvironment();
    const first = await tableOf({ game: "penguin", deal: "22", environment });
    play(first, "T1-R1");
    play(first, "T1-R2");
    first.undo();
    first.undo();
    await nextFrame();
    first.remove();
    const second = await tableOf({ game: "penguin", deal: "22", environment });
    expect(second.log).to.equal("");
    second.redo();
    second.redo();
    expect(second.log).to.equal("T1-R1 T1-R2");
    expect(insideOf(second).table!.session.canRedo).to.equal(false);
  });

  it("is the way back too, which is redone as one", async () => {
    const environment = testEnvironment();
    const first = await tableOf({ game: "penguin", deal: "22", environment });
    for (const entry of ["T1-R1", "T1-R2", "T1-R3"]) play(first, entry);
    const { table } = insideOf(first);
    table!.act(table!.session.backTo(1));
    await nextFrame();
    first.remove();
    const second = await tableOf({ game: "penguin", deal: "22", environment });
    expect(second.log).to.equal("T1-R1");
    second.redo();
    expect(second.log).to.equal("T1-R1 T1-R2 T1-R3");
  });

  it("is a game that was kept before anything undone was", async () => {
    const environment = testEnvironment();
    const saved = { deal: "22", steps: ["T1-R1"], elapsed: 900, at: 1 };
    environment.kept!.setItem("solitaire-table/1/game/penguin@1/22/0", JSON.stringify(saved));
    expect((await tableOf({ game: "penguin", deal: "22", environment })).log).to.equal("T1-R1");
  });

  it("is written when the page is left", async () => {
    const environment = testEnvironment();
    const table = await tableOf({ game: "penguin", deal: "22", environment });
    play(table, "T1-R2");
    await nextFrame();
    dispatchEvent(new PageTransitionEvent("pagehide"));
    const kept = Array.from({ length: environment.kept!.length }, (_, i) =>
      environment.kept!.getItem(environment.kept!.key(i)!),
    );
    expect(kept.some((text) => text!.includes("T1-R2"))).to.equal(true);
  });

  describe("of the time since the last move", () => {
    comesBack();

    /** A game that was kept with its last move, and whose clock has run for eight seconds since. */
    const played = async () => {
      const environment = testEnvironment();
      const table = await tableOf({ game: "penguin", deal: "22", environment });
      play(table, "T1-R2");
      await nextFrame();
      dispatchEvent(new PageTransitionEvent("pagehide"));
      environment.time += 8_000;
      return { environment, table };
    };
    const elapsedOf = ({ kept }: ReturnType<typeof testEnvironment>): number =>
      JSON.parse(kept!.getItem("solitaire-table/1/game/penguin@1/22/0")!).elapsed;

    it("is all of it when the page goes out of sight, which is told after it is left", async () => {
      const { environment } = await played();
      expect(elapsedOf(environment)).to.equal(0);
      hide(true);
      expect(elapsedOf(environment)).to.equal(8_000);
      environment.time += 60_000;
      dispatchEvent(new PageTransitionEvent("pagehide"));
      expect(elapsedOf(environment), "unseen").to.equal(8_000);
    });

    it("is all of it when the table is taken away", async () => {
      const { environment, table } = await played();
      table.remove();
      expect(elapsedOf(environment)).to.equal(8_000);
    });

    it("is all of it when another deal is asked for", async () => {
      const { environment, table } = await played();
      table.deal = "23";
      await waitUntil(() => insideOf(table).table?.session.dealt.number === "23", "it is there");
      expect(elapsedOf(environment)).to.equal(8_000);
    });
  });

  it("is the deal played last, where none is asked for", async () => {
    const environment = testEnvironment({ random: () => 22 });
    const first = await tableOf({ game: "penguin", environment });
    const { deal } = first;
    play(first, "T1-R1");
    const { log } = first;
    expect(log).to.equal("T1-R1");
    first.remove();
    const second = await tableOf({ game: "penguin", environment: { ...environment, random: () => 7 } });
    expect([second.deal, second.log]).to.deep.equal([deal, log]);
  });

  it("is the new deal, when the page comes back by a reload", async () => {
    const environment = testEnvironment();
    const first = await tableOf({ game: "penguin", deal: "3", environment });
    void first.newDeal();
    play(first, "T1-R1");
    expect(first.deal).to.equal("22");
    await nextFrame();
    first.remove();
    const visit = await tableOf({ game: "penguin", deal: "3", environment });
    expect([visit.deal, visit.log]).to.deep.equal(["3", ""]);
    visit.remove();
    const reload = await tableOf({ game: "penguin", deal: "3", environment: { ...environment, isReturn: true } });
    expect([reload.deal, reload.log]).to.deep.equal(["22", "T1-R1"]);
  });

  it("is the deal that was drawn, when the page comes back before the first move, and counts as nothing played", async () => {
    for (const deal of ["random", ""]) {
      const environment = testEnvironment();
      const first = await tableOf({ game: "penguin", deal, environment });
      first.remove();
      const drawsOther = { ...environment, random: () => 98, isReturn: true };
      const reload = await tableOf({ game: "penguin", deal, environment: drawsOther });
      expect([reload.deal, reload.log], deal).to.deep.equal([first.deal, ""]);
      expect(surroundingsOf(reload).memory.records.of("penguin").size, deal).to.equal(0);
      reload.remove();
      const visit = await tableOf({ game: "penguin", deal: "random", environment: { ...drawsOther, isReturn: false } });
      expect(visit.deal, "a new visit draws anew").not.to.equal(first.deal);
    }
  });

  it("is each table's own", async () => {
    const environment = testEnvironment();
    const tables = [
      await tableOf({ game: "penguin", deal: "22", environment }),
      await tableOf({ game: "penguin", deal: "22", environment }),
    ];
    play(tables[0]!, "T1-R1");
    play(tables[1]!, "T1-R2");
    await nextFrame();
    for (const table of tables) table.remove();
    const logs = [];
    for (const _ of tables) logs.push((await tableOf({ game: "penguin", deal: "22", environment })).log);
    expect(logs).to.deep.equal(["T1-R1", "T1-R2"]);
  });

  it("is nothing where the browser keeps nothing: it plays on, and says so once", async () => {
    const environment = testEnvironment({ kept: undefined, tab: undefined });
    const table = await tableOf({ game: "penguin", deal: "22", environment });
    expect(noticeOf(table)).to.match(/keeps nothing/);
    buttonOf(table, "Dismiss").click();
    play(table, "T1-R2");
    await table.updateComplete;
    expect(noticeOf(table)).to.equal(undefined);
    expect(table.log).to.equal("T1-R2");
  });

  it("is nothing where the browser refuses its locks: it plays on, and says so", async () => {
    const leases = { isShared: true, lease: () => Promise.reject(new DOMException("no", "SecurityError")) };
    const table = await tableOf({ game: "penguin", deal: "22", environment: testEnvironment({ leases }) });
    expect(noticeOf(table)).to.match(/keeps nothing/);
    play(table, "T1-R2");
    expect(table.log).to.equal("T1-R2");
  });

  it("is what was played before the browser gave a new deal its place, though the page was left meanwhile", async () => {
    const given = testEnvironment().leases!;
    let gate: Promise<unknown> = Promise.resolve();
    const lease: typeof given.lease = async (name, patience) => (await gate, given.lease(name, patience));
    const environment = testEnvironment({ leases: { ...given, lease } });
    const table = await tableOf({ game: "penguin", deal: "23", environment });
    let open!: () => void;
    gate = new Promise<void>((resolve) => (open = resolve));
    await table.newDeal();
    play(table, "T1-R2");
    dispatchEvent(new PageTransitionEvent("pagehide"));
    open();
    const { number } = insideOf(table).table!.session.dealt;
    expect(number).not.to.equal("23");
    const name = `solitaire-table/1/game/penguin@1/${number}/0`;
    await waitUntil(() => environment.kept!.getItem(name), "it is kept");
    expect(environment.kept!.getItem(name)).to.include("T1-R2");
  });

  it("is nothing where the browser is full: it says so", async () => {
    const environment = testEnvironment({ kept: memoryStorage(2) });
    const table = await tableOf({ game: "penguin", deal: "22", environment });
    play(table, "T1-R2");
    await waitUntil(() => insideOf(table).opener.trouble, "it has not been kept");
    play(table, "T1-R3");
    await table.updateComplete;
    expect(noticeOf(table)).to.equal("The browser has no room left: the game is no longer kept.");
  });
});
