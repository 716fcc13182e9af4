import { expect } from "@open-wc/testing";
import { parseDealNumber, rulesFor, variants } from "@solitaire/engine";
import { whyIllegal as inEnglish } from "../src/strings/english-refusals.js";
import { whyIllegal as inRussian } from "../src/strings/russian-refusals.js";

const ROUGE_ET_NOIR = rulesFor(variants.find(({ id }) => id === "rouge-et-noir")!);
const PENGUIN = rulesFor(variants.find(({ id }) => id === "penguin")!);

const numbered = (text: string) => {
  const number = parseDealNumber(text);
  if (!number.ok) throw new Error(number.error.message);
  return number.value;
};

describe("why an entry of a log is not legal", () => {
  it("names a pile that has fewer cards in words, and how many it has", () => {
    const log = "T1-F5:13";
    expect(inEnglish(ROUGE_ET_NOIR, numbered("1"), log)).to.equal("Column 1 has only 8 cards.");
    expect(inRussian(ROUGE_ET_NOIR, numbered("1"), log)).to.equal("Столбец 1: здесь только 8 карт.");
  });

  it("names an empty pile in words", () => {
    const log = "R1-F1";
    expect(inEnglish(PENGUIN, numbered("1"), log)).to.equal("Flipper cell 1 is empty.");
    expect(inRussian(PENGUIN, numbered("1"), log)).to.equal("Ячейка ластов 1: здесь пусто.");
  });
});
