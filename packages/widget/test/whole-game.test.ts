import { makeMoveText } from "@solitaire/engine";
import { expect } from "@open-wc/testing";
import { setViewport } from "@web/test-runner-commands";
import type { SolitaireMoveEvent, SolitaireStuckEvent, SolitaireWinEvent } from "../src/index.js";
import { GAMES, solutionOf } from "./games.js";
import { comesBack, hide } from "./hide.js";
import { beforeThirdRun } from "./third-run.js";
import { buttonOf, dialogOf, insideOf, listen, noticeOf, spokenBy, tableOf, testEnvironment, play } from "./table.js";
import { waitUntil } from "./wait-until.js";

before(() => setViewport({ width: 1280, height: 900 }));

describe("a whole game", () => {
  for (const game of GAMES) {
    it(`of ${game} is won once, and told`, async () => {
      const { deal, entries, log } = await solutionOf(game);
      const environment = testEnvironment();
      const table = await tableOf({ game, deal, environment });
      const heard = listen(table);
      const rules = `${game}@1`;
      for (const entry of entries) {
        environment.time += 250;
        if (!entry.startsWith("by")) play(table, entry);
        else if (entry === "by2") table.shadowRoot!.querySelectorAll<HTMLInputElement>(".picker input")[1]!.click();
      }
      expect(heard["win"]!.length).to.equal(1);
      const win = heard["win"]![0] as SolitaireWinEvent;
      expect([win.game, win.deal, win.rules, win.log, win.bubbles, win.composed]).to.deep.equal([
        game,
        deal,
        rules,
        log,
        true,
        true,
      ]);
      const played = entries.filter((entry) => !entry.startsWith("by")).length;
      expect(win.moves).to.equal(played);
      expect(win.elapsed).to.equal((played - 1) * 250);
      expect(heard["move"]!.length).to.equal(played);
      expect(heard["stuck"]).to.equal(undefined);
      expect((heard["move"]!.at(-1) as SolitaireMoveEvent).log).to.equal(log);
      await waitUntil(() => dialogOf(table), "the result shows");
      expect(table.shadowRoot!.querySelector("dialog")!.textContent).to.contain(String(played));
      expect(table.shadowRoot!.querySelector(".verdict")!.textContent.trim()).to.equal("Solved");
      table.undo();
      table.redo();
      expect(heard["win"]!.length, "the same win").to.equal(1);
      environment.time += 60_000;
      expect(insideOf(table).table!.session.dealt.clock.read(environment.time), "no time after the win").to.equal(
        win.elapsed,
      );
    });
  }

  it("that is stuck is told, and can be taken back", async () => {
    const table = await tableOf({ game: "stalactites", deal: "1" });
    const heard = listen(table);
    const { session } = insideOf(table).table!;
    // Straight into the cells and on, until nothing goes.
    for (let i = 0; i < 60 && !session.game.isStuck; i++) {
      play(table, makeMoveText(session.rules, session.legalMoves.at(-1)!));
    }
    expect(heard["stuck"]!.length).to.equal(1);
    expect((heard["stuck"]![0] as SolitaireStuckEvent).game).to.equal("stalactites");
    await table.updateComplete;
    expect(table.shadowRoot!.querySelector(".verdict")!.textContent).to.equal("No moves left");
    expect(spokenBy(table)).to.match(/; no moves left\.$/);
    table.undo();
    await table.updateComplete;
    expect(table.shadowRoot!.querySelector(".verdict")).to.equal(null);
  });
});

describe("time", () => {
  comesBack();

  it("starts at the first move and stops while the page is out of sight", async () => {
    const environment = testEnvironment();
    const table = await tableOf({ game: "penguin", deal: "22", environment });
    const shown = async (): Promise<string> => {
      table.requestUpdate();
      await table.updateComplete;
      return table.shadowRoot!.querySelector(".figures")!.textContent.replace(/\s+/g, " ").trim();
    };
    environment.time = 50_000;
    expect(await shown()).to.equal("0 moves 0:00");
    play(table, "T1-R2");
    environment.time += 65_000;
    expect(await shown()).to.equal("1 move 1:05");
    hide(true);
    environment.time += 600_000;
    hide(false);
    environment.time += 5_000;
    expect(await shown()).to.equal("1 move 1:10");
    table.remove();
    environment.time += 600_000;
    expect(insideOf(table).table!.session.dealt.clock.read(environment.time)).to.equal(70_000);
  });
});

describe("the question of a third run", () => {
  it("is asked before it is discarded, by a notice that keys can answer", async () => {
    const { deal } = await solutionOf("rouge-et-noir");
    const table = await tableOf({ game: "rouge-et-noir", deal });
    const { position: pos, rules } = insideOf(table).table!.session;
    const pile = (name: string): number => rules.pileIndex(name);
    const black = await beforeThirdRun(table);
    play(table, `T1-${black}:13`);
    await table.updateComplete;
    expect(noticeOf(table)).to.equal("A third run under a red king: after this the game cannot be won.");
    buttonOf(table, "Keep it").click();
    await table.updateComplete;
    expect([noticeOf(table), pos.size(pile(black))]).to.deep.equal([undefined, 0]);
    play(table, `T1-${black}:13`);
    await table.updateComplete;
    buttonOf(table, "Discard anyway").click();
    await table.updateComplete;
    expect([noticeOf(table), pos.size(pile(black))]).to.deep.equal([undefined, 13]);
  });
});
