import { isFaceUp } from "@solitaire/engine";
import { expect, oneEvent } from "@open-wc/testing";
import { resetMouse, sendKeys, sendMouse, setViewport } from "@web/test-runner-commands";
import type { SolitaireTable } from "../src/index.js";
import { solutionOf } from "./games.js";
import { holdTimers } from "./hold-timers.js";
import { LayoutReads } from "./layout-reads.js";
import { cardOf, insideOf, tableOf } from "./table.js";
import { TALL, tallTable } from "./tall-columns.js";
import { waitUntil } from "./wait-until.js";

const GAMES = ["rouge-et-noir", "penguin"] as const;

const peekIn = (table: SolitaireTable): HTMLElement | null => table.shadowRoot!.querySelector(".peek");

const tableWith = (game: keyof typeof TALL, size: { width: number; height: number }): Promise<SolitaireTable> =>
  tallTable(game, (attributes) => tableOf(attributes, size));

/** The same, once what looks into columns with narrow strips has loaded. */
const withPeeks = async (...[game, size]: Parameters<typeof tableWith>): Promise<SolitaireTable> => {
  const table = await tableWith(game, size);
  await waitUntil(
    () => getComputedStyle(covered(table, game)[3]!.querySelector(".face")!).top.startsWith("-"),
    "looks into columns have loaded",
  );
  return table;
};

/** The open cards of the tall column that are covered, bottom to top. */
const covered = (table: SolitaireTable, game: keyof typeof TALL): HTMLElement[] => {
  const { board } = insideOf(table);
  const { cards } = board.shown!.piles.find(({ name }) => name === TALL[game].pile)!;
  return cards.flatMap((card, i) =>
    isFaceUp(card) && i < cards.length - 1 ? board.elementOf(TALL[game].pile, i)! : [],
  );
};

const strip = (card: HTMLElement): number => Number.parseFloat(card.style.getPropertyValue("--strip"));

/** The middle of what shows of a card. */
const onStrip = (card: HTMLElement): [x: number, y: number] => {
  const { left, top, width } = card.getBoundingClientRect();
  return [Math.round(left + width / 2), Math.round(top + strip(card) / 2)];
};

describe("a tall column", () => {
  before(() => setViewport({ width: 1440, height: 900 }));
  afterEach(() => resetMouse());

  for (const [width, height] of [
    [320, 640],
    [360, 640],
    [360, 740],
    [390, 844],
    [1024, 768],
    [1440, 900],
  ] as const) {
    for (const game of GAMES) {
      it(`of ${game} ends on the table, every card of it can be hit, and the lowest is whole, on ${width} × ${height}`, async () => {
        const table = await tableWith(game, { width, height });
        const felt = table.shadowRoot!.querySelector(".felt")!;
        expect(felt.scrollHeight).to.equal(felt.clientHeight);
        const cards = covered(table, game);
        expect(cards.length).to.equal(game === "penguin" ? 16 : 24);
        for (const card of cards) {
          expect(strip(card)).to.be.at.least(10);
          const hit = table.shadowRoot!.elementFromPoint(...onStrip(card));
          expect(hit?.closest("button") === card, card.ariaLabel!).to.equal(true);
        }
        const top = cardOf(table, TALL[game].pile).getBoundingClientRect();
        expect(top.bottom).to.be.at.most(felt.getBoundingClientRect().bottom - 8);
      });
    }
  }

  it("lies open as far as its cards can be read where it would need less than 10 px a card, and the table scrolls", async () => {
    const table = await tableWith("rouge-et-noir", { width: 740, height: 360 });
    expect(insideOf(table).board.overhang).to.be.above(0);
    for (const card of covered(table, "rouge-et-noir")) expect(strip(card)).to.be.at.least(24);
    await waitUntil(() => table.shadowRoot!.querySelector(".more"), "the mark at its foot");
  });

  it("has its indices at the very edge of narrow strips, and others where they were", async () => {
    const table = await withPeeks("rouge-et-noir", { width: 390, height: 740 });
    const [narrow] = covered(table, "rouge-et-noir");
    const wide = cardOf(table, "T10", 2);
    expect([strip(narrow!), strip(wide)]).to.deep.equal([18, 25]);
    /** From a card's edge to its suit, which has no stroke around it. */
    const [high, low] = [narrow!, wide].map((card) => {
      const suit = card.querySelector(".face > use:nth-of-type(2)")!.getBoundingClientRect();
      return suit.top - card.getBoundingClientRect().top;
    });
    expect(high)
      .to.be.closeTo(low! - 0.07 * wide.offsetWidth, 0.1)
      .and.above(0);
    expect(getComputedStyle(wide.querySelector(".face")!).top).to.equal("0px");
  });
});

