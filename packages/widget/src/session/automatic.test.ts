import { type Move, parseMove, toOf } from "@solitaire/engine";
import { expect } from "@open-wc/testing";
import { dealNumber, rulesOf, type Solution, solutionOf } from "../../test/games.js";
import { automatic } from "./automatic.js";
import { DealtGame } from "./dealt-game.js";
import { Session } from "./session.js";

/** A session that plays by itself what is safe, unless told otherwise. */
const sessionOf = ({ game, deal }: Pick<Solution, "game" | "deal">, isOn = true): Session => {
  const rules = rulesOf(game);
  return new Session(
    rules,
    DealtGame.deal(rules, dealNumber(deal)),
    automatic(() => isOn),
  );
};

/** Plays entries of a log, each as a gesture; those that have been played by themselves already are left out. */
const play = (session: Session, entries: readonly string[]): void => {
  for (const entry of entries) {
    const move: Move = parseMove(session.rules, entry)!;
    if (session.rules.isLegal(session.effective, move)) session.play(move);
  }
};

describe("moves that follow by themselves", () => {
  it("are one step with the player's own, and undo takes back both", async () => {
    const solution = await solutionOf("penguin");
    const session = sessionOf(solution);
    let steps = 0;
    for (const entry of solution.entries) {
      const before = session.position.hash();
      const move = parseMove(session.rules, entry)!;
      if (!session.rules.isLegal(session.position, move)) continue;
      const effect = session.play(move);
      if (effect.type !== "played" || effect.moves.length === effect.own) continue;
      steps++;
      const after = session.position.hash();
      session.undo();
      expect(session.position.hash(), entry).to.equal(before);
      session.redo();
      expect(session.position.hash(), entry).to.equal(after);
    }
    expect(steps).to.be.greaterThan(3);
  });

  it("do not play what undo took back, until the player has", async () => {
    const solution = await solutionOf("penguin");
    const session = sessionOf(solution);
    const { rules } = session;
    const isGoal = (pile: number): boolean => rules.kindOf(pile).goal;
    const home = (): number =>
      rules.pileNames.reduce((sum, _, pile) => sum + (isGoal(pile) ? session.position.size(pile) : 0), 0);
    let i = 0;
    let effect;
    do {
      effect = session.play(parseMove(rules, solution.entries[i++]!)!);
    } while (effect.type !== "played" || effect.moves.length === effect.own);
    const after = session.position.hash();
    session.undo();
    const before = home();
    session.redo();
    expect(home()).to.be.greaterThan(before);
    session.undo();
    // Whatever is played, the same once more or another move: what went home by itself stays.
    const others = session.legalMoves.filter((move) => !isGoal(toOf(move)));
    expect(others.length).to.be.greaterThan(3);
    for (const move of others) {
      session.play(move);
      expect(home()).to.equal(before);
      session.undo();
    }
    // The player brings it there card by card; then the rest goes by itself as if nothing had been taken back.
    const byHand = effect.moves.map((move) => session.play(move));
    expect(byHand.map((each) => each.type === "played" && each.moves.length)).to.deep.equal(effect.moves.map(() => 1));
    expect(session.position.hash()).to.equal(after);
    play(session, solution.entries.slice(i));
    const straight = sessionOf(solution);
    play(straight, solution.entries);
    expect(session.game.isWon).to.equal(true);
    expect(session.dealt.stepCount - straight.dealt.stepCount).to.equal(effect.moves.length - effect.own);
  });

  it("are none where they are off, nor in the first phase of Zodiac", async () => {
    const penguin = await solutionOf("penguin");
    const off = sessionOf(penguin, false);
    play(off, penguin.entries);
    expect([off.game.log, off.game.isWon]).to.deep.equal([penguin.log, true]);
    const zodiac = await solutionOf("zodiac");
    const session = sessionOf(zodiac);
    for (const entry of zodiac.entries) {
      if (session.rules.phase(session.position) > 1) break;
      const effect = session.play(parseMove(session.rules, entry)!);
      expect(
        effect.type === "played" && session.rules.phase(session.position) === 1 ? effect.moves.length : 1,
      ).to.equal(1);
    }
  });
});

describe("finish", () => {
  for (const game of ["penguin", "stalactites", "rouge-et-noir", "zodiac", "zodiac-classic"]) {
    it(`plays the rest of ${game} in one step, and not before nothing is left to decide`, async () => {
      const solution = await solutionOf(game);
      const session = sessionOf(solution, false);
      expect(session.finishing).to.equal(undefined);
      expect(session.finish()).to.deep.equal({ type: "nothing", what: "finish" });
      for (const entry of solution.entries) {
        session.play(parseMove(session.rules, entry)!);
        if (session.finishing) break;
      }
      const { log } = session.game;
      const steps = session.dealt.stepCount;
      expect(session.game.isWon).to.equal(false);
      expect(session.finish().type).to.equal("played");
      expect([session.game.isWon, session.dealt.stepCount]).to.deep.equal([true, steps + 1]);
      expect(session.finishing).to.equal(undefined);
      session.undo();
      expect(session.game.log).to.equal(log);
    });
  }
});

describe("going back", () => {
  it("is one step, which redo takes again, until something else is played", async () => {
    const solution = await solutionOf("stalactites");
    const session = sessionOf(solution, false);
    play(session, solution.entries.slice(1, 13));
    const { log } = session.game;
    session.backTo(5);
    const there = session.game.log;
    expect(session.dealt.stepCount).to.equal(5);
    session.redo();
    expect(session.game.log).to.equal(log);
    session.backTo(5);
    session.undo();
    session.redo();
    expect(session.game.log, "undo and redo pass by it").to.equal(there);
    session.play(session.legalMoves.at(-1)!);
    expect(session.redo().type).to.equal("nothing");
  });
});
