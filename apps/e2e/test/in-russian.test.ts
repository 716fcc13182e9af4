import type { Locator } from "playwright-core";
import { describe, expect, it } from "vitest";
import { solutionOf } from "../support/solutions.js";
import { withBrowser } from "../support/with-browser.js";

const { open } = withBrowser();

const RANKS = new Set(
  "туз двойка тройка четвёрка пятёрка шестёрка семёрка восьмёрка девятка десятка валет дама король".split(" "),
);
const SUITS = new Set(["треф", "пик", "червей", "бубен"]);

/** The piles of Penguin by the letter of their names in logs: what they are called, and how a move there is told. */
const PILES: Readonly<Record<string, readonly [name: string, to: string]>> = {
  T: ["Столбец", "на столбец"],
  R: ["Ячейка ластов", "в ячейку ластов"],
  F: ["База", "на базу"],
};

/** What assistive technology reads: the names of the cards of each pile, or of its empty place. */
const readPiles = async (table: Locator): Promise<(pile: string) => readonly string[]> => {
  const piles = new Map<string, string[]>();
  let cards: string[] = [];
  for (const line of (await table.getByRole("application", { name: "Карты" }).ariaSnapshot()).split("\n")) {
    const [, role, name = ""] = /- (group|button) "([^"]+)"/.exec(line) ?? [];
    if (role === "group") piles.set(name.split(",")[0]!, (cards = []));
    else if (role === "button") cards.push(name);
  }
  return (pile) => piles.get(`${PILES[pile.charAt(0)]![0]} ${pile.slice(1)}`)!;
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

describe("in Russian", () => {
  it("a whole game is read, played and won by the names that assistive technology reads", async () => {
    const { deal, log } = solutionOf("penguin");
    const { page, complaints } = await open(`ru/penguin?deal=${deal}`);
    const table = page.locator("solitaire-table");
    await table.evaluate((element) => element.setAttribute("auto-move", "off"));
    await table.getByRole("group", { name: "Столбец 7, 7 карт, " }).getByRole("button").last().waitFor();
    expect(await page.title()).toBe(`Пингвин, расклад ${deal} · Пасьянсы`);

    const press = (name: string): Promise<void> =>
      table.getByRole("button", { name, exact: true }).dispatchEvent("click");
    const spoken = table.locator("p.spoken");
    const entries = log.split(" ");
    for (const [i, entry] of entries.entries()) {
      const [from = "", to = "", count = "1"] = entry.split(/[-:]/);
      const cardsOf = await readPiles(table);
      const card = cardsOf(from).at(-Number(count))!;
      const [rank, suit] = card.split(/[ ,]/);
      expect([RANKS.has(rank!), SUITS.has(suit!)], card).toEqual([true, true]);
      await press(card);
      await press(cardsOf(to).at(-1)!);
      if (i === entries.length - 1) break;
      const where = `${PILES[to.charAt(0)]![1]} ${to.slice(1)}.`;
      await expect
        .poll(() => spoken.textContent())
        .toMatch(count === "1" ? new RegExp(`^${capital(rank!)} ${suit} ${where}`) : where);
    }
    await table.getByRole("dialog", { name: "Сошёлся" }).waitFor();
    expect(await spoken.textContent()).toMatch(new RegExp(`^Пасьянс сошёлся за ${entries.length} ход(а|ов)?\\.$`));
    expect(complaints).toEqual([]);
  });

  it("a link leads from an English page to the same deal, and the choice is remembered", async () => {
    const { page } = await open("penguin?deal=5");
    await page.getByRole("link", { name: "Русский" }).click();
    await page.waitForURL("**/ru/penguin?deal=5");
    await page.locator("solitaire-table").getByRole("group", { name: "Пингвин, расклад 5" }).waitFor();
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
    await page.goto(new URL("/ru/today", page.url()).href);
    await expect.poll(() => page.locator("#day").textContent()).toMatch(/^[А-Я][а-я]+, \d+ [а-я]+\.$/);
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
