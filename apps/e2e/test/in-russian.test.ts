import { describe, expect, it } from "vitest";
import { withBrowser } from "../support/with-browser.js";

const { open } = withBrowser();

describe("in Russian", () => {
  it("a link leads from an English page to the same deal, and the choice is remembered", async () => {
    const { page } = await open("penguin?deal=5");
    await page.getByRole("link", { name: "Русский" }).click();
    await page.waitForURL("**/ru/penguin?deal=5");
    await page.locator("solitaire-table").getByRole("group", { name: "Пингвин, расклад 5" }).waitFor();
    expect(await page.title()).toBe("Пингвин, расклад 5 · Пасьянсы");
    await page.goto(new URL("/", page.url()).href);
    await page.waitForURL("**/ru/");
    await page.getByRole("link", { name: "English" }).click();
    await page.waitForURL((url) => url.pathname === "/");
    await page.locator("solitaire-table").getByRole("button", { name: "Undo" }).waitFor();
    expect(await page.locator("html").getAttribute("lang")).toBe("en");
  });

  it("visitors who read Russian are led to the Russian pages, where everything is in Russian", async () => {
    const { page, complaints } = await open("", { locale: "ru-RU" });
    await page.waitForURL("**/ru/");
    await page.getByRole("heading", { level: 1, name: "Пингвин" }).waitFor();
    await page.goto(new URL("/ru/today", page.url()).href);
    await expect.poll(() => page.locator("#day").textContent()).toMatch(/^[А-Я][а-я]+, \d+ [а-я]+$/);
    await expect.poll(() => page.getByText("Эталон 90").count()).toBe(4);
    await page.goto(new URL("/ru/verify#game=penguin&deal=1&log=T7R1T2T5", page.url()).href);
    await page.getByRole("button", { name: "Проверить" }).click();
    await page.getByText("Пока всё по правилам, но пасьянс ещё не сошёлся: 2 хода.").waitFor();
    await page.goto(new URL("/ru/practice?game=penguin&deal=012", page.url()).href);
    await page.getByText("Это не номер расклада.").waitFor();
    expect(complaints).toEqual([]);
    await page.goto(new URL("/ru/nothing", page.url()).href);
    expect(await page.locator("h1").textContent()).toBe("Этой карты в колоде нет");
  });
});
