import { expect } from "@open-wc/testing";
import { type Card, type Fault, makeCard, ruleText, variants } from "@solitaire/engine";
import { enAdvice } from "./en-advice.js";
import { enCalendar } from "./en-calendar.js";
import { enDaily } from "./en-daily.js";
import { enDialogs } from "./en-dialogs.js";
import { enElsewhere } from "./en-elsewhere.js";
import { enReplay } from "./en-replay.js";
import { enSaid } from "./en-said.js";
import { enSettings } from "./en-settings.js";
import { enShare } from "./en-share.js";
import { enStatistics } from "./en-statistics.js";
import { enTable } from "./en-table.js";
import { enTransfer } from "./en-transfer.js";
import { en } from "./en.js";
import { cyrillic } from "../art/cyrillic.js";
import { latin } from "./letters.js";
import { ruSaid } from "./ru-said.js";
import { ru } from "./ru.js";
import { ruTable } from "./ru-table.js";
import { type Part, type Texts, loadRussian } from "./texts.js";
import { texts as ruRules } from "../rules/texts-ru.js";

const english: Texts = {
  first: en,
  table: enTable,
  said: enSaid,
  advice: enAdvice,
  dialogs: enDialogs,
  daily: enDaily,
  elsewhere: enElsewhere,
  replay: enReplay,
  share: enShare,
  statistics: enStatistics,
  calendar: enCalendar,
  transfer: enTransfer,
  settings: enSettings,
};
const NUMBERS = [0, 1, 2, 5, 11, 21, 22, 25];

/** Latin words that stand in Russian sentences: attributes and what they may hold, keys, UTC, the letters of cards. */
const LATIN =
  /\b(?:api|share-url|date|day|deal|environment|game|lang|ms|now|solver-url|theme|auto|zodiac|closed|UTC|Tab|Enter|Esc|Home|End|[A-Z]|[A-Z]\d-[A-Z]\d|https?:\S+|penguin@\d|unreachable)\b/g;

type Text = string | ((...args: never[]) => unknown) | object;

/** Every text of a part by the path to it. */
const leaves = (texts: object, path = ""): [path: string, text: Text][] =>
  Object.entries(texts).flatMap(([key, text]: [string, Text]): [string, Text][] =>
    typeof text === "object" && !Array.isArray(text) ? leaves(text, `${path}${key}.`) : [[path + key, text]],
  );

const each = (args: readonly unknown[], ...paths: readonly string[]): Record<string, readonly unknown[]> =>
  Object.fromEntries(paths.map((path) => [path, args]));

