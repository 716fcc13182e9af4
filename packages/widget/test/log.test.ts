import { expect } from "@open-wc/testing";
import { setViewport } from "@web/test-runner-commands";
import { readPasted } from "../src/dialogs/pasted.js";
import { enShare } from "../src/strings/en-share.js";
import { enTable } from "../src/strings/en-table.js";
import type { SolitaireTable } from "../src/index.js";
import { holdTimers } from "./hold-timers.js";
import { buttonOf, dialogOf, insideOf, listen, plain, play, spokenBy, surroundingsOf, tableOf } from "./table.js";
import { waitUntil } from "./wait-until.js";

const field = (table: SolitaireTable, name: string): HTMLTextAreaElement =>
  dialogOf(table)!.querySelector(`[name="${name}"]`)!;

const opened = async (log = "", more: Partial<SolitaireTable> = {}): Promise<SolitaireTable> => {
  const table = await tableOf({ game: "penguin", deal: "1", ...more });
  if (log !== "") table.log = log;
  await table.updateComplete;
  table.showLog();
  await waitUntil(() => dialogOf(table), "the page opens");
  return table;
};

const paste = (table: SolitaireTable, log: string): void => {
  field(table, "log").value = log;
  dialogOf(table)!.querySelector<HTMLButtonElement>("button[type=submit]")!.click();
};

const mistake = (table: SolitaireTable, name: string): string =>
  dialogOf(table)!.querySelector(`#${name}-mistake`)!.textContent.trim();

