import { expect } from "@open-wc/testing";
import { sendKeys } from "@web/test-runner-commands";
import type { SolitaireTable } from "../src/index.js";
import { serving } from "./daily-api.js";
import { lookAt, putAway, reach, STATES, type TableState } from "./states.js";
import { type Attributes, cardOf, dialogOf, tableOf, testEnvironment } from "./table.js";
import { waitUntil } from "./wait-until.js";

/** A table on which nothing has been done. */
const dealOf = (attributes: Attributes): TableState => ({ name: "", reach: (make) => make(attributes) });

/** Where the text of an element is, whether or not it is cut. */
const textOf = (element: Element): DOMRect => {
  const range = document.createRange();
  range.selectNodeContents(element);
  return range.getBoundingClientRect();
};

/** Whether the one lies within the other, from side to side and from top to bottom. */
const expectWithin = (inner: DOMRect, outer: DOMRect, what: string): void => {
  expect(inner.width, what).to.be.above(0);
  expect(inner.left, what).to.be.at.least(outer.left - 0.5);
  expect(inner.right, what).to.be.at.most(outer.right + 0.5);
  expect(inner.top, what).to.be.at.least(outer.top - 0.5);
  expect(inner.bottom, what).to.be.at.most(outer.bottom + 0.5);
};

describe("the control for the interval", () => {
  afterEach(putAway);

  for (const lang of ["en", "ru"] as const) {
    // One deal for each of several bases, with a ten in the series or without.
    for (const deal of ["1", "2", "3", "4", "5", "6"]) {
      it(`holds its words and its series in deal ${deal}, in ${lang}`, async () => {
        const sizes = [
          [200, 500],
          [240, 420],
          [240, 640],
          [280, 560],
          [320, 568],
          [320, 480],
          [360, 640],
          [360, 740],
          [568, 320],
          [740, 360],
          [599, 800],
          [768, 1024],
        ] as const;
        await lookAt(dealOf({ game: "stalactites", deal }), sizes, { lang }, (table, ...size) => {
          const at = size.join(" × ");
          const picker = table.shadowRoot!.querySelector(".picker")!;
          const box = picker.getBoundingClientRect();
          expect(box.right, at).to.be.at.most(table.getBoundingClientRect().right);
          const choices = [...picker.querySelectorAll(".choice")];
          const question = picker.querySelector(".why strong")!;
          // A low control in a narrow column has room for its halves alone.
          if (question.checkVisibility()) expectWithin(textOf(question), box, `the question, ${at}`);
          else expect(size[0], at).to.be.below(300);
          for (const choice of choices) {
            expectWithin(choice.getBoundingClientRect(), box, `a half, ${at}`);
            const half = choice.getBoundingClientRect();
            expectWithin(textOf(choice), half, `${choice.textContent}, ${at}`);
            expectWithin(textOf(choice.querySelector("small")!), half, `the series, ${at}`);
          }
        });
      });
    }
  }
});

describe("the words under the foundations of Stalactites", () => {
  afterEach(putAway);

  for (const lang of ["en", "ru"] as const) {
    it(`are clear of each other in narrow columns, in ${lang}`, async () => {
      const sizes = [
        [200, 500],
        [240, 420],
        [280, 560],
        [300, 560],
        [320, 568],
        [360, 740],
      ] as const;
      await lookAt(dealOf({ game: "stalactites", deal: "1" }), sizes, { lang }, (table, ...size) => {
        const words = [...table.shadowRoot!.querySelectorAll(".word")].map((each) => each.getBoundingClientRect());
        expect(words).to.have.length(8);
        const meeting = words.filter((word, i) =>
          words.slice(i + 1).some(({ left, right, y }) => y === word.y && left < word.right && word.left < right),
        );
        expect(meeting.length, size.join(" × ")).to.equal(0);
        expect(Math.max(...words.map(({ right }) => right)), size.join(" × ")).to.be.at.most(
          table.getBoundingClientRect().right,
        );
      });
    });
  }
});

