import { expect } from "@open-wc/testing";
import type { SolitaireTable } from "../src/index.js";
import { play, spokenBy, tableOf } from "./table.js";

/** What is said of something that is done. */
const saidOf = async (table: SolitaireTable, act: () => unknown): Promise<string> => {
  await act();
  await table.updateComplete;
  return spokenBy(table);
};

describe("what is spoken", () => {
  for (const [lang, said] of [
    [
      "en",
      {
        anew: "Penguin, deal 5 begins anew.",
        another: "Penguin, deal 22 is dealt.",
        back: "Deal 5 is back, 2 moves made.",
        fresh: "Deal 5 is back, 0 moves made.",
        forth: "Deal 22 is back, 0 moves made.",
      },
    ],
    [
      "ru",
      {
        anew: "Пингвин, расклад 5: с самого начала.",
        another: "Пингвин, расклад 22: карты сданы.",
        back: "Вернулся расклад 5, всего 2 хода.",
        fresh: "Вернулся расклад 5, всего 0 ходов.",
        forth: "Вернулся расклад 22, всего 0 ходов.",
      },
    ],
  ] as const) {
    const begin = async (): Promise<SolitaireTable> => {
      const table = await tableOf({ game: "penguin", deal: "5", lang });
      play(table, "T1-R1");
      play(table, "T2-R2");
      return table;
    };

    it(`tells which game is back when a restart is undone and redone: ${lang}`, async () => {
      const table = await begin();
      expect(await saidOf(table, () => table.restart())).to.equal(said.anew);
      expect(await saidOf(table, () => table.undo())).to.equal(said.back);
      expect(await saidOf(table, () => table.redo())).to.equal(said.fresh);
    });

    it(`tells which game is back when a new deal is undone and redone: ${lang}`, async () => {
      const table = await begin();
      expect(await saidOf(table, () => table.newDeal())).to.equal(said.another);
      expect(await saidOf(table, () => table.undo())).to.equal(said.back);
      expect(await saidOf(table, () => table.redo())).to.equal(said.forth);
    });
  }
});
