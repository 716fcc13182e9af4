import { expect } from "@open-wc/testing";
import { setViewport } from "@web/test-runner-commands";
import type { SolitaireTable } from "../src/index.js";
import { serving } from "./daily-api.js";
import { Solvers } from "./solvers.js";
import { noticeOf, play, spokenBy, tableOf, testEnvironment } from "./table.js";
import { waitUntil } from "./wait-until.js";

/** The daily of a server that has won it, or has not. Penguin 22 can be won, from its deal and after this move. */
const daily = (par: number | undefined, more: Partial<SolitaireTable> = {}): Promise<SolitaireTable> => {
  const answer = { date: "2026-11-30", game: "penguin", rules: "penguin@1", deal: "22", par };
  const environment = testEnvironment({ fetch: serving(answer), date: () => Date.parse("2026-11-30T12:00Z") });
  return tableOf({ game: "penguin", daily: true, api: "https://api.example/", noVerdict: false, environment, ...more });
};
const MOVE = "T2-R6";

const verdictIs = (table: SolitaireTable, words: string): Promise<void> =>
  waitUntil(() => table.shadowRoot!.querySelector(".verdict")?.textContent?.trim() === words, `the verdict: ${words}`);

let solvers: Solvers;
const answering = (answer?: ConstructorParameters<typeof Solvers>[0]): void => void (solvers = new Solvers(answer));

before(() => setViewport({ width: 1280, height: 900 }));
afterEach(() => solvers.restore());

describe("a daily that the server has won", () => {
  it("is winnable at once, without the solver, as long as no card has moved", async () => {
    answering(() => undefined);
    const table = await daily(80);
    await verdictIs(table, "Winnable");
    expect(solvers.asked).to.deep.equal([]);
    play(table, MOVE);
    await verdictIs(table, "Not known yet");
    await waitUntil(() => solvers.asked.length > 0, "the solver is asked");
    table.undo();
    await verdictIs(table, "Winnable");
  });

  it("is not known of where the server has not", async () => {
    answering(() => undefined);
    const table = await daily(undefined);
    await verdictIs(table, "Not known yet");
    await waitUntil(() => solvers.asked.length > 0, "the solver is asked");
    expect(solvers.asked).to.deep.equal(["22"]);
  });

  it("has the solver look for its moves when a hint is asked", async () => {
    answering();
    const table = await daily(80);
    await verdictIs(table, "Winnable");
    table.hint();
    await waitUntil(() => spokenBy(table).startsWith("Hint: "), "the hint comes");
    expect(solvers.asked).to.deep.equal(["22"]);
    table.hint();
    expect(solvers.asked, "once").to.deep.equal(["22"]);
  });

  it("stays winnable where the solver of the page finds nothing, and says so once a hint is asked", async () => {
    answering(() => ({ verdict: "unknown" }));
    const table = await daily(80);
    table.hint();
    await waitUntil(() => noticeOf(table) === "No hint: no way to win is known from here.", "it is told");
    await verdictIs(table, "Winnable");
    expect(solvers.asked).to.deep.equal(["22"]);
  });

  it("is believed no longer once the solver proves the contrary", async () => {
    answering(() => ({ verdict: "lost" }));
    const table = await daily(80);
    table.hint();
    await verdictIs(table, "Not winnable");
    expect(solvers.asked).to.deep.equal(["22"]);
  });

  it("is where a lost game leads back to, at the least", async () => {
    answering(() => ({ verdict: "lost" }));
    const table = await daily(80);
    play(table, MOVE);
    await waitUntil(() => table.shadowRoot!.querySelector(".return"), "the way back");
    table.backToWinnable();
    expect(table.log).to.equal("");
  });
});
