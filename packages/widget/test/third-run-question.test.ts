import { expect } from "@open-wc/testing";
import { solutionOf } from "./games.js";
import { putAway, reach, STATES } from "./states.js";
import { beforeThirdRun } from "./third-run.js";
import { insideOf, play, surroundingsOf } from "./table.js";
import { waitUntil } from "./wait-until.js";

/** Phones, upright and on their side, and a wide window. */
const SIZES = [
  [320, 568],
  [360, 740],
  [390, 844],
  [740, 360],
  [844, 390],
  [1440, 900],
] as const;

const isUnder = (over: DOMRect, element: Element): boolean => {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return left < over.right && right > over.left && top < over.bottom && bottom > over.top;
};

const asking = STATES.find(({ name }) => name === "the warning of a third run")!;

/** The same with all cards but the two runs in the columns, most of them long. */
const crowded: typeof asking = {
  ...asking,
  async reach(make) {
    const { deal } = await solutionOf("rouge-et-noir");
    const table = await make({ game: "rouge-et-noir", deal });
    const to = await beforeThirdRun(table);
    const { session } = insideOf(table).table!;
    const { position: pos, rules } = session;
    const pile = (name: string): number => rules.pileIndex(name);
    const reds = new Set(["F5", "F6", "F7", "F8"].filter((name) => pos.size(pile(name)) > 0).slice(0, 2));
    const left = rules.pileNames.filter((name) => name.startsWith("F") && !reds.has(name));
    const columns = ["T4", "T6", "T8", "T10"];
    let dealt = 0;
    for (const name of left) {
      while (pos.size(pile(name)) > 0) pos.carry(pile(name), pile(columns[dealt++ % columns.length]!), 1);
    }
    session.choose(-1);
    insideOf(table).table!.draw();
    play(table, `T1-${to}:13`);
    await waitUntil(() => table.shadowRoot!.querySelector(".notice"), "it asks");
    return table;
  },
};

describe("the question of a third run", () => {
  afterEach(putAway);

  for (const lang of ["en", "ru"] as const) {
    for (const [width, height] of SIZES) {
      it(`has its answers after its sentence, and lies over no card, with ${width} × ${height} in ${lang}`, async () => {
        const table = await reach(asking, { width, height, lang });
        await waitUntil(() => surroundingsOf(table).afterDrawing, "what finds it a place has loaded");
        table.requestUpdate();
        await table.updateComplete;
        const { board, table: inside } = insideOf(table);
        const notice = table.shadowRoot!.querySelector(".notice")!;
        const [sentence, answers] = ["p", "div"].map((name) => notice.querySelector(name)!.getBoundingClientRect());
        const isBelow = answers!.top > sentence!.bottom - 1;
        expect(isBelow || answers!.left > sentence!.right - 1).to.equal(true);
        const over = notice.getBoundingClientRect();
        const under = inside!.places.filter((place) => isUnder(over, board.elementOf(place.pile, place.index)!));
        expect(under).to.deep.equal([]);
      });
    }
  }

  for (const [width, height] of [
    [320, 568],
    [360, 740],
    [390, 664],
    [740, 360],
    [768, 1024],
    [1440, 900],
  ] as const) {
    it(`lies neither over the run nor over where it goes where cards lie all over the felt, with ${width} × ${height}`, async () => {
      const table = await reach(crowded, { width, height });
      await waitUntil(() => surroundingsOf(table).afterDrawing, "what finds it a place has loaded");
      table.requestUpdate();
      await table.updateComplete;
      const { board, table: inside } = insideOf(table);
      const over = table.shadowRoot!.querySelector(".notice")!.getBoundingClientRect();
      const { session } = inside!;
      const names = session.askedAbout.map((pile) => session.rules.pileNames[pile]!);
      expect(names.length).to.equal(2);
      const under = inside!.places.filter(
        ({ pile, index }) => names.includes(pile) && isUnder(over, board.elementOf(pile, index)!),
      );
      expect(under).to.deep.equal([]);
    });
  }
});
