import { expect } from "@open-wc/testing";
import { resetMouse, sendMouse, setViewport } from "@web/test-runner-commands";
import type { SolitaireTable } from "../src/index.js";
import type { Session } from "../src/session/session.js";
import { solutionOf } from "./games.js";
import { press as pressKeys } from "./press.js";
import {
  buttonOf,
  cardOf,
  clickOn,
  dialogOf,
  dragOver,
  insideOf,
  noticeOf,
  play,
  pointOf,
  spokenBy,
  surroundingsOf,
  tableOf,
} from "./table.js";
import { waitUntil } from "./wait-until.js";

const sessionIn = (table: SolitaireTable): Session => insideOf(table).table!.session;

/** Presses a card or a place, and answers what is said of it. */
const press = async (table: SolitaireTable, pile: string, count = 1): Promise<string> => {
  cardOf(table, pile, count).click();
  await table.updateComplete;
  return spokenBy(table);
};

/** A game of Penguin in which several cards move as one next: from which pile, and how many. */
const beforeRun = async (): Promise<{ table: SolitaireTable; from: string; count: number }> => {
  const { deal, entries } = await solutionOf("penguin");
  const table = await tableOf({ game: "penguin", deal });
  const at = entries.findIndex((entry) => /^T\d-T\d:/.test(entry));
  for (const entry of entries.slice(0, at)) play(table, entry);
  const [, from = "", count] = /^(T\d)-T\d:(\d)$/.exec(entries[at]!)!;
  return { table, from, count: Number(count) };
};

describe("who presses where a card does not go", () => {
  for (const [lang, rule] of [
    ["en", "a column gives its exposed card and takes none."],
    ["ru", "со столбцов только берут, по одной последней карте."],
  ] as const) {
    it(`is told of Stalactites' columns which card it is that they give: ${lang}`, async () => {
      const table = await tableOf({ game: "stalactites", deal: "3", lang });
      expect(await press(table, "T1", 2)).to.contain(rule);
    });
  }

  for (const [lang, said] of [
    [
      "en",
      {
        misfit:
          "Jack of diamonds does not go to foundation 1: foundations build up in suit, one card at a time, from the beak's rank, ace on king. Put back.",
        other: "Jack of diamonds put back; 6 of hearts picked up, 7 places to go.",
        same: "2 cards from",
        nothing: "Flipper cell 1 is empty, and nothing is picked up.",
        run: "These cards do not move as one; ",
        home: "This stays where it is: nothing leaves foundation 4.",
      },
    ],
    [
      "ru",
      {
        misfit:
          "Валет бубен на базу 1 не идёт: базы растут в масть по одной карте от достоинства клюва, за королём туз. Положено обратно.",
        other: "Валет бубен обратно, теперь в руке шестёрка червей, куда положить: 7 мест.",
        same: "В руке 2 карты от",
        nothing: "Ячейка ластов 1: здесь пусто, и в руке ничего нет.",
        run: "Вместе эти карты не ходят; ",
        home: "Отсюда не ходят: с баз карты не уходят.",
      },
    ],
  ] as const) {
    const penguin = (): Promise<SolitaireTable> => tableOf({ game: "penguin", deal: "22", lang });

    it(`is told which card goes where not, why, and that it is put back: ${lang}`, async () => {
      const table = await penguin();
      await press(table, "T1");
      expect(await press(table, "F1")).to.equal(said.misfit);
      expect(sessionIn(table).selection).to.equal(undefined);
    });

    it(`is told the same when the card is dragged there: ${lang}`, async () => {
      const table = await penguin();
      await dragOver(table, "T1", "F1");
      await sendMouse({ type: "up" });
      await table.updateComplete;
      expect(spokenBy(table)).to.equal(said.misfit);
      expect(table.log).to.equal("");
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
      expect(home).to.equal(said.home);
    });
  }

  it("is not told that a card of the same run is put back", async () => {
    const { table, from, count } = await beforeRun();
    await press(table, from);
    expect(await press(table, from, count)).to.match(/^\d cards from \w+ of \w+ picked up, /);
  });

  it("learns nothing of cards that lie face down", async () => {
    const table = await tableOf({ game: "rouge-et-noir", deal: "8" });
    const said = await press(table, "T5", 2);
    expect(said).to.equal("A card that lies face down is not moved.");
  });

  it("is told of several cards what is told of one", async () => {
    const { table, from, count } = await beforeRun();
    await press(table, from, count);
    const { position, rules } = sessionIn(table);
    const cell = rules.pileNames.find((pile, i) => pile.startsWith("R") && position.isEmpty(i))!;
    expect(await press(table, cell)).to.match(
      /^\d cards from \w+ of \w+ do not go to flipper cell \d: .+\. Put back\.$/,
    );
  });
});

