import { describe, expect, test } from "vitest";
import { noteBegun, readBegun } from "./begun.js";
import { memoryStorage } from "./memory-storage.js";
import { fullStorage } from "./testing/full-storage.js";

const penguin = { game: "penguin", deal: "44", log: "T7-R1" };

describe("the deals that were begun", () => {
  test("are several of each game, the one played last first, without dailies", () => {
    const kept = memoryStorage();
    noteBegun(penguin, false, kept);
    noteBegun({ ...penguin, deal: "45" }, false, kept);
    noteBegun({ ...penguin, game: "zodiac-classic", deal: "7" }, false, kept);
    noteBegun({ ...penguin, game: "zodiac", date: "2026-11-30" }, false, kept);
    expect(readBegun(kept)).toEqual({ penguin: ["45", "44"], "zodiac-classic": ["7"] });
    noteBegun(penguin, false, kept);
    expect(readBegun(kept), "played on").toEqual({ penguin: ["44", "45"], "zodiac-classic": ["7"] });
  });

  test("are five of a game at most", () => {
    const kept = memoryStorage();
    for (const deal of ["1", "2", "3", "4", "5", "6"]) noteBegun({ ...penguin, deal }, false, kept);
    expect(readBegun(kept)).toEqual({ penguin: ["6", "5", "4", "3", "2"] });
  });

  test("are begun no longer when they are won, or taken back to the first card", () => {
    const kept = memoryStorage();
    noteBegun(penguin, false, kept);
    noteBegun({ ...penguin, deal: "45" }, true, kept);
    noteBegun({ ...penguin, deal: "45", log: "" }, false, kept);
    expect(readBegun(kept), "another deal says nothing of this one").toEqual({ penguin: ["44"] });
    noteBegun({ ...penguin, deal: "45" }, false, kept);
    noteBegun(penguin, true, kept);
    expect(readBegun(kept)).toEqual({ penguin: ["45"] });
    noteBegun({ ...penguin, deal: "45", log: "" }, false, kept);
    expect(readBegun(kept)).toEqual({});
  });

  test("are read as they were kept when it was one of each game", () => {
    const kept = memoryStorage({ "solitaire-site:begun": '{"penguin":"43"}' });
    expect(readBegun(kept)).toEqual({ penguin: ["43"] });
    noteBegun(penguin, false, kept);
    expect(readBegun(kept)).toEqual({ penguin: ["44", "43"] });
  });

  test("are none where storage is blocked or full, and where nonsense is kept", () => {
    expect(() => noteBegun(penguin, false, fullStorage())).not.toThrow();
    expect(readBegun(undefined)).toEqual({});
    for (const text of ["", "{", "null", "[1]", '{"penguin":44}', '{"penguin":[44,[]]}'])
      expect(readBegun(memoryStorage({ "solitaire-site:begun": text })), text).toEqual({});
  });
});