describe("the log's page", () => {
  before(() => setViewport({ width: 1280, height: 900 }));

  it("shows the moves of the game", async () => {
    const table = await opened("T7-R1 T2-T5");
    expect(dialogOf(table)!.querySelector<HTMLTextAreaElement>("textarea[readonly]")!.value).to.equal("T7-R1 T2-T5");
    expect(plain(dialogOf(table)!.textContent)).to.contain("Penguin, deal 1");
    await expect(table).to.be.accessible();
  });

  it("plays a log that is pasted at once, which undo takes back move by move, and then brings back what lay there", async () => {
    const table = await opened("T7-R1");
    const heard = listen(table);
    paste(table, "  T7-R1\n T2-T5  T2-R2 ");
    expect(dialogOf(table)).to.equal(null);
    expect(table.log).to.equal("T7-R1 T2-T5 T2-R2");
    expect(heard["deal"]!.length, "the player did it").to.equal(1);
    await table.updateComplete;
    expect(spokenBy(table)).to.equal("The log is played: Penguin, deal 1, 3 moves made.");
    for (let i = 0; i < 3; i++) table.undo();
    table.undo();
    expect(table.log, "the game that lay there").to.equal("T7-R1");
    table.redo();
    expect(table.log).to.equal("");
  });

  it("says in Russian which rule an entry breaks", async () => {
    const table = await opened("", { lang: "ru" });
    const said = async (log: string): Promise<string> => {
      const before = mistake(table, "log");
      paste(table, log);
      await waitUntil(() => mistake(table, "log") !== before, "it is told");
      return mistake(table, "log");
    };
    expect(await said("T7-R1 T2-T5 T7-F1 T2-R2")).to.match(
      /^Запись не принята\. Пункт 3, T7-F1: .+ на базу 1 не идёт: базы растут в масть по одной карте от достоинства клюва/,
    );
    expect(await said("R1-T1")).to.equal("Запись не принята. Пункт 1, R1-T1: ячейка ластов 1: здесь пусто.");
    expect(await said("T7-R1 T9-R1")).to.equal("Запись не принята. Пункт 2, T9-R1: в этой игре нет такого места.");
    expect(await said("S")).to.equal("Запись не принята. Пункт 1, S: здесь нет ни колоды, ни шага, который выбирают.");
    expect(await said("https://solitaire.example/zodiac?deal=9#log=S35&rules=1")).to.equal(
      "Это ссылка на другую игру: Зодиак, расклад 9.",
    );
    expect(await said("T7-R1 oops")).to.equal("Запись не принята. Пункт 2 («oops»)\u00A0— не ход.");
  });

  it("tells what is wrong beside the field, and marks the entry; nothing is lost", async () => {
    const table = await opened("T7-R1");
    paste(table, "T7-R1 T2-T5 T7-F1 T2-R2");
    await waitUntil(() => mistake(table, "log") !== "", "it is told");
    expect(mistake(table, "log")).to.equal(
      "The log was not taken. Entry 3 of the log, T7-F1: 6 of clubs does not go to foundation 1: foundations build up in suit, one card at a time, from the beak's rank, ace on king.",
    );
    const area = field(table, "log");
    expect(area.value.slice(area.selectionStart, area.selectionEnd)).to.equal("T7-F1");
    expect([area.ariaInvalid, table.shadowRoot!.activeElement]).to.deep.equal(["true", area]);
    await expect(table).to.be.accessible();
    for (const [text, why] of [
      ["T7-R1 nonsense", /^The log was not taken\. Entry 2 of the log \("nonsense"\) is not a move/],
      [" ", /no moves in it/],
      ["https://solitaire.example/zodiac?deal=9#log=S35&rules=1", /another game: Zodiac, deal 9\./],
      ["https://solitaire.example/penguin?deal=1#log=T7R1", /cut off/],
      ["https://solitaire.example/penguin?deal=1#log=T7R1&rules=9", /other rules, version 9/],
    ] as const) {
      paste(table, text);
      await waitUntil(() => why.test(mistake(table, "log")), text);
    }
    expect(table.log).to.equal("T7-R1");
    area.dispatchEvent(new InputEvent("input", { bubbles: true }));
    await waitUntil(() => mistake(table, "log") === "", "typing clears it");
  });

  it("plays a log of another deal, by its number or by a link", async () => {
    const table = await opened("T7-R1");
    field(table, "deal").value = "0";
    paste(table, "T7-R1");
    await waitUntil(() => mistake(table, "deal") !== "", "it is told");
    expect(table.shadowRoot!.activeElement).to.equal(field(table, "deal"));
    paste(table, "https://solitaire.example/penguin?deal=22#log=T2R6T5R1&rules=1");
    await table.updateComplete;
    expect([table.deal, table.log]).to.deep.equal(["22", "T2-R6 T5-R1"]);
    table.undo();
    table.undo();
    table.undo();
    await table.updateComplete;
    expect([table.deal, table.log]).to.deep.equal(["1", "T7-R1"]);
  });

  it("leads from a link to another game to the page of its deal, where the page names a site; the game stays", async () => {
    const refused = async (text: string, more: Partial<SolitaireTable>): Promise<(string | undefined)[]> => {
      const table = await opened("T7-R1", more);
      paste(table, text);
      await waitUntil(() => mistake(table, "log") !== "", text);
      const link = dialogOf(table)!.querySelector<HTMLAnchorElement>("form a");
      expect([table.game, table.deal, table.log]).to.deep.equal(["penguin", "1", "T7-R1"]);
      if (link) await expect(table).to.be.accessible();
      const told = [plain(mistake(table, "log")), link?.textContent && plain(link.textContent), link?.href];
      table.remove();
      return told;
    };
    const shareUrl = "https://solitaire.example";
    const about = "This is a link to another game: Zodiac, deal 9.";
    const other = "https://elsewhere.example/x/zodiac?deal=9";
    expect(await refused(`${other}#log=S35&rules=1`, { shareUrl })).to.deep.equal([
      about,
      "Open it: Zodiac, deal 9",
      "https://solitaire.example/zodiac?deal=9#log=S35&rules=1",
    ]);
    expect(await refused(`${other}#log=S35`, { shareUrl }), "without its log").to.deep.equal([
      about,
      "Open it: Zodiac, deal 9",
      "https://solitaire.example/zodiac?deal=9",
    ]);
    expect(await refused(other, {}), "nowhere to lead to").to.deep.equal([about, undefined, undefined]);
    expect(await refused("https://elsewhere.example/zodiac?deal=<b>", { shareUrl })).to.deep.equal([
      "This is a link to another game: Zodiac.",
      undefined,
      undefined,
    ]);
    expect(await refused("https://elsewhere.example/chess?deal=9", { shareUrl })).to.deep.equal([
      "This is a link to another game: chess.",
      undefined,
      undefined,
    ]);
  });

  it("says for some seconds that it was copied", async () => {
    const table = await opened("T7-R1");
    const own = Object.getOwnPropertyDescriptor(navigator, "clipboard");
    const clipboard = { writeText: (): Promise<void> => Promise.resolve() };
    Object.defineProperty(navigator, "clipboard", { value: clipboard, configurable: true });
    const { restore, runs } = holdTimers(5000);
    try {
      const told = (): string => dialogOf(table)!.querySelector(".told")!.textContent;
      buttonOf(table, "Copy").click();
      await waitUntil(() => told() === "Copied.", "it is told");
      runs.get(5000)!();
      expect(told(), "gone by itself").to.equal("");
    } finally {
      restore();
      if (own) Object.defineProperty(navigator, "clipboard", own);
      else Reflect.deleteProperty(navigator, "clipboard");
    }
  });

  it("has links where the page names a site, and none without", async () => {
    const without = await opened("T7-R1");
    expect(dialogOf(without)!.querySelector("a")).to.equal(null);
    const table = await opened("T7-R1 T2-T5", { shareUrl: "https://solitaire.example" });
    expect(dialogOf(table)!.querySelector("a")!.href).to.equal(
      "https://solitaire.example/verify#game=penguin&deal=1&log=T7R1T2T5",
    );
  });

  it("shows a text to be copied by hand where the clipboard is out of reach", async () => {
    const table = await opened("T7-R1");
    const own = Object.getOwnPropertyDescriptor(navigator, "clipboard");
    Object.defineProperty(navigator, "clipboard", { value: undefined, configurable: true });
    [...dialogOf(table)!.querySelectorAll("button")].find(({ textContent }) => textContent.trim() === "Copy")!.click();
    await waitUntil(() => dialogOf(table)!.querySelector(".by-hand textarea"), "the text shows");
    expect(dialogOf(table)!.querySelector("textarea")!.value).to.equal("T7-R1");
    if (own) Object.defineProperty(navigator, "clipboard", own);
    else Reflect.deleteProperty(navigator, "clipboard");
  });

  for (const width of [360, 1280]) {
    it(`opens from More, and what is pasted does not count as played, ${width} px wide`, async () => {
      const table = await tableOf({ game: "penguin", deal: "1" }, { width });
      table.showMore();
      await waitUntil(() => dialogOf(table), "More opens");
      [...dialogOf(table)!.querySelectorAll("button")].find(({ textContent }) => textContent.trim() === "Log")!.click();
      await waitUntil(() => dialogOf(table)?.querySelector("form"), "the page opens");
      paste(table, "T7-R1");
      play(table, "T2-T5");
      expect(table.log).to.equal("T7-R1 T2-T5");
      expect(insideOf(table).table!.session.dealt.isGiven).to.equal(true);
      expect(surroundingsOf(table).memory.records.of("penguin").size).to.equal(0);
    });
  }
});

describe("what is pasted", () => {
  it("is read as a log, as the packed form of links, or as a link", () => {
    const read = (text: string): unknown => {
      const pasted = readPasted(text, { deal: "7", rules: "penguin@1", texts: enShare, strings: enTable });
      return pasted.ok ? pasted.value : pasted.error.code;
    };
    expect(read("T7-R1  T2-T5\n")).to.deep.equal({ deal: "7", log: "T7-R1 T2-T5" });
    expect(read("T7R1T2T5x2")).to.deep.equal({ deal: "7", log: "T7-R1 T2-T5:2" });
    expect(read("https://a.example/x/penguin?deal=ms32000#log=T7R1&rules=1")).to.deep.equal({
      deal: "ms32000",
      log: "T7-R1",
    });
    expect(read("https://a.example/penguin#log=T7R1&rules=1")).to.equal("cut-link");
    expect(read("https://a.example/penguin?deal=1")).to.equal("cut-link");
    expect(read("")).to.equal("empty");
  });
});
