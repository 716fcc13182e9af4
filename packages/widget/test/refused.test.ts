import { expect } from "@open-wc/testing";
import type { SolitaireTable } from "../src/index.js";
import { solutionOf } from "./games.js";
import { cardOf, insideOf, play, spokenBy, tableOf } from "./table.js";

/** Presses a card or a place, and answers what is said of it. */
const press = async (table: SolitaireTable, pile: string, count = 1): Promise<string> => {
  cardOf(table, pile, count).click();
  await table.updateComplete;
  return spokenBy(table);
};

describe("who presses where a card does not go", () => {
  for (const [lang, said] of [
    [
      "en",
      {
        misfit:
          "Jack of diamonds does not go to foundation 1: foundations build up in suit, one card at a time, from the beak's rank and around the corner; nothing leaves them. Put back.",
        other: "Jack of diamonds put back; 6 of hearts picked up, 7 places to go.",
        same: "2 cards from",
        nothing: "Flipper cell 1 is empty, and nothing is picked up.",
        run: "These cards do not move as one: ",
        home: "This stays where it is: ",
      },
    ],
    [
      "ru",
      {
        misfit:
          "Валет бубен на базу 1 не идёт: базы растут в масть по одной карте от достоинства клюва, за королём туз; с баз карты не уходят. Положено обратно.",
        other: "Валет бубен обратно, теперь в руке шестёрка червей, куда положить: 7 мест.",
        same: "В руке 2 карты от",
        nothing: "Ячейка ластов 1: здесь пусто, и в руке ничего нет.",
        run: "Вместе эти карты не ходят: ",
        home: "Отсюда так не ходят: ",
      },
    ],
  ] as const) {
    const penguin = (): Promise<SolitaireTable> => tableOf({ game: "penguin", deal: "22", lang });

    it(`is told which card goes where not, why, and that it is put back: ${lang}`, async () => {
      const table = await penguin();
      await press(table, "T1");
      expect(await press(table, "F1")).to.equal(said.misfit);
      expect(insideOf(table).table!.session.selection).to.equal(undefined);
    });

    it(`is told that another card is picked up, and that the first is put back: ${lang}`, async () => {
      const table = await penguin();
      await press(table, "T1");
      expect(await press(table, "T2")).to.equal(said.other);
    });

    it(`is told that nothing is picked up and nothing lies there: ${lang}`, async () => {
      expect(await press(await penguin(), "R1")).to.equal(said.nothing);
    });

    it(`is told why cards cannot be picked up, and whether others still are: ${lang}`, async () => {
      const table = await penguin();
      const run = await press(table, "T1", 2);
      expect(run.startsWith(said.run), run).to.equal(true);
      const back = lang === "en" ? "Put back." : "Положено обратно.";
      expect(run.endsWith(back)).to.equal(false);
      await press(table, "T1");
      const held = await press(table, "T1", 2);
      expect([held.startsWith(said.run), held.endsWith(` ${back}`)], held).to.deep.equal([true, true]);
      const home = await press(table, "F4");
      expect(home.startsWith(said.home), home).to.equal(true);
    });
  }

  it("is not told that a card of the same run is put back", async () => {
    const { deal, entries } = await solutionOf("penguin");
    const table = await tableOf({ game: "penguin", deal });
    const at = entries.findIndex((entry) => /^T\d-T\d:/.test(entry));
    for (const entry of entries.slice(0, at)) play(table, entry);
    const [, from = "", count] = /^(T\d)-T\d:(\d)$/.exec(entries[at]!)!;
    await press(table, from);
    expect(await press(table, from, Number(count))).to.match(/^\d cards from \w+ of \w+ picked up, /);
  });

  it("learns nothing of cards that lie face down", async () => {
    const table = await tableOf({ game: "rouge-et-noir", deal: "8" });
    const said = await press(table, "T5", 2);
    expect(said).to.match(/^These cards do not move as one: /);
    expect(said).not.to.match(/ of (?:clubs|spades|hearts|diamonds)/);
  });

  it("is told of several cards what is told of one", async () => {
    const { deal, entries } = await solutionOf("penguin");
    const table = await tableOf({ game: "penguin", deal });
    const at = entries.findIndex((entry) => /^T\d-T\d:/.test(entry));
    for (const entry of entries.slice(0, at)) play(table, entry);
    const [, from = "", count] = /^(T\d)-T\d:(\d)$/.exec(entries[at]!)!;
    await press(table, from, Number(count));
    const { position, rules } = insideOf(table).table!.session;
    const cell = rules.pileNames.find((pile, i) => pile.startsWith("R") && position.isEmpty(i))!;
    expect(await press(table, cell)).to.match(
      /^\d cards from \w+ of \w+ do not go to flipper cell \d: .+\. Put back\.$/,
    );
  });
});
