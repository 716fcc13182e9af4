import { expect } from "@open-wc/testing";
import { setViewport } from "@web/test-runner-commands";
import type { Environment } from "../src/environment.js";
import type { SolitaireTable } from "../src/index.js";
import { enTransfer } from "../src/strings/en-transfer.js";
import { solutionOf } from "./games.js";
import { memoryStorage } from "./memory-storage.js";
import { buttonOf, insideOf, noticeOf, play, spokenBy, surroundingsOf, tableOf, testEnvironment } from "./table.js";
import { waitUntil } from "./wait-until.js";

const NOON = Date.parse("2026-11-30T12:00Z");

const game = (steps: readonly string[], at = NOON, deal = "22") => ({ deal, steps, elapsed: 900, at });

/** An environment that keeps games of a deal, in slots from 0. */
const withGames = (games: readonly object[], more: Partial<Environment> = {}, deal = "22"): Environment => {
  const environment = testEnvironment({ date: () => NOON + 5000, ...more });
  for (const [slot, each] of games.entries())
    environment.kept!.setItem(`solitaire-table/1/game/penguin@1/${deal}/${slot}`, JSON.stringify(each));
  return environment;
};

/** The steps of all games that are kept. */
const keptBy = ({ kept }: Environment): string[] =>
  Array.from({ length: kept!.length }, (_, i) => kept!.key(i)!)
    .filter((name) => name.includes("/game/"))
    .map((name) => (JSON.parse(kept!.getItem(name)!) as { steps: string[] }).steps.join(" "))
    .sort();

const open = (environment: Environment, more: object = {}): Promise<SolitaireTable> =>
  tableOf({ game: "penguin", deal: "22", environment, ...more });

const isTold = (table: SolitaireTable): Promise<void> =>
  waitUntil(() => noticeOf(table)?.includes("another game here"), "it is told");

/** All that looks for other games has looked. */
const looked = async (table: SolitaireTable): Promise<void> => {
  const { tellOther } = await import("../src/surroundings/other-games.js");
  await tellOther(surroundingsOf(table));
};

const load = async (table: SolitaireTable, games: object): Promise<void> => {
  table.showStatistics();
  await waitUntil(() => table.shadowRoot!.querySelector("dialog[open] .statistics"), "the statistics open");
  const file = {
    format: "solitaire-table",
    version: 2,
    saved: NOON,
    played: {},
    receipts: {},
    unsent: {},
    games,
  };
  const files = new DataTransfer();
  files.items.add(new File([JSON.stringify(file)], "solitaire.json", { type: "application/json" }));
  const input = table.shadowRoot!.querySelector<HTMLInputElement>("dialog input[type=file]")!;
  input.files = files.files;
  input.dispatchEvent(new Event("change"));
  const told = (): string => table.shadowRoot!.querySelector("dialog[open] [role=status]")!.textContent.trim();
  await waitUntil(() => told() !== "", "it is loaded");
  expect(told()).to.equal(
    enTransfer.loaded({ played: 0, games: 1, receipts: 0, unsent: 0, settings: 0, isFull: false }),
  );
  table.shadowRoot!.querySelector("dialog")!.close();
};