describe("who presses cards that have no place to go", () => {
  for (const [game, log, pile, count, lang, told] of [
    ["zodiac", "", "T3", 1, "en", /^\w+ of \w+ has no place to go now; foundations open in phase two\.$/],
    ["zodiac", "", "T3", 1, "ru", /^[А-Яё][а-яё]+ [а-яё]+ сейчас никуда не идёт; базы открываются во второй фазе\.$/],
    ["zodiac-classic", "", "T3", 1, "en", /; foundations open in phase two\.$/],
    ["rouge-et-noir", "", "T2", 1, "en", /^\w+ of \w+ has no place to go now\.$/],
    ["penguin", "1", "T6", 2, "en", /^2 cards from \w+ of \w+ have no place to go now\.$/],
    ["penguin", "1", "T6", 2, "ru", /^2 карты от [а-яё]+ [а-яё]+ сейчас никуда не идут\.$/],
  ] as const) {
    it(`reads so, and they stay: ${game}, ${pile}, ${lang}`, async () => {
      const { deal, entries } = await solutionOf(game);
      const table = await tableOf({ game, deal, lang });
      table.log = entries.slice(0, Number(log)).join(" ");
      await table.updateComplete;
      const said = await press(table, pile, count);
      expect(said).to.match(told);
      expect(noticeOf(table)).to.equal(said);
      expect(cardOf(table, pile, count).ariaPressed).not.to.equal("true");
      cardOf(table, pile, count).focus();
      await pressKeys("q");
      expect(noticeOf(table)).to.equal(undefined);
      await pressKeys("Space");
      await table.updateComplete;
      expect(noticeOf(table)).to.equal(said);
      expect(sessionIn(table).selection).to.equal(undefined);
    });
  }

  it("is told why those in the hand do not go there, and that they are put back", async () => {
    const table = await tableOf({ game: "rouge-et-noir", deal: "8" });
    await press(table, "T1");
    const said = await press(table, "T2");
    expect(said).to.match(
      /^\w+ of \w+ does not go to column 2: columns build down in alternating colours\. Put back\.$/,
    );
    expect(noticeOf(table)).to.equal("Columns build down in alternating colours.");
    expect(sessionIn(table).selection).to.equal(undefined);
  });

  for (const [game, deal, from, to, told] of [
    ["zodiac", "9", "T3", "T5", /^\w+ of \w+ has no place to go now; foundations open in phase two\.$/],
    ["zodiac", "9", "R3", "F1", /^Foundations open in phase two\.$/],
    ["rouge-et-noir", "8", "T2", "T1", /^Columns build down in alternating colours\.$/],
  ] as const) {
    it(`can carry them all the same, and learns where they are let go why not there: ${game}, ${from}`, async () => {
      const table = await tableOf({ game, deal });
      await dragOver(table, from, to);
      expect(insideOf(table).table!.held?.count).to.equal(1);
      await sendMouse({ type: "up" });
      await table.updateComplete;
      expect(noticeOf(table)).to.match(told);
    });
  }
});

/** Drags a card a little way by a finger. */
const dragByFinger = (table: SolitaireTable, pile: string, count: number): void => {
  const [clientX, y] = pointOf(table, pile, count);
  const card = cardOf(table, pile, count);
  for (const [type, dy] of [
    ["pointerdown", 0],
    ["pointermove", 30],
    ["pointerup", 30],
  ] as const) {
    const touch = { bubbles: true, composed: true, pointerId: 9, pointerType: "touch", clientX, clientY: y + dy };
    card.dispatchEvent(new PointerEvent(type, { ...touch, buttons: type === "pointerup" ? 0 : 1 }));
  }
};