describe("a look into a column with narrow strips", () => {
  before(() => setViewport({ width: 1440, height: 900 }));
  afterEach(() => resetMouse());

  /** Checks that all open cards lie beside the column, on the table, every index whole, and that one is pulled out. */
  const expectPeek = (table: SolitaireTable, game: keyof typeof TALL, pulled?: HTMLElement): void => {
    const peek = peekIn(table)!;
    const cards = [...peek.querySelectorAll<HTMLElement>(".card")];
    const own = [...covered(table, game), cardOf(table, TALL[game].pile)];
    expect(cards.length).to.equal(own.length);
    const felt = table.shadowRoot!.querySelector(".felt")!.getBoundingClientRect();
    const column = own[0]!.getBoundingClientRect();
    for (const [i, card] of cards.entries()) {
      const { left, right, top, bottom } = card.getBoundingClientRect();
      expect([left >= felt.left, right <= felt.right, top >= felt.top, bottom <= felt.bottom]).not.to.include(false);
      expect(left >= column.right || right <= column.left, "beside the column").to.equal(true);
      expect(card.innerHTML, "the same card").to.contain(own[i]!.querySelector("use")!.getAttribute("href")!);
      const shown = card.matches(".covered") ? strip(card) : bottom - top;
      for (const index of card.querySelectorAll(".face > use"))
        expect(index.getBoundingClientRect().bottom - top).to.be.at.most(shown + 0.5);
    }
    expect(cards.flatMap(({ classList }, i) => (classList.contains("pulled") ? i : []))).to.deep.equal(
      pulled ? [own.indexOf(pulled)] : [],
    );
  };

  for (const [width, height] of [
    [320, 640],
    [1024, 768],
  ] as const) {
    it(`shows while a mouse rests on a strip, and follows it; nothing moves for it, on ${width} × ${height}`, async () => {
      const table = await withPeeks("rouge-et-noir", { width, height });
      const cards = covered(table, "rouge-et-noir");
      const at = onStrip(cards[12]!);
      await sendMouse({ type: "move", position: at });
      await waitUntil(() => peekIn(table), "the mouse rests");
      expectPeek(table, "rouge-et-noir", cards[12]);
      await sendMouse({ type: "move", position: onStrip(cards[15]!) });
      expectPeek(table, "rouge-et-noir", cards[15]);
      expect(onStrip(cards[12]!)).to.deep.equal(at);
      await sendMouse({ type: "move", position: onStrip(cardOf(table, "T10", 2)) });
      expect(peekIn(table), "the mouse is elsewhere").to.equal(null);
    });
  }

  it("gives way to a click, which plays what it is on, and does not come while cards are taken", async () => {
    const table = await withPeeks("rouge-et-noir", { width: 390, height: 640 });
    const card = covered(table, "rouge-et-noir").at(-3)!;
    await sendMouse({ type: "move", position: onStrip(card) });
    await waitUntil(() => peekIn(table), "the mouse rests");
    // However long a busy machine takes over it, the press is none that rests.
    const { restore } = holdTimers(420);
    try {
      await sendMouse({ type: "down" });
      expect(peekIn(table)).to.equal(null);
      await sendMouse({ type: "up" });
    } finally {
      restore();
    }
    expect(card.ariaPressed).to.equal("true");
    card.focus();
    await sendKeys({ press: "ArrowUp" });
    expect(peekIn(table)).to.equal(null);
  });

  it("goes with the table that is taken off the page, whose Esc is the page's then", async () => {
    const table = await withPeeks("penguin", { width: 360, height: 640 });
    await sendMouse({ type: "move", position: onStrip(covered(table, "penguin")[8]!) });
    await waitUntil(() => peekIn(table), "the mouse rests");
    table.remove();
    expect(peekIn(table) === null, "nothing is looked into").to.equal(true);
    const heard: boolean[] = [];
    const hear = ({ defaultPrevented }: KeyboardEvent): void => void heard.push(defaultPrevented);
    document.addEventListener("keydown", hear);
    await sendKeys({ press: "Escape" });
    document.removeEventListener("keydown", hear);
    expect(heard).to.deep.equal([false]);
  });

  it("shows with the keyboard's focus, follows it, closes with Esc and when the focus goes", async () => {
    const table = await withPeeks("penguin", { width: 360, height: 640 });
    const cards = covered(table, "penguin");
    cardOf(table, "T6").focus();
    await sendKeys({ press: "ArrowUp" });
    expectPeek(table, "penguin", cards.at(-1));
    await sendKeys({ press: "ArrowUp" });
    const shown = peekIn(table);
    expectPeek(table, "penguin", cards.at(-2));
    let escapes = 0;
    const hear = ({ key }: KeyboardEvent): void => void (escapes += Number(key === "Escape"));
    document.addEventListener("keydown", hear);
    await sendKeys({ press: "Escape" });
    expect(peekIn(table)).to.equal(null);
    expect(escapes, "it ends the look alone").to.equal(0);
    await sendKeys({ press: "Escape" });
    expect(escapes, "the page's again").to.equal(1);
    document.removeEventListener("keydown", hear);
    await sendKeys({ press: "ArrowUp" });
    expectPeek(table, "penguin", cards.at(-3));
    expect(peekIn(table) === shown).to.equal(false);
    await sendKeys({ press: "ArrowRight" });
    expect(peekIn(table), "another column").to.equal(null);
  });

  it("is asked for by P, which tells the open cards alone", async () => {
    const table = await withPeeks("rouge-et-noir", { width: 360, height: 640 });
    cardOf(table, "T2").focus();
    await sendKeys({ press: "p" });
    expectPeek(table, "rouge-et-noir", cardOf(table, "T2"));
    await table.updateComplete;
    const said = table.shadowRoot!.querySelector("[role=status], [aria-live]")!.textContent;
    expect(said).to.match(/^Column 2 from the top: 5 of spades, /);
    expect(said.split(", ").length).to.equal(25);
    await sendKeys({ press: "p" });
    expect(peekIn(table)).to.equal(null);
  });

  it("shows under a finger that rests, as long as it does, and a tap plays as before", async () => {
    const table = await withPeeks("rouge-et-noir", { width: 360, height: 640 });
    const { board } = insideOf(table);
    const card = covered(table, "rouge-et-noir").at(-3)!;
    const send = (type: string, dx = 0): void => {
      const [x, clientY] = onStrip(card);
      const buttons = type === "pointerup" ? 0 : 1;
      const touch = { bubbles: true, composed: true, pointerId: 9, pointerType: "touch", buttons };
      card.dispatchEvent(new PointerEvent(type, { ...touch, clientX: x + dx, clientY }));
    };
    send("pointerdown");
    await waitUntil(() => peekIn(table), "the finger rests");
    expectPeek(table, "rouge-et-noir", card);
    send("pointermove", 12);
    expectPeek(table, "rouge-et-noir", card);
    send("pointerup", 12);
    expect(peekIn(table)).to.equal(null);
    expect(board.shown!.selected, "that was no tap").to.equal(undefined);
    send("pointerdown");
    send("pointerup");
    expect(board.shown!.selected).to.deep.equal({ pile: "T2", count: 4 });
    send("pointerdown");
    await waitUntil(() => peekIn(table), "the finger rests");
    send("pointermove", 40);
    expect(peekIn(table)).to.equal(null);
    expect(insideOf(table).table!.held?.count, "carried away").to.equal(4);
    insideOf(table).letGo();
  });

  it("follows a finger along the column, which carries away what it looks at last", async () => {
    const table = await withPeeks("rouge-et-noir", { width: 360, height: 640 });
    const cards = covered(table, "rouge-et-noir");
    const on = insideOf(table).board.element;
    const [x, from] = onStrip(cards[3]!);
    const send = (to: Element, type: string, clientX: number, clientY: number): void => {
      const touch = { bubbles: true, composed: true, pointerId: 9, pointerType: "touch", buttons: 1 };
      to.dispatchEvent(new PointerEvent(type, { ...touch, clientX, clientY }));
    };
    send(cards[3]!, "pointerdown", x, from);
    await waitUntil(() => peekIn(table), "the finger rests");
    const shown = peekIn(table);
    const last = cards.at(-1)!;
    for (const card of [cards[4]!, cards[9]!, cards[2]!, last]) {
      send(on, "pointermove", x + 3, onStrip(card)[1]);
      expectPeek(table, "rouge-et-noir", card);
    }
    expect(peekIn(table) === shown, "the same tray").to.equal(true);
    const [, y] = onStrip(last);
    send(on, "pointermove", x + 40, y + 4);
    expect(peekIn(table)).to.equal(null);
    expect(insideOf(table).table!.held?.count, "carried away").to.equal(2);
    expect(last.getBoundingClientRect().left, "by where the finger is").to.be.closeTo(x + 37 - last.offsetWidth / 2, 3);
    insideOf(table).letGo();
  });

  it("goes no further than the open cards of the column", async () => {
    const table = await withPeeks("rouge-et-noir", { width: 360, height: 640 });
    const cards = covered(table, "rouge-et-noir");
    const on = insideOf(table).board.element;
    const [clientX, y] = onStrip(cards[3]!);
    const touch = { bubbles: true, composed: true, pointerId: 9, pointerType: "touch", buttons: 1, clientX };
    cards[3]!.dispatchEvent(new PointerEvent("pointerdown", { ...touch, clientY: y }));
    await waitUntil(() => peekIn(table), "the finger rests");
    for (const [clientY, card] of [
      [2, cards[0]!],
      [638, cardOf(table, "T2")],
    ] as const) {
      on.dispatchEvent(new PointerEvent("pointermove", { ...touch, clientY }));
      expectPeek(table, "rouge-et-noir", card);
    }
    on.dispatchEvent(new PointerEvent("pointerup", { ...touch, buttons: 0, clientY: 638 }));
    expect([peekIn(table), table.shadowRoot!.querySelector("[aria-pressed=true]")]).to.deep.equal([null, null]);
  });

  for (const [how, arrange] of [
    ["the last of the table", () => undefined],
    ["the first of it, mirrored", (table) => (table.mirrored = true)],
    ["the last of it, where a page is read from the right", () => (document.documentElement.dir = "rtl")],
  ] as const satisfies readonly (readonly [string, (table: SolitaireTable) => void])[]) {
    it(`lies beside a column that is ${how}`, async () => {
      const solution = await solutionOf("rouge-et-noir", "59");
      const table = await tableOf({ game: "rouge-et-noir", deal: "59" }, { width: 320, height: 568 });
      // 26 cards in T10.
      table.log = solution.entries.slice(0, 129).join(" ");
      arrange(table);
      await table.updateComplete;
      expect(insideOf(table).table!.peek({ pile: "T10", index: 15 })).to.equal(true);
      await waitUntil(() => peekIn(table), "looks into columns have loaded");
      const [peek, column, felt] = [peekIn(table)!, cardOf(table, "T10"), table].map((each) =>
        each.getBoundingClientRect(),
      );
      document.documentElement.removeAttribute("dir");
      expect(peek!.width).to.be.above(60);
      expect([peek!.left >= felt!.left, peek!.right <= felt!.right]).to.deep.equal([true, true]);
      expect(Math.max(column!.left - peek!.right, peek!.left - column!.right)).to.be.within(3, 12);
    });
  }

  it("lies where all of it is seen of a table that scrolls, and stays there as it does", async () => {
    const table = await tableWith("rouge-et-noir", { width: 740, height: 360 });
    const felt = table.shadowRoot!.querySelector(".felt")!;
    const expectSeen = (): void => {
      const [seen, peek] = [felt, peekIn(table)!].map((part) => part.getBoundingClientRect());
      expect([peek!.top >= seen!.top, peek!.bottom <= seen!.bottom]).to.deep.equal([true, true]);
    };
    felt.scrollTop = felt.scrollHeight;
    insideOf(table).table!.peek({ pile: "F3", index: 2 });
    await waitUntil(() => peekIn(table), "looks into piles have loaded");
    expectSeen();
    const scrolled = oneEvent(felt, "scroll");
    felt.scrollTop = 0;
    await scrolled;
    expectSeen();
  });

  it("is not to be had of columns that can be read", async () => {
    const table = await withPeeks("rouge-et-noir", { width: 360, height: 640 });
    cardOf(table, "T10").focus();
    await sendKeys({ press: "ArrowUp" });
    await sendKeys({ press: "p" });
    expect(peekIn(table)).to.equal(null);
  });
});

