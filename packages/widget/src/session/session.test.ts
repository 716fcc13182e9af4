import { isRed } from "@solitaire/engine";
import { expect } from "@open-wc/testing";
import { GAMES, sessionOf, solutionOf } from "../../test/games.js";
import { DealtGame } from "./dealt-game.js";
import type { Effect } from "./effect.js";
import { Session } from "./session.js";

/** Taps a card by its pile's name, counted from the top; the empty place where there is none. */
const tap = (session: Session, pile: string, count = 1): Effect => {
  const index = session.rules.pileIndex(pile);
  return session.tap(index, Math.max(-1, session.position.size(index) - count));
};

/** Plays one entry of a log by tapping. */
const tapEntry = (session: Session, entry: string): Effect => {
  if (entry === "S") return tap(session, "S");
  const [, from = "", to = "", count] = /^(\w+)-(\w+?)(?::(\d+))?$/.exec(entry)!;
  expect(tap(session, from, Number(count ?? 1)).type, entry).to.equal("selected");
  return tap(session, to);
};

describe("Session", () => {
  for (const game of GAMES) {
    it(`wins ${game} by taps, and undo and redo pass through the same positions`, async () => {
      const { deal, entries, log } = await solutionOf(game);
      const session = sessionOf(game, deal);
      const hashes = [session.position.hash()];
      for (const entry of entries) {
        if (entry.startsWith("by")) {
          session.choose(session.rules.actions.findIndex(({ text }) => text === entry));
          continue;
        }
        expect(tapEntry(session, entry).type, entry).to.equal("played");
        hashes.push(session.position.hash());
      }
      expect(session.game.isWon).to.equal(true);
      expect(session.game.log).to.equal(log);
      expect(session.legalMoves).to.deep.equal([]);
      const back = [session.position.hash()];
      while (session.undo().type === "undone") back.unshift(session.position.hash());
      expect(back).to.deep.equal(hashes);
      const forth = [session.position.hash()];
      while (session.redo().type === "redone") forth.push(session.position.hash());
      expect(forth).to.deep.equal(hashes);
    });
  }

  it("picks up, puts back, and picks up another card", () => {
    const session = sessionOf("penguin", "22");
    expect(tap(session, "T1").type).to.equal("selected");
    expect(session.targets(session.selection!).length).to.be.greaterThan(0);
    expect(tap(session, "T1").type).to.equal("dropped");
    expect(session.selection).to.equal(undefined);
    tap(session, "T1");
    const other = session.rules.pileIndex("T5");
    expect(tap(session, "T5").type).to.equal("selected");
    expect(session.selection).to.deep.equal({ pile: other, count: 1 });
  });

  it("puts the selection down on nothing and on cards that stay", () => {
    const session = sessionOf("penguin", "22");
    tap(session, "T1");
    expect(tap(session, "F1").type).to.equal("stays");
    expect(session.selection).to.equal(undefined);
    expect(session.game.moveCount).to.equal(0);
  });

  it("lifts a run and no cards that are none", () => {
    const session = sessionOf("penguin", "3");
    const column = session.rules.pileIndex("T4");
    for (const entry of ["T5-T6", "T1-T5", "T1-R5", "T1-R3", "T1-T4"]) tapEntry(session, entry);
    expect(session.canLift(column, 2)).to.equal(true);
    expect(session.canLift(column, 3)).to.equal(false);
    expect(session.canLift(column, 0)).to.equal(false);
    expect(session.canLift(column, 20)).to.equal(false);
    expect(session.canLift(session.rules.pileIndex("F1"), 1)).to.equal(false);
  });

  it("plays the preferred move, and says when there is none", () => {
    const session = sessionOf("stalactites", "3");
    const column = session.rules.pileIndex("T1");
    expect(session.best({ pile: column, count: 1 })).to.deep.include({ type: "played" });
    expect(session.game.log).to.equal("by1 T1-F1");
    expect(session.best({ pile: session.rules.pileIndex("R1"), count: 1 })).to.deep.equal({
      type: "nothing",
      what: "best",
    });
  });

  it("plays to a foundation and nowhere else", () => {
    const session = sessionOf("stalactites", "3");
    expect(session.toFoundation({ pile: session.rules.pileIndex("T1"), count: 1 }).type).to.equal("played");
    expect(session.game.log).to.equal("by1 T1-F1");
    const blocked = session.rules.pileIndex("T3");
    expect(session.toFoundation({ pile: blocked, count: 1 }).type).to.equal("nothing");
  });

  it("plays the chosen interval with the first move, as one step", () => {
    const session = sessionOf("stalactites", "2");
    expect(session.picks).to.deep.equal([0, 1]);
    expect(session.chosen).to.equal(0);
    session.choose(1);
    expect(session.effective.step).to.equal(2);
    expect(session.position.step).to.equal(0);
    expect(tapEntry(session, "T1-F4")).to.deep.include({ type: "played" });
    expect(session.game.log).to.equal("by2 T1-F4");
    expect(session.picks).to.deep.equal([]);
    session.undo();
    expect([session.game.log, session.chosen, session.canUndo]).to.deep.equal(["", 1, false]);
    session.redo();
    expect(session.game.log).to.equal("by2 T1-F4");
  });

  it("goes on with the interval that a resumed game was begun with", () => {
    const { rules, dealt } = sessionOf("stalactites", "2");
    const resumed = DealtGame.resume(rules, dealt.number, { steps: ["by2 T1-F4"] })!;
    const session = new Session(rules, resumed);
    session.undo();
    expect(session.chosen).to.equal(1);
  });

  it("warns of a third run under a king of one colour, and discards it only when told to", async () => {
    const session = sessionOf("rouge-et-noir", "8");
    for (const entry of (await solutionOf("rouge-et-noir")).entries) tapEntry(session, entry);
    const { position: pos, rules } = session;
    const pile = (name: string): number => rules.pileIndex(name);
    // Weave the black and the red foundation into two runs, and lay one of the discarded runs back on the table.
    for (let rank = 0; rank < 13; rank++) {
      pos.carry(pile("F1"), pile(rank % 2 ? "T1" : "T2"), 1);
      pos.carry(pile("F3"), pile(rank % 2 ? "T2" : "T1"), 1);
    }
    const black = ["F5", "F6", "F7", "F8"].find((name) => !isRed(pos.cards(pile(name))[0]!))!;
    pos.carry(pile(black), pile("T3"), 13);
    session.choose(-1);

    expect(tap(session, "T3", 13).type).to.equal("selected");
    expect(tap(session, black).type, "the second run of its colour").to.equal("played");
    session.undo();

    tap(session, "T1", 13);
    expect(tap(session, black)).to.deep.equal({ type: "asks", colour: "red" });
    expect(pos.size(pile(black)), "nothing moved yet").to.equal(0);
    session.deselect();
    expect(session.confirm(), "kept").to.deep.equal({ type: "dropped", selection: undefined });
    tap(session, "T1", 13);
    tap(session, black);
    expect(session.confirm().type).to.equal("played");
    expect(pos.size(pile(black))).to.equal(13);
  });

  it("turns the stock over and on, each turn a step", () => {
    const session = sessionOf("zodiac", "9");
    for (let i = 0; i < 73; i++) expect(tap(session, "S").type).to.equal("played");
    expect(session.position.size(session.rules.pileIndex("S"))).to.equal(72);
    expect(session.game.moveCount).to.equal(73);
    session.undo();
    expect(session.position.size(session.rules.pileIndex("W"))).to.equal(72);
  });

  it("turns the stock to the next playable card in one step", () => {
    const session = sessionOf("zodiac", "9");
    expect(session.turnToPlayable().type).to.equal("played");
    const waste = session.rules.pileIndex("W");
    expect(
      session.targets({ pile: waste, count: 1 }).some((to) => session.rules.kindOf(to).name === "zodiac"),
    ).to.equal(true);
    expect(session.position.size(waste)).to.be.greaterThan(0);
    session.undo();
    expect(session.position.size(waste)).to.equal(0);
    expect(session.canUndo).to.equal(false);
  });

  it("says when there is nothing to undo, redo, turn or find", () => {
    const session = sessionOf("penguin", "22");
    for (const what of ["undo", "redo"] as const) {
      expect(session[what]()).to.deep.equal({ type: "nothing", what });
    }
    expect(session.turnStock()).to.deep.equal({ type: "nothing", what: "stock" });
    expect(session.turnToPlayable()).to.deep.equal({ type: "nothing", what: "stock" });
    expect(session.confirm()).to.deep.equal({ type: "dropped", selection: undefined });
  });

  it("restarts and begins anew, each of them undoable", () => {
    const session = sessionOf("penguin", "22");
    tapEntry(session, "T1-R2");
    const before = session.position.hash();
    session.begin(DealtGame.deal(session.rules, session.dealt.number), "restarted");
    expect(session.game.log).to.equal("");
    session.begin(sessionOf("penguin", "23").dealt, "dealt");
    expect(session.dealt.number).to.equal("23");
    session.undo();
    session.undo();
    expect(session.position.hash()).to.equal(before);
    expect(session.canRedo).to.equal(true);
  });

  it("refuses an illegal move by the rule that it breaks", () => {
    const session = sessionOf("penguin", "22");
    const effect = session.play((1 << 16) | (session.rules.pileIndex("T1") << 8) | session.rules.pileIndex("F1"));
    expect(effect.type).to.equal("refused");
    expect(effect).to.have.property("fault", "no-fit");
  });
});