const dragByMouse = async (table: SolitaireTable, pile: string, count: number): Promise<void> => {
  const [x, y] = pointOf(table, pile, count);
  await sendMouse({ type: "move", position: [x, y] });
  await sendMouse({ type: "down" });
  await sendMouse({ type: "move", position: [x, y + 30] });
  await sendMouse({ type: "up" });
};

describe("who drags a card that stays", () => {
  before(() => setViewport({ width: 1280, height: 900 }));

  for (const [by, drag] of [
    ["finger", dragByFinger],
    ["mouse", dragByMouse],
  ] as const) {
    for (const [game, deal, pile, count] of [
      ["penguin", "22", "T1", 2],
      ["penguin", "22", "F4", 1],
      ["rouge-et-noir", "8", "T5", 3],
    ] as const) {
      it(`by ${by} is told what a tap tells: ${game} ${pile}`, async () => {
        const table = await tableOf({ game, deal });
        const said = await press(table, pile, count);
        const shown = noticeOf(table);
        expect(said).not.to.equal("");
        expect(said).to.match(new RegExp(`${shown}$`, "i"));
        table.undo();
        await table.updateComplete;
        expect(noticeOf(table)).to.equal("Nothing to undo.");
        await drag(table, pile, count);
        await table.updateComplete;
        expect([spokenBy(table), noticeOf(table)]).to.deep.equal([said, shown]);
        expect([table.log, sessionIn(table).selection]).to.deep.equal(["", undefined]);
      });
    }
  }

  it("is not told anything of a stock or an empty place, and the last reason is gone", async () => {
    const table = await tableOf({ game: "zodiac", deal: "9" });
    for (const pile of ["S", "F1"]) {
      await press(table, "T3");
      const said = spokenBy(table);
      dragByFinger(table, pile, 1);
      await table.updateComplete;
      expect([spokenBy(table), noticeOf(table)]).to.deep.equal([said, undefined]);
    }
    expect(table.log).to.equal("");
  });
});

describe("who drags a card that goes nowhere", () => {
  before(() => setViewport({ width: 1280, height: 900 }));

  /** A card that can be picked up and goes nowhere. */
  const deadEnd = (table: SolitaireTable): string => {
    const session = sessionIn(table);
    const pile = session.rules.pileNames.findIndex(
      (_, i) => session.canLift(i, 1) && session.targets({ pile: i, count: 1 }).length === 0,
    );
    return session.rules.pileNames[pile]!;
  };

  for (const home of ["its own pile", "no pile"]) {
    it(`is told so as by a tap, as soon as it comes along, and until after it is back from ${home}`, async () => {
      const table = await tableOf({ game: "rouge-et-noir", deal: "8" });
      const pile = deadEnd(table);
      await press(table, pile);
      const why = noticeOf(table);
      expect(why).to.contain("no place to go");
      table.undo();
      await table.updateComplete;
      expect(noticeOf(table)).to.equal("Nothing to undo.");
      const [x, y] = pointOf(table, pile);
      await sendMouse({ type: "move", position: [x, y] });
      await sendMouse({ type: "down" });
      await sendMouse({ type: "move", position: [x, y + 30] });
      await waitUntil(() => noticeOf(table) === why, "it is told while the card is held");
      expect(insideOf(table).table!.handling.cards.length).to.equal(1);
      await sendMouse({ type: "move", position: home === "no pile" ? [x, 2] : [x, y] });
      await sendMouse({ type: "up" });
      await table.updateComplete;
      expect(noticeOf(table), "back").to.equal(why);
      expect([table.log, sessionIn(table).selection]).to.deep.equal(["", undefined]);
    });
  }

  it("is told of the pile that it is let go over why it does not go there", async () => {
    const table = await tableOf({ game: "rouge-et-noir", deal: "8" });
    await dragOver(table, deadEnd(table), "F1");
    const why = noticeOf(table);
    await sendMouse({ type: "up" });
    await table.updateComplete;
    expect(noticeOf(table)).not.to.equal(why);
    expect(noticeOf(table)).to.match(/^Two foundations build up/);
  });
});

