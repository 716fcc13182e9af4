import { expect, fixture, html } from "@open-wc/testing";
import { setViewport } from "@web/test-runner-commands";
import type { Environment } from "../src/environment.js";
import type { SolitaireErrorEvent } from "../src/index.js";
import { listen, noticeOf, play, QUIET, settled, tableOf, testEnvironment } from "./table.js";

before(() => setViewport({ width: 1280, height: 900 }));

describe("tables", () => {
  it("have the browser's own environment where they are given none, at first and later", async () => {
    const failed: unknown[] = [];
    const note = (event: ErrorEvent | PromiseRejectionEvent): void => {
      failed.push(event instanceof ErrorEvent ? event.message : event.reason);
    };
    for (const type of ["error", "unhandledrejection"] as const) addEventListener(type, note);
    for (const nothing of [null, undefined]) {
      const given = { environment: nothing as unknown as Environment };
      const table = await tableOf({ game: "penguin", deal: "22", ...given });
      play(table, "T1-R1");
      Object.assign(table, given);
      play(table, "T1-R2");
      await table.updateComplete;
      expect([table.log, typeof table.environment.now()]).to.deep.equal(["T1-R1 T1-R2", "number"]);
      table.restart();
      table.remove();
    }
    for (const type of ["error", "unhandledrejection"] as const) removeEventListener(type, note);
    expect(failed).to.deep.equal([]);
  });

  it("have the browser's own environment where they are given one that is none, which is told once", async () => {
    const { now, date, random, fetch } = testEnvironment();
    for (const [given, lacking] of [
      [{}, "now"],
      ["none", "now"],
      [true, "now"],
      [{ now, date, random }, "fetch"],
      [{ now, date, random, fetch }, "languages"],
    ] as const) {
      const box = await fixture<HTMLElement>(html`<div></div>`);
      const table = document.createElement("solitaire-table");
      const heard = listen(table);
      Object.assign(table, { ...QUIET, game: "penguin", deal: "22", environment: given });
      box.append(table);
      await settled(table);
      const told = `The property environment has no ${lacking}: the browser's own is used.`;
      expect(noticeOf(table)).to.equal(told);
      expect(heard["error"]!.map((event) => (event as SolitaireErrorEvent).code)).to.deep.equal(["bad-environment"]);
      play(table, "T1-R1");
      expect([table.log, typeof table.environment.fetch]).to.deep.equal(["T1-R1", "function"]);
      table.restart();
      table.environment = undefined;
      await table.updateComplete;
      expect(noticeOf(table)).to.equal(undefined);
      table.remove();
    }
  });
});
