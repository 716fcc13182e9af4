import { expect } from "@open-wc/testing";
import { setViewport } from "@web/test-runner-commands";
import type { SolitaireTable } from "../src/index.js";
import { mergeRecords, type PlayRecord } from "../src/statistics/play-record.js";
import { PlayRecords } from "../src/statistics/play-records.js";
import { runTo, streakOf, wonDays } from "../src/statistics/streak.js";
import { summarise } from "../src/statistics/summary.js";
import { solutionOf } from "./games.js";
import { memoryStorage } from "./memory-storage.js";
import { buttonOf, insideOf, plain, play, surroundingsOf, tableOf, testEnvironment } from "./table.js";
import { waitUntil } from "./wait-until.js";

const NOON = Date.parse("2026-11-30T12:00Z");

/** A daily begun and won at noon of its day, or so many days later. */
const wonOn = (day: string, later = 0): [string, PlayRecord] => {
  const begun = Date.parse(`${day}T12:00Z`) + later * 86_400_000;
  return [`daily-${day}`, { begun, hints: 0, win: { at: begun + 60_000, moves: 90, elapsed: 60_000 } }];
};

const memoryOf = (table: SolitaireTable) => surroundingsOf(table).memory;
const summaryOf = (table: SolitaireTable) => {
  const { clock, records } = memoryOf(table);
  return summarise(records.of(table.game!), clock.today);
};

const figuresOf = (table: SolitaireTable): Record<string, string> =>
  Object.fromEntries(
    [...table.shadowRoot!.querySelectorAll("dialog[open] dl > div")].map((pair) => [
      pair.querySelector("dt")!.textContent,
      plain(pair.querySelector("dd")!.textContent),
    ]),
  );

const opened = async (table: SolitaireTable): Promise<void> => {
  table.showStatistics();
  await waitUntil(() => table.shadowRoot!.querySelector("dialog[open] .statistics"), "the statistics open");
};

/** Plays the first won game of Penguin, each move after another second. */
const win = async (table: SolitaireTable, time: { time: number }): Promise<void> => {
  for (const entry of (await solutionOf("penguin")).entries) {
    play(table, entry);
    time.time += 1000;
  }
};

