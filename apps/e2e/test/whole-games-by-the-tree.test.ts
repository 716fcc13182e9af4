import { findVariant, Game, parseDealNumber, rulesFor } from "@solitaire/engine";
import { describe, expect, it } from "vitest";
import { DESKTOP } from "../support/browser.js";
import { Listener } from "../support/listener.js";
import { stepsOf } from "../support/moves.js";
import { type Solution, shortestOf } from "../support/solutions.js";
import { withBrowser } from "../support/with-browser.js";
import { english, russian, type Words } from "../support/words.js";

const { open } = withBrowser();

const named = (solution: Solution): [name: string, solution: Solution] => [
  `${solution.game} ${solution.deal}`,
  solution,
];

const GAMES = [
  shortestOf("zodiac"),
  shortestOf("zodiac-classic"),
  shortestOf("stalactites", "by1"),
  shortestOf("stalactites", "by2"),
  shortestOf("rouge-et-noir"),
  shortestOf("penguin"),
];

/** Answers what went wrong on the page meanwhile. */
const win = async ({ game, deal, log }: Solution, path: string, words: Words): Promise<readonly string[]> => {
  const { page, complaints } = await open(`${path}${game}?deal=${deal}`, DESKTOP);
  const element = page.locator("solitaire-table");
  await element.evaluate((table) => table.setAttribute("auto-move", "off"));
  await element.getByRole("application", { name: words.cards }).getByRole("button").last().waitFor();
  const [variant, number] = [findVariant(game), parseDealNumber(deal)];
  if (!variant.ok || !number.ok) throw new Error(`There is no ${game} ${deal}.`);
  const listener = await Listener.of(page, Game.deal(rulesFor(variant.value), number.value), words);

  for (const step of stepsOf(log)) {
    if (step.does === "pick") await listener.pick(step.interval === "Ones" ? 1 : 2);
    else if (step.does === "stock") await listener.turn(step.times);
    else await listener.move(step.from, step.to, step.count);
  }
  return complaints;
};

describe("a whole game is won by the accessibility tree, the focus and keys alone", () => {
  it.each(GAMES.map(named))("%s", async (_, solution) => {
    expect(await win(solution, "", english)).toEqual([]);
  });
  it.each(GAMES.filter(({ game }) => !game.startsWith("zodiac")).map(named))("%s in Russian", async (_, solution) => {
    expect(await win(solution, "ru/", russian)).toEqual([]);
  });
});
