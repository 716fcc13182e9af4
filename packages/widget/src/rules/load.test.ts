import { expect } from "@open-wc/testing";
import { variants } from "@solitaire/engine";
import { loadRules } from "./load.js";

describe("the rules in the table", () => {
  for (const { id, name } of variants) {
    it(`has those of ${name}`, async () => {
      const rules = await loadRules(id);
      expect(rules?.title).to.equal(name);
      expect(rules?.sections.length).to.be.greaterThan(3);
    });
  }
});
