import { describe, expect, test } from "vitest";
import { noteBegun, readBegun } from "./begun.js";
import { memoryStorage } from "./memory-storage.js";
import { fullStorage } from "./testing/full-storage.js";

const penguin = { game: "penguin", deal: "44", log: "T7-R1" };

describe("the deals that were begun", () => {
  test("are the last of each game, without dailies", () => {
    const kept = memoryStorage();
    noteBegun(penguin, false, kept);
    noteBegun({ ...penguin, deal: "45" }, false, kept);
    noteBegun({ ...penguin, game: "zodiac-classic", deal: "7" }, false, kept);
    noteBegun({ ...penguin, game: "zodiac", date: "2026-11-30" }, false, kept);
    expect(readBegun(kept)).toEqual({ penguin: "45", "zodiac-classic": "7" });
  });

  test("are begun no longer when they are won, or taken back to the first card", () => {
    const kept = memoryStorage();
    noteBegun(penguin, false, kept);
    noteBegun({ ...penguin, deal: "45" }, true, kept);
    noteBegun({ ...penguin, deal: "45", log: "" }, false, kept);
    expect(readBegun(kept), "another deal says nothing of this one").toEqual({ penguin: "44" });
    noteBegun(penguin, true, kept);
    expect(readBegun(kept)).toEqual({});
    noteBegun(penguin, false, kept);
    noteBegun({ ...penguin, log: "" }, false, kept);
    expect(readBegun(kept)).toEqual({});
  });

  test("are none where storage is blocked or full, and where nonsense is kept", () => {
    expect(() => noteBegun(penguin, false, fullStorage())).not.toThrow();
    expect(readBegun(undefined)).toEqual({});
    for (const text of ["", "{", "null", "[1]", '{"penguin":44}'])
      expect(readBegun(memoryStorage({ "solitaire-site:begun": text })), text).toEqual({});
  });
});
