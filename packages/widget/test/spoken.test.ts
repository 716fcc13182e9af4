import { expect } from "@open-wc/testing";
import type { SolitaireTable } from "../src/index.js";
import { solutionOf } from "./games.js";
import { cardOf, play, spokenBy, tableOf } from "./table.js";

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

  for (const [lang, back, forth] of [
    ["en", "Phase one again.", "Phase two begins: the foundations are open."],
    ["ru", "Снова первая фаза.", "Началась вторая фаза: базы открыты."],
  ] as const) {
    it(`tells that undo leads back into Zodiac's first phase, and redo out of it: ${lang}`, async () => {
      const { deal, entries } = await solutionOf("zodiac");
      const last = entries.findLastIndex((entry) => entry.startsWith("W-"));
      const table = await tableOf({ game: "zodiac", deal, lang });
      table.log = entries.slice(0, last).join(" ");
      await table.updateComplete;
      const isTold = async (phase: string, act: () => void): Promise<void> => {
        const said = await saidOf(table, act);
        expect(said.endsWith(` ${phase}`), said).to.equal(true);
      };
      await isTold(forth, () => play(table, entries[last]!));
      await isTold(back, () => table.undo());
      await isTold(forth, () => table.redo());
    });
  }

  it("tells that Zodiac's second phase begins, though cards follow by themselves", async () => {
    const { deal, entries } = await solutionOf("zodiac");
    const last = entries.findLastIndex((entry) => entry.startsWith("W-"));
    const table = await tableOf({ game: "zodiac", deal, autoMove: "on", motion: "calm" });
    table.log = entries.slice(0, last).join(" ");
    await table.updateComplete;
    const said = await saidOf(table, () => play(table, entries[last]!));
    expect(said).to.match(/Phase two begins: the foundations are open; \d+ cards follow to the foundations\.$/);
  });

  for (const [lang, card, pick, stock] of [
    [
      "en",
      ["Undone: jack of diamonds back to column 1.", "Redone: jack of diamonds to flipper cell 3."],
      ["Undone: ace of hearts back to column 1.", "Redone: ace of hearts to foundation 1."],
      ["Undone: 2 turns of the stock.", "Redone: 2 turns of the stock."],
    ],
    [
      "ru",
      ["Отменено: валет бубен обратно на столбец 1.", "Возвращено: валет бубен в ячейку ластов 3."],
      ["Отменено: туз червей обратно на столбец 1.", "Возвращено: туз червей на базу 1."],
      ["Отменено: 2 хода колоды.", "Возвращено: 2 хода колоды."],
    ],
  ] as const) {
    const expectBoth = async (table: SolitaireTable, [undone, redone]: readonly [string, string]): Promise<void> => {
      expect(await saidOf(table, () => table.undo())).to.equal(undone);
      expect(await saidOf(table, () => table.redo())).to.equal(redone);
    };

    it(`tells what undo and redo move: ${lang}`, async () => {
      const penguin = await tableOf({ game: "penguin", deal: "22", lang });
      play(penguin, "T1-R3");
      await expectBoth(penguin, card);
      const stalactites = await tableOf({ game: "stalactites", deal: "3", lang });
      play(stalactites, "T1-F1");
      await expectBoth(stalactites, pick);
    });

    it(`tells of turns of the stock how many undo and redo take: ${lang}`, async () => {
      const table = await tableOf({ game: "zodiac", deal: "9", lang });
      table.nextPlayable();
      await expectBoth(table, stock);
    });
  }

  it("tells of a run by its first card, where it lies again and where it goes", async () => {
    const { deal, entries } = await solutionOf("penguin");
    const at = entries.findIndex((entry) => /^T\d-T\d:/.test(entry));
    const [, from, to, count] = /^T(\d)-T(\d):(\d)$/.exec(entries[at]!)!;
    const table = await tableOf({ game: "penguin", deal });
    table.log = entries.slice(0, at).join(" ");
    await table.updateComplete;
    play(table, entries[at]!);
    const first = cardOf(table, `T${to}`, Number(count)).ariaLabel!;
    expect(await saidOf(table, () => table.undo())).to.equal(
      `Undone: ${count} cards from ${first} back to column ${from}.`,
    );
    expect(await saidOf(table, () => table.redo())).to.equal(`Redone: ${count} cards from ${first} to column ${to}.`);
  });
});
