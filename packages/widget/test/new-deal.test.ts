import { deal, findVariant, parseDealNumber, rulesFor } from "@solitaire/engine";
import { solve } from "@solitaire/engine/solver";
import { expect, nextFrame } from "@open-wc/testing";
import { sendKeys, sendMouse, setViewport } from "@web/test-runner-commands";
import type { SolitaireTable } from "../src/index.js";
import {
  dialogOf,
  dragOver,
  insideOf,
  listen,
  noticeOf,
  play,
  putTable,
  replayOn,
  spokenBy,
  tableOf,
  testEnvironment,
} from "./table.js";
import { NewDeals } from "../src/surroundings/new-deals.js";
import { holdTimers } from "./hold-timers.js";
import { Solvers } from "./solvers.js";
import { waitUntil } from "./wait-until.js";

/** Deals of which the solver knows the first ones to be lost and the others to be won; of Rouge et Noir none is known to be lost. */
const DEALS: Readonly<Record<string, readonly number[]>> = {
  zodiac: [1_000_001, 1_000_002, 1_000_003, 1_000_005, 1_000_006, 1_000_007, 1_000_008],
  "zodiac-classic": [1_000_049, 1_000_056, 1_000_000, 1_000_063, 1_000_001],
  stalactites: [1_000_010, 1_000_097, 1_000_000, 1_000_123, 1_000_001],
  "rouge-et-noir": [1_000_000, 1_000_001],
  penguin: [1_000_039, 1_000_000, 1_000_259, 1_000_001],
};
const LOST = "1000039";
const LOOKING = "Looking for a deal that can be won…";

/** Draws these deals one after another, and the last one for ever. */
const drawing = (...numbers: readonly number[]) => {
  const left = [...numbers];
  return testEnvironment({ random: () => (left.length > 1 ? left.shift()! : left[0]!) - 1 });
};

/** A table that deals what can be won. */
const winnable = (more: Partial<SolitaireTable> = {}): Promise<SolitaireTable> =>
  tableOf({ game: "penguin", deals: "auto", ...more });

const verdictOn = (game: string, number: string): string => {
  const [variant, parsed] = [findVariant(game), parseDealNumber(number)];
  if (!variant.ok || !parsed.ok) throw new Error(`${game} ${number}`);
  const rules = rulesFor(variant.value);
  return solve(rules, deal(rules, parsed.value)).verdict;
};

let solvers: Solvers;

/** The next deal is ready: what looked for it has ended. */
const isReady = (): Promise<void> => waitUntil(() => solvers.made > 0 && solvers.open.size === 0, "the next deal");

let timers: ReturnType<typeof holdTimers>;

before(() => setViewport({ width: 1280, height: 900 }));
beforeEach(() => {
  solvers = new Solvers();
  // Deals are looked for as long as a busy machine takes: the patience of players is longer here.
  timers = holdTimers(2000);
});
afterEach(() => {
  solvers.restore();
  timers.restore();
});

