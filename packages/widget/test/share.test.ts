import { expect, nextFrame } from "@open-wc/testing";
import { setViewport } from "@web/test-runner-commands";
import { shared } from "../src/dialogs/share.js";
import type { SolitaireTable } from "../src/index.js";
import { DealtGame } from "../src/session/dealt-game.js";
import { Session } from "../src/session/session.js";
import { enShare } from "../src/strings/en-share.js";
import { enTable } from "../src/strings/en-table.js";
import { dealNumber, rulesOf, solutionOf } from "./games.js";
import { holdTimers } from "./hold-timers.js";
import { buttonOf, dialogOf, noticeOf, play, spokenBy, surroundingsOf, tableOf } from "./table.js";
import { waitUntil } from "./wait-until.js";

/** Lets the browser share and copy as a test says, and undoes it afterwards. */
class Browser {
  /** How often the sheet was asked for. */
  asked = 0;
  readonly shared: ShareData[] = [];
  readonly copied: string[] = [];
  private readonly before: (() => void)[] = [];

  constructor({
    isPhone = false,
    share,
    canCopy = true,
  }: {
    isPhone?: boolean;
    share?: Error | "works";
    canCopy?: boolean;
  }) {
    const media = matchMedia.bind(window);
    this.set(window, "matchMedia", (query: string) =>
      query === "(pointer: coarse)" ? { matches: isPhone } : media(query),
    );
    this.set(navigator, "share", (data: ShareData) => {
      this.asked++;
      if (share !== "works") return Promise.reject(share ?? new TypeError("not here"));
      this.shared.push(data);
      return Promise.resolve();
    });
    this.set(navigator, "clipboard", {
      writeText: (text: string) => {
        if (!canCopy) return Promise.reject(new DOMException("no", "NotAllowedError"));
        this.copied.push(text);
        return Promise.resolve();
      },
    });
  }

  close(): void {
    for (const undo of this.before) undo();
  }

  private set(target: object, name: string, value: unknown): void {
    const own = Object.getOwnPropertyDescriptor(target, name);
    Object.defineProperty(target, name, { value, configurable: true });
    this.before.push(() => {
      if (own) Object.defineProperty(target, name, own);
      else Reflect.deleteProperty(target, name);
    });
  }
}

const TEXT = "Penguin, deal 3\n87 moves, 0:00";
const URL_OF_DEAL = "https://solitaire.example/penguin?deal=3";

/** A game that has just been won, with its panel open. @param given How many of its moves the page has set. */
const won = async (given = 0): Promise<SolitaireTable> => {
  const { deal, entries } = await solutionOf("penguin");
  const table = await tableOf({ game: "penguin", deal, shareUrl: "https://solitaire.example" });
  if (given > 0) table.log = entries.slice(0, given).join(" ");
  await table.updateComplete;
  for (const entry of entries.slice(given)) play(table, entry);
  await waitUntil(() => dialogOf(table), "the panel opens");
  return table;
};

