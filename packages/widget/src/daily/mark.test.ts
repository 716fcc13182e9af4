import { expect } from "@open-wc/testing";
import { findVariant, type Variant } from "@solitaire/engine";
import { memoryStorage } from "../../test/memory-storage.js";
import { markOfDaily } from "./mark.js";

const DAY = "2026-11-30";
const PLAYED = `solitaire-table/1/played/stalactites/daily-${DAY}`;
const GAME = `solitaire-table/1/game/stalactites@1/daily-${DAY}`;

const stalactites = findVariant("stalactites") as { ok: true; value: Variant };
const mark = (storage: Storage | undefined, day = DAY): ReturnType<typeof markOfDaily> =>
  markOfDaily(storage, stalactites.value, day);

const kept = (win?: object): Storage => {
  const storage = memoryStorage();
  storage.setItem(PLAYED, JSON.stringify({ begun: 1, hints: 0, win }));
  return storage;
};
const game = (steps: readonly string[], at: number): string => JSON.stringify({ deal: "3", steps, elapsed: 0, at });

describe("what has become of a daily", () => {
  it("is nothing before its first move, and where nothing is kept", () => {
    expect(mark(memoryStorage())).to.equal(undefined);
    expect(mark(undefined)).to.equal(undefined);
    expect(mark(kept(), "2026-11-29")).to.equal(undefined);
  });

  it("are the moves of the game that was saved last; picking an interval is none", () => {
    const storage = kept();
    storage.setItem(`${GAME}/0`, game([], 1));
    storage.setItem(`${GAME}/1`, game(["by1 T1-F1"], 2));
    expect(mark(storage)).to.deep.equal({ isWon: false, moves: 1 });
    storage.setItem(`${GAME}/0`, game([], 3));
    expect(mark(storage), "taken back to its first card").to.deep.equal({ isWon: false, moves: 0 });
  });

  it("is that it was begun, where its game is lost or makes no sense", () => {
    const storage = kept();
    expect(mark(storage)).to.deep.equal({ isWon: false, moves: 0 });
    for (const broken of ["{", game(["nonsense"], 1), JSON.stringify({ deal: "x", steps: [], elapsed: 0, at: 1 })]) {
      storage.setItem(`${GAME}/0`, broken);
      expect(mark(storage), broken).to.deep.equal({ isWon: false, moves: 0 });
    }
    storage.setItem(PLAYED, "{");
    expect(mark(storage)).to.equal(undefined);
  });

  it("is won for ever, in its fewest moves", () => {
    const storage = kept({ at: 2, moves: 56, elapsed: 3 });
    storage.setItem(`${GAME}/0`, game(["by1 T1-F1"], 4));
    expect(mark(storage)).to.deep.equal({ isWon: true, moves: 56 });
  });
});
