import { expect, nextFrame } from "@open-wc/testing";
import { resetMouse, sendMouse, setViewport } from "@web/test-runner-commands";
import type { SolitaireTable } from "../src/index.js";
import { solutionOf } from "./games.js";
import { expectAtRest, expectSound } from "./sound.js";
import {
  cardOf,
  dialogOf,
  dragOver,
  type Heard,
  insideOf,
  listen,
  play,
  pointOf,
  tableOf,
  testEnvironment,
} from "./table.js";
import { waitUntil } from "./wait-until.js";

const DESKTOP = { width: 1280, height: 900 };

/** A game that wants its last entry yet. */
const almostWon = async (more: Partial<SolitaireTable> = {}): Promise<{ table: SolitaireTable; heard: Heard }> => {
  const { deal, log } = await solutionOf("penguin");
  const table = await tableOf({ game: "penguin", deal, environment: testEnvironment(), ...more });
  table.log = log.split(" ").slice(0, -1).join(" ");
  await table.updateComplete;
  return { table, heard: listen(table) };
};

const lastOf = async (): Promise<[from: string, to: string]> =>
  (await solutionOf("penguin")).entries.at(-1)!.split("-") as [string, string];

const rotate = async (table: SolitaireTable): Promise<void> => {
  await setViewport({ width: 900, height: 1280 });
  table.parentElement!.style.width = "700px";
  await nextFrame();
  await nextFrame();
};

const press = (table: SolitaireTable, pile: string, type: string): void => {
  const [clientX, clientY] = pointOf(table, pile);
  const where = { bubbles: true, composed: true, pointerId: 1, pointerType: "mouse", clientX, clientY };
  cardOf(table, pile).dispatchEvent(new PointerEvent(type, where));
};

describe("the winning move", () => {
  beforeEach(() => setViewport(DESKTOP));
  afterEach(() => resetMouse());

  it("that a rotation interrupts is no move; made again, it wins once", async () => {
    const { table, heard } = await almostWon();
    const [from, to] = await lastOf();
    await dragOver(table, from, to);
    await rotate(table);
    await sendMouse({ type: "up" });
    expect([insideOf(table).table!.held, heard["move"], heard["win"]]).to.deep.equal([undefined, undefined, undefined]);
    await dragOver(table, from, to);
    await sendMouse({ type: "up" });
    expect(heard["win"]!.length).to.equal(1);
    await waitUntil(() => dialogOf(table), "the result shows");
  });

  it("took as long as at first when it is taken back and made again, and as long as another one took", async () => {
    const environment = testEnvironment();
    const { table } = await almostWon({ environment });
    const [from, to] = await lastOf();
    const time = (): number => insideOf(table).table!.session.dealt.clock.read(environment.time);
    cardOf(table, from).click();
    table.undo();
    table.redo();
    environment.time = 22_000;
    play(table, `${from}-${to}`);
    expect(time()).to.equal(22_000);
    table.undo();
    environment.time = 25_000;
    table.redo();
    expect(time()).to.equal(22_000);
    table.undo();
    environment.time = 29_000;
    play(table, `${from}-${to}`);
    expect(time()).to.equal(26_000);
  });

  it("took as long as at first when the page is reloaded between the two", async () => {
    const { deal, entries } = await solutionOf("penguin");
    const environment = testEnvironment();
    const open = (): Promise<SolitaireTable> => tableOf({ game: "penguin", deal, environment });
    const time = (table: SolitaireTable): number => insideOf(table).table!.session.dealt.clock.read(environment.time);
    let table = await open();
    for (const entry of entries.slice(0, -1)) play(table, entry);
    environment.time += 22_000.4;
    play(table, entries.at(-1)!);
    // Won, and with the win taken back.
    for (const undo of [false, true]) {
      if (undo) table.undo();
      environment.time += 5000;
      table.remove();
      table = await open();
      if (!undo) table.undo();
      environment.time += 7000;
      table.redo();
      expect(time(table)).to.equal(22_000);
    }
  });

  it("is one win whatever comes right after it: a rotation, a way through the document, presses, undo and redo", async () => {
    const { table, heard } = await almostWon({ motion: "auto" });
    const [from, to] = await lastOf();
    play(table, `${from}-${to}`);
    await rotate(table);
    const box = table.parentElement!;
    table.remove();
    box.append(table);
    // On the card itself: by now the result may lie over it.
    for (let i = 0; i < 3; i++) for (const type of ["pointerdown", "pointerup"]) press(table, to, type);
    table.undo();
    table.redo();
    table.undo();
    play(table, `${from}-${to}`);
    expectSound(table);
    await expectAtRest(table);
    await waitUntil(() => dialogOf(table), "the result shows");
    expect(heard["win"]!.length).to.equal(1);
    expect(table.shadowRoot!.querySelectorAll("dialog[open]").length).to.equal(1);
  });

  it("is one win by Finish, with cards on their way while the size changes again and again", async () => {
    const { deal, entries } = await solutionOf("penguin");
    const table = await tableOf({ game: "penguin", deal, motion: "auto", environment: testEnvironment() });
    const heard = listen(table);
    for (const entry of entries) {
      if (insideOf(table).table!.session.finishing) break;
      play(table, entry);
    }
    table.finish();
    table.finish();
    for (const width of [640, 1100, 420, 900]) {
      table.parentElement!.style.width = `${width}px`;
      await nextFrame();
      await nextFrame();
    }
    table.finish();
    await expectAtRest(table);
    expectSound(table);
    expect(heard["win"]!.length).to.equal(1);
    expect(heard["move"]!.filter((event) => event.timeStamp >= heard["win"]![0]!.timeStamp).length).to.be.at.most(1);
  });
});

