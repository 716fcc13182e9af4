import { expect } from "@open-wc/testing";
import type { SolitaireTable } from "../src/index.js";
import { GAMES } from "./games.js";
import { lookAt, putAway, type TableState } from "./states.js";
import { insideOf, surroundingsOf } from "./table.js";
import { waitUntil } from "./wait-until.js";

/** Phones, upright and on their side, a tablet, a wide window. */
const SIZES = [
  [320, 568],
  [320, 640],
  [360, 740],
  [390, 844],
  [430, 932],
  [568, 320],
  [667, 375],
  [844, 390],
  [768, 1024],
  [1440, 900],
] as const;

const NOTICES = [
  ["en", "This game can no longer be won.", "Back to a winnable game"],
  ["en", "The browser keeps nothing: the game goes with the page.", undefined],
  ["en", "The browser has no room left: the game is no longer kept.", undefined],
  ["ru", "Браузер ничего не хранит: игра не сохранится.", undefined],
  ["ru", "В браузере нет места: игра больше не сохраняется.", undefined],
  ["ru", "Этот пасьянс уже не сойдётся.", "К выигрышной позиции"],
  ["en", "A new day: its deal is ready.", "Play it"],
  ["ru", "Новый день\u00A0— новый расклад.", "Сыграть"],
] as const;

/** Cards, places and buttons that the notice keeps from a press somewhere. */
const coveredIn = (table: SolitaireTable): string[] => {
  const { board, table: inside } = insideOf(table);
  const root = table.shadowRoot!;
  const notice = root.querySelector(".notice")!;
  const cards = inside!.places.map(({ pile, index }) => board.elementOf(pile, index)!);
  const controls = [...root.querySelectorAll(".tool, .next, .choice")].filter((control) => control.checkVisibility());
  return [...cards, ...controls].flatMap((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const points = [0.1, 0.5, 0.9].flatMap((x) => [0.1, 0.5, 0.9].map((y) => [left + x * width, top + y * height]));
    const isCovered = points.some(([x, y]) => notice.contains(root.elementFromPoint(x!, y!)));
    return isCovered ? [element.ariaLabel ?? element.className] : [];
  });
};

/** The longest reasons why nothing came of an action, and what was done. */
const REASONS = [
  ["en", "Copied."],
  ["en", "Foundations build up by the picked interval whatever the suit, ace on king, to 13 cards."],
  ["ru", "Зодиак растёт в масть на ступень вверх или вниз, но не от короля к тузу."],
] as const;

/** Cards, places, words and controls that the notice lies over. */
const underIn = (table: SolitaireTable, height: number): string[] => {
  const { board, table: inside } = insideOf(table);
  const root = table.shadowRoot!;
  const over = root.querySelector(".notice")!.getBoundingClientRect();
  const cards = inside!.places.map(({ pile, index }) => board.elementOf(pile, index)!);
  // Where no felt is bare, it lies over the bar, which holds all there is to say on small phones.
  const figures = height <= 640 ? "" : ", .figures";
  const words = [...root.querySelectorAll(`.caption, .picker, .next${figures}`)].filter((word) => word.clientWidth > 0);
  return [...cards, ...words].flatMap((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const isUnder = left < over.right && right > over.left && top < over.bottom && bottom > over.top;
    return isUnder ? [element.ariaLabel ?? element.textContent] : [];
  });
};

describe("a notice", () => {
  afterEach(putAway);

  for (const [lang, text, action] of NOTICES) {
    for (const game of GAMES) {
      const told: TableState = {
        name: game,
        async reach(make) {
          const table = await make({ game, deal: "9" });
          surroundingsOf(table).notices.tell(text, "advice", action && { label: action, run: () => undefined });
          return table;
        },
      };
      it(`covers nothing that is pressed in ${game}: "${text}"`, async () => {
        await lookAt(told, SIZES, { lang }, (table, ...size) => {
          expect(coveredIn(table), size.join(" × ")).to.deep.equal([]);
        });
      });
    }
  }

  for (const [lang, text, action] of NOTICES.filter(([, , label]) => /^(?:Play it|Сыграть)$/.test(label ?? ""))) {
    it(`has short actions beside its sentence: "${text}"`, async () => {
      const told: TableState = {
        name: text,
        async reach(make) {
          const table = await make({ game: "penguin", deal: "9" });
          surroundingsOf(table).notices.tell(text, "day", { label: action!, run: () => undefined });
          return table;
        },
      };
      await lookAt(told, SIZES, { lang }, (table, ...size) => {
        const [sentence, actions] = [".notice p", ".notice .actions"].map((part) => {
          return table.shadowRoot!.querySelector(part)!.getBoundingClientRect();
        });
        expect(sentence!.right, size.join(" × ")).to.be.at.most(actions!.left);
      });
    });
  }

  for (const [lang, text] of REASONS) {
    for (const game of GAMES) {
      const refused: TableState = {
        name: game,
        async reach(make) {
          const table = await make({ game, deal: "9" });
          await waitUntil(() => surroundingsOf(table).afterDrawing, "what finds it a place has loaded");
          surroundingsOf(table).notices.say(text, text);
          return table;
        },
      };
      it(`of why nothing came of an action lies over no card, caption or figures of ${game}: ${lang}`, async () => {
        await lookAt(refused, SIZES, { lang }, (table, ...size) => {
          expect(underIn(table, size[1]), size.join(" × ")).to.deep.equal([]);
        });
      });
    }
  }
});
