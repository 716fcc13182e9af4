import { expect } from "@open-wc/testing";
import type { SolitaireTable } from "../src/index.js";
import { solutionOf } from "./games.js";
import { cardOf, insideOf, play, spokenBy, tableOf } from "./table.js";
import { waitUntil } from "./wait-until.js";

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
        forth: "Deal 22 is back, 0 moves made.",
      },
    ],
    [
      "ru",
      {
        anew: "Пингвин, расклад 5: с самого начала.",
        another: "Пингвин, расклад 22: карты сданы.",
        back: "Снова расклад 5, всего 2 хода.",
        forth: "Снова расклад 22, всего 0 ходов.",
      },
    ],
  ] as const) {
    const begin = async (): Promise<SolitaireTable> => {
      const table = await tableOf({ game: "penguin", deal: "5", lang });
      play(table, "T1-R1");
      play(table, "T2-R2");
      return table;
    };

    it(`tells which game is back when a restart is undone, and that it begins anew when redone: ${lang}`, async () => {
      const table = await begin();
      expect(await saidOf(table, () => table.restart())).to.equal(said.anew);
      expect(await saidOf(table, () => table.undo())).to.equal(said.back);
      expect(await saidOf(table, () => table.redo())).to.equal(said.anew);
    });

    it(`tells which game is back when a new deal is undone and redone: ${lang}`, async () => {
      const table = await begin();
      expect(await saidOf(table, () => table.newDeal())).to.equal(said.another);
      expect(await saidOf(table, () => table.undo())).to.equal(said.back);
      expect(await saidOf(table, () => table.redo())).to.equal(said.forth);
    });
  }

  it("tells what the page lays in the place of another game, and nothing of what it begins with", async () => {
    const table = await tableOf({ game: "penguin", deal: "5" });
    expect(spokenBy(table)).to.equal("");
    play(table, "T1-R1");
    const another = async (game: string, deal: string): Promise<string> => {
      Object.assign(table, { game, deal });
      await waitUntil(() => insideOf(table).table!.session.rules.variant.id === game, "it comes");
      await table.updateComplete;
      return spokenBy(table);
    };
    expect(await another("stalactites", "3")).to.equal("Stalactites, deal 3 is dealt.");
    expect(await another("penguin", "5")).to.equal("Penguin, deal 5 is back, 1 move made.");
  });

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

  for (const [lang, over, row] of [
    [
      "en",
      ["Undone: the waste turned over.", "Redone: the waste turned over."],
      ["Undone: a row dealt.", "Redone: a row dealt."],
    ],
    [
      "ru",
      ["Отменено: переворот сброса.", "Возвращено: переворот сброса."],
      ["Отменено: сдача ряда.", "Возвращено: сдача ряда."],
    ],
  ] as const) {
    it(`tells a turn of the stock from a waste turned over and from a row dealt: ${lang}`, async () => {
      const zodiac = await tableOf({ game: "zodiac", deal: "9", lang });
      while (zodiac.position!.S) zodiac.turnStock();
      zodiac.turnStock();
      const rouge = await tableOf({ game: "rouge-et-noir", deal: "8", lang });
      rouge.turnStock();
      for (const [table, [undone, redone]] of [
        [zodiac, over],
        [rouge, row],
      ] as const) {
        expect(await saidOf(table, () => table.undo())).to.equal(undone);
        expect(await saidOf(table, () => table.redo())).to.equal(redone);
      }
    });
  }

  for (const [lang, first, up] of [
    ["en", "Ace of hearts to foundation 4", (card: string) => `${card} turned up`],
    ["ru", "Туз червей на базу 4", (card: string) => `открывается ${card}`],
  ] as const) {
    it(`tells which card is turned up: ${lang}`, async () => {
      const table = await tableOf({ game: "rouge-et-noir", deal: "8", lang });
      const moved = await saidOf(table, () => play(table, "T6-F4"));
      const [card] = cardOf(table, "T6").ariaLabel!.split(",");
      expect(moved).to.equal(`${first}; ${up(card!)}.`);
      expect(await saidOf(table, () => table.undo())).not.to.contain(card);
      const [verb, move] = lang === "en" ? ["Redone", "ace"] : ["Возвращено", "туз"];
      expect(await saidOf(table, () => table.redo())).to.equal(
        `${verb}: ${move}${first.slice(move.length)}; ${up(card!)}.`,
      );
    });
  }

  it("tells every card that is turned up while cards follow", async () => {
    const { deal, entries } = await solutionOf("rouge-et-noir");
    const table = await tableOf({ game: "rouge-et-noir", deal, autoMove: "on", motion: "calm" });
    let together = 0;
    for (const [i, entry] of entries.entries()) {
      if (!entry.startsWith("T")) continue;
      table.log = entries.slice(0, i).join(" ");
      await table.updateComplete;
      const closed = (): number => Object.values(table.position!).join(" ").split("#").length;
      const before = closed();
      const said = await saidOf(table, () => play(table, entry));
      const up = /[^;]+(?= turned up\.)/.exec(said)?.[0].split(",").length ?? 0;
      expect(up, `${entry}: ${said}`).to.equal(before - closed());
      if (up > 0 && said.includes("follow")) together++;
    }
    expect(together).to.be.above(0);
  });

  for (const [lang, solved] of [
    ["en", (n: number) => `Solved in ${n} moves.`],
    ["ru", (n: number) => `Пасьянс сошёлся за ${n} `],
  ] as const) {
    it(`tells the move that wins, and a redone one, before the win: ${lang}`, async () => {
      const { deal, entries } = await solutionOf("stalactites");
      const table = await tableOf({ game: "stalactites", deal, lang });
      table.log = entries.slice(0, -1).join(" ");
      await table.updateComplete;
      const [from = "", to = ""] = entries.at(-1)!.split("-");
      const card = cardOf(table, from).ariaLabel!;
      const number = to.slice(1);
      const won = await saidOf(table, () => play(table, entries.at(-1)!));
      const goes = `${lang === "en" ? "to foundation" : "на базу"} ${number}. ${solved(table.log.split(" ").length - 1)}`;
      expect(won.toLowerCase()).to.contain(`${card} ${goes}`.toLowerCase());
      await saidOf(table, () => table.undo());
      const again = await saidOf(table, () => table.redo());
      expect(again).to.contain(`: ${card} ${goes}`);
    });
  }

  it("tells the move that begins Zodiac's second phase, and the phase, though all that follows wins", async () => {
    const { deal, entries } = await solutionOf("zodiac", "14");
    const last = entries.findLastIndex((entry) => entry.startsWith("W-"));
    const table = await tableOf({ game: "zodiac", deal, autoMove: "on" });
    table.log = entries.slice(0, last).join(" ");
    await table.updateComplete;
    const phase = "Phase two begins: the foundations are open";
    expect(await saidOf(table, () => play(table, entries[last]!))).to.match(
      new RegExp(
        `^\\w+ of \\w+ to .+ \\d+\\. ${phase}; 104 cards follow to the foundations\\. Solved in \\d+ moves\\.$`,
      ),
    );
    expect(await saidOf(table, () => table.finish())).to.match(/^Solved in \d+ moves\.$/);
    expect(await saidOf(table, () => table.undo())).not.to.contain("Solved");
    expect(await saidOf(table, () => table.redo())).to.match(
      new RegExp(`${phase}; 104 cards follow to the foundations\\. Solved in \\d+ moves\\.$`),
    );
  });

  it("tells that Zodiac's second phase begins, though cards follow by themselves", async () => {
    const { deal, entries } = await solutionOf("zodiac");
    const last = entries.findLastIndex((entry) => entry.startsWith("W-"));
    const table = await tableOf({ game: "zodiac", deal, autoMove: "on", motion: "calm" });
    table.log = entries.slice(0, last).join(" ");
    await table.updateComplete;
    const said = await saidOf(table, () => play(table, entries[last]!));
    expect(said).to.match(/Phase two begins: the foundations are open; \d+ cards follow to the foundations\.$/);
  });

  for (const [lang, back, forth] of [
    ["en", "; 3 cards come back from the foundations. Phase one again.", "; 3 cards follow to the foundations."],
    ["ru", "; с баз обратно: 3 карты. Снова первая фаза.", "; следом на базы: 3 карты."],
  ] as const) {
    it(`tells how many cards come back by undo with the move that they followed, and follow it again: ${lang}`, async () => {
      const { deal, entries } = await solutionOf("zodiac");
      const last = entries.findLastIndex((entry) => entry.startsWith("W-"));
      const table = await tableOf({ game: "zodiac", deal, autoMove: "on", lang });
      table.log = entries.slice(0, last).join(" ");
      await table.updateComplete;
      const said = await saidOf(table, () => play(table, entries[last]!));
      const n = /\d+(?=\D+$)/.exec(said)![0];
      const count = (sentence: string): string => sentence.replace(/\d+ (?:cards?|карт\S*)/, `${n} N`);
      expect(count(said).endsWith(count(forth)), said).to.equal(true);
      const undone = await saidOf(table, () => table.undo());
      expect(count(undone).endsWith(count(back)), undone).to.equal(true);
      const redone = await saidOf(table, () => table.redo());
      expect(count(redone).endsWith(count(forth)), redone).to.equal(true);
    });
  }

  it("tells after turns of the stock and the pick of an interval that no card has followed", async () => {
    const zodiac = await tableOf({ game: "zodiac", deal: "9", autoMove: "on" });
    zodiac.nextPlayable();
    expect(await saidOf(zodiac, () => zodiac.undo())).not.to.contain("come");
    const stalactites = await tableOf({ game: "stalactites", deal: "3", autoMove: "on" });
    play(stalactites, "T1-F1");
    const followed = /\d+ cards? follow/.exec(spokenBy(stalactites))?.[0];
    await saidOf(stalactites, () => stalactites.undo());
    expect(/\d+ cards? follow/.exec(await saidOf(stalactites, () => stalactites.redo()))?.[0]).to.equal(followed);
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
