import { aTimeout, expect, fixture, html } from "@open-wc/testing";
import { setViewport } from "@web/test-runner-commands";
import { type SolitaireErrorEvent, SolitaireTable } from "../src/index.js";
import { buttonOf, insideOf, listen, noticeOf, play, settled, spokenBy, tableOf, testEnvironment } from "./table.js";
import { waitUntil } from "./wait-until.js";

before(() => setViewport({ width: 1280, height: 900 }));

describe("attributes and properties that are wrong", () => {
  for (const [what, attributes, code, says] of [
    ["no game", {}, "unknown-game", /needs a game: .*zodiac-classic/],
    ["an unknown game", { game: "bridge" }, "unknown-game", /^"bridge" is no game here/],
    ["a bad deal", { game: "penguin", deal: "012" }, "bad-deal", /leading zeros/],
    ["a daily without an API", { game: "penguin", daily: true }, "no-api", /attribute api/],
    ["a bad address", { game: "penguin", daily: true, api: "ftp://x" }, "bad-api", /no address/],
    [
      "a bad day",
      { game: "penguin", daily: true, api: "/", date: "2026-02-30" },
      "bad-date",
      /no day “2026\u2060-\u206002\u2060-\u206030”/,
    ],
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
      await waitUntil(() => noticeOf(table) === undefined, "nothing is wrong any more");
      expect(table.log).to.equal("T1-R2 T1-R3");
    });
  }

  for (const width of [260, 300, 320, 360, 390]) {
    it(`break no day within it in a message ${width} pixels wide`, async () => {
      const table = await tableOf(
        { game: "penguin", daily: true, api: "/", date: "2026-02-30" },
        { width, height: 640 },
      );
      const text = table.shadowRoot!.querySelector(".message p")!.firstChild as Text;
      const days = [...text.data.matchAll(/2026\S*\d/g)];
      expect(days.length).to.equal(2);
      const range = new Range();
      for (const { 0: day, index } of days) {
        range.setStart(text, index);
        range.setEnd(text, index + day.length);
        expect(range.getClientRects().length, day).to.equal(1);
      }
    });
  }

  it("say what is wrong with a setting", async () => {
    const table = await tableOf({ game: "penguin", deal: "22" });
    const heard = listen(table);
    table.setAttribute("theme", "pink");
    await table.updateComplete;
    await table.updateComplete;
    expect(noticeOf(table)).to.equal("The attribute theme is “pink”; it may be auto, light, dark.");
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
    expect(noticeOf(table)).to.equal(`The attribute theme is “${"y ".repeat(30)}…”; it may be auto, light, dark.`);
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
      expect(noticeOf(table)).to.match(new RegExp(`^The attribute ${name} is “pink”`));
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
    expect(noticeOf(table)).to.match(/attribute theme is “pink”/);
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
});
