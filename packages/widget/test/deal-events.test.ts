import { expect } from "@open-wc/testing";
import { setViewport } from "@web/test-runner-commands";
import type { SolitaireDealEvent } from "../src/index.js";
import { insideOf, listen, play, tableOf } from "./table.js";
import { waitUntil } from "./wait-until.js";

before(() => setViewport({ width: 1280, height: 900 }));

describe("deal events", () => {
  it("tell of the deal that the player took", async () => {
    const table = await tableOf({ game: "penguin", deal: "3" });
    const heard = listen(table);
    void table.newDeal();
    const { deal, date, rules, log } = heard["deal"]![0] as SolitaireDealEvent;
    expect([deal, date, rules, log]).to.deep.equal(["22", undefined, "penguin@1", ""]);
    table.deal = "4";
    await waitUntil(() => insideOf(table).table!.session.dealt.number === "4", "it is dealt");
    expect(heard["deal"]!.length, "the page's own doing is no event").to.equal(1);
  });

  for (const nothing of ["random", "", null]) {
    it(`tell of the deal that is drawn where the page asks for ${JSON.stringify(nothing)}, and no game lies there to go on with`, async () => {
      const table = await tableOf({ game: "penguin", deal: "3" });
      const heard = listen(table);
      table.deal = nothing;
      await waitUntil(() => heard["deal"], "a deal is drawn");
      expect(heard["deal"]!.map((event) => (event as SolitaireDealEvent).deal)).to.deep.equal(["22"]);
      await table.updateComplete;
      expect([table.deal, table.getAttribute("deal")]).to.deep.equal(["22", "22"]);
    });
  }

  it("tell nothing where the page asks for any deal, and the one that was begun is gone on with", async () => {
    const table = await tableOf({ game: "penguin", deal: "3" });
    play(table, "T1-R1");
    const heard = listen(table);
    table.deal = null;
    await waitUntil(() => table.getAttribute("deal") === "3", "it lies there again");
    expect([table.log, heard["deal"]]).to.deep.equal(["T1-R1", undefined]);
  });
});
