import { findVariant, type Variant } from "@solitaire/engine";
import { describe, expect, test } from "vitest";
import { lastGame, rememberGame } from "./last-game.js";
import { memoryStorage } from "./memory-storage.js";
import { fullStorage } from "./testing/full-storage.js";

const variant = (id: string): Variant => {
  const found = findVariant(id);
  if (!found.ok) throw new Error(found.error.message);
  return found.value;
};

describe("the game that was opened last", () => {
  test("is remembered", () => {
    const storage = memoryStorage();
    rememberGame(variant("stalactites"), storage);
    expect(lastGame(storage).id).toBe("stalactites");
    rememberGame(variant("zodiac-classic"), storage);
    expect(lastGame(storage).id, "the last one with a daily").toBe("stalactites");
  });

  test("is Penguin on a new device, where storage is blocked and where nonsense is stored", () => {
    expect(lastGame(memoryStorage()).id).toBe("penguin");
    expect(lastGame(undefined).id).toBe("penguin");
    expect(lastGame(memoryStorage({ "solitaire-site:game": "poker" })).id).toBe("penguin");
  });

  test("cannot be remembered where storage is blocked or full, and nothing else breaks", () => {
    for (const storage of [undefined, fullStorage()]) {
      expect(() => rememberGame(variant("zodiac"), storage)).not.toThrow();
    }
  });
});