describe("statistics", () => {
  before(() => setViewport({ width: 1280, height: 900 }));

  it("count a deal from its first move, once, and its win once, whatever is undone", async () => {
    const { deal } = await solutionOf("penguin");
    const environment = testEnvironment({ date: () => NOON });
    const table = await tableOf({ game: "penguin", deal, environment });
    expect(summaryOf(table).played, "dealt").to.equal(0);
    const [first = ""] = (await solutionOf("penguin")).entries;
    play(table, first);
    expect(summaryOf(table)).to.include({ played: 1, won: 0 });
    table.undo();
    void table.newDeal();
    expect(summaryOf(table), "a new deal, without a move").to.include({ played: 1, won: 0 });
    table.undo();
    table.restart();
    await win(table, environment);
    const moves = insideOf(table).table!.session.game.moveCount;
    expect(summaryOf(table)).to.deep.include({ played: 1, won: 1, fewestMoves: moves, lastMoves: moves });
    const after = summaryOf(table);
    table.undo();
    table.redo();
    table.undo();
    play(table, (await solutionOf("penguin")).entries.at(-1)!);
    expect(summaryOf(table), "won again").to.deep.equal(after);
    table.restart();
    play(table, first);
    expect(summaryOf(table), "played again").to.deep.equal(after);
  });

  it("show it all in a dialog, with the distribution in words", async () => {
    const environment = testEnvironment({ date: () => NOON });
    const records = new PlayRecords(environment.kept);
    const win = (moves: number, minutes: number) => ({ at: NOON, moves, elapsed: minutes * 60_000 });
    records.add("penguin", "1", { begun: NOON - 9, hints: 2, win: { ...win(92, 9), at: NOON - 5 } });
    records.add("penguin", "2", { begun: NOON, hints: 1, win: win(97, 4) });
    records.add("penguin", "3", { begun: NOON, hints: 0 });
    for (const [key, record] of [wonOn("2026-11-29"), wonOn("2026-11-28"), wonOn("2026-11-20", 3)])
      records.add("penguin", key, { ...record, win: { ...record.win!, moves: 110 } });
    records.add("zodiac", "3", { begun: NOON, hints: 7 });
    const table = await tableOf({ game: "penguin", deal: "22", environment });
    await opened(table);
    expect(figuresOf(table)).to.deep.equal({
      Played: "6",
      Won: "5",
      "Share won": "83 %",
      Hints: "3",
      "Fewest moves": "92",
      "Best time": "1:00",
      Streak: "2 days",
      "Best streak": "2 days",
    });
    const chart = table.shadowRoot!.querySelector("dialog .star-chart")!;
    expect(chart.getAttribute("aria-label")).to.equal(
      "How many moves your 5 won deals have: 92 at the fewest; the last win has 97.",
    );
    expect(chart.querySelector(".you")!.textContent).to.equal("last, 97");
    await expect(table).to.be.accessible();
    buttonOf(table, "Close").click();
  });

  it("say what there will be, where nothing was played", async () => {
    const table = await tableOf({ game: "zodiac-classic", deal: "9" }, { width: 1200 });
    buttonOf(table, "Statistics").click();
    await waitUntil(() => table.shadowRoot!.querySelector("dialog[open] .statistics"), "the button opens them");
    expect(figuresOf(table)).to.include({ Played: "0", "Share won": "–", "Best time": "–" });
    expect(figuresOf(table)).not.to.have.property("Streak");
    expect(table.shadowRoot!.querySelector("dialog .nothing")!.textContent).to.match(/from its first move/);
  });

  it("leave out what the page has set, also after a reload", async () => {
    const environment = testEnvironment();
    const { deal, entries } = await solutionOf("penguin");
    const table = await tableOf({ game: "penguin", deal, environment });
    table.log = entries.slice(0, -1).join(" ");
    await table.updateComplete;
    table.remove();
    const again = await tableOf({ game: "penguin", deal, environment });
    play(again, entries.at(-1)!);
    expect(insideOf(again).table!.session.game.isWon).to.equal(true);
    expect(summaryOf(again).played).to.equal(0);
    again.restart();
    play(again, entries[0]!);
    expect(summaryOf(again).played, "from the deal on it is the player's").to.equal(1);
  });

  it("count hints, with the game that they were given in", async () => {
    const environment = testEnvironment();
    const table = await tableOf({ game: "penguin", deal: "22", environment });
    table.hint();
    const hinted = () => insideOf(table).table!.session.dealt.hints;
    await waitUntil(() => hinted() === 1, "a hint");
    expect(summaryOf(table).hints, "before the first move").to.equal(0);
    play(table, "T1-R1");
    expect(summaryOf(table)).to.include({ played: 1, hints: 1 });
  });

  it("are of all tables, and none takes away what another has noted", () => {
    const storage = memoryStorage();
    const [one, other] = [new PlayRecords(storage), new PlayRecords(storage)];
    const win = { at: 20, moves: 90, elapsed: 5000 };
    one.add("penguin", "1", { begun: 10, hints: 1 });
    other.add("penguin", "1", { begun: 15, hints: 0, win });
    one.add("penguin", "1", { begun: 12, hints: 2 });
    other.add("penguin", "2", { begun: 30, hints: 0 });
    expect([...one.of("penguin")]).to.deep.equal([
      ["1", { begun: 10, hints: 2, win }],
      ["2", { begun: 30, hints: 0 }],
    ]);
    expect(one.add("penguin", "1", { begun: 11, hints: 0 }), "nothing new").to.equal(false);
  });

  it("live as long as the page where the browser keeps nothing", async () => {
    const table = await tableOf({ game: "penguin", deal: "77", environment: testEnvironment({ kept: undefined }) });
    play(table, "T1-R1");
    expect(memoryOf(table).records.find("penguin", "77")).to.include({ hints: 0 });
    const full = memoryStorage(2);
    expect(new PlayRecords(full).add("penguin", "78", { begun: 1, hints: 0 })).to.equal(true);
    expect(new PlayRecords(full).find("penguin", "78")).to.deep.equal({ begun: 1, hints: 0 });
    expect([...new PlayRecords(full).of("penguin").keys()]).to.deep.equal(["78"]);
  });

  it("pass over what something else has written", () => {
    const storage = memoryStorage();
    for (const [i, text] of [
      "nonsense",
      "null",
      "{}",
      '{"begun":1,"hints":"x"}',
      '{"begun":1,"hints":0,"win":{}}',
    ].entries())
      storage.setItem(`solitaire-table/1/played/stalactites/${i}`, text);
    expect(new PlayRecords(storage).of("stalactites").size).to.equal(0);
  });
});

