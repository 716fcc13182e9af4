import { expect, fixture, html } from "@open-wc/testing";
import type { SolitaireTable } from "../src/index.js";
import { buttonOf, noticeOf, play, surroundingsOf, tableOf, testEnvironment } from "./table.js";
import { waitUntil } from "./wait-until.js";

/** With the browser's own locks, which other tabs have too. */
const openTable = (deal: string, lang = "en"): Promise<SolitaireTable> =>
  tableOf({ game: "penguin", deal, lang, environment: testEnvironment({ leases: undefined }) });

/** Another tab, as far as locks go, that has a game of a deal open. */
const openElsewhere = async (deal: string): Promise<() => void> => {
  const frame = await fixture<HTMLIFrameElement>(html`<iframe title="another tab"></iframe>`);
  return new Promise((opened, failed) => {
    frame
      .contentWindow!.navigator.locks.request(`solitaire-table/1/game/penguin@1/${deal}/0`, () => {
        return new Promise<void>((close) => opened(close));
      })
      .catch(failed);
  });
};

const isTold = (table: SolitaireTable): Promise<void> =>
  waitUntil(() => noticeOf(table)?.includes("open in another tab"), "it is told");
const isSilent = (table: SolitaireTable): Promise<void> =>
  waitUntil(() => noticeOf(table) === undefined, "nothing is told any more");

describe("a deal that is open in another tab", () => {
  it("is told of, visibly and aloud, until it is closed there", async () => {
    const close = await openElsewhere("22");
    const table = await openTable("22");
    await isTold(table);
    expect(surroundingsOf(table).notices.spoken).to.contain("open in another tab");
    close();
    await isSilent(table);
  });

  it("is told of in Russian", async () => {
    await openElsewhere("23");
    const table = await openTable("23", "ru");
    await waitUntil(() => noticeOf(table), "it is told");
    expect(noticeOf(table)).to.contain("открыт и в другой вкладке");
  });

  it("is told of once, and no longer than it lies on the table", async () => {
    await openElsewhere("24");
    const table = await openTable("24");
    await isTold(table);
    table.deal = "25";
    await isSilent(table);
    table.deal = "24";
    await isTold(table);
    buttonOf(table, "Dismiss").click();
    await isSilent(table);
    play(table, "T1-R1");
    await table.updateComplete;
    expect(table.log).to.equal("T1-R1");
    expect(noticeOf(table)).to.equal(undefined);
  });

  it("is not one that lies on another table of the page", async () => {
    const tables = [await openTable("26"), await openTable("26")];
    await openElsewhere("27");
    // Asks later than those two.
    await isTold(await openTable("27"));
    expect(tables.map(noticeOf)).to.deep.equal([undefined, undefined]);
  });

  it("does not take the place of what matters more", async () => {
    await openElsewhere("28");
    const environment = testEnvironment({ leases: undefined, kept: undefined });
    const table = await tableOf({ game: "penguin", deal: "28", environment });
    expect(noticeOf(table)).to.match(/keeps nothing/);
    await openElsewhere("29");
    await isTold(await openTable("29"));
    expect(noticeOf(table)).to.match(/keeps nothing/);
  });
});
