import { findVariant, parseDealNumber, resumeGame, rulesFor } from "@solitaire/engine";
import { describe, expect, it } from "vitest";
import { DESKTOP } from "../support/browser.js";
import { Listener } from "../support/listener.js";
import { stepsOf } from "../support/moves.js";
import { SHORT_WINS, type ShortWin } from "../support/solutions.js";
import { withBrowser } from "../support/with-browser.js";
import { english, russian, type Words } from "../support/words.js";

const { open } = withBrowser();

/** Answers what went wrong on the page meanwhile. */
const play = async ({ game, deal, begun, rest }: ShortWin, path: string, words: Words): Promise<readonly string[]> => {
  const { page, complaints } = await open(`${path}${game}?deal=${deal}`, DESKTOP);
  const element = page.locator("solitaire-table");
  await element.evaluate((table) => table.setAttribute("auto-move", "off"));
  await element.getByRole("application", { name: words.cards }).getByRole("button").last().waitFor();
  // Which come with all that plays.
  await element.locator("[part=tools]").waitFor();
  const [variant, number] = [findVariant(game), parseDealNumber(deal)];
  if (!variant.ok || !number.ok) throw new Error(`There is no ${game} ${deal}.`);
  const taken = resumeGame(rulesFor(variant.value), number.value, begun);
  if (!taken.ok) throw new Error(taken.error.code);
  await element.evaluate((table, played) => void Object.assign(table, { log: played }), begun);
  const listener = await Listener.of(page, taken.value, words);

  for (const step of stepsOf(rest)) {
    if (step.does === "pick") await listener.pick(step.interval === "Ones" ? 1 : 2);
    else if (step.does === "stock") await listener.turn(step.times);
    else await listener.move(step.from, step.to, step.count);
  }
  return complaints;
};

describe("a whole game is won by the accessibility tree, the focus and keys alone", () => {
  it.each(SHORT_WINS)("$title", async (win) => {
    expect(await play(win, "", english)).toEqual([]);
  });
  // Either interval has its name read where twos are picked.
  const inRussian = SHORT_WINS.filter(({ game, log }) => !game.startsWith("zodiac") && !log.startsWith("by1"));
  it.each(inRussian)("$title in Russian", async (win) => {
    expect(await play(win, "ru/", russian)).toEqual([]);
  });
});
