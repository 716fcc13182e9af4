import { expect, fixture, html, nextFrame } from "@open-wc/testing";
import { resetMouse, sendKeys, sendMouse, setViewport } from "@web/test-runner-commands";
import { browserEnvironment } from "../src/environment.js";
import { ALL_SETTINGS, SETTINGS } from "../src/settings/definition.js";
import { namesIn } from "../src/storage/names.js";
import type { SolitaireTable } from "../src/index.js";
import { memoryStorage } from "./memory-storage.js";
import { withoutSolver } from "./solvers.js";
import { expectAtRest, expectSound } from "./sound.js";
import { cardOf, clickOn, dragOver, insideOf, noticeOf, play, pointOf, tableOf, testEnvironment } from "./table.js";
import { waitUntil } from "./wait-until.js";

/** Errors of the page that nobody has caught. */
let errors: string[] = [];
const uncaught = (event: ErrorEvent): void => {
  errors.push(event.message);
  event.preventDefault();
};

const NAME = "solitaire-table/1/setting/";

before(async () => {
  await setViewport({ width: 1280, height: 900 });
  addEventListener("error", uncaught);
});
after(() => removeEventListener("error", uncaught));
beforeEach(() => {
  errors = [];
  localStorage.clear();
});
afterEach(async () => {
  await resetMouse();
  expect(errors, "errors of the page").to.deep.equal([]);
});

withoutSolver();

describe("another tab", () => {
  for (const setting of ALL_SETTINGS) {
    it(`that chooses another ${setting} while a card is dragged loses none, nor the move`, async () => {
      const frame = await fixture<HTMLIFrameElement>(html`<iframe hidden></iframe>`);
      const { localStorage: there } = frame.contentWindow!;
      const { kept } = browserEnvironment();
      const leave: Partial<SolitaireTable> = { motion: "auto", autoMove: "auto", noVerdict: false, deals: "auto" };
      const table = await tableOf({ game: "penguin", deal: "22", environment: testEnvironment({ kept }), ...leave });
      insideOf(table).board.finish();
      await expectAtRest(table, "the deal");
      await dragOver(table, "T1", "R2");
      for (const choice of [...SETTINGS[setting].slice(1), SETTINGS[setting][0]]) {
        there.setItem(NAME + setting, choice);
        await waitUntil(() => table.matches(`:state(${setting}-${choice})`), "it is heard");
        await nextFrame();
      }
      while (cardOf(table, "R2").getAnimations().length > 0) await nextFrame();
      const isHeld = insideOf(table).table!.held !== undefined;
      await sendMouse({ type: "move", position: pointOf(table, "R2") });
      await sendMouse({ type: "up" });
      expect([isHeld, table.log]).to.deep.equal([true, "T1-R2"]);
      expectSound(table, setting);
      await expectAtRest(table, setting);
    });
  }

  it("that empties the storage while a card is dragged takes nothing from the table", async () => {
    const frame = await fixture<HTMLIFrameElement>(html`<iframe hidden></iframe>`);
    const { kept } = browserEnvironment();
    const table = await tableOf({ game: "penguin", deal: "22", environment: testEnvironment({ kept }) });
    play(table, "T2-R1");
    await dragOver(table, "T1", "R2");
    frame.contentWindow!.localStorage.clear();
    await sendMouse({ type: "up" });
    expect([table.log, noticeOf(table)]).to.deep.equal(["T2-R1 T1-R2", undefined]);
    await expectAtRest(table);
    dispatchEvent(new PageTransitionEvent("pagehide"));
    expect(
      namesIn(localStorage, "").some((name) => localStorage.getItem(name)!.includes("T1-R2")),
      "it is kept again",
    ).to.equal(true);
  });
});

describe("a browser that fills up in the middle of a game", () => {
  it("is told of once, throws nothing, and the game goes on", async () => {
    let room = Infinity;
    const kept = memoryStorage(() => room);
    const table = await tableOf({ game: "penguin", deal: "22", environment: testEnvironment({ kept }) });
    play(table, "T1-R2");
    dispatchEvent(new PageTransitionEvent("pagehide"));
    room = 0;
    play(table, "T2-R3");
    dispatchEvent(new PageTransitionEvent("pagehide"));
    play(table, "T3-R4");
    await waitUntil(() => noticeOf(table), "it is told");
    table.undo();
    table.redo();
    expect(table.log).to.equal("T1-R2 T2-R3 T3-R4");
    room = Infinity;
    table.undo();
    table.remove();
    const again = await tableOf({ game: "penguin", deal: "22", environment: testEnvironment({ kept }) });
    expect(again.log, "kept as soon as there is room").to.equal("T1-R2 T2-R3");
  });

  it("throws nothing where the last word alone has no room", async () => {
    const kept = memoryStorage((name) => (name.includes("/last/") ? 0 : Infinity));
    const table = await tableOf({ game: "penguin", deal: "22", environment: testEnvironment({ kept }) });
    play(table, "T1-R2");
    await nextFrame();
    dispatchEvent(new PageTransitionEvent("pagehide"));
    expect(kept.getItem("solitaire-table/1/game/penguin@1/22/0")).to.include("T1-R2");
  });
});

