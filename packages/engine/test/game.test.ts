import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  deal,
  faultText,
  Game,
  makeLog,
  makePosition,
  type Move,
  parsePosition,
  resumeGame,
  type Rules,
} from "../src/index.js";
import { solutions } from "./fixtures.js";
import { numberOf, rulesOf, Table, valueOf } from "./table.js";

const gameOf = (id: string, number: string): { game: Game; play: (...texts: string[]) => string | undefined } => {
  const game = Game.deal(rulesOf(id), numberOf(number));
  const table = new Table(game.rules, game.position);
  return { game, play: (...texts) => game.play(...texts.map((text) => table.move(text))) };
};

describe("playing", () => {
  test("a game begins with the deal and nothing to undo", () => {
    const { game } = gameOf("penguin", "3");
    expect(game.deal).toBe("3");
    expect([game.moves, game.moveCount, game.log]).toEqual([[], 0, ""]);
    expect([game.canUndo, game.canRedo, game.isWon, game.isStuck]).toEqual([false, false, false, false]);
    expect([game.undo(), game.redo(), game.restart()]).toEqual([false, false, false]);
  });

  test("several moves are one step, or none of them if one is refused", () => {
    const { game, play } = gameOf("stalactites", "3");
    const before = game.position.hash();
    expect(play("by1", "T1-F1", "T1-T2")).toBe("wrong-source");
    expect([game.position.hash(), game.log, game.canUndo]).toEqual([before, "", false]);
    expect(play("by1", "T1-F1")).toBeUndefined();
    expect([game.log, game.moveCount]).toEqual(["by1 T1-F1", 1]);
    expect(game.undo()).toBe(true);
    expect([game.position.hash(), game.log, game.canUndo]).toEqual([before, "", false]);
  });

  test("no move is no step", () => {
    const { game, play } = gameOf("penguin", "3");
    play("T1-R1");
    game.undo();
    expect(game.play()).toBeUndefined();
    expect([game.canUndo, game.canRedo]).toEqual([false, true]);
  });

  test("a refused move leaves what can be redone", () => {
    const { game, play } = gameOf("penguin", "3");
    play("T1-R1");
    game.undo();
    expect(play("R1-T1")).toBe("empty");
    expect(game.redo()).toBe(true);
    expect(game.log).toBe("T1-R1");
  });

  test("nothing is played after the win", () => {
    const { deal: number, log } = solutions.find(({ game }) => game === "penguin")!;
    const { game, play } = gameOf("penguin", number);
    for (const text of log.split(" ")) expect(play(text)).toBeUndefined();
    expect([game.isWon, game.log]).toEqual([true, log]);
    expect(play("T1-R1")).toBe("won");
    expect(faultText(game.rules, game.position, 0, "won")).toBe("The game is already won.");
    expect(game.undo()).toBe(true);
    expect(game.isWon).toBe(false);
  });

  test("notation.undone: moves that were taken back are not in the log", () => {
    const { game, play } = gameOf("zodiac", "9");
    for (const text of ["S", "S", "S"]) play(text);
    expect([game.log, game.moveCount]).toEqual(["S*3", 3]);
    game.undo();
    expect([game.log, game.moveCount]).toEqual(["S*2", 2]);
    play("R5-T24");
    expect(game.log).toBe("S*2 R5-T24");
    expect(game.canRedo).toBe(false);
  });
});

describe("a restart", () => {
  test("is a step: it can be undone and redone", () => {
    const { game, play } = gameOf("penguin", "3");
    const begin = game.position.hash();
    play("T5-T6");
    play("T1-R1");
    const end = game.position.hash();
    expect(game.restart()).toBe(true);
    expect([game.position.hash(), game.log]).toEqual([begin, ""]);
    expect(game.restart()).toBe(false);
    game.undo();
    expect([game.position.hash(), game.log]).toEqual([end, "T5-T6 T1-R1"]);
    game.redo();
    expect([game.position.hash(), game.log]).toEqual([begin, ""]);
    play("T1-R7");
    for (let i = 0; i < 4; i++) expect(game.undo()).toBe(true);
    expect(game.undo()).toBe(false);
    for (let i = 0; i < 4; i++) expect(game.redo()).toBe(true);
    expect(game.log).toBe("T1-R7");
  });

  test("goes back to where the game began, and not beyond it", () => {
    const rules = rulesOf("stalactites");
    const picked = makePosition(rules, Table.dealt("stalactites", "3").play("by2").pos);
    const played = Table.dealt("stalactites", "3").play("by2").pos;
    for (const position of [valueOf(parsePosition(rules, picked)), played]) {
      const game = new Game(rules, position);
      expect(game.deal).toBeUndefined();
      game.play(new Table(rules, position).move("T1-R1"));
      game.restart();
      expect(makePosition(rules, game.position)).toEqual(picked);
    }
  });
});

