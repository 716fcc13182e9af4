import { expect } from "@open-wc/testing";
import { setViewport } from "@web/test-runner-commands";
import { Outbox } from "../src/daily/outbox.js";
import type { Environment } from "../src/environment.js";
import { type Backup, readBackup } from "../src/export/backup.js";
import { makeBackup } from "../src/export/make-backup.js";
import { mergeBackup } from "../src/export/merge-backup.js";
import type { SolitaireTable } from "../src/index.js";
import { Choices } from "../src/settings/choices.js";
import { choose, chosenIn } from "../src/settings/choose.js";
import { Memory } from "../src/statistics/memory.js";
import { enTransfer } from "../src/strings/en-transfer.js";
import { memoryStorage } from "./memory-storage.js";
import { buttonOf, play, tableOf, testEnvironment } from "./table.js";
import { waitUntil } from "./wait-until.js";

const NOON = Date.parse("2026-11-30T12:00Z");
const ID = "0123abcd-0123-4abc-89ab-0123456789ab";
const OTHER_ID = "fedc0123-0123-4abc-89ab-0123456789ab";
const WIN = { at: NOON, moves: 92, elapsed: 5000 };
const GAME = { deal: "22", steps: ["T1-R1", "T1-R2"], elapsed: 900, at: NOON };
const RECEIPT = "2026-11-30/penguin/https://api.example/";

const API = "https://api.example/";
const WAITING = `2026-11-29/zodiac/${API}`;
const UNSENT = { api: API, date: "2026-11-29", game: "zodiac", rules: "zodiac@1", deal: "9", log: "S*3" };

const backupOf = (more: object = {}) => ({
  format: "solitaire-table",
  version: 2,
  saved: NOON,
  played: {
    "penguin/22": { begun: NOON, hints: 2 },
    "stalactites/daily-2026-11-30": { begun: NOON, hints: 0, win: WIN },
  },
  games: { "penguin@1/22/0": GAME },
  receipts: { [RECEIPT]: { id: ID, log: "T1-R1", moves: 92 } },
  unsent: { [WAITING]: UNSENT },
  settings: { felt: "linen", timer: "off" },
  ...more,
});

const read = (value: unknown): Backup => {
  const backup = readBackup(JSON.stringify(value));
  if (!backup.ok) throw new Error(enTransfer.fault(backup.fault));
  return backup.value;
};

const namesOf = ({ kept }: Environment) => Array.from({ length: kept!.length }, (_, i) => kept!.key(i)!).sort();
const itemOf = ({ kept }: Environment, name: string): unknown =>
  JSON.parse(kept!.getItem(`solitaire-table/1/${name}`)!);