describe("a drag onto a tall column", () => {
  before(() => setViewport({ width: 1440, height: 900 }));

  it("reads no layout, and lays the cards there, whose strips become narrower still", async () => {
    const table = await withPeeks("rouge-et-noir", { width: 360, height: 640 });
    table.undo();
    await table.updateComplete;
    const before = strip(covered(table, "rouge-et-noir")[0]!);
    const card = cardOf(table, "T10", 3);
    const [x, y] = onStrip(card);
    const on = insideOf(table).board.element;
    const { left, bottom } = cardOf(table, "T2").getBoundingClientRect();
    const send = (to: Element, type: string, clientX: number, clientY: number): void => {
      const mouse = {
        bubbles: true,
        composed: true,
        pointerId: 5,
        pointerType: "mouse",
        buttons: type === "pointerup" ? 0 : 1,
      };
      to.dispatchEvent(new PointerEvent(type, { ...mouse, clientX, clientY }));
    };
    send(card, "pointerdown", x, y);
    const reads = new LayoutReads();
    reads.take();
    for (let i = 1; i <= 20; i++)
      send(on, "pointermove", x + ((left + 16 - x) * i) / 20, y + ((bottom - 80 - y) * i) / 20);
    expect(reads.take()).to.deep.equal([]);
    reads.stop();
    expect(insideOf(table).table!.held?.over).to.equal("T2");
    send(on, "pointerup", left + 16, bottom - 80);
    expect(table.log).to.match(/ T10-T2:3$/);
    expect(strip(covered(table, "rouge-et-noir")[0]!)).to.be.below(before);
  });
});