/** What a text takes that is made of no number. */
const ARGUMENTS: Readonly<Record<string, readonly unknown[]>> = {
  ...each(["2026-11-30"], "dailyOf", "dailyShort", "day", "notYet", "badDate"),
  ...each(
    ["zodiac"],
    "deal",
    "dealOf",
    "noGame",
    "badApi",
    "noDaily",
    "rulesOf",
    "badSolverUrl",
    "solverFailed",
    "otherGame",
    "openIt",
    "badShareUrl",
  ),
  ...each(["2026-11"], "month"),
  ...each(["2026-11-30"], "weekday", "weekdayShort"),
  saved: ["файл"],
  loaded: [{ played: 5, games: 2, receipts: 1, unsent: 1, settings: 3, isFull: true }],
  fault: [{ code: "misfit", at: [], wanted: "count" }],
  "calendar.day": ["2026-11-30", { state: "won", moves: 5, isToday: true, isShown: true }],
  captions: [latin],
  game: [variants[0]],
  card: [34],
  beak: ["туз треф"],
  cardOn: ["туз треф", "столбец 3", 5],
  pile: ["column", 3, "to"],
  pileWith: ["столбец 3", 5],
  emptyPile: ["столбец 3", "класть ничего нельзя"],
  takes: [{ type: "rank", rank: 0, colour: "red" }, 1],
  table: ["Зодиак", "расклад 5"],
  series: [5, 2, cyrillic],
  cards: [3, 34],
  wrong: [{ code: "bad-deal", message: "" }],
  badSetting: ["theme", "auto", ["auto"]],
  badEnvironment: ["now"],
  thirdRun: ["black"],
  ...each(["Она не читается."], "badLog", "bad"),
  trouble: [{ code: "illegal-log", message: "Здесь пусто.", at: 3 }, "T1-F1"],
  result: ["Зодиак, расклад 5", "3 хода", 5, "1:20"],
  logOfDeal: ["Зодиак", "5"],
  of: ["Зодиак, расклад 5"],
  ...each(["туз треф", "на столбец 3"], "moved", "undone.move", "redone.move"),
  ...each(["сдача ряда"], "undone.stock", "redone.stock"),
  turnedUp: [["туз треф", "двойка пик"]],
  nothingHere: ["столбец 3"],
  otherDay: ["2026-11-30", "2026-11-28"],
  keyList: [{ columns: 24, kind: "zodiac", stock: "round" }],
  "dialogs.refused": ["closed", undefined],
  ...each([{ code: "won", text: "" }], "stays"),
  goesNowhere: [{ game: "zodiac", cards: "туз треф", count: 1, kind: "foundation" }],
  turned: [3, "туз треф"],
  peeked: ["сброс", ["туз треф", "двойка пик"]],
  pickedUp: ["туз треф", 2, "двойка пик"],
  restarted: ["Зодиак, расклад 5"],
  dealt: ["Зодиак, расклад 5"],
  logPlayed: ["Зодиак, расклад 5", 3],
  hint: [3, "3 карты от дамы пик", "из столбца 1", "на столбец 3"],
  problem: ["closed", undefined],
  settled: [true, "Зодиак", "2026-11-30"],
  judged: [{ outcome: "illegal", at: 3, moves: 3, reason: "" }, "3 хода"],
};
const STEPS = new Set(["level", "difficulty", "interval", "builtBy", "chosen", "hintPick"]);

const say = (part: Part, path: string, text: Text, n: number): string => {
  if (typeof text !== "function") return JSON.stringify(text);
  const call = text as (...args: readonly unknown[]) => unknown;
  const args = ARGUMENTS[`${part}.${path}`] ?? ARGUMENTS[path] ?? (STEPS.has(path) ? [1 + (n % 2)] : [n, n, n]);
  const said = call(...args);
  return typeof said === "string" ? said : JSON.stringify(said);
};

const partsOf = async (): Promise<[Part, object][]> =>
  Promise.all(
    (Object.keys(english) as Part[]).map(async (part): Promise<[Part, object]> => [
      part,
      (await loadRussian(part))[part]!,
    ]),
  );