describe("a file of all that is remembered", () => {
  it("holds statistics, games, receipts, wins to be sent and settings, and is read as it was made", async () => {
    const here = testEnvironment({ date: () => NOON });
    await mergeBackup(read(backupOf()), new Memory(here));
    const made = makeBackup(new Memory(here));
    expect(read(made)).to.deep.equal(backupOf());
    const there = testEnvironment({ date: () => NOON });
    expect(await mergeBackup(made, new Memory(there))).to.deep.equal({
      played: 2,
      games: 1,
      receipts: 1,
      unsent: 1,
      settings: 2,
      isFull: false,
    });
    expect(makeBackup(new Memory(there))).to.deep.equal(made);
  });

  it("leaves out what something else has written, and nothing else", async () => {
    const environment = testEnvironment();
    const memory = new Memory(environment);
    await mergeBackup(read(backupOf()), memory);
    const { kept } = environment;
    kept!.setItem("solitaire-table/1/game/penguin@1/5/0", "damaged");
    kept!.setItem("solitaire-table/1/game/klondike@1/5/0", JSON.stringify({ ...GAME, deal: "5" }));
    kept!.setItem(`solitaire-table/1/receipt/${RECEIPT}x`, "{}");
    kept!.setItem("solitaire-table/1/setting/felt", "tartan");
    kept!.setItem("solitaire-table/1/setting/gravity", "on");
    kept!.setItem("somebody-else", "{}");
    expect(makeBackup(memory).settings).to.deep.equal({ timer: "off" });
    expect(Object.keys(makeBackup(memory).games)).to.deep.equal(["penguin@1/22/0"]);
    expect(Object.keys(makeBackup(memory).receipts)).to.deep.equal([RECEIPT]);
  });

  it("brings nothing the second time", async () => {
    const environment = testEnvironment();
    const memory = new Memory(environment);
    await mergeBackup(read(backupOf()), memory);
    const names = namesOf(environment);
    expect(await mergeBackup(read(backupOf()), memory)).to.deep.equal({
      played: 0,
      games: 0,
      receipts: 0,
      unsent: 0,
      settings: 0,
      isFull: false,
    });
    expect(namesOf(environment)).to.deep.equal(names);
  });

  it("is merged with what is here: records together, games beside each other", async () => {
    const environment = testEnvironment();
    const memory = new Memory(environment);
    memory.records.add("penguin", "22", { begun: NOON - 5, hints: 0, win: WIN });
    const keep = (slot: number, game: object) =>
      environment.kept!.setItem(`solitaire-table/1/game/penguin@1/22/${slot}`, JSON.stringify(game));
    keep(0, { ...GAME, steps: ["T7-R3"] });
    expect(await mergeBackup(read(backupOf()), memory)).to.include({ played: 2, games: 1 });
    expect(memory.records.find("penguin", "22")).to.deep.equal({ begun: NOON - 5, hints: 2, win: WIN });
    expect(itemOf(environment, "game/penguin@1/22/0")).to.deep.include({ steps: ["T7-R3"] });
    expect(itemOf(environment, "game/penguin@1/22/1")).to.deep.equal(GAME);
    // One that goes on from there makes it needless.
    keep(1, { ...GAME, steps: [...GAME.steps, "T2-R3"] });
    expect(await mergeBackup(read(backupOf()), memory)).to.include({ games: 0 });
  });

  it("brings settings that were not chosen here, and leaves those that were", async () => {
    const environment = testEnvironment();
    const choices = Choices.in(environment.kept);
    choose(choices, { felt: "slate" });
    expect(await mergeBackup(read(backupOf()), new Memory(environment))).to.include({ settings: 1, isFull: false });
    expect(chosenIn(choices)).to.deep.equal({ felt: "slate", timer: "off" });
  });

  it("may be an older one without settings", async () => {
    const memory = new Memory(testEnvironment());
    expect(await mergeBackup(read(backupOf({ settings: undefined })), memory)).to.include({ settings: 0 });
  });

  it("leaves the slot alone that a table has open", async () => {
    const environment = testEnvironment();
    const release = await environment.leases!.lease("solitaire-table/1/game/penguin@1/22/0");
    await mergeBackup(read(backupOf()), new Memory(environment));
    expect(namesOf(environment)).to.include("solitaire-table/1/game/penguin@1/22/1");
    expect(namesOf(environment)).not.to.include("solitaire-table/1/game/penguin@1/22/0");
    release!();
  });

  it("keeps every receipt, the best one in the day's place", async () => {
    const environment = testEnvironment();
    const memory = new Memory(environment);
    const add = (id: string, moves: number) =>
      mergeBackup(read(backupOf({ receipts: { [RECEIPT]: { id, log: "T1-R1", moves } } })), memory);
    await add(ID, 92);
    expect(await add(OTHER_ID, 80)).to.include({ receipts: 1 });
    expect(await add(ID, 92)).to.include({ receipts: 0 });
    expect(itemOf(environment, `receipt/${RECEIPT}`)).to.include({ id: OTHER_ID, moves: 80 });
    expect(itemOf(environment, `receipt/${RECEIPT}#${ID}`)).to.include({ id: ID, moves: 92 });
    const there = testEnvironment();
    await mergeBackup(makeBackup(memory), new Memory(there));
    expect(namesOf(there).filter((name) => name.includes("/receipt/"))).to.have.length(2);
  });

  it("is read as it was before wins to be sent were in it", async () => {
    const { unsent: _, ...before } = backupOf({ version: 1 });
    expect(await mergeBackup(read(before), new Memory(testEnvironment()))).to.include({ games: 1, unsent: 0 });
  });

  it("has no win sent twice: not one that has a receipt, nor another one of a day whose win waits here", async () => {
    const sent = { id: ID, log: UNSENT.log, moves: 3 };
    for (const key of [WAITING, `${WAITING}#${ID}`]) {
      const environment = testEnvironment();
      const merged = await mergeBackup(read(backupOf({ receipts: { [key]: sent } })), new Memory(environment));
      expect(merged.unsent, key).to.equal(0);
    }
    const environment = testEnvironment();
    const own = { ...UNSENT, log: "S*5" };
    new Outbox(environment.kept).put(own);
    expect(await mergeBackup(read(backupOf()), new Memory(environment))).to.include({ unsent: 0 });
    expect(new Outbox(environment.kept).list(API)).to.deep.equal([own]);
  });

  it("has a win sent that has a receipt of another API alone, whose address goes on from its own", async () => {
    const environment = testEnvironment();
    const sent = { id: ID, log: UNSENT.log, moves: 3 };
    const backup = backupOf({ receipts: { [`${WAITING}other/`]: sent } });
    expect(await mergeBackup(read(backup), new Memory(environment))).to.include({ receipts: 1, unsent: 1 });
    expect(new Outbox(environment.kept).list(API)).to.deep.equal([UNSENT]);
  });

  it("brings wins that are then found to be sent", async () => {
    const environment = testEnvironment();
    await mergeBackup(read(backupOf()), new Memory(environment));
    expect(new Outbox(environment.kept).list(API)).to.deep.equal([UNSENT]);
  });

  it("says so where the browser does not keep it all", async () => {
    for (const kept of [undefined, memoryStorage(60)]) {
      const memory = new Memory(testEnvironment({ kept }));
      const merged = await mergeBackup(
        read(backupOf({ played: { "zodiac/9": { begun: NOON, hints: 0, win: WIN } } })),
        memory,
      );
      expect(merged.isFull).to.equal(true);
      expect(enTransfer.loaded(merged)).to.match(/would not keep all of it\.$/);
    }
  });

  const waiting = (more: object) => backupOf({ unsent: { [WAITING]: { ...UNSENT, ...more } } });
  const penguin = (record: object) => backupOf({ played: { "penguin/22": record } });
  const game = (more: object, key = "penguin@1/22/0") => backupOf({ games: { [key]: { ...GAME, ...more } } });
  for (const [what, value, says] of [
    ["no object", [], /has not been saved by this table/],
    ["another file", { a: 1 }, /has not been saved by this table/],
    ["another version", backupOf({ version: 3 }), /is of version 3, this page reads versions 1 and 2/],
    ["no version", backupOf({ version: undefined }), /is of version null/],
    ["a part that is missing", backupOf({ games: undefined }), /games should be an object/],
    ["no wins to be sent", backupOf({ unsent: undefined }), /unsent should be an object/],
    ["a win of another day", waiting({ date: "2026-11-28" }), /date should be the day, the game and the address/],
    ["a win for another API", waiting({ api: "https://other.example/" }), /api should be the day, the game and the/],
    ["a win without rules", waiting({ rules: "zodiac" }), /rules should be rules with their version/],
    ["a win whose moves are none", waiting({ log: "<b>" }), /log should be a log of moves/],
    ["a setting that is unknown", backupOf({ settings: { gravity: "on" } }), /settings › gravity is not known here/],
    [
      "a setting that cannot be so",
      backupOf({ settings: { felt: "tartan" } }),
      /settings › felt should be one of the values of this setting/,
    ],
    ["a part that is unknown", backupOf({ extras: {} }), /extras is not known here/],
    ["a moment that is none", backupOf({ saved: "today" }), /saved should be a moment/],
    [
      "a game that is unknown",
      backupOf({ played: { "klondike/5": {} } }),
      /played › klondike\/5 should be a game and a deal/,
    ],
    [
      "a deal that is none",
      backupOf({ played: { "penguin/007": {} } }),
      /played › penguin\/007 should be a game and a deal/,
    ],
    ["a day that is none", backupOf({ played: { "penguin/daily-2026-02-30": {} } }), /daily-2026-02-30 should be/],
    ["a count in words", penguin({ begun: 1, hints: "two" }), /played › penguin\/22 › hints should be a whole number/],
    ["a negative count", penguin({ begun: 1, hints: -1 }), /hints should be a whole number/],
    ["a moment beyond all dates", penguin({ begun: 9e15, hints: 0 }), /begun should be a moment/],
    ["a win without moves", penguin({ begun: 1, hints: 0, win: { at: 1, elapsed: 1 } }), /22 › win › moves should be/],
    ["a field that is unknown", penguin({ begun: 1, hints: 0, score: 9 }), /22 › score is not known here/],
    ["steps that are no list", game({ steps: "T1-R1" }), /penguin@1\/22\/0 › steps should be a list/],
    ["a step that is no log", game({ steps: ["T1-R1", "<b>"] }), /steps › 1 should be a log of moves/],
    ["a step that goes on for ever", game({ steps: ["S*999999999"] }), /steps › 0 should be a log of moves/],
    ["a game under another deal", game({ deal: "23" }), /deal should be the deal that the game is kept under/],
    ["a game without a slot", game({}, "penguin@1/22"), /games › penguin@1\/22 should be rules, a deal and a slot/],
    ["a game without rules", game({}, "penguin/22/0"), /games › penguin\/22\/0 should be rules, a deal and a slot/],
    [
      "a receipt of no API",
      backupOf({ receipts: { "2026-11-30/penguin/javascript:1": {} } }),
      /a day, a game and an address/,
    ],
    [
      "an id that is none",
      backupOf({ receipts: { [RECEIPT]: { id: "7", log: "", moves: 1 } } }),
      /id should be the id of a result/,
    ],
  ] as const) {
    it(`is refused with ${what}, and it says where`, () => {
      const answer = readBackup(JSON.stringify(value));
      expect(answer.ok).to.equal(false);
      if (!answer.ok)
        expect(enTransfer.fault(answer.fault))
          .to.match(/^Nothing was taken: /)
          .and.to.match(says);
    });
  }

  it("is refused where it is no JSON", () => {
    const answer = readBackup('{"format":');
    expect(!answer.ok && enTransfer.fault(answer.fault)).to.match(/^Nothing was taken: .* no JSON\.$/);
  });
});

