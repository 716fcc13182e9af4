import { expect, nextFrame } from "@open-wc/testing";
import { sendKeys, sendMouse, setViewport } from "@web/test-runner-commands";
import { deal, parseLog, replay } from "@solitaire/engine";
import type { SolitaireTable } from "../src/index.js";
import type { Replay } from "../src/replay/replay.js";
import { dealNumber, GAMES, rulesOf, solutionOf } from "./games.js";
import {
  buttonOf,
  cardOf,
  clickOn,
  dialogOf,
  insideOf,
  replayOn,
  surroundingsOf,
  listen,
  noticeOf,
  plain,
  play,
  pointOf,
  spokenBy,
  tableOf,
  testEnvironment,
} from "./table.js";
import { press } from "./press.js";
import { tallTable } from "./tall-columns.js";
import { waitUntil } from "./wait-until.js";

const replayOf = (table: SolitaireTable): Replay | undefined => surroundingsOf(table)?.replays.current;

const slider = (table: SolitaireTable): HTMLInputElement => table.shadowRoot!.querySelector("input[type=range]")!;

/** The cards as they are drawn, by pile. */
const drawn = (table: SolitaireTable): string[] =>
  insideOf(table).shown!.state!.piles.map(({ name, cards }) => `${name}: ${cards.join(" ")}`);

const LOG = "T7-R1 T2-T5";