describe("taking up a game", () => {
  test("goes on where its log ends, each move a step, a pick with the move after it", () => {
    const rules = rulesOf("stalactites");
    const game = valueOf(resumeGame(rules, numberOf("3"), "by1 T1-F1 T2-F1\n"));
    expect([game.log, game.deal, game.moveCount]).toEqual(["by1 T1-F1 T2-F1", "3", 2]);
    expect([game.undo(), game.log]).toEqual([true, "by1 T1-F1"]);
    expect([game.undo(), game.log]).toEqual([true, ""]);
    expect(game.canUndo).toBe(false);
    expect(valueOf(resumeGame(rules, numberOf("3"), "by1")).log).toBe("by1");
  });

  test.each(solutions.map((each) => [each.game, each.deal, each.log]))("%s %s, won", (id, number, log) => {
    const game = valueOf(resumeGame(rulesOf(id), numberOf(number), log));
    expect([game.isWon, game.log]).toEqual([true, log]);
    const expanded = log.split(" ").reduce((sum, entry) => sum + (Number(/^S\*(\d+)$/.exec(entry)?.[1]) || 1), 0);
    expect(game.moves).toHaveLength(expanded);
  });

  test.each([
    ["T1-R1 nonsense", "bad-log", 1],
    ["T5-T6 R1-T1", "illegal-log", 1],
    ["W-T1", "illegal-log", 0],
    ["S*5001", "too-many-moves", 0],
  ])("not from %j: %s", (log, code, at) => {
    expect(resumeGame(rulesOf("penguin"), numberOf("3"), log)).toMatchObject({ ok: false, error: { code, at } });
  });
});

describe("undo, redo and restart, whatever is done", () => {
  /** A game as a list of the lines that were on the table one after the other, and which of them is now. */
  interface Model {
    lines: (readonly Move[])[];
    now: number;
  }

  const agree = (model: Model, game: Game): void => {
    const line = model.lines[model.now]!;
    const fresh = deal(game.rules, game.deal!);
    for (const move of line) game.rules.playUnchecked(fresh, move);
    expect(game.moves).toEqual(line);
    expect(game.log).toBe(makeLog(game.rules, line));
    expect(cards(game.rules, game.position)).toEqual(cards(game.rules, fresh));
    expect(game.position.hash()).toBe(fresh.hash());
    expect(game.position.mark).toBe(fresh.mark);
    expect([game.canUndo, game.canRedo]).toEqual([model.now > 0, model.now < model.lines.length - 1]);
  };

  const cards = (rules: Rules, pos: Game["position"]): unknown => rules.pileNames.map((_, pile) => pos.cards(pile));

  const step = (model: Model, line: readonly Move[]): void => {
    model.lines = [...model.lines.slice(0, model.now + 1), line];
    model.now++;
  };

  class Play implements fc.Command<Model, Game> {
    constructor(readonly choices: readonly number[]) {}
    check = (): boolean => true;
    run(model: Model, game: Game): void {
      const pos = game.position.clone();
      const moves: Move[] = [];
      for (const choice of this.choices) {
        const legal = game.rules.legalMoves(pos);
        if (legal.length === 0) break;
        const move = legal[choice % legal.length]!;
        game.rules.playUnchecked(pos, move);
        moves.push(move);
      }
      expect(game.play(...moves)).toBeUndefined();
      if (moves.length > 0) step(model, [...model.lines[model.now]!, ...moves]);
      agree(model, game);
    }
    toString = (): string => `play(${this.choices.join(", ")})`;
  }

  class PlayBadly implements fc.Command<Model, Game> {
    constructor(readonly choice: number) {}
    check = (): boolean => true;
    run(model: Model, game: Game): void {
      const legal = game.rules.legalMoves(game.position);
      const good = legal.length > 0 ? [legal[this.choice % legal.length]!] : [];
      // A foundation gives nothing, whatever was played before.
      expect(game.play(...good, new Table(game.rules, game.position).move("F1-T1"))).toBeDefined();
      agree(model, game);
    }
    toString = (): string => `play(${this.choice}, a bad one)`;
  }

  class Undo implements fc.Command<Model, Game> {
    check = (): boolean => true;
    run(model: Model, game: Game): void {
      expect(game.undo()).toBe(model.now > 0);
      model.now = Math.max(0, model.now - 1);
      agree(model, game);
    }
    toString = (): string => "undo";
  }

  class Redo implements fc.Command<Model, Game> {
    check = (): boolean => true;
    run(model: Model, game: Game): void {
      expect(game.redo()).toBe(model.now < model.lines.length - 1);
      model.now = Math.min(model.lines.length - 1, model.now + 1);
      agree(model, game);
    }
    toString = (): string => "redo";
  }

  class Restart implements fc.Command<Model, Game> {
    check = (): boolean => true;
    run(model: Model, game: Game): void {
      const begun = model.lines[model.now]!.length > 0;
      expect(game.restart()).toBe(begun);
      if (begun) step(model, []);
      agree(model, game);
    }
    toString = (): string => "restart";
  }

  test.each(["zodiac", "zodiac-classic", "stalactites", "rouge-et-noir", "penguin"])("in %s", (id) => {
    const commands = fc.commands(
      [
        fc.array(fc.nat(), { minLength: 1, maxLength: 3 }).map((choices) => new Play(choices)),
        fc.nat().map((choice) => new Play([choice])),
        fc.nat().map((choice) => new PlayBadly(choice)),
        fc.constant(new Undo()),
        fc.constant(new Undo()),
        fc.constant(new Redo()),
        fc.constant(new Restart()),
      ],
      { maxCommands: 60 },
    );
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100_000 }), commands, (number, all) => {
        const setup = (): { model: Model; real: Game } => ({
          model: { lines: [[]], now: 0 },
          real: Game.deal(rulesOf(id), numberOf(`${number}`)),
        });
        fc.modelRun(setup, all);
      }),
      { numRuns: 30 },
    );
  });
});
