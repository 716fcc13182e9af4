import { aTimeout, expect, fixture, html } from "@open-wc/testing";
import { setViewport } from "@web/test-runner-commands";
import type { SolitaireErrorEvent, SolitaireTable } from "../src/index.js";
import { insideOf, listen, noticeOf, play, settled, tableOf, testEnvironment } from "./table.js";
import { waitUntil } from "./wait-until.js";

before(() => setViewport({ width: 1280, height: 900 }));

describe("attributes and properties", () => {
  it("reflect, and are off or empty unless said", async () => {
    const table = document.createElement("solitaire-table");
    const { game, deal, daily, date, api, theme, motion, colours, noTimer } = table;
    expect([game, deal, daily, date, api, theme, motion, colours, noTimer]).to.deep.equal([
      "",
      "",
      false,
      "",
      "",
      "auto",
      "auto",
      "auto",
      false,
    ]);
    const set = await tableOf({ game: "penguin", deal: "22" });
    Object.assign(set, { theme: "dark", motion: "off", colours: "two", noTimer: true });
    await set.updateComplete;
    for (const [name, value] of [
      ["game", "penguin"],
      ["deal", "22"],
      ["theme", "dark"],
      ["motion", "off"],
      ["colours", "two"],
      ["no-timer", ""],
    ] as const) {
      expect(set.getAttribute(name), name).to.equal(value);
    }
    expect(set.hasAttribute("daily")).to.equal(false);
    expect(set.shadowRoot!.querySelector(".figures")!.textContent).not.to.contain("0:00");
  });

  it("have the interval's control come before the cards for the Tab key, as it is drawn", async () => {
    const table = await tableOf({ game: "stalactites", deal: "3" });
    const stops = [...table.shadowRoot!.querySelectorAll(".table input, .table [tabindex='0']")];
    expect(stops[0]!.closest(".picker"), "first").to.not.equal(null);
    expect(stops.at(-1)!.closest(".board"), "last").to.not.equal(null);
    const { left, top, width, height } = stops[0]!.closest("label")!.getBoundingClientRect();
    const hit = table.shadowRoot!.elementFromPoint(left + width / 2, top + height / 2);
    expect(hit!.closest(".picker"), "not covered by the cards").to.not.equal(null);
  });

  it("colour the suits as the game does, or as told", async () => {
    const colours = async (game: string, told: SolitaireTable["colours"]): Promise<number> => {
      const table = await tableOf({ game, deal: "59" });
      table.colours = told;
      await table.updateComplete;
      const cards = [...table.shadowRoot!.querySelectorAll<HTMLElement>(".card[class*=suit-]")];
      return new Set(cards.map((card) => getComputedStyle(card).color)).size;
    };
    expect([await colours("rouge-et-noir", "auto"), await colours("rouge-et-noir", "four")]).to.deep.equal([2, 4]);
    expect([await colours("penguin", "auto"), await colours("penguin", "two")]).to.deep.equal([4, 2]);
  });

  it("open a deal from markup", async () => {
    const box = await fixture(html`<div></div>`);
    box.innerHTML = '<solitaire-table game="stalactites" deal="3"></solitaire-table>';
    const table = box.querySelector("solitaire-table")!;
    await settled(table);
    expect(table.position!.F![0]!).to.have.length(2);
    expect(table.log).to.equal("");
  });

  it("write one deal one way", async () => {
    const table = await tableOf({ game: "penguin", deal: "ms22" });
    expect(table.deal).to.equal("22");
    expect((await tableOf({ game: "penguin", deal: "ms32000" })).deal).to.equal("ms32000");
  });

  it("draw a deal from 1 to 999,999,999 where none is asked for", async () => {
    const table = await tableOf({ game: "penguin", environment: testEnvironment({ random: () => 3_999_999_995 }) });
    expect(Number(table.deal)).to.be.within(1, 999_999_999);
    expect(table.getAttribute("deal")).to.equal(table.deal);
  });

  it("lose no deal that was asked for just before a gesture, nor keep one that was called off", async () => {
    const table = await tableOf({ game: "penguin", deal: "22" });
    play(table, "T1-R2");
    table.deal = "9";
    table.undo();
    await waitUntil(() => insideOf(table).table!.session.dealt.number === "9", "it is dealt");
    table.deal = "22";
    await table.updateComplete;
    table.deal = "9";
    await aTimeout(50);
    expect([table.deal, insideOf(table).table!.session.dealt.number]).to.deep.equal(["9", "9"]);
  });

  for (const [what, value, text] of [
    ["a symbol", Symbol("dark"), "Symbol(dark)"],
    ["an object that makes no text", Object.create(null), "{}"],
  ] as const) {
    it(`may hold ${what}, which is told as other wrong values are, and go on`, async () => {
      const table = await tableOf({ game: "penguin", deal: "22" });
      const heard = listen(table);
      const codes = (): string[] => (heard["error"] ?? []).map((event) => (event as SolitaireErrorEvent).code);
      const anything = table as unknown as Record<string, unknown>;
      const names = ["theme", "motion", "mirrored", "noTimer", "date", "api", "solverUrl", "shareUrl", "lang"];
      for (const name of names) anything[name] = value;
      await table.updateComplete;
      await waitUntil(() => noticeOf(table), "it is told");
      expect(noticeOf(table)).to.contain(`is “${text}”`);
      expect(codes()).to.have.members(["bad-setting", "bad-setting"]);
      expect([table.getAttribute("theme"), table.getAttribute("lang")]).to.deep.equal([text, text]);
      expect([table.hasAttribute("mirrored"), table.hasAttribute("no-timer")]).to.deep.equal([true, true]);
      play(table, "T1-R1");
      for (const [name, code] of [
        ["log", "bad-log"],
        ["replay", "bad-log"],
        ["deal", "bad-deal"],
        ["game", "unknown-game"],
      ] as const) {
        const before = codes().length;
        anything[name] = value;
        await waitUntil(() => codes().length > before, `${name} is told`);
        expect(codes().slice(before), name).to.deep.equal([code]);
      }
      Object.assign(table, { game: "penguin", deal: "22", replay: "", theme: "dark", lang: "" });
      await table.updateComplete;
      play(table, "T1-R2");
      expect([table.log, table.getAttribute("theme")]).to.deep.equal(["T1-R1 T1-R2", "dark"]);
    });
  }

  it("may hold numbers, or nothing, as frameworks set them", async () => {
    const table = await tableOf({ game: "penguin", deal: "22" });
    const heard = listen(table);
    const anything = table as unknown as Record<string, unknown>;
    anything["deal"] = 42;
    await waitUntil(() => insideOf(table).table!.session.dealt.number === "42", "it is dealt");
    expect([table.deal, table.getAttribute("deal")]).to.deep.equal(["42", "42"]);
    play(table, "T1-R1");
    for (const nothing of [null, undefined]) Object.assign(anything, { log: nothing, theme: nothing, date: nothing });
    await table.updateComplete;
    expect([table.log, heard["error"]]).to.deep.equal(["T1-R1", undefined]);
    anything["log"] = 5;
    await table.updateComplete;
    Object.assign(anything, { game: null, deal: undefined, api: 7 });
    await table.updateComplete;
    await table.updateComplete;
    const codes = heard["error"]!.map((event) => (event as SolitaireErrorEvent).code);
    expect(codes).to.deep.equal(["bad-log", "unknown-game"]);
    const anew = await tableOf({ game: "penguin", deal: 42 as unknown as string });
    expect(insideOf(anew).table!.session.dealt.number).to.equal("42");
  });
});
