import { expect } from "@open-wc/testing";
import { sendKeys, setViewport } from "@web/test-runner-commands";
import type { SolitaireTable } from "../src/index.js";
import { GAMES, solutionOf } from "./games.js";
import { indexHeight } from "../src/art/faces.js";
import { spotAt } from "../src/board/hit.js";
import {
  buttonOf,
  cardOf,
  hinted,
  insideOf,
  surroundingsOf,
  noticeOf,
  play,
  spokenBy,
  tableOf,
  testEnvironment,
} from "./table.js";
import { waitUntil } from "./wait-until.js";

before(() => setViewport({ width: 1280, height: 900 }));

/** A deal of each game that can be won. */
const DEALS: Readonly<Record<(typeof GAMES)[number], string>> = {
  zodiac: "9",
  "zodiac-classic": "1",
  stalactites: "1",
  "rouge-et-noir": "59",
  penguin: "22",
};

/** The piles that the hint's rings are round: what is to be taken, and where it goes. */
const ringsOf = (table: SolitaireTable): string[] =>
  [...table.shadowRoot!.querySelectorAll<HTMLElement>(".hint")].map((ring) => {
    const { left, top } = ring.getBoundingClientRect();
    const { left: x, top: y } = insideOf(table).board.element.getBoundingClientRect();
    return spotAt(insideOf(table).board.layout!, left - x + 5, top - y + 3)?.pile ?? "";
  });

/** The same of a table out of sight, by what the rings are told. */
const ringedPiles = (table: SolitaireTable): string[] =>
  [...table.shadowRoot!.querySelectorAll<HTMLElement>(".hint")].map((ring) => {
    const [x = 0, y = 0] = ring.style.translate.split(" ").map(Number.parseFloat);
    return spotAt(insideOf(table).board.layout!, x + 5, y + 3)?.pile ?? "";
  });

/** Asks for a hint and answers what is said. */
const hintOf = async (table: SolitaireTable): Promise<string> => {
  surroundingsOf(table).notices.spoken = "";
  table.hint();
  await hinted(table);
  return spokenBy(table);
};

/** Plays what the hint says, and answers whether it said anything. */
const followHint = async (table: SolitaireTable): Promise<boolean> => {
  const sentence = await hintOf(table);
  if (!sentence.startsWith("Hint: ")) return false;
  const pick = /build by (ones|twos)/.exec(sentence);
  if (pick) {
    table.shadowRoot!.querySelector<HTMLElement>(".choice.hinted input")!.click();
    return true;
  }
  const turns = /turn the stock(?: (\d+) times)?/.exec(sentence);
  if (turns || sentence.includes("deal a row")) {
    for (let i = 0; i < Number(turns?.[1] ?? 1); i++) play(table, "S");
    return true;
  }
  const [from, to] = ringedPiles(table);
  const count = Number(/: (\d+) cards /.exec(sentence)?.[1] ?? 1);
  play(table, `${from}-${to}${count > 1 ? `:${count}` : ""}`);
  return true;
};

describe("the ring of a hint round what to take", () => {
  it("goes while that is in the hand, and stays while anything else is", async () => {
    const table = await tableOf({ game: "penguin", deal: "22" });
    const count = Number(/: (\d+) cards /.exec(await hintOf(table))?.[1] ?? 1);
    const [from = ""] = ringsOf(table);
    const shown = (): string[] =>
      [...table.shadowRoot!.querySelectorAll(".hint")].map((ring) => getComputedStyle(ring).visibility);
    expect(shown()).to.deep.equal(["visible", "visible"]);
    const hinted = cardOf(table, from, count);
    const other = cardOf(table, from === "T2" ? "T3" : "T2");
    for (const [card, first] of [
      [hinted, "hidden"],
      [other, "visible"],
    ] as const) {
      card.click();
      expect(shown()).to.deep.equal([first, "visible"]);
      card.click();
      expect(shown()).to.deep.equal(["visible", "visible"]);
    }
  });
});

describe("hints", () => {
  for (const game of GAMES) {
    it(`lead ${game} to the win, and never in circles`, async () => {
      const table = await tableOf({ game, deal: DEALS[game] });
      // Nobody looks at so many hints, and none has to be drawn.
      table.parentElement!.hidden = true;
      const { session } = insideOf(table).table!;
      const seen = new Set<string>();
      while (!session.game.isWon) {
        const { log } = table;
        expect(await followHint(table), `after ${log}`).to.equal(true);
        const here = `${session.position.hash()} ${session.chosen}`;
        expect(seen.has(here), `again at ${log}`).to.equal(false);
        seen.add(here);
      }
      expect(session.dealt.hints).to.be.greaterThan(20);
    });
  }
});

