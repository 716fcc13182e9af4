import { describe, expect, test } from "vitest";
import { deal, findVariant, makeCardText, Setup } from "../src/index.js";
import { newCards, numberOf, valueOf } from "./table.js";

describe("a deal that nobody plays yet", () => {
  test.each([
    ["penguin", "22", "F3", ["2H"]],
    ["penguin", "22", "T1", ["AC", "AS", "AH", "AD"]],
    ["zodiac", "9", "F1", ["AC"]],
    ["zodiac-classic", "9", "F2", ["KC"]],
    ["zodiac", "9", "S", []],
    ["stalactites", "3", "T2", []],
  ])("of %s %s tells what may start %s", (game, number, pile, cards) => {
    const setup = new Setup(valueOf(findVariant(game)));
    const position = deal(setup, numberOf(number));
    const starting = newCards(1).filter((card) => setup.starts(position, setup.pileIndex(pile), card));
    expect(starting.map(makeCardText)).toEqual(cards);
  });
});