describe("a replay", () => {
  before(() => setViewport({ width: 1280, height: 900 }));

  for (const game of GAMES) {
    it(`leads through a whole game of ${game}, forward and back`, async () => {
      const { deal: number, log } = await solutionOf(game);
      const table = await tableOf({ game, deal: number }, { width: 360, height: 740 });
      table.replay = log;
      const { length } = await replayOn(table);
      expect(length).to.equal(log.split(" ").filter((entry) => !entry.startsWith("by")).length);
      const onTheWay = [drawn(table)];
      while (replayOf(table)!.at < length) {
        replayOf(table)!.go(replayOf(table)!.at + 1);
        onTheWay.push(drawn(table));
      }
      const rules = rulesOf(game);
      const pos = deal(rules, dealNumber(number));
      const entries = parseLog(log);
      const verdict = replay(rules, pos, entries.ok ? entries.value : []);
      expect(verdict).to.deep.equal({ outcome: "won", moves: replayOf(table)!.moveCount });
      expect(replayOf(table)!.session.position.hash()).to.equal(pos.hash());
      while (replayOf(table)!.at > 0) {
        expect(drawn(table)).to.deep.equal(onTheWay.pop());
        replayOf(table)!.go(replayOf(table)!.at - 1);
      }
      expect(drawn(table)).to.deep.equal(onTheWay[0]);
    });
  }

  it("comes and goes without a trace: the player's own game, its clock, redo and what is kept stay as they were", async () => {
    const environment = testEnvironment();
    const table = await tableOf({ game: "penguin", deal: "1", environment });
    play(table, "T7-R1");
    play(table, "T2-T5");
    table.undo();
    environment.time = 5000;
    await waitUntil(() => environment.kept!.length > 1, "it is written");
    const kept = (): string[] =>
      Object.keys(environment.kept!).map((key) => `${key} ${environment.kept!.getItem(key)}`);
    const [before, storage] = [drawn(table), kept()];
    const heard = listen(table);

    table.showReplay("T7-R1 T2-T5 T2-R2");
    const replay = await replayOn(table);
    environment.time = 60_000;
    replay.go(3);
    replay.go(1);
    expect(table.log, "the log is the player's").to.equal("T7-R1");
    buttonOf(table, "Back to the game").click();
    await table.updateComplete;

    expect(replayOf(table)).to.equal(undefined);
    expect(drawn(table)).to.deep.equal(before);
    expect(table.replay).to.equal("");
    expect(table.getAttribute("replay")).to.equal(null);
    expect(heard).to.deep.equal({});
    const { dealt } = insideOf(table).table!.session;
    expect([dealt.clock.read(60_000), dealt.clock.isRunning]).to.deep.equal([5000, true]);
    surroundingsOf(table).changed(dealt);
    dispatchEvent(new PageTransitionEvent("pagehide"));
    expect(kept().map((each) => each.replace(/"at":\d+/, ""))).to.deep.equal(
      storage.map((each) => each.replace(/"at":\d+/, "")),
    );
    table.redo();
    expect(table.log).to.equal(LOG);
  });

  it("does not start a clock that stood still", async () => {
    const environment = testEnvironment();
    const table = await tableOf({ game: "penguin", deal: "1", environment });
    table.replay = LOG;
    await replayOn(table);
    table.leaveReplay();
    await table.updateComplete;
    expect([table.replay, table.hasAttribute("replay")]).to.deep.equal(["", false]);
    expect(insideOf(table).table!.session.dealt.clock.isRunning).to.equal(false);
  });

  it("goes by keys, anywhere in the table", async () => {
    const { deal: number, log } = await solutionOf("penguin");
    const table = await tableOf({ game: "penguin", deal: number });
    table.showReplay(log);
    const replay = await replayOn(table);
    expect(replay.isPlaying, "what the player asks for plays at once").to.equal(true);
    for (const focus of [slider(table), cardOf(table, "T1")]) {
      focus.focus();
      await sendKeys({ press: "Home" });
      expect([replay.at, replay.isPlaying]).to.deep.equal([0, false]);
      await sendKeys({ press: "ArrowRight" });
      await sendKeys({ press: "ArrowRight" });
      expect(replay.at).to.equal(2);
      await sendKeys({ press: "ArrowLeft" });
      expect(replay.at).to.equal(1);
      await sendKeys({ press: "End" });
      expect(replay.at).to.equal(replay.length);
    }
    slider(table).focus();
    // A step later it would be elsewhere.
    slider(table).dispatchEvent(
      new KeyboardEvent("keydown", { key: " ", bubbles: true, composed: true, cancelable: true }),
    );
    expect([replay.at, replay.isPlaying], "again from the start").to.deep.equal([0, true]);
    await sendKeys({ press: "Space" });
    expect(replay.isPlaying).to.equal(false);
    await sendKeys({ press: "Escape" });
    expect(replayOf(table)).to.equal(undefined);
    expect(insideOf(table).table!.focus.isHere, "the focus is at the cards").to.equal(true);
  });

  it("has its buttons behind one stop of Tab, after the slider's, and arrows lead from one to the next", async () => {
    const table = await tableOf({ game: "penguin", deal: "1" });
    cardOf(table, "T1").focus();
    table.showReplay(LOG);
    const replay = await replayOn(table);
    replay.go(0);
    const focused = (): string | null => table.shadowRoot!.activeElement!.ariaLabel;
    await waitUntil(() => focused() === "Place in the game", "the slider has the focus");
    const toolbar = table.shadowRoot!.querySelector("[role=toolbar]")!;
    expect(toolbar.ariaLabel).to.equal("Replay");
    const names = [...toolbar.querySelectorAll("button")].map((button) => button.ariaLabel!);
    expect(names.length).to.equal(7);
    await sendKeys({ press: "Tab" });
    expect(focused()).to.equal("Play");
    for (const each of [...names.slice(3), ...names.slice(0, 3)]) {
      await sendKeys({ press: "ArrowRight" });
      expect(focused()).to.equal(each);
    }
    await sendKeys({ press: "ArrowLeft" });
    expect(focused()).to.equal(names[1]);
    await sendKeys({ press: "Home" });
    expect(focused()).to.equal(names[0]);
    await sendKeys({ press: "End" });
    expect([focused(), replay.at]).to.deep.equal([names.at(-1), 0]);
    buttonOf(table, "One step forward").focus();
    await sendKeys({ press: "Enter" });
    await sendKeys({ press: "Space" });
    expect([replay.at, focused()]).to.deep.equal([2, "One step forward"]);
    await press("Shift+Tab");
    expect(focused(), "the slider").to.equal("Place in the game");
    await sendKeys({ press: "Tab" });
    expect(focused(), "back to where it was").to.equal("One step forward");
    await sendKeys({ press: "Tab" });
    expect(table.shadowRoot!.activeElement?.closest(".tools") ?? null).to.equal(null);
  });

  for (const [width, height] of [
    [320, 640],
    [560, 320],
    [1280, 800],
  ] as const) {
    it(`has slider and buttons in the order of Tab and arrows as they show, ${width} by ${height}`, async () => {
      const table = await tableOf({ game: "penguin", deal: "1" }, { width, height });
      table.replay = LOG;
      await replayOn(table);
      await table.updateComplete;
      const boxes = [...table.shadowRoot!.querySelectorAll(".tools input, .tools button")].map((each) =>
        each.getBoundingClientRect(),
      );
      expect(boxes.length).to.equal(8);
      for (const [i, { left, top, bottom, right }] of boxes.slice(1).entries()) {
        const before = boxes[i]!;
        expect(before.bottom <= top || (before.right <= left && before.top < bottom), `${i}, ${right}`).to.equal(true);
      }
    });
  }

  it("moves no card by presses, drags and letters, and reads the piles by digits", async () => {
    const table = await tableOf({ game: "penguin", deal: "1" });
    table.replay = LOG;
    const replay = await replayOn(table);
    const before = drawn(table);
    await clickOn(table, "T7");
    play(table, "T7-R1");
    await sendMouse({ type: "move", position: pointOf(table, "T7") });
    await sendMouse({ type: "down" });
    await sendMouse({ type: "move", position: pointOf(table, "R1") });
    await sendMouse({ type: "up" });
    cardOf(table, "T7").focus();
    for (const press of ["Enter", "f", "u", "r", "s", "h"]) await sendKeys({ press });
    expect([drawn(table), replay.at, table.log]).to.deep.equal([before, 0, ""]);
    await sendKeys({ press: "3" });
    expect(table.shadowRoot!.activeElement).to.equal(cardOf(table, "T3"));
  });

  it("says once, to who presses cards, how to go on", async () => {
    const table = await tableOf({ game: "penguin", deal: "1" });
    table.replay = LOG;
    const replay = await replayOn(table);
    await clickOn(table, "T3");
    await table.updateComplete;
    expect(spokenBy(table)).to.equal("This is a replay: its buttons lead through it, and back to play.");
    replay.go(1);
    await table.updateComplete;
    const said = spokenBy(table);
    await clickOn(table, "T3");
    await table.updateComplete;
    expect(spokenBy(table)).to.equal(said);
  });

  it("lets piles be looked into, by a finger or mouse that rests and by P, which tells them", async () => {
    const table = await tallTable("rouge-et-noir", (attributes) => tableOf(attributes, { width: 360, height: 640 }));
    table.showReplay();
    const replay = await replayOn(table);
    replay.go(replay.length);
    await table.updateComplete;
    // The bar has given the felt another size, which calls off what a pointer has begun.
    for (let frames = 0; frames < 2; frames++) await nextFrame();
    const before = drawn(table);
    const peek = (): Element | null => table.shadowRoot!.querySelector(".peek");
    const card = insideOf(table).board.elementOf("T2", 12)!;
    const { left, top } = card.getBoundingClientRect();
    for (const pointerType of ["touch", "mouse"]) {
      const send = (type: string, dx: number): void => {
        const pointer = {
          bubbles: true,
          composed: true,
          pointerId: 9,
          pointerType,
          buttons: type === "pointerup" ? 0 : 1,
        };
        card.dispatchEvent(new PointerEvent(type, { ...pointer, clientX: left + 9 + dx, clientY: top + 3 }));
      };
      send("pointerdown", 0);
      await waitUntil(peek, `the ${pointerType} rests`);
      send("pointerup", 0);
      expect(peek()).to.equal(null);
      send("pointerdown", 0);
      send("pointermove", 60);
      send("pointerup", 60);
    }
    expect(drawn(table)).to.deep.equal(before);
    expect([replay.session.selection, noticeOf(table)]).to.deep.equal([undefined, undefined]);
    cardOf(table, "T2").focus();
    await sendKeys({ press: "p" });
    await table.updateComplete;
    expect(peek()).not.to.equal(null);
    expect(spokenBy(table)).to.match(/^Column 2 from the top: 5 of spades, /);
    await sendKeys({ press: "p" });
    expect(peek()).to.equal(null);
    await sendKeys({ press: "p" });
    expect(peek()).not.to.equal(null);
    await sendKeys({ press: "Escape" });
    expect([peek(), table.replay], "Esc ends the look alone").to.deep.equal([null, table.log]);
    await sendKeys({ press: "Escape" });
    expect(table.replay).to.equal("");
  });

  it("says each step, and the slider where it stands", async () => {
    const { deal: number, log } = await solutionOf("zodiac");
    const table = await tableOf({ game: "zodiac", deal: number });
    table.replay = log;
    const replay = await replayOn(table);
    expect(spokenBy(table)).to.match(/^A replay of [\d]+ moves\./);
    const range = slider(table);
    expect(range.getAttribute("aria-label")).to.equal("Place in the game");
    replay.go(2);
    await table.updateComplete;
    expect(range.getAttribute("aria-valuetext"), "turns of the stock are moves").to.match(/^Move 36 of \d+$/);
    expect(range.value).to.equal("2");
    expect(spokenBy(table)).to.match(/^35 turns of the stock: /);
    range.value = "3";
    range.dispatchEvent(new InputEvent("input"));
    await table.updateComplete;
    expect(replay.at).to.equal(3);
    expect(spokenBy(table)).to.match(/ to Zodiac pile 18\.$/i);
    replay.go(0);
    await table.updateComplete;
    expect(spokenBy(table)).to.equal("The deal, before the first move.");
  });

  for (const [lang, byButtons, byKeys] of [
    ["en", "The button “Play” plays it, “One step forward” steps.", "Space plays it, arrow keys step."],
    [
      "ru",
      "Кнопка «Показать» запускает её, «Шаг вперёд» ведёт дальше.",
      "Пробел запускает её, стрелки ведут по шагам.",
    ],
  ] as const) {
    it(`names keys that lead through it where the focus is in the table, and else buttons: ${lang}`, async () => {
      const table = await tableOf({ game: "penguin", deal: "1", lang });
      const said = async (): Promise<string> => {
        table.replay = LOG;
        await replayOn(table);
        await table.updateComplete;
        return spokenBy(table);
      };
      const away = await said();
      expect(away).to.contain(byButtons).and.not.contain(byKeys);
      for (const [name = ""] of away.matchAll(/(?<=[“«])[^”»]+(?=[”»])/g))
        expect(buttonOf(table, name)).to.not.equal(undefined);
      table.leaveReplay();
      await table.updateComplete;
      table.focus();
      await waitUntil(() => table.shadowRoot!.activeElement, "the focus is there");
      expect(await said())
        .to.contain(byKeys)
        .and.not.contain(byButtons);
      await sendKeys({ press: "ArrowRight" });
      expect(replayOf(table)!.at).to.equal(1);
    });
  }

  it("plays at the speed that is chosen, and stops at the end", async () => {
    const table = await tableOf({ game: "penguin", deal: "1" });
    table.replay = LOG;
    const replay = await replayOn(table);
    expect(replay.isPlaying, "what the page asks for waits").to.equal(false);
    buttonOf(table, "Speed 1×").click();
    await table.updateComplete;
    buttonOf(table, "Speed 2×").click();
    await table.updateComplete;
    expect(buttonOf(table, "Speed 4×")).to.not.equal(undefined);
    buttonOf(table, "Play").click();
    await waitUntil(() => replay.at === 2, "it plays to the end");
    await table.updateComplete;
    expect(replay.isPlaying).to.equal(false);
    expect(buttonOf(table, "Play again")).to.not.equal(undefined);
    expect(buttonOf(table, "To the end").getAttribute("aria-disabled")).to.equal("true");
  });

  it("gives way to what is done to the player's own game", async () => {
    const table = await tableOf({ game: "penguin", deal: "1" });
    table.log = LOG;
    table.showReplay();
    await replayOn(table);
    table.undo();
    expect([table.log, table.replay, replayOf(table)]).to.deep.equal(["T7-R1", "", undefined]);
    table.showReplay();
    await replayOn(table);
    void table.newDeal();
    await table.updateComplete;
    expect([table.deal, table.replay, drawn(table).length > 0]).to.deep.equal(["22", "", true]);
    expect(insideOf(table).shown).to.equal(insideOf(table).table);
  });

  it("of a win starts from its panel, and goes back to the won table", async () => {
    const { deal: number, log, entries } = await solutionOf("penguin");
    const table = await tableOf({ game: "penguin", deal: number });
    const heard = listen(table);
    table.log = entries.slice(0, -1).join(" ");
    await table.updateComplete;
    play(table, entries.at(-1)!);
    await waitUntil(() => dialogOf(table), "the panel opens");
    buttonOf(table, "Watch the replay").click();
    const replay = await replayOn(table);
    expect([dialogOf(table), replay.isPlaying, table.replay]).to.deep.equal([null, true, log]);
    table.leaveReplay();
    await table.updateComplete;
    expect(table.log).to.equal(log);
    expect(buttonOf(table, "Solved: show the result")).to.not.equal(undefined);
    expect(heard["win"]!.length).to.equal(1);
  });

  it("of a win takes the look of one off the table, as undo does, and puts it back", async () => {
    const { deal: number, entries } = await solutionOf("rouge-et-noir");
    const table = await tableOf({ game: "rouge-et-noir", deal: number, motion: "brisk" });
    const lines = (): number => table.shadowRoot!.querySelectorAll(".celebration").length;
    table.log = entries.slice(0, -1).join(" ");
    await table.updateComplete;
    play(table, entries.at(-1)!);
    await waitUntil(() => dialogOf(table), "the panel opens");
    const drawnForIt = lines();
    expect(drawnForIt).to.be.greaterThan(0);
    buttonOf(table, "Watch the replay").click();
    await replayOn(table);
    expect(lines()).to.equal(0);
    table.leaveReplay();
    await waitUntil(() => lines() === drawnForIt, "it is back");
    table.undo();
    expect(lines()).to.equal(0);
  });

  for (const [lang, deal, own] of [
    ["en", "The deal is yours to play, no move is made yet.", "Your game again, 2 moves made."],
    ["ru", "Теперь играете вы, ни одного хода ещё не сделано.", "Снова ваша игра, всего 2 хода."],
  ] as const) {
    it(`tells whoever leaves it that their own game is there again: ${lang}`, async () => {
      const table = await tableOf({ game: "penguin", deal: "1", lang });
      const left = async (leave: () => void): Promise<string> => {
        table.replay = "T7-R1";
        (await replayOn(table)).go(1);
        leave();
        await waitUntil(() => !replayOf(table), "it is left");
        await table.updateComplete;
        return spokenBy(table);
      };
      expect(await left(() => table.leaveReplay())).to.equal(deal);
      play(table, "T7-R1");
      play(table, "T2-T5");
      expect(await left(() => table.leaveReplay())).to.equal(own);
      expect(plain(await left(() => (table.replay = "")))).to.equal(own);
      expect(await left(() => table.undo())).to.match(/^(Undone|Отменено)/);
    });
  }

  it("closes what is open over the table when it comes, and has the focus", async () => {
    const table = await tableOf({ game: "penguin", deal: "1" });
    play(table, "T7-R1");
    table.showLog();
    await waitUntil(() => dialogOf(table), "the log's page opens");
    table.replay = LOG;
    await replayOn(table);
    expect(dialogOf(table)).to.equal(null);
    await waitUntil(() => table.shadowRoot!.activeElement === slider(table), "the slider has the focus");
  });

  it("of a log that cannot be played is told, and the table stays", async () => {
    const table = await tableOf({ game: "penguin", deal: "1" });
    const heard = listen(table);
    table.replay = "T7-R1 T7-F1";
    await waitUntil(() => heard["error"]?.length === 1, "it is told");
    await table.updateComplete;
    expect(noticeOf(table)).to.match(
      /^The replay cannot be shown\. Entry 2 of the log, T7-F1: 6 of clubs does not go to /,
    );
    table.replay = "nonsense";
    await waitUntil(() => heard["error"]?.length === 2, "it is told again");
    await table.updateComplete;
    expect(noticeOf(table)).to.match(/Entry 1 of the log \("nonsense"\) is not a move/);
    expect(replayOf(table)).to.equal(undefined);
    table.replay = LOG;
    await replayOn(table);
    expect(noticeOf(table)).to.equal(undefined);
    table.replay = "nonsense";
    await waitUntil(() => heard["error"]?.length === 3, "it is told once more");
    await table.updateComplete;
    expect(noticeOf(table)).to.match(/is not a move/);
    table.removeAttribute("replay");
    await table.updateComplete;
    expect(noticeOf(table), "nor where none is asked for any more").to.equal(undefined);
  });

  it("asked for before the element is there waits for its deal", async () => {
    const table = await tableOf({ game: "penguin", deal: "1", replay: LOG });
    const replay = await replayOn(table);
    expect(replay.length).to.equal(2);
    table.deal = "22";
    table.replay = "";
    await waitUntil(() => insideOf(table).table!.session.dealt.number === "22", "the other deal comes");
    await table.updateComplete;
    expect(replayOf(table)).to.equal(undefined);
  });

  it("takes no focus that was elsewhere, and keeps its place when the table is moved in the document", async () => {
    const table = await tableOf({ game: "penguin", deal: "1", replay: LOG });
    const replay = await replayOn(table);
    expect(document.activeElement).to.equal(document.body);
    replay.go(1);
    const box = document.createElement("div");
    table.parentElement!.append(box);
    box.append(table);
    await table.updateComplete;
    expect([replayOf(table) === replay, replay.at]).to.deep.equal([true, 1]);
    expect(drawn(table).find((pile) => pile.startsWith("R1"))).to.match(/R1: \d+/);
  });

  for (const [theme, width] of [
    ["light", 360],
    ["dark", 800],
    ["light", 1200],
  ] as const) {
    it(`is accessible, ${theme}, at ${width} px`, async () => {
      const table = await tableOf({ game: "penguin", deal: "1", replay: LOG }, { width });
      table.theme = theme;
      await replayOn(table);
      await expect(table).to.be.accessible();
      for (const control of table.shadowRoot!.querySelectorAll<HTMLElement>(".tools :is(button, input)")) {
        const { height, width: across } = control.getBoundingClientRect();
        expect(Math.min(height, across), control.ariaLabel ?? "").to.be.at.least(44);
      }
    });
  }
});
