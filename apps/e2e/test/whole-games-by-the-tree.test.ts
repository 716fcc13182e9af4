import { findVariant, Game, parseDealNumber, rulesFor } from "@solitaire/engine";
import { describe, expect, it } from "vitest";
import { DESKTOP } from "../support/browser.js";
import { Listener } from "../support/listener.js";
import { stepsOf } from "../support/moves.js";
import { SHORT_WINS, type Solution } from "../support/solutions.js";
import { withBrowser } from "../support/with-browser.js";
import { english, russian, type Words } from "../support/words.js";

const { open } = withBrowser();

/** Answers what went wrong on the page meanwhile. */
const play = async ({ game, deal, log }: Solution, path: string, words: Words): Promise<readonly string[]> => {
  const { page, complaints } = await open(`${path}${game}?deal=${deal}`, DESKTOP);
  const element = page.locator("solitaire-table");
  await element.evaluate((table) => table.setAttribute("auto-move", "off"));
  await element.getByRole("application", { name: words.cards }).getByRole("button").last().waitFor();
  // Which come with all that plays.
  await element.locator("[part=tools]").waitFor();
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
  it.each(SHORT_WINS)("$game $deal", async (win) => {
    expect(await play(win, "", english)).toEqual([]);
  });
  it.each(SHORT_WINS.filter(({ game }) => !game.startsWith("zodiac")))("$game $deal in Russian", async (win) => {
    expect(await play(win, "ru/", russian)).toEqual([]);
  });
});
