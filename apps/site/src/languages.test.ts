import { expect, test } from "vitest";
import { addressIn, preferredLanguage, rememberLanguage } from "./languages.js";

const storage = (): Storage => {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  } as Storage;
};

const blocked = (): Storage => {
  throw new Error("blocked");
};

test("English pages stand at the root, others in a folder", () => {
  expect([addressIn("en", "/penguin?deal=1"), addressIn("ru", "/penguin?deal=1"), addressIn("ru", "/")]).toEqual([
    "/penguin?deal=1",
    "/ru/penguin?deal=1",
    "/ru/",
  ]);
});

test.each([
  [["ru-RU", "en"], "ru"],
  [["de", "RU"], "ru"],
  [["en-GB", "ru"], "en"],
  [["de"], "en"],
  [[], "en"],
])("a browser that reads %j begins in %s", (browser, language) => {
  expect(preferredLanguage(browser, storage)).toBe(language);
  expect(preferredLanguage(browser, blocked)).toBe(language);
});

test("what was chosen goes before what the browser says", () => {
  const kept = storage();
  rememberLanguage("en", () => kept);
  expect(preferredLanguage(["ru"], () => kept)).toBe("en");
  rememberLanguage("ru", () => kept);
  expect(preferredLanguage(["en"], () => kept)).toBe("ru");
  expect(() => rememberLanguage("ru", blocked)).not.toThrow();
});