describe("records of a deal", () => {
  const a: PlayRecord = { begun: 5, hints: 0, win: { at: 9, moves: 90, elapsed: 700 } };
  const b: PlayRecord = { begun: 7, hints: 3, win: { at: 8, moves: 95, elapsed: 600 } };
  const c: PlayRecord = { begun: 6, hints: 1 };

  it("merge in any order, any number of times, to the same", () => {
    const all = { begun: 5, hints: 3, win: { at: 8, moves: 90, elapsed: 600 } };
    for (const [x, y, z] of [
      [a, b, c],
      [c, a, b],
      [b, c, a],
    ] as const) {
      expect(mergeRecords(mergeRecords(x, y), z)).to.deep.equal(all);
      expect(mergeRecords(x, mergeRecords(mergeRecords(y, z), x))).to.deep.equal(all);
    }
  });

  it("are summed up per deal", () => {
    const summary = summarise(new Map([["1", a], ["2", c], wonOn("2026-11-30")]), "2026-11-30");
    expect(summary).to.deep.include({ played: 3, won: 2, hints: 1, fewestMoves: 90, bestTime: 700, lastMoves: 90 });
    expect(summary.distribution).to.deep.equal([{ moves: 90, wins: 2 }]);
    expect(summarise(new Map([["1", a]]), "2026-11-30").streak).to.equal(undefined);
  });
});

describe("the streak", () => {
  const days = (...records: [string, PlayRecord][]) => new Map(records);

  it("ends today, or yesterday while today is open", () => {
    const two = days(wonOn("2026-11-28"), wonOn("2026-11-29"));
    expect(streakOf(two, "2026-11-29")).to.deep.equal({ current: 2, best: 2 });
    expect(streakOf(two, "2026-11-30")).to.deep.equal({ current: 2, best: 2 });
    expect(streakOf(two, "2026-12-01")).to.deep.equal({ current: 0, best: 2 });
  });

  it("goes over the ends of months and years, and is broken by a day", () => {
    const all = days(wonOn("2025-12-30"), wonOn("2025-12-31"), wonOn("2026-01-01"), wonOn("2026-01-03"));
    expect(streakOf(all, "2026-01-03")).to.deep.equal({ current: 1, best: 3 });
    expect(runTo(wonDays(all), "2025-12-31")).to.equal(2);
  });

  it("counts what was begun on its day and won before it closed, and no archive", () => {
    const [key, record] = wonOn("2026-11-29");
    const late = (hours: number): [string, PlayRecord] => [
      key,
      { ...record, win: { ...record.win!, at: Date.parse("2026-11-29T00:00Z") + hours * 3_600_000 } },
    ];
    expect(streakOf(days(late(47)), "2026-11-30").current).to.equal(1);
    expect(streakOf(days(late(48)), "2026-11-30").current).to.equal(0);
    expect(streakOf(days(wonOn("2026-11-29", 1)), "2026-11-30").current).to.equal(0);
  });
});
