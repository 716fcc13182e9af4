import { aTimeout, expect, fixture, html, nextFrame } from "@open-wc/testing";
import { setViewport } from "@web/test-runner-commands";
import { type SolitaireDealEvent, type SolitaireErrorEvent, SolitaireTable } from "../src/index.js";
import type { Environment } from "../src/environment.js";
import { solutionOf } from "./games.js";
import {
  buttonOf,
  insideOf,
  listen,
  noticeOf,
  QUIET,
  settled,
  spokenBy,
  tableOf,
  testEnvironment,
  play,
} from "./table.js";
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

  for (const [what, attributes, code, says] of [
    ["no game", {}, "unknown-game", /needs a game: .*zodiac-classic/],
    ["an unknown game", { game: "bridge" }, "unknown-game", /"bridge" is no game here/],
    ["a bad deal", { game: "penguin", deal: "012" }, "bad-deal", /leading zeros/],
    ["a daily without an API", { game: "penguin", daily: true }, "no-api", /attribute api/],
    ["a bad address", { game: "penguin", daily: true, api: "ftp://x" }, "bad-api", /no address/],
    ["a bad day", { game: "penguin", daily: true, api: "/", date: "2026-02-30" }, "bad-date", /2026-02-30/],
    ["a daily of a game without one", { game: "zodiac-classic", daily: true, api: "/" }, "no-daily", /has no daily/],
  ] as const) {
    it(`say what is wrong with ${what}, and lose nothing`, async () => {
      const empty = await tableOf(attributes);
      expect(noticeOf(empty)).to.match(says);

      const table = await tableOf({ game: "penguin", deal: "22" });
      play(table, "T1-R2");
      const heard = listen(table);
      Object.assign(table, { game: "", deal: "", ...attributes });
      await waitUntil(() => heard["error"], "it is told");
      await table.updateComplete;
      expect(heard["error"]!.map((event) => (event as SolitaireErrorEvent).code)).to.deep.equal([code]);
      expect(noticeOf(table)).to.match(says);
      expect(spokenBy(table)).to.match(says);
      expect(table.log).to.equal("T1-R2");
      play(table, "T1-R3");
      expect(table.log).to.equal("T1-R2 T1-R3");
      Object.assign(table, { game: "penguin", deal: "22", daily: false, date: "", api: "" });
      await table.updateComplete;
      await nextFrame();
      expect(table.log).to.equal("T1-R2 T1-R3");
      expect(noticeOf(table)).to.equal(undefined);
    });
  }

  it("say what is wrong with a setting", async () => {
    const table = await tableOf({ game: "penguin", deal: "22" });
    const heard = listen(table);
    table.setAttribute("theme", "pink");
    await table.updateComplete;
    await table.updateComplete;
    expect(noticeOf(table)).to.equal('The attribute theme is "pink"; it may be auto, light, dark.');
    expect((heard["error"]![0] as SolitaireErrorEvent).code).to.equal("bad-setting");
    buttonOf(table, "Dismiss").click();
    await table.updateComplete;
    expect(noticeOf(table)).to.equal(undefined);
  });

  it("tell no more than the beginning of a setting without end, and take an empty one for none", async () => {
    const table = await tableOf({ game: "penguin", deal: "22" });
    const heard = listen(table);
    table.theme = "" as "auto";
    await table.updateComplete;
    await table.updateComplete;
    expect(heard["error"]).to.equal(undefined);
    table.theme = "y ".repeat(2500) as "auto";
    await table.updateComplete;
    await table.updateComplete;
    expect(noticeOf(table)).to.equal(`The attribute theme is "${"y ".repeat(30)}…"; it may be auto, light, dark.`);
  });

  it("take back what was said of settings, once all of them are put right", async () => {
    const table = await tableOf({ game: "penguin", deal: "22" });
    const heard = listen(table);
    const tell = async (): Promise<void> => {
      await table.updateComplete;
      await table.updateComplete;
    };
    for (const name of ["theme", "felt", "back"]) table.setAttribute(name, "pink");
    await tell();
    const told = heard["error"]!.map((event) => (event as SolitaireErrorEvent).message);
    expect(told).to.have.length(3);
    // One after another, so that none is missed: each shows until it is right.
    for (const name of ["back", "felt", "theme"]) {
      expect(noticeOf(table)).to.match(new RegExp(`^The attribute ${name} is "pink"`));
      expect(told).to.contain(noticeOf(table));
      table.removeAttribute(name);
      await tell();
    }
    expect(noticeOf(table)).to.equal(undefined);
  });

  it("may be missing, whatever method is called", async () => {
    const table = await tableOf({});
    const names = Object.getOwnPropertyNames(SolitaireTable.prototype).filter((name) => {
      const { value } = Object.getOwnPropertyDescriptor(SolitaireTable.prototype, name)!;
      return (
        typeof value === "function" &&
        /^(undo|redo|hint|finish|restart|(back|new|turn|next|show|leave|share)\w*)$/.test(name)
      );
    });
    expect(names).to.have.length(19);
    const refused: unknown[] = [];
    const note = (event: PromiseRejectionEvent): void => void refused.push(event.reason);
    addEventListener("unhandledrejection", note);
    for (const name of names) {
      (table as unknown as Record<string, () => unknown>)[name]!();
      await aTimeout(0);
    }
    // What a method may have loaded is there, and has been asked.
    await Promise.all([import("../src/advice/askers.js"), import("../src/dialogs/pages.js")]);
    await aTimeout(0);
    removeEventListener("unhandledrejection", note);
    expect(refused).to.deep.equal([]);
    expect(noticeOf(table)).to.match(/needs a game/);
  });

  it("say what is wrong with a setting that was there from the start, and tell the deal all the same", async () => {
    const table = document.createElement("solitaire-table");
    table.setAttribute("theme", "pink");
    Object.assign(table, { environment: testEnvironment(), game: "penguin", deal: "22" });
    (await fixture(html`<div></div>`)).append(table);
    await settled(table);
    expect(noticeOf(table)).to.match(/attribute theme is "pink"/);
    void table.newDeal();
    await table.updateComplete;
    expect(table.getAttribute("deal")).to.equal(insideOf(table).table!.session.dealt.number);
  });

  it("give way to a new deal of the game, if that is one, where no other lies there", async () => {
    const table = await tableOf({ game: "penguin", deal: "xyz" });
    await table.newDeal();
    await table.updateComplete;
    expect(table).to.include({ game: "penguin", deal: "22" });
    expect(noticeOf(table)).to.equal(undefined);
    const other = await tableOf({ game: "chess", deal: "9" });
    const heard = listen(other);
    await other.newDeal();
    await other.updateComplete;
    expect(other).to.include({ game: "chess", deal: "9" });
    expect(noticeOf(other)).to.match(/^"chess" is no game here/);
    expect(heard).to.deep.equal({});
  });

  it("take a log, and give back what it put aside", async () => {
    const { deal, log } = await solutionOf("rouge-et-noir");
    const table = await tableOf({ game: "rouge-et-noir", deal });
    play(table, "T6-F4");
    const heard = listen(table);
    table.log = log;
    expect(table.log).to.equal(log);
    expect(table.position!.T!.join("")).to.equal("");
    table.log = "T1-F9";
    await table.updateComplete;
    table.log = "nonsense";
    await table.updateComplete;
    expect(noticeOf(table)).to.match(/log was not taken.*nonsense/);
    expect(table.log).to.equal(log);
    expect(heard["win"]).to.equal(undefined);
    expect(heard["error"]!.map((event) => (event as SolitaireErrorEvent).code)).to.deep.equal([
      "illegal-log",
      "bad-log",
    ]);
  });

  for (const [what, goesOn] of [
    ["another deal", (table) => void (table.deal = "1")],
    ["a new deal", (table) => table.newDeal()],
    ["undo", (table) => table.undo()],
    ["redo", (table) => table.redo()],
    ["a replay", (table) => void (table.replay = "T1-R1")],
  ] as const satisfies [string, (table: SolitaireTable) => void][]) {
    it(`tell of a log that was not taken until the game goes on, by ${what}`, async () => {
      const table = await tableOf({ game: "penguin", deal: "22" });
      for (const entry of ["T1-R1", "T1-R2"]) play(table, entry);
      table.undo();
      table.log = "nonsense";
      await table.updateComplete;
      expect(noticeOf(table)).to.match(/log was not taken/);
      await goesOn(table);
      await waitUntil(() => noticeOf(table) === undefined, "it goes");
    });
  }

  it("take a log whose moves undo takes back one by one, before it brings back what lay there", async () => {
    const table = await tableOf({ game: "penguin", deal: "1" });
    play(table, "T7-R2");
    table.log = "T7-R1 T2-T5";
    await table.updateComplete;
    const logs = (["undo", "undo", "undo", "redo", "redo", "redo"] as const).map((step) => {
      table[step]();
      return table.log;
    });
    expect(logs).to.deep.equal(["T7-R1", "", "T7-R2", "", "T7-R1", "T7-R1 T2-T5"]);
  });

  it("take a log before its game is there", async () => {
    const box = await fixture(html`<div></div>`);
    const table = document.createElement("solitaire-table");
    Object.assign(table, { environment: testEnvironment(), game: "stalactites", deal: "3", log: "by1 T1-F1" });
    box.append(table);
    await settled(table);
    expect(table.log).to.equal("by1 T1-F1");
  });

  for (const names of [
    ["deal", "log"],
    ["log", "deal"],
  ] as const) {
    it(`take ${names.join(" and then ")}, set in one go, as one`, async () => {
      const table = await tableOf({ game: "penguin", deal: "12345" });
      const heard = listen(table);
      const asked = { deal: "9", log: "T1-R1 T2-R2" };
      for (const name of names) table[name] = asked[name];
      await waitUntil(() => insideOf(table).table!.session.dealt.number === "9", "it is dealt");
      await table.updateComplete;
      expect([table.deal, table.log]).to.deep.equal(["9", "T1-R1 T2-R2"]);
      table.deal = "12345";
      await waitUntil(() => insideOf(table).table!.session.dealt.number === "12345", "it is dealt again");
      expect(table.log, "the other deal was not played on").to.equal("");
      expect(heard["error"]).to.equal(undefined);
    });
  }

  it("take a log of another game, set in one go with it", async () => {
    const table = await tableOf({ game: "penguin", deal: "12345" });
    const heard = listen(table);
    table.game = "zodiac";
    table.log = "S*5";
    await waitUntil(() => insideOf(table).table!.session.rules.variant.id === "zodiac", "it is dealt");
    expect(table.log).to.equal("S*5");
    expect(heard["error"]).to.equal(undefined);
  });

  it("take game, deal and log, set while the table was out of the document", async () => {
    const table = await tableOf({ game: "penguin", deal: "12345" });
    const box = table.parentElement!;
    table.remove();
    Object.assign(table, { game: "stalactites", deal: "3", log: "by1 T1-F1" });
    await nextFrame();
    box.append(table);
    await waitUntil(() => insideOf(table).table!.session.rules.variant.id === "stalactites", "it is dealt");
    expect([table.deal, table.log]).to.deep.equal(["3", "by1 T1-F1"]);
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

  it("drop a log with the deal that it was for, when that is none", async () => {
    const table = await tableOf({ game: "penguin", deal: "22" });
    Object.assign(table, { deal: "012", log: "T1-R1" });
    await table.updateComplete;
    await table.updateComplete;
    expect(noticeOf(table)).to.match(/leading zeros/);
    table.deal = "22";
    await table.updateComplete;
    expect(table.log).to.equal("");
  });

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
      expect(noticeOf(table)).to.contain(`is "${text}"`);
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

describe("events", () => {
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
