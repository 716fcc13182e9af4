import { expect } from "@open-wc/testing";
import { whyIllegal as inEnglish } from "../src/strings/english-refusals.js";
import { whyIllegal as inRussian } from "../src/strings/russian-refusals.js";
import { dealNumber, rulesOf } from "./games.js";

const ROUGE_ET_NOIR = rulesOf("rouge-et-noir");
const PENGUIN = rulesOf("penguin");

describe("why an entry of a log is not legal", () => {
  it("names a pile that has fewer cards in words, and how many it has", () => {
    const log = "T1-F5:13";
    expect(inEnglish(ROUGE_ET_NOIR, dealNumber("1"), log)).to.equal("Column 1 has only 8 cards.");
    expect(inRussian(ROUGE_ET_NOIR, dealNumber("1"), log)).to.equal("Столбец 1: здесь только 8 карт.");
  });

  it("names an empty pile in words", () => {
    const log = "R1-F1";
    expect(inEnglish(PENGUIN, dealNumber("1"), log)).to.equal("Flipper cell 1 is empty.");
    expect(inRussian(PENGUIN, dealNumber("1"), log)).to.equal("Ячейка ластов 1: здесь пусто.");
  });
});
