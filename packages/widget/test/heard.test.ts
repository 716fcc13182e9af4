import { expect } from "@open-wc/testing";
import { sendKeys, sendMouse, setViewport } from "@web/test-runner-commands";
import type { SolitaireTable } from "../src/index.js";
import { Sounds } from "../src/surroundings/sounds.js";
import { Ears } from "./ears.js";
import { decided } from "./decided.js";
import { solutionOf } from "./games.js";
import { comesBack, hide } from "./hide.js";
import { holdTimers } from "./hold-timers.js";
import {
  type Attributes,
  cardOf,
  clickOn,
  dialogOf,
  dragOver,
  insideOf,
  replayOn,
  surroundingsOf,
  listen,
  noticeOf,
  play,
  tableOf,
  testEnvironment,
} from "./table.js";
import { waitUntil } from "./wait-until.js";

/** Waits until the table can be heard, with a press on the bare felt that browsers ask for first. */
const awake = async (table: SolitaireTable, ears: Ears): Promise<void> => {
  await waitUntil(() => surroundingsOf(table)?.sounds.current, "what makes sounds has loaded");
  const { left, top } = insideOf(table).board.element.getBoundingClientRect();
  await sendMouse({ type: "click", position: [Math.round(left) + 3, Math.round(top) + 3] });
  await waitUntil(() => ears.contexts.at(-1)?.state === "running", "the audio runs");
};

const loudTable = (more: Attributes = {}): Promise<SolitaireTable> =>
  tableOf({ game: "penguin", deal: "22", sound: true, ...more });

/** Waits until a cue after those that were played may be played again. */
const pause = async (ears: Ears): Promise<void> => {
  const context = ears.contexts.at(-1)!;
  const from = context.currentTime;
  await waitUntil(() => context.currentTime > from + 0.06, "a moment passes");
};

/** Loads nothing that makes sounds until `end` is called. */
const withoutSounds = (): { readonly end: () => void } => {
  const sounds = Sounds.prototype as unknown as { fetch: () => Promise<unknown> };
  const { fetch } = sounds;
  sounds.fetch = () => Promise.reject(new TypeError("the network is away"));
  return { end: () => void (sounds.fetch = fetch) };
};

