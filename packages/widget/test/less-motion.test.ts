import { expect } from "@open-wc/testing";
import { emulateMedia, resetMouse, sendMouse, setViewport } from "@web/test-runner-commands";
import type { SolitaireTable } from "../src/index.js";
import { GAMES, solutionOf } from "./games.js";
import { type Attributes, cardOf, dialogOf, dragOver, insideOf, listen, play, tableOf } from "./table.js";
import { lowTable } from "./tall-columns.js";
import { waitUntil } from "./wait-until.js";

/** What moves on a table at the moment, or is about to: all that is animated but opacity. */
const movingOn = (table: SolitaireTable): string[] =>
  table.shadowRoot!.getAnimations().flatMap(({ effect, playState }) => {
    const { target } = effect as KeyframeEffect;
    const frames = (effect as KeyframeEffect).getKeyframes();
    const moves = frames.flatMap(Object.keys).filter((key) => !/offset|easing|composite|opacity|visibility/i.test(key));
    return playState === "running" && moves.length > 0 ? [`${target!.className}: ${moves[0]}`] : [];
  });

/** A table as players have it, where everything may move. */
const livelyTable = (attributes: Attributes): Promise<SolitaireTable> => tableOf({ ...attributes, motion: "auto" });

const asks = (reducedMotion: "reduce" | "no-preference"): Promise<void> => emulateMedia({ reducedMotion });

describe("for visitors who ask for less motion", () => {
  before(() => setViewport({ width: 1280, height: 900 }));
  beforeEach(() => asks("reduce"));
  afterEach(async () => {
    await resetMouse();
    await asks("no-preference");
  });

  for (const game of GAMES) {
    it(`nothing moves when cards are dealt, moved, taken back and dealt anew: ${game}`, async () => {
      const { deal, entries } = await solutionOf(game);
      const table = await livelyTable({ game, deal });
      const moves: string[] = [...movingOn(table)];
      const heard = (act: () => unknown): void => {
        act();
        moves.push(...movingOn(table));
      };
      for (const entry of entries.slice(0, 12).filter((each) => !each.startsWith("by"))) {
        heard(() => play(table, entry));
      }
      expect(insideOf(table).table!.session.game.moveCount).to.be.above(5);
      for (const act of ["undo", "redo", "restart", "undo"] as const) heard(() => table[act]());
      await table.newDeal();
      heard(() => undefined);
      expect(moves).to.deep.equal([]);
    });
  }

  it("a card that was dragged goes home at once", async () => {
    const table = await livelyTable({ game: "penguin", deal: "22" });
    const home = cardOf(table, "T1").getBoundingClientRect();
    await dragOver(table, "T1", "T2");
    await sendMouse({ type: "up" });
    expect(movingOn(table)).to.deep.equal([]);
    const { x, y } = cardOf(table, "T1").getBoundingClientRect();
    expect([x, y]).to.deep.equal([home.x, home.y]);
  });

  it("a game is won by the same moves, all that follows lies there at once, and so does the result", async () => {
    const { deal, entries, log } = await solutionOf("penguin");
    const table = await livelyTable({ game: "penguin", deal });
    const won = listen(table);
    for (const entry of entries) play(table, entry);
    expect(table.log).to.equal(log);
    await waitUntil(() => dialogOf(table), "the result shows");
    expect(won["win"]).to.have.length(1);
    expect(table.shadowRoot!.querySelectorAll(".celebration")).to.have.length.above(0);
    expect(movingOn(table)).to.deep.equal([]);
    expect(
      table.shadowRoot!.getAnimations().filter(({ effect }) => (effect as KeyframeEffect).target === dialogOf(table)),
    ).to.deep.equal([]);
    dialogOf(table)!.close();

    const { session } = insideOf(table).table!;
    do table.undo();
    while (session.finishing);
    table.redo();
    expect(session.finishing!.length).to.be.above(1);
    table.finish();
    const shown = insideOf(table).table!.state!.piles.filter(({ role }) => role === "foundation");
    expect(shown.map(({ cards }) => cards.length)).to.deep.equal([13, 13, 13, 13]);
  });

  it("it is as they ask while the page is open", async () => {
    await asks("no-preference");
    const table = await livelyTable({ game: "penguin", deal: "22" });
    insideOf(table).board.finish();
    play(table, "T1-R1");
    expect(movingOn(table)).not.to.deep.equal([]);
    await asks("reduce");
    play(table, "T2-R2");
    expect(movingOn(table)).to.deep.equal([]);
    table.showRules();
    await waitUntil(() => dialogOf(table), "the rules show");
    expect(movingOn(table)).to.deep.equal([]);
    dialogOf(table)!.close();
    await asks("no-preference");
    play(table, "T3-R3");
    expect(movingOn(table)).not.to.deep.equal([]);
  });
});

describe("for players who have switched motion off", () => {
  before(() => setViewport({ width: 1280, height: 900 }));
  afterEach(() => resetMouse());

  it("cards are taken up without a tilt, and at once", async () => {
    const table = await livelyTable({ game: "penguin", deal: "22" });
    const takenUp = async (): Promise<string[]> => {
      // From where it lies, not from its way there.
      insideOf(table).board.finish();
      await dragOver(table, "T1", "T2");
      const card = cardOf(table, "T1");
      expect(card.matches(".held")).to.equal(true);
      for (const animation of card.getAnimations()) animation.finish();
      const { rotate, transitionDuration } = getComputedStyle(card);
      await sendMouse({ type: "up" });
      return [rotate, transitionDuration];
    };
    expect(await takenUp()).to.deep.equal(["1.6deg", "0.09s"]);
    table.motion = "off";
    await table.updateComplete;
    expect(await takenUp()).to.deep.equal(["none", "0s"]);
  });

  it("the felt leaps to where cards land", async () => {
    const { table, felt } = await lowTable();
    const asked: unknown[] = [];
    felt.scrollBy = (...[how]: unknown[]) => void asked.push((how as ScrollToOptions).behavior);
    felt.scrollTop = felt.scrollHeight;
    await waitUntil(() => felt.scrollTop > 0, "it has scrolled");
    play(table, "T2-T6:3");
    await waitUntil(() => asked.length === 1, "it goes there");
    table.motion = "calm";
    await table.updateComplete;
    felt.scrollTop = 0;
    table.undo();
    await waitUntil(() => asked.length === 2, "it goes back");
    expect(asked).to.deep.equal(["auto", "smooth"]);
  });
});