describe("taking it elsewhere", () => {
  before(() => setViewport({ width: 1280, height: 900 }));

  const open = async (environment: Environment): Promise<SolitaireTable> => {
    const table = await tableOf({ game: "penguin", deal: "22", environment });
    table.showStatistics();
    await waitUntil(() => table.shadowRoot!.querySelector("dialog[open] .statistics"), "the statistics open");
    return table;
  };
  const statusOf = (table: SolitaireTable) =>
    table.shadowRoot!.querySelector("dialog[open] [role=status]")!.textContent.trim();
  const load = (table: SolitaireTable, text: string): void => {
    const files = new DataTransfer();
    files.items.add(new File([text], "solitaire.json", { type: "application/json" }));
    const input = table.shadowRoot!.querySelector<HTMLInputElement>("dialog input[type=file]")!;
    input.files = files.files;
    input.dispatchEvent(new Event("change"));
  };
  const playedOf = (table: SolitaireTable) => table.shadowRoot!.querySelector("dialog dl dd")!.textContent;

  /** The file that a button saves, and its name. */
  const savedBy = async (press: () => void): Promise<{ name: string; text: string }> => {
    const click = Object.getOwnPropertyDescriptor(HTMLElement.prototype, "click")!;
    try {
      const link = await new Promise<HTMLAnchorElement>((resolve) => {
        press();
        HTMLElement.prototype.click = function (this: HTMLElement) {
          if (this instanceof HTMLAnchorElement) resolve(this);
        };
      });
      return { name: link.download, text: await (await fetch(link.href)).text() };
    } finally {
      Object.defineProperty(HTMLElement.prototype, "click", click);
    }
  };

  it("is done by two buttons", async () => {
    const environment = testEnvironment({ date: () => NOON });
    const table = await tableOf({ game: "penguin", deal: "22", environment });
    play(table, "T1-R1");
    table.remove();
    const here = await open(environment);
    const { name, text } = await savedBy(() => buttonOf(here, "Save to a file").click());
    expect(name).to.equal("solitaire-2026-11-30.json");
    await waitUntil(() => statusOf(here) === "Saved as solitaire-2026-11-30.json.", "it says so");
    await expect(here).to.be.accessible();
    const there = await open(testEnvironment({ date: () => NOON }));
    expect(playedOf(there)).to.equal("0");
    load(there, text);
    await waitUntil(() => statusOf(there) !== "", "it is loaded");
    expect(statusOf(there)).to.equal("New here: 1 record of a deal, 1 saved game.");
    expect(playedOf(there), "the figures follow").to.equal("1");
    load(there, text);
    await waitUntil(() => statusOf(there).startsWith("There is nothing in this file"), "the second time");
  });

  it("names the file on one line, however narrow the page", async () => {
    const here = await open(testEnvironment({ date: () => NOON }));
    await savedBy(() => buttonOf(here, "Save to a file").click());
    await waitUntil(() => statusOf(here) !== "", "it says so");
    const name = "solitaire-2026-11-30.json";
    const status = here.shadowRoot!.querySelector("dialog[open] [role=status]")!;
    const words = document.createTreeWalker(status, NodeFilter.SHOW_TEXT);
    let text = words.nextNode()!;
    while (!text.textContent!.includes(name)) text = words.nextNode()!;
    const range = document.createRange();
    range.setStart(text, text.textContent!.indexOf(name));
    range.setEnd(text, range.startOffset + name.length);
    const lines: number[] = [];
    for (let width = 280; width <= 480; width += 20) {
      await setViewport({ width, height: 900 });
      lines.push(new Set([...range.getClientRects()].map(({ top }) => top)).size);
    }
    await setViewport({ width: 1280, height: 900 });
    expect(lines).to.deep.equal(lines.map(() => 1));
  });

  it("changes nothing where the file is wrong", async () => {
    const environment = testEnvironment();
    const table = await open(environment);
    const names = namesOf(environment);
    load(table, JSON.stringify(backupOf({ games: { "penguin@1/22/0": { ...GAME, at: "now" } } })));
    await waitUntil(() => statusOf(table) !== "", "it says so");
    expect(statusOf(table)).to.equal(
      "Nothing was taken: games › penguin@1/22/0 › at should be a moment in milliseconds since 1970.",
    );
    expect(namesOf(environment)).to.deep.equal(names);
    await expect(table).to.be.accessible();
  });
});