describe("what can be heard of a table", () => {
  let ears: Ears;
  before(() => setViewport({ width: 1280, height: 900 }));
  beforeEach(() => {
    ears = new Ears();
  });
  afterEach(() => ears.restore());
  comesBack();

  it("is nothing unless it is asked for, and nothing loads", async () => {
    performance.clearResourceTimings();
    const table = await tableOf({ game: "penguin", deal: "22" });
    await clickOn(table, "T1");
    await clickOn(table, "R2");
    table.undo();
    const loaded = performance.getEntriesByType("resource").filter(({ name }) => name.includes("/src/sound/"));
    expect([table.log, ears.contexts, loaded]).to.deep.equal(["", [], []]);
  });

  it("is a card that is taken and laid, by taps and by a drag, and a step back", async () => {
    const table = await loudTable();
    await awake(table, ears);
    await clickOn(table, "T1");
    expect(ears.heard()).to.deep.equal(["lift"]);
    await clickOn(table, "R2");
    expect(ears.heard()).to.deep.equal(["lay"]);
    await pause(ears);
    await dragOver(table, "T2", "R3");
    expect(ears.heard()).to.deep.equal(["lift"]);
    await sendMouse({ type: "up" });
    expect(ears.heard()).to.deep.equal(["lay"]);
    await sendKeys({ press: "u" });
    expect([ears.heard(), table.log]).to.deep.equal([["undo"], "T1-R2"]);
  });

  it("is not a card that may not lie there, nor one that is put down again", async () => {
    const table = await loudTable();
    await awake(table, ears);
    await dragOver(table, "T1", "T2");
    await sendMouse({ type: "up" });
    expect([ears.heard(), table.log], "refused").to.deep.equal([["lift"], ""]);
    await pause(ears);
    for (let i = 0; i < 2; i++) cardOf(table, "T1").click();
    expect(ears.heard(), "put down").to.deep.equal(["lift"]);
    table.redo();
    await sendKeys({ press: "p" });
    expect(ears.heard(), "nothing to do").to.deep.equal([]);
  });

  it("is a deal that the player asks for, and never one of the page's, nor its log", async () => {
    const table = await loudTable();
    await awake(table, ears);
    table.log = "T1-R2 T2-R3";
    await table.updateComplete;
    table.deal = "9";
    await waitUntil(() => insideOf(table).table!.session.dealt.number === "9", "it is dealt");
    expect(ears.heard(), "the page's").to.deep.equal([]);
    play(table, "T1-R2");
    ears.heard();
    table.restart();
    expect(ears.heard()).to.deep.equal(["deal"]);
  });

  it("is not every turn of many that come at once", async () => {
    const { deal } = await solutionOf("zodiac");
    const table = await loudTable({ game: "zodiac", deal });
    await awake(table, ears);
    for (let i = 0; i < 20; i++) table.turnStock();
    const { times } = ears;
    for (const [i, time] of times.slice(1).entries()) expect(time - times[i]!).to.be.at.least(0.05);
    expect([new Set(ears.heard()), table.log]).to.deep.equal([new Set(["turn"]), "S*20"]);
  });

  it("is each card that follows by itself, and a chord for the win", async () => {
    const table = await decided({ motion: "calm", sound: true });
    await awake(table, ears);
    const left = insideOf(table).table!.session.finishing!.length;
    table.finish();
    await waitUntil(() => dialogOf(table), "the result shows");
    const cues = ears.heard();
    expect(cues.at(-1)).to.equal("win");
    expect(new Set(cues.slice(0, -1))).to.deep.equal(new Set(["home"]));
    expect(cues.length - 1).to.be.within(2, left);
  });

  it("is no replay", async () => {
    const table = await loudTable({ replay: "T1-R2 T2-R3" });
    await replayOn(table);
    await awake(table, ears);
    await sendKeys({ press: "ArrowRight" });
    await sendKeys({ press: "End" });
    table.leaveReplay();
    expect(ears.heard()).to.deep.equal([]);
    play(table, "T1-R2");
    expect(ears.heard(), "the own game").to.deep.equal(["lift", "lay"]);
  });

  it("takes one context for all tables, closed when the last is gone or silent", async () => {
    const environment = testEnvironment();
    const [one, two] = [await loudTable({ environment }), await loudTable({ environment, deal: "9" })];
    await awake(one, ears);
    await awake(two, ears);
    play(one, "T1-R2");
    play(two, "T1-R2");
    expect(ears.contexts).to.have.length(1);
    one.remove();
    await Promise.resolve();
    expect(ears.open, "the other table's").to.equal(1);
    two.parentElement!.append(two);
    await Promise.resolve();
    expect(ears.open, "only moved").to.equal(1);
    ears.heard();
    await pause(ears);
    play(two, "T2-R3");
    expect(ears.heard()).to.deep.equal(["lift", "lay"]);
    two.sound = false;
    await waitUntil(() => ears.open === 0, "it is closed");
    play(two, "T3-R4");
    expect([ears.heard(), ears.contexts.length]).to.deep.equal([[], 1]);
    two.sound = true;
    await awake(two, ears);
    two.remove();
    await waitUntil(() => ears.open === 0, "it is closed again");
    expect(ears.contexts).to.have.length(2);
  });

  it("is the player's to choose, and is remembered", async () => {
    const environment = testEnvironment();
    const table = await loudTable({ environment, sound: false });
    table.showSettings();
    const choice = (): HTMLInputElement | null =>
      table.shadowRoot!.querySelector("dialog[open] input[aria-labelledby=setting-sound]");
    await waitUntil(choice, "the settings show");
    choice()!.click();
    await waitUntil(() => surroundingsOf(table)?.sounds.current, "it has loaded");
    table.remove();
    const again = await loudTable({ environment, sound: false });
    await awake(again, ears);
    play(again, "T1-R2");
    expect([ears.heard(), again.hasAttribute("sound")]).to.deep.equal([["lift", "lay"], false]);
  });

  it("rests while the page is hidden", async () => {
    const table = await loudTable();
    await awake(table, ears);
    const [context] = ears.contexts;
    hide(true);
    await waitUntil(() => context!.state === "suspended", "it rests");
    play(table, "T1-R2");
    expect(ears.heard()).to.deep.equal([]);
    hide(false);
    play(table, "T2-R3");
    await waitUntil(() => ears.heard().includes("lay"), "it is heard again");
    expect(context!.state).to.equal("running");
  });

  it("rests after a while in which nobody plays", async () => {
    const table = await loudTable();
    await awake(table, ears);
    const { runs, restore } = holdTimers(10_000);
    try {
      await clickOn(table, "T1");
    } finally {
      restore();
    }
    const [context] = ears.contexts;
    runs.get(10_000)!();
    await waitUntil(() => context!.state === "suspended", "it rests");
    ears.heard();
    await clickOn(table, "R2");
    await waitUntil(() => ears.heard().includes("lay"), "it is heard again");
    expect(context!.state).to.equal("running");
  });

  it("is nothing where the browser has no audio, and the settings say so", async () => {
    Object.assign(window, { AudioContext: undefined });
    const table = await loudTable();
    await waitUntil(() => surroundingsOf(table)?.sounds.current, "what makes sounds has loaded");
    await clickOn(table, "T1");
    await clickOn(table, "R2");
    Reflect.deleteProperty(window, "AudioContext");
    table.removeAttribute("sound");
    table.showSettings();
    await waitUntil(() => table.shadowRoot!.querySelector("#note-sound"), "it is said");
    expect([table.log, ears.heard(), noticeOf(table)]).to.deep.equal(["T1-R2", [], undefined]);
    expect(table.shadowRoot!.querySelector("#note-sound")!.textContent).to.equal("This browser makes none");
  });

  it("is nothing where the browser gives no context", async () => {
    const refuse = function AudioContext(): never {
      throw new DOMException("too many", "NotSupportedError");
    };
    window.AudioContext = refuse as unknown as typeof AudioContext;
    const table = await loudTable();
    await waitUntil(() => surroundingsOf(table)?.sounds.current, "what makes sounds has loaded");
    await clickOn(table, "T1");
    await clickOn(table, "R2");
    expect([table.log, ears.heard()]).to.deep.equal(["T1-R2", []]);
  });

  it("is nothing where it cannot be loaded, which is said, and can be tried again", async () => {
    const without = withoutSounds();
    try {
      const table = await loudTable({ sound: false });
      const heard = listen(table);
      table.sound = true;
      await waitUntil(() => noticeOf(table), "it is told");
      expect(noticeOf(table)).to.equal("A part of the table cannot be loaded now.");
      expect(heard["error"]).to.have.length(1);
      play(table, "T1-R2");
      expect(table.log).to.equal("T1-R2");
      table.sound = false;
      await waitUntil(() => noticeOf(table) === undefined, "nothing needs it any more");
      table.sound = true;
      await waitUntil(() => noticeOf(table), "it is told again");
      without.end();
      for (const sound of [false, true]) {
        table.sound = sound;
        await table.updateComplete;
      }
      await awake(table, ears);
      expect(noticeOf(table)).to.equal(undefined);
      await clickOn(table, "T2");
      expect([ears.heard(), cardOf(table, "T2").matches(".selected")]).to.deep.equal([["lift"], true]);
    } finally {
      without.end();
    }
  });
});
