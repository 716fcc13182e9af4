import { identityOf, isFaceUp } from "@solitaire/engine";
import { expect, nextFrame } from "@open-wc/testing";
import { emulateMedia } from "@web/test-runner-commands";
import { BoardFixture } from "../../test/board.js";
import { GAMES, solutionOf } from "../../test/games.js";
import { gameOf, playEntry, stateOf } from "../../test/positions.js";
import { Board } from "./board.js";
import { Celebration } from "./celebration.js";
import { waitUntil } from "../../test/wait-until.js";
import { Handling } from "./handling.js";

const penguin = (options = {}): Promise<BoardFixture> => BoardFixture.of(gameOf("penguin", "22"), options);

/** Plays legal moves by a fixed recipe, undoing now and then, and shows each position at once. */
const storm = (table: BoardFixture, steps: number): void => {
  const { game, handling } = table;
  let seed = 1;
  const next = (below: number): number => {
    seed = (seed * 48271) % 2147483647;
    return seed % below;
  };
  for (let i = 0; i < steps; i++) {
    const moves = game.rules.legalMoves(game.position);
    if (moves.length === 0 || next(5) === 0) game.undo();
    else game.play(moves[next(moves.length)]!);
    if (next(3) === 0) {
      const pile = game.rules.pileNames[next(game.rules.pileNames.length)]!;
      handling.hold(pile, 1 + next(3), next(900), next(600));
      handling.drag(next(900), next(600));
      if (next(2) === 0) handling.release();
    }
    table.show();
  }
  handling.release();
};

/** Whether every card that should be drawn is the child of its pile, in its order, once, and shows its side. */
const faultsOf = ({ board, game, cards }: BoardFixture): string[] => {
  const faults: string[] = [];
  const { piles } = stateOf(game);
  let drawn = 0;
  for (const [i, { name, cards: own }] of piles.entries()) {
    const group = board.elementOf(name, -1)!.parentElement!;
    const elements = own.flatMap((_, index) => board.elementOf(name, index) ?? []);
    drawn += elements.length;
    if (elements.some((element) => element.parentElement !== group)) faults.push(`${name}: elsewhere`);
    if ([...group.querySelectorAll(".card")].some((element, k) => element !== elements[k]))
      faults.push(`${name}: order`);
    for (const [index, card] of own.entries()) {
      const element = board.elementOf(name, index);
      const spot = board.layout!.piles[i]!.cards[index]!;
      if (!spot.buried && !element) faults.push(`${name}: no ${index}`);
      if (element && element.classList.contains("down") === isFaceUp(card)) faults.push(`${name}: side of ${index}`);
      if (element && JSON.stringify(board.spotOf(element)) !== JSON.stringify({ pile: name, index })) {
        faults.push(`${name}: spot of ${index}`);
      }
    }
  }
  if (drawn !== cards.length) faults.push(`${cards.length} cards drawn instead of ${drawn}`);
  return faults;
};

