import { expect, test } from "vitest";
import { addressIn, preferredLanguage, rememberLanguage } from "./languages.js";
import { memoryStorage } from "./memory-storage.js";
import { fullStorage } from "./testing/full-storage.js";

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
  expect(preferredLanguage(browser, memoryStorage())).toBe(language);
  expect(preferredLanguage(browser, undefined)).toBe(language);
});

test("what was chosen goes before what the browser says", () => {
  const kept = memoryStorage();
  rememberLanguage("en", kept);
  expect(preferredLanguage(["ru"], kept)).toBe("en");
  rememberLanguage("ru", kept);
  expect(preferredLanguage(["en"], kept)).toBe("ru");
  for (const nowhere of [undefined, fullStorage()]) expect(() => rememberLanguage("ru", nowhere)).not.toThrow();
});
