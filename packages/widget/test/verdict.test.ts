import { aTimeout, expect } from "@open-wc/testing";
import { setViewport } from "@web/test-runner-commands";
import type { SolitaireErrorEvent, SolitaireTable } from "../src/index.js";
import { holdTimers } from "./hold-timers.js";
import {
  buttonOf,
  insideOf,
  surroundingsOf,
  listen,
  noticeOf,
  play,
  spokenBy,
  tableOf,
  testEnvironment,
} from "./table.js";
import { Solvers } from "./solvers.js";
import { waitUntil } from "./wait-until.js";

/** Penguin 22 can be won until the last of these moves; the others come after it. */
const WON = "T2-R6 T5-R1 T2-R2 T6-R4 T7-R7";
const LOST = "T5-R3";
const LATER = "T6-R5 T6-T2 T3-T5";
const BACK = "Back to a winnable game";

const verdictOf = (table: SolitaireTable): string => {
  const verdict = table.shadowRoot!.querySelector(".verdict");
  return (verdict?.querySelector(".opens") ?? verdict)?.textContent?.trim() ?? "";
};

/** Waits until the verdict is in these words. */
const verdictIs = (table: SolitaireTable, words: string): Promise<void> =>
  waitUntil(() => verdictOf(table) === words, `the verdict is ${words}`);

const wayBack = (table: SolitaireTable): Promise<void> =>
  waitUntil(() => table.shadowRoot!.querySelector(".return"), "the way back");

/** A table that tells the verdict. */
const judged = (more: Partial<SolitaireTable> = {}, width = 1000): Promise<SolitaireTable> =>
  tableOf({ game: "penguin", deal: "22", noVerdict: false, ...more }, { width, height: 720 });

const playAll = (table: SolitaireTable, log: string): void => {
  for (const entry of log.split(" ")) play(table, entry);
};

before(() => setViewport({ width: 1280, height: 900 }));