describe("the head of a dialog", () => {
  afterEach(putAway);

  const openHead = (table: SolitaireTable): Element | null =>
    table.shadowRoot!.querySelector("dialog[open] .page-head");

  for (const state of STATES.filter(({ isDialog }) => isDialog)) {
    for (const lang of ["en", "ru"] as const) {
      it(`${state.name}, keeps its button whole at 320 px, in ${lang}`, async () => {
        const table = await reach(state, { width: 320, height: 568, lang });
        const dialog = dialogOf(table)!;
        expect(dialog.scrollWidth, "it does not scroll to the side").to.be.at.most(dialog.clientWidth);
        const button = dialog.querySelector<HTMLElement>(".close")!;
        const close = button.getBoundingClientRect();
        expect([close.width, close.height]).to.deep.equal([44, 44]);
        expect(close.right).to.be.at.most(dialog.getBoundingClientRect().right);
        for (const line of openHead(table)?.querySelectorAll("h2, p") ?? []) {
          const text = textOf(line);
          expect(text.right, line.textContent).to.be.at.most(close.left);
          if (openHead(table)!.querySelector("p"))
            expect(text.height, `${line.textContent} in one line`).to.be.below(50);
        }
        button.click();
        expect(dialogOf(table), "its button closes it").to.equal(null);
      });
    }
  }

  for (const lang of ["en", "ru"] as const) {
    for (const width of [320, 360, 740]) {
      it(`has room for the longest name at ${width} px, in ${lang}`, async () => {
        const longest = {
          name: "statistics",
          reach: async (make: (attributes: object) => Promise<SolitaireTable>) => {
            const table = await make({ game: "zodiac-classic", deal: "22" });
            table.showStatistics();
            await waitUntil(() => openHead(table), "it opens");
            return table;
          },
        };
        const table = await reach(longest, { width, height: 568, lang });
        const head = openHead(table)!;
        const close = head.querySelector(".close")!.getBoundingClientRect();
        expect(close.right).to.be.at.most(Math.min(width, head.getBoundingClientRect().right));
        for (const line of head.querySelectorAll("h2, p")) {
          expect(textOf(line).right, line.textContent).to.be.at.most(close.left);
          expect(textOf(line).height, `${line.textContent} in one line`).to.be.below(50);
        }
      });
    }
  }
});

describe("the head of a table", () => {
  const API = "https://api.example";
  const daily = {
    date: "2026-11-30",
    game: "rouge-et-noir",
    rules: "rouge-et-noir@1",
    deal: "22",
    par: 80,
    difficulty: 4,
  };

  afterEach(putAway);

  for (const lang of ["en", "ru"] as const) {
    it(`names the game with the longest name whole, in ${lang}`, async () => {
      const sizes = [
        [320, 568],
        [320, 740],
        [360, 640],
        [390, 740],
        [599, 740],
        [600, 800],
        [568, 320],
        [640, 360],
        [740, 360],
        [844, 390],
        [960, 700],
      ] as const;
      await lookAt(dealOf({ game: "zodiac-classic", deal: "109951" }), sizes, { lang }, (table, ...size) => {
        const at = size.join(" × ");
        const head = table.shadowRoot!.querySelector(".head")!;
        const name = head.querySelector<HTMLElement>(".name")!;
        expect(name.checkVisibility(), at).to.equal(true);
        expect(name.scrollWidth, at).to.be.at.most(name.clientWidth);
        expectWithin(textOf(name), head.getBoundingClientRect(), `the name, ${at}`);
        const which = textOf(head.querySelector(".which")!);
        expectWithin(which, head.getBoundingClientRect(), `the deal, ${at}`);
      });
    });

    it(`ends the longest number of a deal before the status begins, in ${lang}`, async () => {
      const sizes = [
        [320, 568],
        [320, 740],
        [360, 560],
        [568, 320],
        [740, 360],
      ] as const;
      const longest = dealOf({ game: "rouge-et-noir", deal: "9".repeat(20) });
      await lookAt(longest, sizes, { lang }, (table, ...size) => {
        const root = table.shadowRoot!;
        const number = root.querySelector(".which > span")!;
        // Where its line has no room for any of it, it does not show.
        if (!number.checkVisibility()) return;
        const [head, box] = [root.querySelector(".head")!, number].map((part) => part.getBoundingClientRect());
        expectWithin(box!, head!, `the deal, ${size.join(" × ")}`);
      });
    });

    it(`has the day, how hard it is and the emblem where they belong, in ${lang}`, async () => {
      const sizes = [
        [360, 560],
        [740, 360],
        [844, 390],
        [932, 430],
      ] as const;
      const environment = testEnvironment({ fetch: serving(daily) });
      const state = dealOf({ game: "rouge-et-noir", daily: true, api: API, environment });
      await lookAt(state, sizes, { lang }, (table, ...size) => {
        const at = size.join(" × ");
        const head = table.shadowRoot!.querySelector(".head")!;
        const box = head.getBoundingClientRect();
        const emblem = head.querySelector(".emblem")!.getBoundingClientRect();
        const middle = box.top + box.height / 2;
        expect(emblem.top + emblem.height / 2, `the emblem is in the middle, ${at}`).to.be.closeTo(middle, 1);
        const [name, day, difficulty] = [".name", ".short", ".difficulty"].map((part) => head.querySelector(part)!);
        expect(textOf(day!).left, `the lines begin together, ${at}`).to.be.closeTo(textOf(name!).left, 1);
        expectWithin(textOf(day!), box, `the day, ${at}`);
        expect(day!.scrollWidth, at).to.be.at.most(Math.ceil(day!.getBoundingClientRect().width));
        expectWithin(difficulty!.getBoundingClientRect(), box, `how hard it is, ${at}`);
      });
    });
  }
});