describe("a new deal", () => {
  for (const [game, numbers] of Object.entries(DEALS)) {
    it(`can be won, the first one and the next: ${game}`, async () => {
      const table = await winnable({ game, environment: drawing(...numbers) });
      const first = table.deal!;
      await isReady();
      await table.newDeal();
      expect([first, table.deal!].map((number) => verdictOn(game, number))).to.deep.equal(["won", "won"]);
      const passed = numbers.filter((number) => number < Number(table.deal) && String(number) !== first);
      expect(passed.map((number) => verdictOn(game, String(number)))).to.not.include("won");
    });
  }

  it("lies there at once when it is ready, and is undone as one step", async () => {
    const table = await winnable({ deal: "22", environment: drawing(...DEALS["penguin"]!) });
    play(table, "T1-R2");
    await isReady();
    const heard = listen(table);
    void table.newDeal();
    expect([table.deal, table.log, heard["deal"]?.length]).to.deep.equal(["1000000", "", 1]);
    table.undo();
    expect([table.deal, table.log]).to.deep.equal(["22", "T1-R2"]);
  });

  it("comes with its verdict", async () => {
    const table = await winnable({ deal: LOST, noVerdict: false, environment: drawing(...DEALS["penguin"]!) });
    await waitUntil(() => solvers.made === 2 && solvers.open.size === 1, "the next deal");
    const asked = solvers.asked.length;
    void table.newDeal();
    await table.updateComplete;
    expect(table.shadowRoot!.querySelector(".verdict")?.textContent?.trim()).to.equal("Winnable");
    expect(solvers.asked.length, "nothing was asked").to.equal(asked);
  });

  it("may be lost where any is to be dealt, and nothing is looked for", async () => {
    const table = await winnable({ deals: "any", environment: drawing(1_000_259, Number(LOST)) });
    expect(table.deal).to.equal("1000259");
    void table.newDeal();
    expect(table.deal).to.equal(LOST);
    expect(solvers.made).to.equal(0);
  });

  it("is the page's, where the page names it", async () => {
    const table = await winnable({ deal: LOST });
    expect(table.deal).to.equal(LOST);
  });

  it("is drawn for a page that asks for a random one, which is told of it", async () => {
    const environment = drawing(...DEALS["penguin"]!);
    const table = await winnable({ deal: "22", environment });
    play(table, "T1-R2");
    const heard = listen(table);
    table.deal = "random";
    await waitUntil(() => heard["deal"], "it is told");
    expect([table.deal, table.log]).to.deep.equal(["1000000", ""]);
    play(table, "T1-R1");
    await nextFrame();
    table.remove();
    const visit = await winnable({ deal: "random", environment });
    expect(visit.deal, "the one played last is not asked for").to.equal("1000001");
    play(visit, "T1-R1");
    await nextFrame();
    visit.remove();
    const reload = await winnable({ deal: "random", environment: { ...environment, isReturn: true } });
    expect([reload.deal, reload.log]).to.deep.equal(["1000001", "T1-R1"]);
  });
});