describe("time", () => {
  it("does not run on after the win, whatever is opened and wherever the table goes", async () => {
    const environment = testEnvironment();
    const { table } = await almostWon({ environment });
    const [from, to] = await lastOf();
    const elapsed = (): number => insideOf(table).table!.session.dealt.clock.read(environment.time);
    play(table, `${from}-${to}`);
    const atWin = elapsed();
    environment.time += 60_000;
    expect(elapsed()).to.equal(atWin);
    table.showRules();
    environment.time += 60_000;
    table.parentElement!.append(table);
    expect(elapsed()).to.equal(atWin);
  });

  it("does not run before the player's first move, whatever the page lays out", async () => {
    const environment = testEnvironment();
    const table = await tableOf({ game: "penguin", deal: "22", environment });
    const elapsed = (): number => insideOf(table).table!.session.dealt.clock.read(environment.time);
    table.log = "T1-R2";
    await table.updateComplete;
    environment.time += 60_000;
    expect(elapsed(), "nobody has played yet").to.equal(0);
    play(table, "T1-R3");
    environment.time += 5000;
    expect(elapsed()).to.equal(5000);
  });
});

describe("what is drawn for a win", () => {
  beforeEach(() => setViewport(DESKTOP));

  const linesOf = (table: SolitaireTable): string[] =>
    Array.from(table.shadowRoot!.querySelectorAll(".celebration"), (line) => line.getAttribute("d")!);
  const drawnOn = (table: SolitaireTable): Promise<void> =>
    waitUntil(() => linesOf(table).length > 0, "the frame is drawn");
  const movesOn = (table: SolitaireTable): boolean =>
    insideOf(table)
      .board.element.getAnimations({ subtree: true })
      .some(({ effect }) => (effect as KeyframeEffect).target?.classList.contains("celebration"));

  it("is there at once where a won game is opened again, and where undo brings it back", async () => {
    const { table } = await almostWon({ motion: "auto" });
    const { environment } = table;
    play(table, (await solutionOf("penguin")).entries.at(-1)!);
    await waitUntil(() => dialogOf(table), "the result shows");
    const lines = linesOf(table);
    expect(lines).to.have.length.above(0);
    table.remove();
    const again = await tableOf({
      game: "penguin",
      deal: (await solutionOf("penguin")).deal,
      environment,
      motion: "auto",
    });
    await drawnOn(again);
    expect([linesOf(again), movesOn(again), dialogOf(again)]).to.deep.equal([lines, false, null]);
    await again.newDeal();
    expect(linesOf(again)).to.deep.equal([]);
    again.undo();
    await drawnOn(again);
    expect([linesOf(again), movesOn(again)]).to.deep.equal([lines, false]);
  });

  it("is drawn anew on a table of another size", async () => {
    const { table } = await almostWon();
    play(table, (await solutionOf("penguin")).entries.at(-1)!);
    await drawnOn(table);
    const lines = linesOf(table);
    await rotate(table);
    await waitUntil(() => linesOf(table).length > 0 && linesOf(table).join() !== lines.join(), "the frame fits");
    table.undo();
    expect(linesOf(table)).to.deep.equal([]);
  });
});