describe("who drags cards back", () => {
  for (const [where, there] of [
    ["their own pile", (home: [number, number]): [number, number] => home],
    ["no pile", ([x]: [number, number]): [number, number] => [x, 2]],
  ] as const) {
    it(`to ${where} is told no more than that`, async () => {
      const table = await tableOf({ game: "penguin", deal: "22" });
      const home = pointOf(table, "T1");
      await dragOver(table, "T1", "T2");
      await sendMouse({ type: "move", position: there(home) });
      await sendMouse({ type: "up" });
      await table.updateComplete;
      expect(spokenBy(table)).to.equal("Jack of diamonds put back.");
      expect(noticeOf(table)).to.equal(undefined);
    });
  }
});

/** What shows why nothing came of an action. */
const WHY = "Foundations build up in suit, one card at a time, from the beak's rank, ace on king.";
const NO_RUN = "These cards do not move as one; columns build down in suit, king on ace.";

describe("who sees that nothing comes of an action", () => {
  before(() => setViewport({ width: 1280, height: 900 }));

  const penguin = (): Promise<SolitaireTable> => tableOf({ game: "penguin", deal: "22" });

  it("reads why, until the next action", async () => {
    const table = await penguin();
    await press(table, "T1");
    expect(noticeOf(table)).to.equal(undefined);
    await press(table, "F1");
    expect(noticeOf(table)).to.equal(WHY);
    await press(table, "T1");
    expect(noticeOf(table)).to.equal(undefined);
  });

  it("reads it by dragging as well, and what undo says in its place", async () => {
    const table = await penguin();
    await dragOver(table, "T1", "F1");
    await sendMouse({ type: "up" });
    await table.updateComplete;
    expect(noticeOf(table)).to.equal(WHY);
    table.undo();
    await table.updateComplete;
    expect(noticeOf(table)).to.equal("Nothing to undo.");
  });

  it("reads of a face-down card that it is one", async () => {
    const table = await tableOf({ game: "rouge-et-noir", deal: "8" });
    await press(table, "T5", 2);
    expect(noticeOf(table)).to.equal("A card that lies face down is not moved.");
    table.lang = "ru";
    await waitUntil(() => noticeOf(table) === undefined, "what was said in English is gone");
    await press(table, "T5", 2);
    expect(noticeOf(table)).to.equal("Закрытую карту двигать нельзя.");
  });

  it("reads it in Russian", async () => {
    const table = await tableOf({ game: "penguin", deal: "22", lang: "ru" });
    await press(table, "T1", 2);
    expect(noticeOf(table)).to.equal("Вместе эти карты не ходят; столбцы идут вниз в масть, и король ложится на туза.");
    table.lang = "en";
    await waitUntil(() => noticeOf(table) === undefined, "what was said in Russian is gone");
  });

  it("reads the same of other cards, after whatever was done in between", async () => {
    const table = await penguin();
    await press(table, "T1", 2);
    expect(noticeOf(table)).to.equal(NO_RUN);
    await press(table, "T2", 2);
    expect(noticeOf(table), "again").to.equal(NO_RUN);
    await press(table, "T1");
    expect(noticeOf(table)).to.equal(undefined);
    await press(table, "T1", 2);
    expect(noticeOf(table), "and again").to.equal(NO_RUN);
    await press(table, "F4");
    expect(noticeOf(table), "something else").to.equal("Nothing leaves foundation 4.");
    play(table, "T1-R1");
    await table.updateComplete;
    expect(noticeOf(table)).to.equal(undefined);
  });

  for (const [what, act] of [
    ["a key that moves the focus", () => pressKeys("ArrowLeft")],
    ["a key that does nothing", () => pressKeys("q")],
    [
      "a press of a button that opens a dialog",
      (table) => {
        const { left, top } = buttonOf(table, "Rules").getBoundingClientRect();
        return sendMouse({ type: "click", position: [Math.round(left + 9), Math.round(top + 9)] });
      },
    ],
    [
      "a press on the felt",
      (table) => {
        const { left, bottom } = insideOf(table).board.element.getBoundingClientRect();
        return sendMouse({ type: "click", position: [Math.round(left + 2), Math.round(bottom - 2)] });
      },
    ],
    [
      "the press alone, on whatever card",
      async (table) => {
        await sendMouse({ type: "move", position: pointOf(table, "T2") });
        await sendMouse({ type: "down" });
      },
    ],
  ] as const satisfies readonly (readonly [string, (table: SolitaireTable) => Promise<void>])[]) {
    it(`reads it no more after ${what}`, async () => {
      const table = await penguin();
      cardOf(table, "T3").focus();
      await press(table, "T1", 2);
      expect(noticeOf(table)).to.equal(NO_RUN);
      await act(table);
      await table.updateComplete;
      expect(noticeOf(table)).to.equal(undefined);
      await resetMouse();
    });
  }

  it("still has what it stood over, and a question stands over it", async () => {
    const table = await penguin();
    const { notices } = surroundingsOf(table);
    notices.tell("Copied.");
    await table.updateComplete;
    await press(table, "T1", 2);
    expect(noticeOf(table)).to.equal(NO_RUN);
    await press(table, "T1");
    expect(noticeOf(table)).to.equal("Copied.");
    await press(table, "F4");
    notices.ask({ text: "Really?", about: "run", actions: [] });
    await table.updateComplete;
    expect(noticeOf(table)).to.equal("Really?");
  });

  it("reads nothing of what came before on another deal", async () => {
    const table = await penguin();
    await press(table, "T1", 2);
    table.deal = "5";
    await waitUntil(() => insideOf(table).table!.session.dealt.number === "5", "the other deal");
    await table.updateComplete;
    expect(noticeOf(table)).to.equal(undefined);
  });

  it("can press what the reason stands over", async () => {
    const table = await tableOf({ game: "penguin", deal: "22" }, { width: 360, height: 500 });
    await clickOn(table, "T1", 2);
    await table.updateComplete;
    expect(noticeOf(table)).to.equal(NO_RUN);
    const { left, top, width, height } = table.shadowRoot!.querySelector(".notice")!.getBoundingClientRect();
    const hit = table.shadowRoot!.elementFromPoint(left + width / 2, top + height / 2);
    expect(hit!.closest(".notice")).to.equal(null);
  });
});