describe("the verdict", () => {
  it("follows the game, and leads back to the last winnable position in one step", async () => {
    const table = await judged();
    const heard = listen(table);
    await verdictIs(table, "Winnable");
    playAll(table, WON);
    await verdictIs(table, "Winnable");
    playAll(table, `${LOST} ${LATER}`);
    await verdictIs(table, "No longer winnable");
    expect(spokenBy(table)).to.equal("This game can no longer be won.");
    await wayBack(table);
    buttonOf(table, BACK).click();
    expect(table.log).to.equal(WON);
    await verdictIs(table, "Winnable");
    expect(heard["undo"]!.length).to.equal(1);
    table.redo();
    expect(table.log, "redone as one").to.equal(`${WON} ${LOST} ${LATER}`);
    await verdictIs(table, "No longer winnable");
    table.undo();
    expect(table.log.endsWith("T6-T2"), "undone one by one").to.equal(true);
  });

  for (const [lang, undone, redone, won, lost] of [
    [
      "en",
      "Undone: jack of hearts back to column 5.",
      "Redone: jack of hearts to flipper cell 3.",
      "The game can be won again.",
      "This game can no longer be won.",
    ],
    [
      "ru",
      "Отменено: валет червей обратно на столбец 5.",
      "Возвращено: валет червей в ячейку ластов 3.",
      "Пасьянс снова может сойтись.",
      "Этот пасьянс уже не сойдётся.",
    ],
  ] as const) {
    it(`is told together with the step that leads into a lost game, or out of it: ${lang}`, async () => {
      const table = await judged({ lang });
      table.log = `${WON} ${LOST}`;
      await wayBack(table);
      const said = async (act: () => void): Promise<string> => {
        act();
        await table.updateComplete;
        return spokenBy(table);
      };
      expect(await said(() => table.undo())).to.equal(`${undone} ${won}`);
      expect(await said(() => table.redo())).to.equal(`${redone} ${lost}`);
      expect(await said(() => table.backToWinnable())).to.equal(`${undone} ${won}`);
      table.noVerdict = true;
      await table.updateComplete;
      expect(await said(() => table.redo())).to.equal(redone);
      expect(await said(() => table.backToWinnable()), "asked for, it is told").to.equal(`${undone} ${won}`);
      table.redo();
      await table.updateComplete;
      table.hint();
      await table.updateComplete;
      expect(spokenBy(table), "by itself, where the step has been told").to.equal(lost);
    });
  }

  it("is found for a game that is taken up again", async () => {
    const environment = testEnvironment();
    const table = await judged({ environment, noVerdict: true });
    playAll(table, `${WON} ${LOST} ${LATER}`);
    table.remove();
    const again = await judged({ environment });
    await wayBack(again);
    again.backToWinnable();
    expect(again.log).to.equal(WON);
  });

  for (const width of [1000, 360]) {
    it(`leaves the focus on the table when the way back is taken by keys, ${width} px wide`, async () => {
      const table = await judged({}, width);
      table.log = `${WON} ${LOST}`;
      await wayBack(table);
      if (width === 360) {
        buttonOf(table, "No longer winnable").click();
        await table.updateComplete;
      }
      const button = buttonOf(table, BACK);
      button.focus();
      button.click();
      await table.updateComplete;
      await verdictIs(table, "Winnable");
      expect(table.shadowRoot!.activeElement?.closest(".felt")).to.not.equal(null);
    });
  }

  it("opens the way back where there is no room for it", async () => {
    const table = await judged({}, 360);
    table.log = `${WON} ${LOST}`;
    await wayBack(table);
    expect(() => buttonOf(table, BACK)).to.throw();
    buttonOf(table, "No longer winnable").click();
    await table.updateComplete;
    expect(noticeOf(table)).to.equal("This game can no longer be won.");
    buttonOf(table, BACK).click();
    await table.updateComplete;
    expect([table.log, noticeOf(table)]).to.deep.equal([WON, undefined]);
  });

  it("of an earlier position is never shown", async () => {
    const table = await judged();
    await verdictIs(table, "Winnable");
    playAll(table, WON);
    const shown = new Set<string>();
    let isOver = false;
    const look = (): void => {
      shown.add(`${table.log.includes(LOST)} ${verdictOf(table)}`);
      if (!isOver) requestAnimationFrame(look);
    };
    look();
    for (const wait of [0, 60, 130, 150, 200]) {
      play(table, LOST);
      await aTimeout(wait);
      table.undo();
      await aTimeout(wait);
    }
    await verdictIs(table, "Winnable");
    isOver = true;
    expect([...shown].filter((each) => /^true Win|^false No longer/.test(each))).to.deep.equal([]);
  });

  it("is said once, when the game is lost, and not where it is hidden", async () => {
    const table = await judged();
    await verdictIs(table, "Winnable");
    playAll(table, `${WON} ${LOST}`);
    await waitUntil(() => spokenBy(table) === "This game can no longer be won.", "it is said");
    play(table, "T6-R5");
    await aTimeout(400);
    expect(spokenBy(table)).to.match(/to flipper cell 5\.$/);
    const quiet = await judged({ noVerdict: true });
    playAll(quiet, `${WON} ${LOST}`);
    await aTimeout(400);
    expect([verdictOf(quiet), surroundingsOf(quiet).advice.adviser]).to.deep.equal(["", undefined]);
  });

  it("is told with the way back by a hint, where it does not show", async () => {
    const table = await judged({ noVerdict: true });
    table.log = `${WON} ${LOST} ${LATER}`;
    table.hint();
    await waitUntil(() => noticeOf(table) === "This game can no longer be won.", "it is told");
    buttonOf(table, BACK).click();
    expect(table.log).to.equal(WON);
  });

  it("is each table's own", async () => {
    const tables = [await judged(), await judged({ deal: "616" })];
    await verdictIs(tables[0]!, "Winnable");
    await verdictIs(tables[1]!, "Not winnable");
    expect(tables.map(verdictOf)).to.deep.equal(["Winnable", "Not winnable"]);
  });

  it("comes again after the table was elsewhere", async () => {
    const table = await judged();
    await verdictIs(table, "Winnable");
    const { parentElement } = table;
    table.remove();
    parentElement!.append(table);
    playAll(table, `${WON} ${LOST}`);
    await verdictIs(table, "No longer winnable");
    expect(insideOf(table).table!.session.game.moves.length).to.equal(6);
  });
});