describe("a hint", () => {
  it("is a ring round the cards to take and one round where they go, numbered", async () => {
    const table = await tableOf({ game: "penguin", deal: "22" });
    await hintOf(table);
    expect(spokenBy(table)).to.match(/^Hint: \w+ of \w+ from column \d to .+\.$/);
    expect([...table.shadowRoot!.querySelectorAll(".hint b")].map(({ textContent }) => textContent)).to.deep.equal([
      "1",
      "2",
    ]);
    const { log } = table;
    const rings = ringsOf(table);
    await hintOf(table);
    expect([table.log, ringsOf(table)], "asked again, it is shown again, not played").to.deep.equal([log, rings]);
    expect(insideOf(table).table!.session.dealt.hints).to.equal(1);
    play(table, rings.join("-"));
    expect(table.shadowRoot!.querySelector(".hint"), "gone with the move").to.equal(null);
  });

  for (const game of GAMES) {
    it(`has its numbers beside the indices on a phone: ${game}`, async () => {
      const table = await tableOf({ game, deal: DEALS[game] }, { width: 360, height: 650 });
      const { board, table: inside } = insideOf(table);
      const under: string[] = [];
      for (let i = 0; i < 12 && (await followHint(table)); i++) {
        await hintOf(table);
        const badges = [...table.shadowRoot!.querySelectorAll(".hint b")].map((badge) => badge.getBoundingClientRect());
        for (const { pile, index } of inside!.places) {
          const card = board.elementOf(pile, index)!;
          if (!card.matches(".card:not(.down, [class*=turned])")) continue;
          const { left, top, right, width } = card.getBoundingClientRect();
          const bottom = top + indexHeight(width);
          const isUnder = badges.some((b) => b.left < right && left < b.right && b.top < bottom && top < b.bottom);
          if (isUnder) under.push(`${card.ariaLabel} after ${table.log}`);
        }
      }
      expect(under).to.deep.equal([]);
    });
  }

  it("is asked for by a key, and kept count of over a reload", async () => {
    const environment = testEnvironment();
    const table = await tableOf({ game: "penguin", deal: "22", environment });
    cardOf(table, "T1").focus();
    await sendKeys({ press: "h" });
    await waitUntil(() => ringsOf(table).length === 2, "a hint");
    play(table, ringsOf(table).join("-"));
    table.remove();
    const again = await tableOf({ game: "penguin", deal: "22", environment });
    expect(insideOf(again).table!.session.dealt.hints).to.equal(1);
  });

  it("says how often the stock is to be turned", async () => {
    const table = await tableOf({ game: "zodiac", deal: "9" });
    const often = /^Hint: turn the stock (\d+) times\.$/;
    for (let i = 0; i < 40 && !often.test(await hintOf(table)); i++) await followHint(table);
    const [, times] = often.exec(spokenBy(table))!;
    for (let i = 0; i < Number(times); i++) table.turnStock();
    expect(await hintOf(table), "so often, and no more").to.match(/ from waste to /);
    table.undo();
    await table.updateComplete;
    expect(table.shadowRoot!.querySelectorAll(".hint").length).to.equal(0);
  });

  it("says where several cards are from, and where they go, once each, in both languages", async () => {
    const table = await tableOf({ game: "penguin", deal: "22" });
    const several = / cards from \w+ of \w+, from column \d to column \d\.$/;
    for (let i = 0; i < 80 && !several.test(await hintOf(table)); i++) await followHint(table);
    expect(spokenBy(table)).to.match(several);
    table.lang = "ru";
    await waitUntil(() => table.shadowRoot!.querySelector('[aria-label="Подсказка"]'), "it speaks Russian");
    table.hint();
    const russian = /^Подсказка: \d+ карт[аы]? от \S+ \S+, из столбца \d на столбец \d\.$/;
    await waitUntil(() => russian.test(spokenBy(table)), "it is said");
  });

  for (const [lang, sentence] of [
    ["en", "The game is won already."],
    ["ru", "Пасьянс уже сошёлся."],
  ] as const) {
    it(`is none for a game that is won, which is told: ${lang}`, async () => {
      const { deal, log } = await solutionOf("stalactites");
      const table = await tableOf({ game: "stalactites", deal, lang });
      table.log = log;
      table.hint();
      await waitUntil(() => spokenBy(table) === sentence, "it is told");
      expect(ringsOf(table)).to.deep.equal([]);
    });
  }

  it("moves with the table, and is gone after anything that is played", async () => {
    const table = await tableOf({ game: "penguin", deal: "22" });
    await hintOf(table);
    const before = ringsOf(table);
    table.parentElement!.style.width = "500px";
    await waitUntil(() => insideOf(table).board.layout!.width <= 500, "laid out anew");
    expect(ringsOf(table)).to.deep.equal(before);
    void table.newDeal();
    expect(ringsOf(table)).to.deep.equal([]);
  });

  it("is none where the page gives none", async () => {
    const table = await tableOf({ game: "penguin", deal: "22", noHints: true });
    expect(table.shadowRoot!.querySelector('[aria-label="Hint"]')).to.equal(null);
    table.hint();
    await waitUntil(() => noticeOf(table) === "Hints are switched off here.", "it is told");
    expect(surroundingsOf(table).advice.adviser).to.equal(undefined);
  });

  it("tells that what gives it cannot be loaded, until it can", async () => {
    const table = await tableOf({ game: "penguin", deal: "22" });
    const { advice } = surroundingsOf(table);
    Object.assign(advice, { start: () => Promise.reject(new TypeError("offline")) });
    table.hint();
    await waitUntil(() => noticeOf(table) === "A part of the table cannot be loaded now.", "it is told");
    Reflect.deleteProperty(advice, "start");
    table.hint();
    await hinted(table);
    expect(noticeOf(table)).to.equal(undefined);
  });

  it("that cannot be given says why: the deal cannot be won", async () => {
    const table = await tableOf({ game: "penguin", deal: "616" });
    table.hint();
    await waitUntil(() => noticeOf(table) === "This deal cannot be won.", "it says so");
    expect(spokenBy(table)).to.equal("This deal cannot be won.");
    expect(() => buttonOf(table, "Back to a winnable game")).to.throw();
  });
});