describe("another game of the deal on the table", () => {
  before(() => setViewport({ width: 1280, height: 900 }));

  it("that a file brings is taken at once where no move has been made, and is there after a reload", async () => {
    const environment = withGames([]);
    const table = await open(environment);
    await load(table, { "penguin@1/22/0": game(["T1-R1", "T1-R2"]) });
    expect([table.log, noticeOf(table)]).to.deep.equal(["T1-R1 T1-R2", undefined]);
    expect(insideOf(table).table!.session.dealt.clock.isRunning, "time begins with the first move").to.equal(false);
    table.remove();
    expect((await open(environment)).log).to.equal("T1-R1 T1-R2");
  });

  for (const [lang, sentence, goOn] of [
    ["en", "This deal has another game here, of 2 moves.", "Go on with it"],
    ["ru", "У этого расклада здесь есть и другая игра: 2 хода.", "Продолжить её"],
  ] as const) {
    it(`that lies there from before is told of, visibly and aloud, and leads to it: ${lang}`, async () => {
      const table = await open(withGames([game(["T1-R1", "T1-R2"]), game(["T7-R3"], NOON + 1)]), { lang });
      await waitUntil(() => noticeOf(table), "it is told");
      expect(noticeOf(table)!.replaceAll("\u00A0", " ")).to.contain(sentence);
      await table.updateComplete;
      expect(spokenBy(table)).to.contain(sentence);
      expect(table.log).to.equal("T7-R3");
      buttonOf(table, goOn).click();
      await waitUntil(() => table.log === "T1-R1 T1-R2", "it is there");
    });
  }

  it("that a file brings leads to it, and the one that is left for it is kept and led back to", async () => {
    const environment = withGames([]);
    const table = await open(environment);
    play(table, "T7-R3");
    await load(table, { "penguin@1/22/0": game(["T1-R1", "T1-R2"]) });
    await isTold(table);
    expect(table.log).to.equal("T7-R3");
    buttonOf(table, "Go on with it").click();
    await waitUntil(() => table.log === "T1-R1 T1-R2", "it is there");
    await isTold(table);
    expect(noticeOf(table)).to.contain("of 1 move.");
    play(table, "T1-R3");
    table.remove();
    const again = await open(environment);
    expect(again.log).to.equal("T1-R1 T1-R2 T1-R3");
    await isTold(again);
    buttonOf(again, "Go on with it").click();
    await waitUntil(() => again.log === "T7-R3", "it is back");
    again.remove();
    expect(keptBy(environment)).to.include.members(["T1-R1 T1-R2 T1-R3", "T7-R3"]);
  });

  it("gives way to undo, and is then told of again", async () => {
    const environment = withGames([game(["T1-R1", "T1-R2"]), game(["T7-R3"], NOON + 1)]);
    const table = await open(environment);
    await isTold(table);
    buttonOf(table, "Go on with it").click();
    await waitUntil(() => table.log === "T1-R1 T1-R2", "it is there");
    for (let i = 0; i < 3; i++) table.undo();
    expect(table.log).to.equal("T7-R3");
    await waitUntil(() => noticeOf(table)?.includes("of 2 moves"), "it is told again");
    table.remove();
    expect(keptBy(environment)).to.include.members(["T1-R1 T1-R2", "T7-R3"]);
  });

  it("comes after all others when it has been left: each of several is reached", async () => {
    const logs = ["T1-R1", "T1-R2", "T7-R3"];
    let time = NOON;
    const environment = withGames(
      logs.map((log, i) => game([log], NOON + i - 9)),
      { date: () => ++time },
    );
    const table = await open(environment);
    const seen = [table.log];
    for (let i = 0; i < 4; i++) {
      const { log } = table;
      await isTold(table);
      buttonOf(table, "Go on with it").click();
      await waitUntil(() => table.log !== log, "the next one");
      seen.push(table.log);
    }
    expect(seen).to.deep.equal(["T7-R3", "T1-R1", "T1-R2", "T7-R3", "T1-R1"]);
    table.remove();
    expect(new Set(keptBy(environment))).to.deep.equal(new Set(logs));
    expect(keptBy(environment).length, "what is left takes no more room each time").to.be.below(6);
  });

  for (const [what, others] of [
    ["begins the one on the table", [game(["T1-R1"]), game(["T1-R1", "T1-R2"], NOON + 1)]],
    ["has no move", [game([]), game(["T7-R3"], NOON + 1)]],
    ["is of another deal", [game(["T1-R1"], NOON, "23"), game(["T7-R3"], NOON + 1)]],
    ["is no legal game", [game(["T1-T1"]), game(["T7-R3"], NOON + 1)]],
  ] as const) {
    it(`that ${what} is not told of`, async () => {
      const table = await open(withGames(others));
      await looked(table);
      expect(noticeOf(table)).to.equal(undefined);
    });
  }

  it("that is won is not told of", async () => {
    const { deal, entries } = await solutionOf("penguin");
    const games = [game(entries, NOON, deal), game(entries.slice(0, 1).concat("T1-R1"), NOON + 1, deal)];
    const table = await tableOf({ game: "penguin", deal, environment: withGames(games, {}, deal) });
    await looked(table);
    expect(noticeOf(table)).to.equal(undefined);
  });

  it("that lies on another table is not told of", async () => {
    const environment = withGames([game(["T1-R1"])]);
    const first = await open(environment);
    const second = await open(environment);
    play(second, "T7-R3");
    await looked(second);
    expect([first, second].map(noticeOf)).to.deep.equal([undefined, undefined]);
  });

  it("stays where it is while there is no room to keep the one on the table", async () => {
    const kept = memoryStorage((name) => (/\/game\/.*\/[01]$/.test(name) ? Infinity : 0));
    const environment = withGames([game(["T1-R1", "T1-R2"]), game(["T7-R3"], NOON + 1)], { kept });
    const table = await open(environment);
    await isTold(table);
    buttonOf(table, "Go on with it").click();
    await waitUntil(() => noticeOf(table)?.includes("no room"), "it is told");
    expect(table.log).to.equal("T7-R3");
    expect(keptBy(environment)).to.deep.equal(["T1-R1 T1-R2", "T7-R3"]);
  });
});