describe("the tools", () => {
  afterEach(putAway);

  for (const lang of ["en", "ru"] as const) {
    it(`have their words apart, in ${lang}`, async () => {
      const sizes = [
        [320, 568],
        [320, 740],
        [360, 740],
        [600, 800],
      ] as const;
      await lookAt(dealOf({ game: "penguin", deal: "22" }), sizes, { lang }, (table, width, height) => {
        const at = `${width} × ${height}`;
        const words = [...table.shadowRoot!.querySelectorAll<HTMLElement>(".tools .label")]
          .filter((label) => label.checkVisibility())
          .map(textOf)
          .sort((p, q) => p.left - q.left);
        expect(words.length, at).to.be.at.least(5);
        for (const [i, word] of words.entries()) {
          expect(word.left, at).to.be.at.least(i > 0 ? words[i - 1]!.right + 2 : 0);
          expect(word.right, at).to.be.at.most(width);
        }
      });
    });
  }
});

describe("a notice", () => {
  afterEach(putAway);

  for (const lang of ["en", "ru"] as const) {
    it(`has what there is to do in one line on a phone, in ${lang}`, async () => {
      const lost = STATES.find(({ name }) => name.startsWith("a lost game"))!;
      const table = await reach(lost, { width: 360, height: 740, lang });
      const buttons = [...table.shadowRoot!.querySelectorAll(".notice button")];
      const [dismiss, back] = buttons.map((button) => button.getBoundingClientRect());
      expect(dismiss!.top).to.equal(back!.top);
    });

    it(`leaves its text as much room at the one side as at the other, in ${lang}`, async () => {
      const third = STATES.find(({ name }) => name.includes("third run"))!;
      const table = await reach(third, { width: 360, height: 740, lang });
      const box = table.shadowRoot!.querySelector(".notice")!.getBoundingClientRect();
      const text = textOf(table.shadowRoot!.querySelector(".notice p")!);
      expect(box.right - text.right).to.be.at.least(text.left - box.left - 1);
    });
  }
});

describe("the ring of the keyboard's focus", () => {
  it("closes round what shows of a covered card", async () => {
    const table = await tableOf({ game: "penguin", deal: "22" });
    const card = cardOf(table, "T1", 2);
    cardOf(table, "T1").focus();
    await sendKeys({ press: "ArrowUp" });
    expect(table.shadowRoot!.activeElement).to.equal(card);
    expect(card.matches(":focus-visible")).to.equal(true);
    const above = cardOf(table, "T1").getBoundingClientRect().top - card.getBoundingClientRect().top;
    const { height, borderTopWidth, top } = getComputedStyle(card, "::after");
    expect(Number.parseFloat(top) + Number.parseFloat(borderTopWidth) + Number.parseFloat(height)).to.equal(above);
    expect(getComputedStyle(card).outlineStyle).to.equal("none");
  });
});
