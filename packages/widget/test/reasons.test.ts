import { type Fault, ruleText, type Variant, variants } from "@solitaire/engine";
import { expect } from "@open-wc/testing";
import { setViewport } from "@web/test-runner-commands";
import type { SolitaireTable } from "../src/index.js";
import { capital } from "../src/strings/en.js";
import { enSaid, type Said } from "../src/strings/en-said.js";
import { ruSaid } from "../src/strings/ru-said.js";
import { surroundingsOf, tableOf } from "./table.js";
import { waitUntil } from "./wait-until.js";

before(() => setViewport({ width: 1280, height: 900 }));

const FAULTS = ["wrong-source", "closed", "wrong-count", "full", "no-start", "no-fit"] as const satisfies Fault[];

/** The longest names of what is moved, and of where it lies. */
const NAMES = {
  en: {
    said: enSaid,
    card: "queen of diamonds",
    cards: "10 cards from queen of diamonds",
    from: "falling foundation 8",
  },
  ru: { said: ruSaid, card: "четвёрка червей", cards: "10 карт от четвёрки червей", from: "нисходящая база 8" },
} as const satisfies Record<string, { said: Said; card: string; cards: string; from: string }>;

/** Every sentence that a game has for why nothing came of an action, as it is shown. */
const reasons = ({ id, piles }: Variant, lang: keyof typeof NAMES): string[] => {
  const { card, cards, from, said } = NAMES[lang];
  const about = (kind: string, fault: Fault) => {
    const rule = ruleText(id, kind, fault);
    return { game: id, cards: card, count: 1, from, to: "", kind, rule };
  };
  const kinds = Object.keys(piles);
  const sentences = [
    ...kinds.flatMap((kind) => FAULTS.map((fault) => said.stays({ code: fault, text: "" }, about(kind, fault), id))),
    // Cards that lie open as a column.
    ...kinds
      .filter((kind) => kind === "column")
      .map((kind) => said.stays({ code: "no-run", text: "" }, about(kind, "no-run"), id)),
    said.stays({ code: "never-leaves", text: "" }, about("foundation", "never-leaves"), id),
    said.goesNowhere({ ...about("", "closed"), cards, count: 10 }),
    ...kinds
      .filter((kind) => piles[kind]!.goal && ruleText(id, kind, "closed") !== ruleText(id, kind))
      .map((kind) => said.goesNowhere(about(kind, "closed"))),
    said.nothingHere(from),
    ...Object.values(said.nothing),
  ];
  return [...new Set(sentences.map((sentence) => capital(sentence.split(": ").at(-1)!)))];
};

/** How many lines a notice has that shows a reason. */
const linesOf = async (table: SolitaireTable, reason: string): Promise<number> => {
  surroundingsOf(table).notices.say("", reason);
  await table.updateComplete;
  const text = document.createRange();
  text.selectNodeContents(table.shadowRoot!.querySelector(".notice p")!);
  return new Set([...text.getClientRects()].map(({ top }) => Math.round(top))).size;
};

describe("why nothing came of an action", () => {
  for (const variant of variants) {
    for (const lang of ["en", "ru"] as const) {
      it(`takes two lines at most on a phone: ${variant.id}, ${lang}`, async () => {
        const long: string[] = [];
        for (const width of [360, 320]) {
          const table = await tableOf({ game: variant.id, deal: "1", lang }, { width, height: 740 });
          await waitUntil(() => surroundingsOf(table).afterDrawing, "what lays it on the felt");
          for (const reason of reasons(variant, lang)) {
            const lines = await linesOf(table, reason);
            if (lines > 2) long.push(`${lines} lines at ${width}: ${reason}`);
          }
        }
        expect(long).to.deep.equal([]);
      });
    }
  }
});