describe("a clock that goes backwards", () => {
  it("takes no time from the game, and no game from its place", async () => {
    let date = Date.UTC(2026, 10, 30);
    const environment = testEnvironment({ date: () => date });
    const table = await tableOf({ game: "penguin", deal: "22", environment });
    const elapsed = (): number => insideOf(table).table!.session.dealt.clock.read(environment.time);
    environment.time = 5000;
    play(table, "T1-R2");
    environment.time = 65_000;
    play(table, "T2-R3");
    expect(elapsed()).to.equal(60_000);
    await nextFrame();
    dispatchEvent(new PageTransitionEvent("pagehide"));
    date -= 86_400_000;
    play(table, "T3-R4");
    expect(elapsed()).to.equal(60_000);
    table.remove();
    const again = await tableOf({ game: "penguin", deal: "22", environment });
    expect(again.log).to.equal("T1-R2 T2-R3 T3-R4");
  });
});

describe("a page that comes back as it was left", () => {
  it("goes on with its game, and keeps what is played from then on", async () => {
    const environment = testEnvironment();
    const table = await tableOf({ game: "penguin", deal: "22", environment });
    play(table, "T1-R2");
    await nextFrame();
    dispatchEvent(new PageTransitionEvent("pagehide", { persisted: true }));
    dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
    play(table, "T2-R3");
    await nextFrame();
    dispatchEvent(new PageTransitionEvent("pagehide", { persisted: true }));
    table.remove();
    const again = await tableOf({ game: "penguin", deal: "22", environment });
    expect(again.log).to.equal("T1-R2 T2-R3");
  });
});

describe("two tables of a page", () => {
  it("are played on at once, by two fingers", async () => {
    const tables = [
      await tableOf({ game: "penguin", deal: "22" }, { height: 400 }),
      await tableOf({ game: "zodiac", deal: "9" }, { height: 600 }),
    ] as const;
    const touch = (table: SolitaireTable, pointerId: number, type: string, [x, y]: readonly [number, number]): void => {
      const more = {
        pointerId,
        pointerType: "touch",
        isPrimary: pointerId === 1,
        button: 0,
        buttons: type === "pointerup" ? 0 : 1,
      };
      const init = { ...more, clientX: x, clientY: y, bubbles: true, composed: true, cancelable: true };
      const at = table.shadowRoot!.elementFromPoint(x, y) ?? insideOf(table).board.element;
      (type === "pointerdown" ? at : insideOf(table).board.element).dispatchEvent(new PointerEvent(type, init));
    };
    const [penguin, zodiac] = tables;
    touch(penguin, 1, "pointerdown", pointOf(penguin, "T1"));
    touch(zodiac, 2, "pointerdown", pointOf(zodiac, "T1"));
    touch(penguin, 1, "pointermove", pointOf(penguin, "R2"));
    touch(zodiac, 2, "pointermove", pointOf(zodiac, "T2"));
    expect(tables.map((table) => insideOf(table).table!.held !== undefined)).to.deep.equal([true, true]);
    touch(penguin, 1, "pointerup", pointOf(penguin, "R2"));
    expect(insideOf(zodiac).table!.held, "the other finger's").not.to.equal(undefined);
    touch(zodiac, 2, "pointerup", pointOf(zodiac, "T1"));
    expect(tables.map(({ log }) => log)).to.deep.equal(["T1-R2", ""]);
    for (const table of tables) {
      expectSound(table);
      await expectAtRest(table);
    }
  });

  it("take the keys each for itself, while a card of the other is dragged", async () => {
    const [one, two] = [
      await tableOf({ game: "penguin", deal: "22" }, { height: 400 }),
      await tableOf({ game: "penguin", deal: "9" }, { height: 400 }),
    ] as const;
    play(two, "T1-R1");
    await dragOver(one, "T1", "R2");
    cardOf(two, "R1").focus();
    await sendKeys({ press: "u" });
    expect([two.log, insideOf(one).table!.held !== undefined]).to.deep.equal(["", true]);
    await sendMouse({ type: "up" });
    expect([one.log, two.log]).to.deep.equal(["T1-R2", ""]);
    await clickOn(two, "T1");
    await expectAtRest(one);
  });
});
