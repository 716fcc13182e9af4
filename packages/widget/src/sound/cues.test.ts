import { type Move, parseMove } from "@solitaire/engine";
import { expect } from "@open-wc/testing";
import { GAMES, sessionOf, solutionOf } from "../../test/games.js";
import type { Effect } from "../session/effect.js";
import type { Session } from "../session/session.js";
import { type Cue, cueOf } from "./cues.js";

const hear = (session: Session, effect: Effect, index?: number): Cue | undefined => cueOf(effect, session.rules, index);

describe("the cue of what a player does", () => {
  for (const game of GAMES) {
    it(`is another for a foundation, another pile and the stock, all through a game of ${game}`, async () => {
      const { deal, entries } = await solutionOf(game);
      const session = sessionOf(game, deal);
      const { rules } = session;
      for (const entry of entries) {
        const effect = session.play(parseMove(rules, entry)!);
        if (effect.type === "asks") session.confirm();
        const to = /-([A-Z]+)/.exec(entry)?.[1];
        const goals = rules.pileNames.filter((_, pile) => rules.kindOf(pile).goal).map((name) => name.charAt(0));
        const due = to === undefined ? "turn" : goals.includes(to) ? "home" : "lay";
        if (effect.type === "played" && !entry.startsWith("by")) expect(hear(session, effect), entry).to.equal(due);
      }
      expect(session.game.isWon).to.equal(true);
    });
  }

  it("is that of a move that follows by itself, where it is asked for", async () => {
    const { deal, entries } = await solutionOf("penguin");
    const session = sessionOf("penguin", deal);
    const moves = entries.map((entry): Move => parseMove(session.rules, entry)!);
    const before = session.position.clone();
    const effect: Effect = { type: "played", moves, own: 1, cards: [], before, phase: 1 };
    const index = entries.findIndex((entry) => entry.includes("-F"));
    expect([hear(session, effect), hear(session, effect, index)]).to.deep.equal(["lay", "home"]);
  });

  it("is one for cards that are taken, steps back and forth, and deals", () => {
    const session = sessionOf("penguin", "22");
    const selection = { pile: session.rules.pileIndex("T1"), count: 1 };
    expect(hear(session, session.select(selection))).to.equal("lift");
    session.drop(session.rules.pileIndex("R2"));
    expect(hear(session, session.undo())).to.equal("undo");
    expect(hear(session, session.redo())).to.equal("undo");
    expect(hear(session, { type: "restarted" })).to.equal("deal");
    expect(hear(session, { type: "dealt" })).to.equal("deal");
  });

  it("is none for what comes to nothing, is refused, asked, put down or looked at", () => {
    const session = sessionOf("penguin", "22");
    const selection = { pile: session.rules.pileIndex("T1"), count: 1 };
    session.select(selection);
    const refused = session.drop(session.rules.pileIndex("F1"));
    expect(refused.type).to.equal("refused");
    for (const effect of [
      refused,
      session.undo(),
      session.turnStock(),
      session.deselect(),
      { type: "stays", selection },
      { type: "asks", colour: "red" },
      { type: "peeked", pile: 0 },
      { type: "chosen" },
    ] satisfies Effect[]) {
      expect(hear(session, effect), effect.type).to.equal(undefined);
    }
  });
});
