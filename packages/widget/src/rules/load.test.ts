import { expect } from "@open-wc/testing";
import { variants } from "@solitaire/engine";
import { en } from "../strings/en.js";
import { ru } from "../strings/ru.js";
import { loadRules } from "./load.js";

describe("the rules in the table", () => {
  for (const variant of variants) {
    for (const strings of [en, ru]) {
      it(`has those of ${strings.game(variant)}`, async () => {
        const rules = await loadRules(variant.id, strings.lang);
        expect(rules?.title).to.equal(strings.game(variant));
        expect(rules?.sections.length).to.be.greaterThan(3);
      });
    }
  }
});