describe("a new deal that is not ready", () => {
  // Nor does it become so before it is asked for.
  beforeEach(() => {
    timers.restore();
    timers = holdTimers(1000, 2000);
  });

  it("is one, however often it is asked for meanwhile", async () => {
    const table = await winnable({ deal: "22", environment: drawing(...DEALS["penguin"]!) });
    const heard = listen(table);
    const presses = [table.newDeal(), table.newDeal()];
    expect([table.deal, heard["deal"]]).to.deep.equal(["22", undefined]);
    await Promise.all(presses);
    expect([table.deal, heard["deal"]!.length]).to.deep.equal(["1000000", 1]);
  });

  for (const deals of ["auto", "any"] as const) {
    it(`is one in place of a daily that could not be had, however often it is asked for meanwhile, of ${deals} deals`, async () => {
      let drawn = 0;
      const environment = testEnvironment({
        fetch: () => Promise.reject(new TypeError("away")),
        random: () => 1_000_000 + drawn++,
      });
      const daily = { daily: true, api: "https://api.example/" };
      const table = await putTable({ game: "rouge-et-noir", deals, environment, ...daily });
      await waitUntil(() => noticeOf(table), "it is told");
      const heard = listen(table);
      const presses = [table.newDeal(), table.newDeal()];
      await Promise.all(presses);
      expect([table.deal, heard["deal"]!.length, drawn]).to.deep.equal(["1000001", 1, 1]);
      // Another one is another one again.
      await Promise.all([table.newDeal(), table.updateComplete]);
      expect([table.deal, heard["deal"]!.length]).to.deep.equal(["1000002", 2]);
    });
  }

  it("sends cards home that are held when it comes", async () => {
    const table = await winnable({ deal: "22", environment: drawing(...DEALS["penguin"]!) });
    await dragOver(table, "T1", "R2");
    await table.newDeal();
    const { table: inside } = insideOf(table);
    expect([table.deal, inside!.held]).to.deep.equal(["1000000", undefined]);
    await sendMouse({ type: "up" });
    expect(table.log).to.equal("");
  });

  it("comes before a replay that the page sets meanwhile, which is of it then", async () => {
    const table = await winnable({ deal: "22", environment: drawing(...DEALS["penguin"]!) });
    const dealt = table.newDeal();
    table.replay = "T1-R2";
    await table.updateComplete;
    await dealt;
    const { dealt: replayed } = (await replayOn(table)).table.session;
    expect([table.deal, table.replay, replayed.number]).to.deep.equal(["1000000", "T1-R2", "1000000"]);
  });

  it("is not wanted any more where the page asks for another game", async () => {
    const table = await winnable({ deal: "22", environment: drawing(...DEALS["penguin"]!) });
    const heard = listen(table);
    const dealt = table.newDeal();
    table.deal = "3";
    table.game = "stalactites";
    await dealt;
    await waitUntil(() => insideOf(table).table!.session.rules.variant.id === "stalactites", "the other game");
    expect([table.deal, heard["deal"]]).to.deep.equal(["3", undefined]);
    expect(insideOf(table).table!.session.canUndo).to.equal(false);
  });

  it("is not wanted any more where the page sets a log, nor is what was called about it", async () => {
    const table = await winnable({ game: "zodiac", deal: "22", environment: drawing(...DEALS["zodiac"]!) });
    const heard = listen(table);
    const dealt = table.newDeal();
    table.turnStock();
    table.log = "S*3";
    await dealt;
    await table.updateComplete;
    expect([table.deal, table.log, heard["deal"], heard["move"]]).to.deep.equal(["22", "S*3", undefined, undefined]);
    table.undo();
    expect(table.log).to.equal("S*2");
    for (const nothing of [null, undefined]) {
      const next = table.newDeal();
      table.log = nothing;
      await next;
      expect(table.log, "nothing is no log").to.equal("");
    }
    expect(heard["deal"]!.length).to.equal(2);
  });

  it("comes after a log that was set before, which undo brings back", async () => {
    const table = await winnable({ deal: "22", environment: drawing(...DEALS["penguin"]!) });
    table.log = "T1-R2";
    await table.newDeal();
    expect([table.deal, table.log]).to.deep.equal(["1000000", ""]);
    table.undo();
    expect([table.deal, table.log]).to.deep.equal(["22", "T1-R2"]);
  });

  it("is not wanted any more where the table is taken away, and can be asked for again", async () => {
    const table = await winnable({ deal: "22", environment: drawing(...DEALS["penguin"]!) });
    const heard = listen(table);
    const { parentElement } = table;
    const dealt = table.newDeal();
    table.remove();
    await dealt;
    expect(solvers.open.size, "nobody looks for it").to.equal(0);
    parentElement!.append(table);
    expect([table.deal, heard["deal"]]).to.deep.equal(["22", undefined]);
    await table.newDeal();
    expect(verdictOn("penguin", table.deal!)).to.equal("won");
  });

  it("still comes to a table that is only moved", async () => {
    const table = await winnable({ deal: "22", environment: drawing(...DEALS["penguin"]!) });
    const dealt = table.newDeal();
    table.parentElement!.append(table);
    await dealt;
    expect(table.deal).to.equal("1000000");
  });
});

