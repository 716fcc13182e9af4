import { findVariant, type Variant } from "@solitaire/engine";
import { describe, expect, test } from "vitest";
import { lastGame, rememberGame } from "./last-game.js";

/** As much of a browser's storage as is used here. */
const storageOf = (entries: Map<string, string>) => (): Storage =>
  ({
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
  }) as Storage;

const variant = (id: string): Variant => {
  const found = findVariant(id);
  if (!found.ok) throw new Error(found.error.message);
  return found.value;
};

const blocked = (): Storage => {
  throw new Error("The operation is insecure.");
};

describe("the game that was opened last", () => {
  test("is remembered", () => {
    const storage = storageOf(new Map());
    rememberGame(variant("stalactites"), storage);
    expect(lastGame(storage).id).toBe("stalactites");
    rememberGame(variant("zodiac-classic"), storage);
    expect(lastGame(storage).id, "the last one with a daily").toBe("stalactites");
  });

  test("is Penguin on a new device, where storage is blocked and where nonsense is stored", () => {
    expect(lastGame(storageOf(new Map())).id).toBe("penguin");
    expect(lastGame(blocked).id).toBe("penguin");
    expect(lastGame(storageOf(new Map([["solitaire-site:game", "poker"]]))).id).toBe("penguin");
  });

  test("cannot be remembered where storage is blocked, and nothing else breaks", () => {
    expect(() => rememberGame(variant("zodiac"), blocked)).not.toThrow();
  });
});
