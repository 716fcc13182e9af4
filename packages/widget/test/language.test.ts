import { expect, fixture, nextFrame } from "@open-wc/testing";
import {
  buttonOf,
  cardOf,
  insideOf,
  listen,
  noticeOf,
  play,
  settled,
  spokenBy,
  tableOf,
  testEnvironment,
  QUIET,
} from "./table.js";
import type { SolitaireErrorEvent, SolitaireTable } from "../src/index.js";
import { Speech } from "../src/strings/speech.js";
import type { Part } from "../src/strings/texts.js";
import { waitUntil } from "./wait-until.js";

const nameOf = (table: SolitaireTable): string | undefined =>
  table.shadowRoot!.querySelector(".frame")?.getAttribute("aria-label") ?? undefined;

const expectName = async (table: SolitaireTable, name: string): Promise<void> => {
  await waitUntil(() => nameOf(table) === name, `the table is called ${name}`).catch(() => undefined);
  expect(nameOf(table)).to.equal(name);
};

describe("the language of a table", () => {
  it("is that of its attribute, which is followed live, without losing the game", async () => {
    const table = await tableOf({ game: "penguin", deal: "22" });
    play(table, "T1-R2");
    expect(nameOf(table)).to.equal("Penguin, deal 22");
    table.lang = "ru-RU";
    await expectName(table, "Пингвин, расклад 22");
    expect([table.log, buttonOf(table, "Отменить").ariaDisabled]).to.deep.equal(["T1-R2", "false"]);
    expect(cardOf(table, "R1").ariaLabel).to.equal("Ячейка ластов 1, пусто, можно положить любую карту");
    expect(table.shadowRoot!.querySelector("[role=application]")!.ariaLabel).to.equal("Карты");
    table.undo();
    await table.updateComplete;
    expect(spokenBy(table)).to.equal("Отменено: валет бубен обратно на столбец 1.");
    table.setAttribute("lang", "en");
    await expectName(table, "Penguin, deal 22");
    table.redo();
    await table.updateComplete;
    expect(spokenBy(table)).to.equal("Redone: jack of diamonds to flipper cell 2.");
  });

  for (const [what, wrong, english, russian] of [
    ["a wrong setting", { felt: "blue" }, "The attribute felt is “blue”", "felt"],
    ["a wrong deal", { deal: "xyz" }, "deal number", "номер расклада"],
    ["an environment that is none", { environment: {} }, "has no now", "environment"],
  ] as const) {
    it(`is what the notice of ${what} is told anew in, over the game`, async () => {
      const table = await tableOf({ game: "penguin", deal: "22" });
      play(table, "T1-R2");
      Object.assign(table, wrong);
      await waitUntil(() => noticeOf(table), "it is told");
      const told = noticeOf(table);
      expect(told).to.contain(english);
      table.lang = "ru";
      await expectName(table, "Пингвин, расклад 22");
      expect(noticeOf(table)).to.match(/[а-я]/).and.to.contain(russian);
      table.lang = "en";
      await expectName(table, "Penguin, deal 22");
      expect([noticeOf(table), table.log]).to.deep.equal([told, "T1-R2"]);
    });
  }

  for (const isBegun of [false, true]) {
    it(`is what it is told in that a daily cannot be had now, ${isBegun ? "over the game that is played on" : "where no game lies"}`, async () => {
      let asked = 0;
      const fetch = (): Promise<Response> => (asked++, Promise.resolve(new Response("", { status: 503 })));
      const table = await tableOf({
        game: "penguin",
        deal: isBegun ? "22" : "x",
        environment: testEnvironment({ fetch }),
      });
      if (isBegun) play(table, "T1-R2");
      const heard = listen(table);
      Object.assign(table, { daily: true, api: "https://api.example/" });
      await waitUntil(() => heard["error"], "it is told");
      await table.updateComplete;
      const told = noticeOf(table);
      expect(told).to.match(/^The daily deal cannot be fetched now/);
      table.lang = "ru";
      await waitUntil(() => /[а-я]/.test(noticeOf(table) ?? ""), "it is told in Russian");
      expect(buttonOf(table, "Ещё раз")).not.to.equal(undefined);
      table.lang = "en";
      await waitUntil(() => noticeOf(table) === told, "it is told in English again");
      expect([table.log, asked, heard["error"]!.length]).to.deep.equal([isBegun ? "T1-R2" : "", 1, 1]);
      buttonOf(table, "Try again").click();
      await waitUntil(() => asked === 2, "it is asked for again");
    });
  }

  it("is as if the page said none where a framework sets nothing", async () => {
    const table = await tableOf({ game: "penguin", deal: "22", environment: testEnvironment({ languages: ["ru"] }) });
    const anything = table as unknown as Record<string, unknown>;
    for (const nothing of [null, undefined]) {
      anything["lang"] = "en";
      await expectName(table, "Penguin, deal 22");
      anything["lang"] = nothing;
      await expectName(table, "Пингвин, расклад 22");
      expect([table.lang, table.hasAttribute("lang")]).to.deep.equal(["", false]);
    }
  });

  it("is the nearest one’s, across shadow roots, and follows it", async () => {
    const table = await tableOf({ game: "stalactites", deal: "3" });
    const outer = document.createElement("section");
    outer.lang = "ru";
    const host = document.createElement("div");
    outer.append(host);
    table.parentElement!.append(outer);
    host.attachShadow({ mode: "open" }).append(table);
    await expectName(table, "Сталактиты, расклад 3");
    outer.lang = "de";
    await expectName(table, "Stalactites, deal 3");
    host.lang = "ru";
    await expectName(table, "Сталактиты, расклад 3");
  });

  it("is the browser’s where the page says none, and English where that is unknown", async () => {
    const { documentElement } = document;
    const { lang } = documentElement;
    documentElement.removeAttribute("lang");
    try {
      const table = async (...languages: string[]): Promise<SolitaireTable> =>
        tableOf({ game: "penguin", deal: "22", environment: testEnvironment({ languages }) });
      expect(nameOf(await table("de", "ru-RU", "en"))).to.equal("Пингвин, расклад 22");
      expect(nameOf(await table("fr"))).to.equal("Penguin, deal 22");
    } finally {
      documentElement.lang = lang;
    }
  });

  it("is each table’s own", async () => {
    const [one, other] = [await tableOf({ game: "penguin", deal: "22" }), await tableOf({ game: "zodiac", deal: "9" })];
    other.lang = "ru";
    await expectName(other, "Зодиак, расклад 9");
    expect(nameOf(one)).to.equal("Penguin, deal 22");
  });

  it("shows no English before its own words have come", async () => {
    const box = await fixture<HTMLElement>(document.createElement("div"));
    const table = document.createElement("solitaire-table");
    Object.assign(table, { environment: testEnvironment(), ...QUIET, game: "rouge-et-noir", deal: "8", lang: "ru" });
    const seen = new Set<string>();
    box.append(table);
    while (!insideOf(table)?.table) {
      seen.add(table.shadowRoot?.querySelector(".page")?.textContent.trim() ?? "");
      await nextFrame();
    }
    await settled(table);
    expect([...seen].join(" ")).not.to.match(/[a-z]/i);
    expect(nameOf(table)).to.equal("Руж э нуар, расклад 8");
  });

  it("is spoken where something is wrong, and in what is on the table when it changes", async () => {
    const table = await tableOf({ game: "penguin", deal: "012", lang: "ru" });
    expect(noticeOf(table)).to.match(/^Это не номер расклада/);
    table.lang = "en";
    await waitUntil(() => noticeOf(table)?.includes("leading zeros"), "the same in English");
  });

  it("translates an open dialog", async () => {
    const table = await tableOf({ game: "penguin", deal: "22" });
    table.showRules();
    await waitUntil(() => table.shadowRoot!.querySelector("dialog[open] h2"), "the rules open");
    table.lang = "ru";
    const dialog = table.shadowRoot!.querySelector("dialog")!;
    await waitUntil(() => dialog.ariaLabel === "Правила: Пингвин", "the rules in Russian");
    expect([dialog.lang, dialog.textContent.includes("Прежде всего освобождают клюв.")]).to.deep.equal(["ru", true]);
  });
});