describe("a result is shared", () => {
  let browser: Browser;
  before(() => setViewport({ width: 1280, height: 900 }));
  afterEach(() => browser.close());

  it("by the sheet on a phone, without spoilers", async () => {
    browser = new Browser({ isPhone: true, share: "works" });
    const table = await won();
    buttonOf(table, "Share result").click();
    await waitUntil(() => browser.shared.length === 1, "the sheet opens");
    expect(browser.shared).to.deep.equal([{ text: TEXT, url: URL_OF_DEAL }]);
    expect(browser.copied).to.deep.equal([]);
  });

  it("without a time where the page or the player wants none told, or where moves were given by a log", async () => {
    browser = new Browser({ share: "works" });
    const resultOf = async (table: SolitaireTable): Promise<(boolean | string | undefined)[]> => {
      await waitUntil(() => dialogOf(table), "the panel opens");
      const panel = dialogOf(table)!.querySelector(".numbers")!.textContent;
      buttonOf(table, "Share result").click();
      await waitUntil(() => dialogOf(table)!.querySelector(".told")!.textContent, "it is copied");
      return [panel.includes("Time"), browser.copied.pop()];
    };
    const own = await won();
    expect(await resultOf(own)).to.deep.equal([true, `${TEXT}\n${URL_OF_DEAL}`]);
    dialogOf(own)!.close();
    own.noTimer = true;
    await own.updateComplete;
    own.showResult();
    expect(await resultOf(own)).to.deep.equal([false, `Penguin, deal 3\n87 moves\n${URL_OF_DEAL}`]);
    expect(await resultOf(await won(80))).to.deep.equal([false, `Penguin, deal 3\n87 moves\n${URL_OF_DEAL}`]);
  });

  it("not at all when the player closes the sheet", async () => {
    browser = new Browser({ isPhone: true, share: new DOMException("closed", "AbortError") });
    const table = await won();
    buttonOf(table, "Share result").click();
    await waitUntil(() => browser.asked === 1, "the sheet is closed");
    await nextFrame();
    expect([browser.copied, dialogOf(table)!.querySelector("textarea")]).to.deep.equal([[], null]);
  });

  it("by a copy on a desktop, and says so for some seconds", async () => {
    browser = new Browser({ share: "works" });
    const table = await won();
    const place = (): DOMRect => buttonOf(table, "Share result").getBoundingClientRect();
    const before = place();
    const { restore, runs } = holdTimers(5000);
    buttonOf(table, "Share result").click();
    await waitUntil(() => dialogOf(table)!.querySelector(".told")!.textContent === "Copied.", "it is told");
    restore();
    expect(place(), "the button stays under the pointer").to.deep.equal(before);
    expect(browser.copied).to.deep.equal([`${TEXT}\n${URL_OF_DEAL}`]);
    expect(browser.shared).to.deep.equal([]);
    runs.get(5000)!();
    expect(dialogOf(table)!.querySelector(".told")!.textContent).to.equal("");
    expect(place()).to.deep.equal(before);
  });

  it("by a copy on a phone that refuses its sheet", async () => {
    browser = new Browser({ isPhone: true, share: new DOMException("frame", "NotAllowedError") });
    const table = await won();
    buttonOf(table, "Share result").click();
    await waitUntil(() => browser.copied.length === 1, "it is copied");
    expect(browser.shared).to.deep.equal([]);
  });

  it("as a selected text where both fail", async () => {
    browser = new Browser({ isPhone: true, canCopy: false });
    const table = await won();
    buttonOf(table, "Share result").click();
    await waitUntil(() => dialogOf(table)!.querySelector("textarea"), "the text shows");
    const area = dialogOf(table)!.querySelector("textarea")!;
    expect(area.value).to.equal(`${TEXT}\n${URL_OF_DEAL}`);
    expect([area.selectionStart, area.selectionEnd]).to.deep.equal([0, area.value.length]);
    expect(table.shadowRoot!.activeElement).to.equal(area);
    await expect(table).to.be.accessible();
  });

  it("from More, where a game that is not won is a deal; without share-url there is no link", async () => {
    browser = new Browser({});
    const table = await tableOf({ game: "zodiac", deal: "9" });
    table.showMore();
    await waitUntil(() => dialogOf(table), "More opens");
    buttonOf(table, "Share this deal").click();
    await waitUntil(() => browser.copied.length === 1, "it is copied");
    await table.updateComplete;
    expect(browser.copied).to.deep.equal(["Zodiac, deal 9"]);
    expect([noticeOf(table), spokenBy(table)]).to.deep.equal(["Copied.", "Copied."]);
    play(table, "S");
    await table.updateComplete;
    expect(noticeOf(table), "gone with what the player does next").to.equal(undefined);
  });

  it("and says so for some seconds, clear of moves and verdict, with nothing to be dismissed", async () => {
    browser = new Browser({});
    const { runs, restore } = holdTimers(5000);
    try {
      const table = await tableOf({ game: "zodiac", deal: "9" }, { width: 390, height: 844 });
      const share = async (): Promise<void> => {
        table.share();
        await waitUntil(() => noticeOf(table) === "Copied.", "it is told");
      };
      await share();
      const notice = table.shadowRoot!.querySelector(".notice")!;
      expect(notice.querySelector("button")).to.equal(null);
      await waitUntil(() => notice.matches(".on-felt"), "it lies on bare felt");
      runs.get(5000)!();
      await table.updateComplete;
      expect(noticeOf(table), "gone by itself").to.equal(undefined);
      // What is told since then stays.
      await share();
      surroundingsOf(table).notices.say("No.", "No.");
      runs.get(5000)!();
      await table.updateComplete;
      expect(noticeOf(table)).to.equal("No.");
    } finally {
      restore();
    }
  });

  it("without a link, and with an error, where share-url is no address", async () => {
    browser = new Browser({});
    const table = await tableOf({ game: "zodiac", deal: "9", shareUrl: "javascript:alert(1)" });
    const codes: string[] = [];
    table.addEventListener("solitaire-error", ({ code }) => codes.push(code));
    table.share();
    await waitUntil(() => browser.copied.length === 1, "it is copied");
    expect([browser.copied, codes]).to.deep.equal([["Zodiac, deal 9"], ["bad-share-url"]]);
  });

  it("of a daily, by its day", async () => {
    browser = new Browser({});
    const { log, deal } = await solutionOf("penguin");
    const rules = rulesOf("penguin");
    const dealt = DealtGame.resume(rules, dealNumber(deal), { steps: log.split(" ") }, "2026-11-30", 566_000)!;
    const base = new URL("https://solitaire.example/");
    expect(
      shared({ session: new Session(rules, dealt), par: 97, time: dealt.clock.read(0), base }, enTable, enShare),
    ).to.deep.equal({
      text: "Penguin, daily deal of 30 November\n87 moves (par 97), 9:26",
      url: "https://solitaire.example/penguin?date=2026-11-30",
    });
  });
});
