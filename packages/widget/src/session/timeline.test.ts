import { parseMove } from "@solitaire/engine";
import { expect } from "@open-wc/testing";
import { dealNumber as number, rulesOf } from "../../test/games.js";
import { DealtGame } from "./dealt-game.js";
import { Timeline } from "./timeline.js";

describe("Timeline", () => {
  const rules = rulesOf("stalactites");
  const begin = (): Timeline => new Timeline(DealtGame.deal(rules, number("3")));
  const play = (timeline: Timeline, ...texts: string[]): void => {
    const refusal = timeline.current.play(...texts.map((text) => parseMove(rules, text)!));
    expect(refusal).to.equal(undefined);
    timeline.stepped();
  };

  it("has nothing to undo or redo at the start", () => {
    const timeline = begin();
    expect([timeline.canUndo, timeline.canRedo, timeline.undo(), timeline.redo()]).to.deep.equal([
      false,
      false,
      false,
      false,
    ]);
  });

  it("undoes a restart, and redoes it", () => {
    const timeline = begin();
    play(timeline, "by1", "T1-F1");
    timeline.begin(DealtGame.deal(rules, number("3")));
    expect(timeline.current.game.log).to.equal("");
    expect(timeline.undo()).to.equal(true);
    expect(timeline.current.game.log).to.equal("by1 T1-F1");
    expect(timeline.canRedo).to.equal(true);
    expect(timeline.redo()).to.equal(true);
    expect(timeline.current.game.log).to.equal("");
  });

  it("undoes a new deal with all that was played before it, and redoes the way back", () => {
    const timeline = begin();
    play(timeline, "by1", "T1-F1");
    play(timeline, "T2-F1");
    timeline.undo();
    timeline.begin(DealtGame.deal(rules, number("4")));
    play(timeline, "by2", "T1-R1");
    const seen: string[] = [];
    const look = (): void => void seen.push(`${timeline.current.number}: ${timeline.current.game.log}`);
    while (timeline.undo()) look();
    while (timeline.redo()) look();
    expect(seen).to.deep.equal(["4: ", "3: by1 T1-F1", "3: ", "3: by1 T1-F1", "4: ", "4: by2 T1-R1"]);
  });

  it("forgets the deals that came after, once an older game goes on", () => {
    const timeline = begin();
    play(timeline, "by1", "T1-F1");
    timeline.begin(DealtGame.deal(rules, number("4")));
    timeline.undo();
    play(timeline, "T2-F1");
    expect(timeline.canRedo).to.equal(false);
    timeline.undo();
    expect(timeline.canRedo).to.equal(true);
    timeline.redo();
    expect(timeline.current.game.log).to.equal("by1 T1-F1 T2-F1");
    expect(timeline.canRedo).to.equal(false);
  });
});

describe("DealtGame", () => {
  const rules = rulesOf("stalactites");

  it("keeps its steps as gestures made them and takes them up again", () => {
    const dealt = DealtGame.deal(rules, number("3"));
    const move = (text: string): number => parseMove(rules, text)!;
    dealt.play(move("by1"), move("T1-F1"));
    dealt.play(move("T2-F1"), move("T2-F3"));
    dealt.play(move("T5-F4"));
    dealt.undo();
    expect(dealt.remains.steps).to.deep.equal(["by1 T1-F1", "T2-F1 T2-F3"]);
    const again = DealtGame.resume(rules, dealt.number, dealt.remains, "2026-11-30", 61_000)!;
    expect(again.remains.steps).to.deep.equal(dealt.remains.steps);
    expect(again.game.position.hash()).to.equal(dealt.game.position.hash());
    expect(again.date).to.equal("2026-11-30");
    expect(again.clock.read(5)).to.equal(61_000);
    again.undo();
    expect(again.remains.steps).to.deep.equal(["by1 T1-F1"]);
    again.redo();
    expect(again.remains.steps).to.deep.equal(dealt.remains.steps);
  });

  it("keeps what was undone, to be redone after it has been taken up again", () => {
    const zodiac = rulesOf("zodiac");
    const dealt = DealtGame.deal(zodiac, number("9"));
    dealt.play(0);
    dealt.play(0, 0);
    dealt.play(0, 0, 0);
    expect(dealt.remains).to.deep.equal({
      steps: ["S", "S*2", "S*3"],
      undone: undefined,
      leap: undefined,
      wonIn: undefined,
    });
    dealt.undo();
    dealt.undo();
    expect(dealt.remains).to.deep.equal({ steps: ["S"], undone: ["S*2", "S*3"], leap: undefined, wonIn: undefined });
    const again = DealtGame.resume(zodiac, dealt.number, dealt.remains)!;
    expect([again.game.log, again.redo(), again.game.log]).to.deep.equal(["S", true, "S*3"]);
    again.play(0);
    expect(again.redo(), "after another move there is nothing to redo").to.equal(false);
  });

  it("keeps a way back as the one step that it was", () => {
    const zodiac = rulesOf("zodiac");
    const dealt = DealtGame.deal(zodiac, number("9"));
    for (let i = 0; i < 4; i++) dealt.play(0);
    dealt.undo();
    dealt.backTo(1);
    expect(dealt.remains).to.deep.equal({ steps: ["S"], undone: ["S", "S", "S"], leap: 2, wonIn: undefined });
    const again = DealtGame.resume(zodiac, dealt.number, dealt.remains)!;
    again.redo();
    expect(again.game.log, "as one").to.equal("S*3");
    again.redo();
    expect(again.game.log).to.equal("S*4");
    for (const leap of [4, -1]) {
      const other = DealtGame.resume(zodiac, dealt.number, { ...dealt.remains, leap })!;
      other.redo();
      expect(other.game.log, `of ${leap} steps there is none`).to.equal("S*2");
    }
  });

  it("keeps several turns of the stock that were one gesture", () => {
    const zodiac = rulesOf("zodiac");
    const dealt = DealtGame.deal(zodiac, number("9"));
    dealt.play(0, 0, 0);
    dealt.play(0);
    expect(dealt.remains.steps).to.deep.equal(["S*3", "S"]);
    expect(DealtGame.resume(zodiac, dealt.number, dealt.remains)!.remains.steps).to.deep.equal(["S*3", "S"]);
  });

  for (const [what, steps] of [
    ["no log", ["hello"]],
    ["an empty step", [""]],
    ["an illegal move", ["by1 T1-F1", "T1-F9"]],
    ["moves before the pick", ["T1-F1"]],
  ] as const) {
    it(`does not take up ${what}`, () => {
      expect(DealtGame.resume(rules, number("3"), { steps })).to.equal(undefined);
      expect(DealtGame.resume(rules, number("3"), { steps: [], undone: steps }), "undone").to.equal(undefined);
    });
  }
});