describe("what a page calls for nothing", () => {
  for (const [lang, said] of [
    [
      "en",
      {
        hint: "Hints are switched off here.",
        showResult: "The game is not won yet.",
        showCalendar: "There is no calendar of daily deals here.",
        backToWinnable: "This game can still be won.",
        undo: "Nothing to undo.",
      },
    ],
    [
      "ru",
      {
        hint: "Подсказки здесь отключены.",
        showResult: "Пасьянс ещё не сошёлся.",
        showCalendar: "Календаря с раскладами дня здесь нет.",
        backToWinnable: "Этот пасьянс ещё может сойтись.",
        undo: "Отменять нечего.",
      },
    ],
  ] as const) {
    it(`is told so in a sentence: ${lang}`, async () => {
      const table = await tableOf({ game: "penguin", deal: "22", lang, noHints: true, noVerdict: false });
      await waitUntil(() => table.shadowRoot!.querySelector(".verdict.good"), "it is known to be winnable");
      for (const [method, sentence] of Object.entries(said)) {
        table[method as keyof typeof said]();
        await waitUntil(() => noticeOf(table) === sentence, `${method}() says why`);
        expect(spokenBy(table).trim(), method).to.equal(sentence);
        expect(dialogOf(table), method).to.equal(null);
      }
    });
  }

  it("is told so by the key for a hint too", async () => {
    const table = await tableOf({ game: "penguin", deal: "22", noHints: true });
    table.focus();
    await pressKeys("h");
    await table.updateComplete;
    expect(noticeOf(table)).to.equal("Hints are switched off here.");
  });

  it("says of a way back that nothing is known, that there is none, or that the game is won", async () => {
    const wayBack = async (table: SolitaireTable): Promise<void> => {
      table.backToWinnable();
      await waitUntil(() => noticeOf(table), "it says why");
    };
    const unknown = await tableOf({ game: "penguin", deal: "22" });
    await wayBack(unknown);
    expect(noticeOf(unknown)).to.equal("Whether this game can be won is not known yet.");
    const lost = await tableOf({ game: "penguin", deal: "616", noVerdict: false });
    await waitUntil(() => spokenBy(lost).includes("This deal cannot be won."), "it is known to be lost");
    await wayBack(lost);
    expect(noticeOf(lost)).to.equal("This deal cannot be won.");
    const { deal, log } = await solutionOf("penguin");
    const won = await tableOf({ game: "penguin", deal });
    won.log = log;
    await won.updateComplete;
    await wayBack(won);
    expect(noticeOf(won)).to.equal("The game is won already.");
  });
});