describe("Board", () => {
  for (const id of GAMES) {
    it(`shows every card of ${id} once, in its pile and order`, async () => {
      expect(faultsOf(await BoardFixture.of(gameOf(id, "1")))).to.deep.equal([]);
    });

    it(`draws the whole of every card of ${id} that nothing covers, however it came there`, async () => {
      const { deal, entries } = await solutionOf(id);
      const table = await BoardFixture.of(gameOf(id, "1"));
      for (const part of [0, 0.4, 0.8]) {
        const game = gameOf(id, deal);
        for (const entry of entries.slice(0, part * entries.length)) playEntry(game, entry);
        table.board.update(stateOf(game), { animate: false });
        await nextFrame();
        const hidden = table.cards.filter((card) => {
          const art = card.querySelector(".art");
          return art && !card.classList.contains("covered") && getComputedStyle(art).visibility !== "visible";
        });
        expect(hidden.map(({ ariaLabel }) => ariaLabel)).to.deep.equal([]);
      }
    });

    it(`loses no card of ${id} in a storm of moves, undos and drags`, async () => {
      const table = await BoardFixture.of(gameOf(id, "1"));
      if (id === "stalactites") table.play("by1");
      storm(table, 150);
      expect(faultsOf(table)).to.deep.equal([]);
      const moving = (): number => table.board.element.getAnimations({ subtree: true }).length;
      await waitUntil(() => moving() === 0, "everything lies still");
      expect(faultsOf(table)).to.deep.equal([]);
      const { piles } = table.board.layout!;
      for (const { name, cards } of piles) {
        for (const [index, { x, y, buried, turned }] of cards.entries()) {
          if (buried || turned) continue;
          expect(table.seen(table.board.elementOf(name, index)!), `${name} ${index}`).to.include({ x, y });
        }
      }
    });

    it(`is accessible with ${id}`, async () => {
      const table = await BoardFixture.of(gameOf(id, "1"));
      await expect(table.board.element).to.be.accessible();
    });
  }

  it("waits with the first state until it knows the table's size", () => {
    const game = gameOf("penguin", "22");
    const board = new Board({ captions: {}, names: {} } as never);
    const handling = new Handling(board);
    board.update(stateOf(game));
    expect(board.layout).to.equal(undefined);
    expect(board.element.querySelectorAll(".card")).to.have.length(0);
    expect(handling.pileAt(10, 10)).to.equal(undefined);
  });

  it("puts another game on the table", async () => {
    const table = await penguin();
    const other = await BoardFixture.of(gameOf("zodiac", "1"));
    other.board.update(stateOf(table.game));
    expect(other.cards).to.have.length(52);
    expect(other.board.element.querySelectorAll("[role=group]")).to.have.length(table.game.rules.pileNames.length);
  });

  it("lays everything out anew when its size changes", async () => {
    const table = await penguin();
    const wide = table.board.layout!;
    table.board.setSize(360, 604);
    expect(table.board.layout!.cardWidth).to.equal(46);
    expect(table.board.element.style.getPropertyValue("--table-w")).to.equal("360px");
    expect(table.top("T1").getBoundingClientRect().width).to.equal(46);
    table.board.setSize(1024, 668);
    expect(table.board.layout).to.deep.equal(wide);
  });

  it("lies the same on a page that is read from the right", async () => {
    const table = await penguin();
    const places = (): string[] =>
      [...table.board.element.querySelectorAll(".card, .slot, .caption, .engraving")].map((element) =>
        JSON.stringify(element.getBoundingClientRect()),
      );
    const before = places();
    table.felt.dir = "rtl";
    expect(places()).to.deep.equal(before);
  });

  it("grows where its columns are too tall", async () => {
    const table = await penguin({ width: 360, height: 300 });
    expect(table.board.element.offsetHeight).to.equal(table.board.layout!.height).and.to.be.above(300);
  });

  describe("names", () => {
    it("piles, cards and empty places", async () => {
      const table = await penguin();
      expect(table.top("T1").parentElement!.ariaLabel).to.contain("7 cards");
      expect(table.top("R1").ariaLabel).to.contain("empty");
      expect(table.board.elementOf("T1", 0)!.ariaLabel).to.contain("beak");
    });

    it("a run of face-down cards as one", async () => {
      const table = await BoardFixture.of(gameOf("rouge-et-noir", "8"));
      const labels = [0, 1, 2, 3, 4, 5, 6, 7].map((index) => table.board.elementOf("T1", index)!.ariaLabel);
      expect(labels.slice(0, 6)).to.deep.equal([null, null, null, null, null, null]);
      expect(labels[6]).to.contain("7 face-down");
      expect(table.board.elementOf("T1", 0)!.ariaHidden).to.equal("true");
      expect(table.board.elementOf("T1", 6)!.ariaHidden).to.equal(null);
    });

    it("nothing that a squared pile covers", async () => {
      const table = await BoardFixture.of(gameOf("zodiac", "9"));
      table.play("S", "S", "S");
      expect(table.top("W").ariaHidden).to.equal(null);
      expect(table.top("W", 2).ariaHidden).to.equal("true");
      expect(table.board.elementOf("W", -1)!.ariaHidden).to.equal("true");
    });
  });

  it("draws the beak until it is on its foundation", async () => {
    const table = await penguin();
    const { beak } = stateOf(table.game);
    expect(table.spots(".beak")).to.deep.equal(["T1 0"]);
    const { base: _base, beak: _beak, ...rest } = stateOf(table.game);
    table.board.update(rest);
    expect(table.spots(".beak")).to.deep.equal([]);
    expect(identityOf(table.game.position.cards(0)[0]!)).to.equal(beak);
  });

  it("shows of every covered card the index alone, for those who ask for less motion as well", async () => {
    await emulateMedia({ reducedMotion: "reduce" });
    try {
      const { deal, entries } = await solutionOf("rouge-et-noir");
      const table = await BoardFixture.of(gameOf("rouge-et-noir", deal));
      await nextFrame();
      for (const entry of entries.slice(0, 70)) playEntry(table.game, entry);
      table.show();
      const art = [...table.board.element.querySelectorAll(".covered .art")];
      await Promise.all(art.flatMap((each) => each.getAnimations().map(({ finished }) => finished)));
      expect(art.length).to.be.above(30);
      expect(art.filter((each) => getComputedStyle(each).visibility !== "hidden")).to.deep.equal([]);
    } finally {
      await emulateMedia({ reducedMotion: "no-preference" });
    }
  });

  describe("selection and targets", () => {
    it("lift the selected run and ring it as one", async () => {
      const table = await penguin();
      table.show({ selected: { pile: "T2", count: 2 } });
      expect(table.spots(".card.selected")).to.deep.equal(["T2 5", "T2 6"]);
      const ring = table.board.element.querySelector<HTMLElement>(".halo")!;
      expect(ring.hidden).to.equal(false);
      expect(ring.offsetHeight).to.equal(table.board.layout!.piles[1]!.cards[0]!.strip! + 118);
      table.show();
      expect(ring.hidden).to.equal(true);
      expect(table.spots(".selected")).to.deep.equal([]);
    });

    it("mark the top card of a target, or its empty place", async () => {
      const table = await penguin();
      table.show({ targets: ["T3", "R2"], over: "R2" });
      expect(table.spots(".target")).to.deep.equal(["T3 6", "R2 -1"]);
      expect(table.spots(".over")).to.deep.equal(["R2 -1"]);
      table.show();
      expect(table.spots(".target, .over")).to.deep.equal([]);
    });

    it("let the rings of targets fade away", async () => {
      const table = await penguin();
      const rings = (): HTMLElement[] => [...table.board.element.querySelectorAll<HTMLElement>(".landing")];
      table.show({ targets: ["T3", "R2"] });
      expect(table.spots(".landing")).to.deep.equal(["T3 6", "R2 -1"]);
      table.show({ targets: ["R2"] });
      table.show();
      expect(rings().map((ring) => ring.getAnimations().length)).to.deep.equal([1, 1]);
      await Promise.all(rings().flatMap((ring) => ring.getAnimations().map(({ finished }) => finished)));
      await nextFrame();
      expect(rings()).to.have.length(0);
    });
  });

  it("keeps the focus on a card that moves", async () => {
    const table = await penguin();
    const card = table.top("T1");
    card.focus();
    table.play("T1-R1");
    expect(table.top("R1") === card).to.equal(true);
    expect((card.getRootNode() as ShadowRoot).activeElement === card).to.equal(true);
  });

  it("moves nothing for those who ask for less motion", async () => {
    await emulateMedia({ reducedMotion: "reduce" });
    try {
      const table = await penguin({ deal: true });
      table.play("T1-R1");
      table.handling.hold("T2", 1, 200, 300);
      table.handling.drag(500, 300);
      table.handling.release();
      await new Celebration(table.board).play(true);
      expect(table.board.element.getAnimations({ subtree: true })).to.have.length(0);
      expect(table.seen(table.top("R1"))).to.include({ x: table.board.layout!.piles[7]!.box.x });
      await nextFrame();
    } finally {
      await emulateMedia({ reducedMotion: "no-preference" });
    }
  });
});