describe("a language that cannot be loaded", () => {
  /** How texts are fetched. */
  const speech = Speech.prototype as unknown as { fetch: (part: Part) => Promise<object> };
  const { fetch } = speech;
  const NEWS = "Russian cannot be loaded now.";
  let asked = 0;

  /** Lets parts fail to load until they may. */
  const block = (...parts: readonly Part[]): void => {
    speech.fetch = (part) => {
      asked++;
      return parts.includes(part) ? Promise.reject(new TypeError("the network is away")) : fetch(part);
    };
  };
  const mend = (): void => void (speech.fetch = fetch);

  beforeEach(() => block("first", "table", "said"));
  afterEach(mend);

  it("is told once, in English, and the game goes on", async () => {
    const table = await tableOf({ game: "penguin", deal: "22", lang: "ru" });
    await waitUntil(() => noticeOf(table) === NEWS, "it is told");
    expect([nameOf(table), buttonOf(table, "Dismiss").localName]).to.deep.equal(["Penguin, deal 22", "button"]);
    buttonOf(table, "Dismiss").click();
    play(table, "T1-R2");
    const before = asked;
    table.showRules();
    await waitUntil(() => table.shadowRoot!.querySelector("dialog[open] .rules-text"), "the rules open");
    expect(asked, "it was tried again").to.be.above(before);
    expect([table.log, noticeOf(table)]).to.deep.equal(["T1-R2", undefined]);
  });

  it("is told to the page too", async () => {
    const table = await tableOf({ game: "penguin", deal: "22" });
    const heard = listen(table);
    table.lang = "ru";
    await waitUntil(() => noticeOf(table) === NEWS, "it is told");
    expect(heard["error"]!.map((event) => (event as SolitaireErrorEvent).code)).to.deep.equal(["load-failed"]);
  });

  it("comes when the page says it again", async () => {
    const table = await tableOf({ game: "penguin", deal: "22", lang: "ru" });
    await waitUntil(() => noticeOf(table) === NEWS, "it is told");
    mend();
    table.lang = "ru-RU";
    await expectName(table, "Пингвин, расклад 22");
    expect(noticeOf(table)).to.equal(undefined);
  });

  it("comes when the network is back, all of it", async () => {
    block("table", "said");
    const table = await tableOf({ game: "penguin", deal: "22", lang: "ru" });
    await waitUntil(() => noticeOf(table) === NEWS, "it is told");
    expect(buttonOf(table, "Undo").localName).to.equal("button");
    mend();
    dispatchEvent(new Event("online"));
    await expectName(table, "Пингвин, расклад 22");
    expect([buttonOf(table, "Отменить").localName, noticeOf(table)]).to.deep.equal(["button", undefined]);
  });

  it("is waited for by no table that has left the document", async () => {
    const table = await tableOf({ game: "penguin", deal: "22", lang: "ru" });
    await waitUntil(() => noticeOf(table) === NEWS, "it is told");
    table.remove();
    const before = asked;
    dispatchEvent(new Event("online"));
    expect(asked).to.equal(before);
  });

  it("is not missed where English is asked for meanwhile", async () => {
    const table = await tableOf({ game: "penguin", deal: "22", lang: "ru" });
    await waitUntil(() => noticeOf(table) === NEWS, "it is told");
    table.lang = "en";
    await waitUntil(() => noticeOf(table) === undefined, "that is no matter any more");
    const before = asked;
    dispatchEvent(new Event("online"));
    expect([asked, nameOf(table)]).to.deep.equal([before, "Penguin, deal 22"]);
  });
});

describe("the letters on the cards", () => {
  const shapeOf = (table: SolitaireTable, rank: number): string =>
    table.shadowRoot!.querySelector(`#r${rank}`)!.getAttribute("d")!;
  const captionsOf = (table: SolitaireTable): string => table.shadowRoot!.querySelector(".captions")!.textContent;

  it("are Cyrillic where the page says so, from the first card on, and may change", async () => {
    const table = await tableOf({ game: "penguin", deal: "22", indices: "cyrillic", lang: "ru" });
    const cyrillicQueen = shapeOf(table, 11);
    expect(captionsOf(table)).to.contain("Базы от 2 до Т");
    table.indices = "latin";
    await waitUntil(() => shapeOf(table, 11) !== cyrillicQueen, "the queen is drawn anew");
    expect(captionsOf(table)).to.contain("Базы от 2 до A");
    table.indices = "cyrillic";
    await waitUntil(() => shapeOf(table, 11) === cyrillicQueen, "and again");
    expect(shapeOf(table, 12)).to.equal(shapeOf(await tableOf({ game: "penguin", deal: "22" }), 12));
  });
});
