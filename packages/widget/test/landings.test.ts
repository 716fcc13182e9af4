import { expect, nextFrame } from "@open-wc/testing";
import { setViewport } from "@web/test-runner-commands";
import type { SolitaireTable } from "../src/index.js";
import { cardOf, insideOf, play, replayOn } from "./table.js";
import { lowTable } from "./tall-columns.js";
import { waitUntil } from "./wait-until.js";

before(() => setViewport({ width: 1280, height: 900 }));

const isSeen = (table: SolitaireTable, pile: string, count = 1): boolean => {
  const [card, felt] = [cardOf(table, pile, count), table.shadowRoot!.querySelector(".felt")!].map((each) =>
    each.getBoundingClientRect(),
  );
  return card!.top >= felt!.top && card!.bottom <= felt!.bottom;
};

/** Lets whatever would scroll begin to. */
const settle = async (): Promise<void> => {
  for (let frames = 0; frames < 3; frames++) await nextFrame();
};

describe("cards that land out of sight on a felt that scrolls", () => {
  it("are brought into sight, as they are played, taken back and played again", async () => {
    const { table, felt } = await lowTable();
    felt.scrollTop = felt.scrollHeight;
    await nextFrame();
    expect(isSeen(table, "T6"), "T6 is out of sight").to.equal(false);
    play(table, "T2-T6:3");
    await waitUntil(() => isSeen(table, "T6"), "they are seen in T6");
    felt.scrollTop = 0;
    await nextFrame();
    table.undo();
    expect(isSeen(table, "T2"), "T2 ends out of sight").to.equal(false);
    await waitUntil(() => isSeen(table, "T2"), "they are seen in T2");
    felt.scrollTop = felt.scrollHeight;
    await nextFrame();
    table.redo();
    await waitUntil(() => isSeen(table, "T6"), "they are seen in T6 again");
  });

  it("are brought into sight in a replay", async () => {
    const { table, felt } = await lowTable();
    play(table, "T2-T6:3");
    table.showReplay();
    const replay = await replayOn(table);
    replay.go(replay.length);
    await table.updateComplete;
    await waitUntil(() => isSeen(table, "T6"), "they are seen in T6");
    felt.scrollTop = 0;
    await nextFrame();
    replay.go(replay.length - 1);
    const { board } = insideOf(table);
    const last = (): DOMRect => board.elementOf("T2", board.topOf("T2"))!.getBoundingClientRect();
    expect(last().bottom, "T2 ends out of sight").to.be.above(felt.getBoundingClientRect().bottom);
    await waitUntil(() => last().bottom <= felt.getBoundingClientRect().bottom, "they are seen in T2");
  });

  it("are not followed to the foundations, nor where some of several are seen", async () => {
    const { table, entries, felt } = await lowTable();
    const home = entries.findIndex((entry, i) => i >= 60 && /-F\d$/.test(entry));
    table.log = entries.slice(0, home).join(" ");
    await table.updateComplete;
    felt.scrollTop = felt.scrollHeight;
    await nextFrame();
    const at = felt.scrollTop;
    expect(at).to.be.above(30);
    play(table, entries[home]!);
    await settle();
    expect(felt.scrollTop, "home").to.equal(at);
    const row = entries.lastIndexOf("S");
    table.log = entries.slice(0, row).join(" ");
    await table.updateComplete;
    felt.scrollTop = felt.scrollHeight;
    await nextFrame();
    const before = felt.scrollTop;
    expect([row > 0, before > 0]).to.deep.equal([true, true]);
    play(table, "S");
    await settle();
    expect(felt.scrollTop, "a row").to.equal(before);
  });
});