describe("the solver", () => {
  let solvers: Solvers;
  beforeEach(() => void (solvers = new Solvers()));
  afterEach(() => solvers.restore());

  it("has one worker, which ends with the table", async () => {
    const table = await judged();
    await verdictIs(table, "Winnable");
    playAll(table, `${WON} ${LOST}`);
    await verdictIs(table, "No longer winnable");
    expect([solvers.made, solvers.open.size]).to.deep.equal([1, 1]);
    table.remove();
    await waitUntil(() => solvers.open.size === 0, "it ends");
  });

  it("gives its worker back when it is idle for long, and takes another when it is asked again", async () => {
    const { runs, restore } = holdTimers(60_000);
    const table = await judged();
    await verdictIs(table, "Winnable");
    restore();
    runs.get(60_000)!();
    await waitUntil(() => solvers.open.size === 0, "it ends");
    playAll(table, `${WON} ${LOST}`);
    await verdictIs(table, "No longer winnable");
    expect([solvers.made, solvers.open.size]).to.deep.equal([2, 1]);
  });

  it("goes on without a worker where one dies", async () => {
    const table = await judged();
    await verdictIs(table, "Winnable");
    const [worker] = solvers.open;
    worker!.dispatchEvent(new ErrorEvent("error", { message: "out of memory", cancelable: true }));
    playAll(table, `${WON} ${LOST}`);
    await verdictIs(table, "No longer winnable");
    expect(solvers.made).to.equal(1);
  });

  it("goes on without a worker where a page forbids it", async () => {
    let tries = 0;
    window.Worker = new Proxy(Solvers.Real, {
      construct: () => {
        tries++;
        throw new DOMException("no", "SecurityError");
      },
    });
    const table = await judged();
    await verdictIs(table, "Winnable");
    playAll(table, `${WON} ${LOST}`);
    await verdictIs(table, "No longer winnable");
    expect(tries).to.equal(1);
  });

  it("takes the copy that the page names, of its own origin alone", async () => {
    const heard: Record<string, SolitaireErrorEvent[]> = {};
    for (const solverUrl of [
      "/packages/widget/src/analysis/solver-worker.js",
      "https://elsewhere.example/s.js",
      "/none.js",
    ]) {
      const errors = (heard[solverUrl] = [] as SolitaireErrorEvent[]);
      const hear = (event: SolitaireErrorEvent): void => void errors.push(event);
      addEventListener("solitaire-error", hear as EventListener);
      const table = await judged({ solverUrl });
      await verdictIs(table, "Winnable");
      removeEventListener("solitaire-error", hear as EventListener);
    }
    expect(Object.values(heard).map((errors) => errors.map(({ code }) => code))).to.deep.equal([
      [],
      ["bad-solver-url"],
      ["solver-failed"],
    ]);
  });

  it("tells no longer what was wrong with that copy once the page names another one, or none", async () => {
    const table = await judged({ solverUrl: "https://elsewhere.example/s.js" });
    const told = (): boolean => /solver-url/.test(noticeOf(table) ?? "");
    await waitUntil(told, "it is told");
    table.solverUrl = "/packages/widget/src/analysis/solver-worker.js";
    await waitUntil(() => !told(), "it is gone");
    await verdictIs(table, "Winnable");
    table.solverUrl = "https://elsewhere.example/s.js";
    await waitUntil(told, "it is told again");
    table.removeAttribute("solver-url");
    await waitUntil(() => !told(), "it is gone again");
    expect(noticeOf(table)).to.equal(undefined);
  });
});