describe("the Russian texts", () => {
  it("stand under the same names as the English ones", async () => {
    const shapes = (texts: object): string[] =>
      leaves(texts)
        .map(([path, text]) => `${path}: ${typeof text}`)
        .sort();
    for (const [part, texts] of await partsOf()) expect(shapes(texts), part).to.deep.equal(shapes(english[part]));
  });

  it("can all be said, with every number, and never in Latin letters but for names", async () => {
    for (const [part, texts] of await partsOf()) {
      for (const [path, text] of leaves(texts)) {
        if (["lang", "captions", "none"].includes(path)) continue;
        for (const n of NUMBERS) {
          const said = say(part, path, text, n);
          expect(said, `${part}.${path}`).to.match(/[а-яё]|^[\d, ]+(?: %)?$|^[^a-z]*…$/i);
          expect(said, `${part}.${path}`).not.to.match(/undefined|NaN|\[object|null/);
          expect(said.replace(LATIN, ""), `${part}.${path}`).not.to.match(/[a-z]/i);
        }
      }
    }
  });

  it("let no line begin with a dash, nor do the rules", async () => {
    const said = (await partsOf()).flatMap(([part, texts]) =>
      leaves(texts).map(([path, text]) => say(part, path, text, NUMBERS.at(-1)!)),
    );
    const all = [...said, JSON.stringify(ruRules)].join(" ");
    expect(all.match(/\u00A0—/g)).not.to.equal(null);
    expect(all.match(/.{0,20}(?<!\u00A0)—/g)).to.equal(null);
  });

  it("have captions for the felt, whose letters are those on the cards", () => {
    const captions = ru.captions(cyrillic);
    const made = Object.values(captions).map((each: unknown) =>
      typeof each === "function" ? String((each as (...args: unknown[]) => unknown)(1, 2, 5)) : String(each),
    );
    for (const caption of made) expect(caption).not.to.match(/[a-z]|undefined/i);
    expect([captions.kingToAce, captions.base(11, 10)]).to.deep.equal(["от К до Т", "Базы от *Д* до *В*"]);
    expect(ru.captions(latin).kingToAce).to.equal("от K до A");
  });

  it("count as Russian does", () => {
    expect(NUMBERS.map((n) => ruTable.moves(n).replaceAll("*", ""))).to.deep.equal([
      "0 ходов",
      "1 ход",
      "2 хода",
      "5 ходов",
      "11 ходов",
      "21 ход",
      "22 хода",
      "25 ходов",
    ]);
    expect(ru.faceDown(3)).to.equal("3 закрытые карты");
  });

  it("decline the cards", () => {
    const [queenOfSpades, sevenOfHearts, aceOfClubs]: Card[] = [makeCard(11, 1), makeCard(6, 2), makeCard(0, 0)];
    expect([queenOfSpades!, sevenOfHearts!, aceOfClubs!].map((card) => ru.card(card))).to.deep.equal([
      "дама пик",
      "семёрка червей",
      "туз треф",
    ]);
    expect(ru.cards(3, sevenOfHearts!)).to.equal("3 карты от семёрки червей");
    expect(ru.takes({ type: "card", card: queenOfSpades! }, 1)).to.equal("можно положить даму пик");
    expect(ru.takes({ type: "rank", rank: 6, colour: "red" }, 1)).to.equal("можно положить красную семёрку");
    expect(ru.takes({ type: "rank", rank: 0, colour: "black" }, 1)).to.equal("можно положить чёрного туза");
    expect(ru.takes({ type: "rank", rank: 12 }, 13)).to.equal("можно положить цепочку из 13 карт от короля");
  });

  it("name every game and every kind of pile", () => {
    for (const variant of variants) {
      expect(ru.game(variant)).to.match(/^[А-Яа-я ]+$/);
      for (const kind of Object.keys(variant.piles)) {
        for (const way of [undefined, "to", "from"] as const) {
          expect(ru.pile(kind, 2, way), `${variant.id} ${kind}`).to.match(/^[а-яА-Я ]+ 2$/);
        }
      }
    }
  });

  it("give the rule of every kind of pile, and of every fault that has one of its own", () => {
    const FAULTS = ["wrong-source", "closed", "wrong-count", "full", "no-start", "no-fit", "no-run"] as const;
    for (const { id, piles } of variants) {
      for (const kind of Object.keys(piles)) {
        const to = ru.pile(kind, 1, "to");
        const of = (fault: Fault): [english: string, russian: string] => {
          const rule = ruleText(id, kind, fault);
          const move = { game: id, cards: "туз пик", count: 1, from: "", to, kind, rule };
          return [rule, ruSaid.stays({ code: fault, text: "" }, move, move.game)];
        };
        const [plain, plainly] = of("full");
        for (const fault of FAULTS) {
          const [english, russian] = of(fault);
          expect(russian, `${id} ${kind} ${fault}`).to.match(
            /^(?:Туз пик|Вместе) .+[:;] (?:[а-яё]|Зодиак).{15,}[^.]\.$/,
          );
          if (fault === "no-run") continue;
          // What is another sentence in one language is another one in the other.
          expect(russian === plainly, `${id} ${kind} ${fault}`).to.equal(english === plain);
        }
      }
    }
  });

  it("say why nothing comes of an action, in each game by what it has", () => {
    for (const { actions, id } of variants) {
      const said = (code: Fault) => ruSaid.stays({ code, text: "" }, undefined, id);
      const isPicked = actions.some(({ text }) => text !== "S");
      expect(said("no-action"), id).to.match(isPicked ? /^Колоды/ : /Шаг|ни шага/);
      if (actions.length > 0) expect(said("not-now"), id).to.match(isPicked ? /^Шаг/ : /^Колода/);
    }
  });
});