describe("where no deal is found that can be won", () => {
  const answering = (answer: ConstructorParameters<typeof Solvers>[0]): void => {
    solvers.restore();
    solvers = new Solvers(answer);
  };

  it("one is dealt all the same after some tries: all are lost, or nothing is known of any", async () => {
    for (const verdict of ["lost", "unknown"] as const) {
      answering(() => ({ verdict }));
      let drawn = 0;
      const environment = testEnvironment({ random: () => drawn++ });
      const table = await winnable({ environment });
      expect([table.deal, drawn, solvers.open.size], verdict).to.deep.equal(["30", 30, 0]);
    }
  });

  it("one is dealt at once where the solver fails", async () => {
    answering(() => ({ verdict: "unknown", failure: "out of memory" }));
    const table = await winnable({ environment: drawing(7, 8) });
    await table.newDeal();
    expect(table.deal).to.equal("8");
    expect(solvers.asked).to.deep.equal(["7", "8"]);
  });

  it("one is dealt where what looks for it cannot be loaded, and the next is looked for again", async () => {
    const deals = NewDeals.prototype as unknown as { fetch: () => Promise<unknown> };
    const { fetch } = deals;
    deals.fetch = () => Promise.reject(new TypeError("the network is away"));
    try {
      const table = await winnable({ environment: drawing(7, 8, 1_000_000) });
      await table.newDeal();
      expect([table.deal, solvers.made]).to.deep.equal(["8", 0]);
      deals.fetch = fetch;
      await table.newDeal();
      expect(table.deal).to.equal("1000000");
      expect(solvers.made).to.be.above(0);
    } finally {
      deals.fetch = fetch;
    }
  });

  it("one is dealt after a while where the solver never answers, and it is said that the table looks for one", async () => {
    answering(() => undefined);
    const { runs, restore } = holdTimers(500, 2000);
    try {
      const table = await winnable({ deal: "22", environment: drawing(7) });
      const dealt = table.newDeal();
      await waitUntil(() => runs.size === 2, "it is looked for");
      expect(noticeOf(table)).to.equal(undefined);
      runs.get(500)!();
      await table.updateComplete;
      expect([noticeOf(table), spokenBy(table)]).to.deep.equal(Array(2).fill(LOOKING));
      runs.get(2000)!();
      await dealt;
      await table.updateComplete;
      expect([table.deal, noticeOf(table), solvers.open.size]).to.deep.equal(["7", undefined, 0]);
    } finally {
      restore();
    }
  });

  it("the search is called off by Esc, once no card is picked up and no dialog is open", async () => {
    answering(() => undefined);
    const { runs, restore } = holdTimers(500, 1000, 2000);
    try {
      const table = await winnable({ deal: "22", environment: drawing(7) });
      const heard = listen(table);
      const { session } = insideOf(table).table!;
      play(table, "T1-R2");
      table.focus();
      await sendKeys({ press: "Space" });
      const dealt = table.newDeal();
      await waitUntil(() => runs.has(2000), "it is looked for");
      runs.get(500)!();
      await table.updateComplete;
      expect([session.selection !== undefined, noticeOf(table)]).to.deep.equal([true, LOOKING]);
      await sendKeys({ press: "Escape" });
      await table.updateComplete;
      expect([session.selection, noticeOf(table)]).to.deep.equal([undefined, LOOKING]);
      table.showRules();
      await waitUntil(() => dialogOf(table), "the rules open");
      await sendKeys({ press: "Escape" });
      await waitUntil(() => !dialogOf(table), "they are closed");
      expect(noticeOf(table)).to.equal(LOOKING);
      await sendKeys({ press: "Escape" });
      await waitUntil(() => noticeOf(table) === undefined, "it is called off");
      expect(spokenBy(table)).to.equal("This deal stays.");
      void table.newDeal();
      table.undo();
      await sendKeys({ press: "Escape" });
      await waitUntil(() => heard["undo"], "what was called for behind it is done");
      runs.get(2000)!();
      await dealt;
      expect([table.deal, table.log, heard["deal"]]).to.deep.equal(["22", "", undefined]);
    } finally {
      restore();
    }
  });

  it("one that is looked for takes no notice of a wrong setting away", async () => {
    answering(() => undefined);
    const { runs, restore } = holdTimers(500, 2000);
    const told = "The attribute felt is “blue”; it may be auto, sage, linen, slate, pine.";
    try {
      const table = await winnable({ deal: "22", environment: drawing(7) });
      table.felt = "blue" as "sage";
      const dealt = table.newDeal();
      await waitUntil(() => runs.size === 2 && noticeOf(table), "it is looked for, and told");
      runs.get(500)!();
      await table.updateComplete;
      expect([noticeOf(table), spokenBy(table)]).to.deep.equal([told, LOOKING]);
      runs.get(2000)!();
      await dealt;
      await table.updateComplete;
      expect([table.deal, noticeOf(table)]).to.deep.equal(["7", told]);
    } finally {
      restore();
    }
  });

  it("none has to be found by a worker: a page may forbid them", async () => {
    solvers.restore();
    window.Worker = new Proxy(Solvers.Real, {
      construct: () => {
        throw new DOMException("no", "SecurityError");
      },
    });
    const table = await winnable({ environment: drawing(...DEALS["penguin"]!) });
    expect(table.deal).to.equal("1000000");
    await table.newDeal();
    expect(table.deal).to.equal("1000001");
  });
});
