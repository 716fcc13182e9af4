import { transfer } from "@solitaire/engine";
import { expect, fixture, html, nextFrame } from "@open-wc/testing";
import { setViewport } from "@web/test-runner-commands";
import type { SolitaireTable } from "../src/index.js";
import { GAMES, solutionOf } from "./games.js";
import { LayoutReads } from "./layout-reads.js";
import { Registrations } from "./registrations.js";
import { cardOf, insideOf, noticeOf, pointOf, play, tableOf } from "./table.js";
import { waitUntil } from "./wait-until.js";

before(() => setViewport({ width: 1280, height: 900 }));

/** The cards that may go to the most places, as a pile and a count. */
const mostMobile = (table: SolitaireTable): { pile: string; count: number; targets: string[] } => {
  const { session } = insideOf(table).table!;
  const { pileNames } = session.rules;
  const all = pileNames.flatMap((name, pile) =>
    Array.from({ length: session.position.size(pile) }, (_, i) => {
      const targets = session.targets({ pile, count: i + 1 }).map((to) => pileNames[to]!);
      return { pile: name, count: i + 1, targets };
    }),
  );
  return all.toSorted((a, b) => b.targets.length - a.targets.length)[0]!;
};

/** A pointer on a table. */
class Pointer {
  private on: Element;

  constructor(
    private readonly table: SolitaireTable,
    pile: string,
    count: number,
  ) {
    this.on = cardOf(table, pile, count);
  }

  send(type: string, [clientX, clientY]: readonly [number, number]): void {
    const buttons = type === "pointerup" ? 0 : 1;
    const where = { bubbles: true, composed: true, pointerId: 7, pointerType: "mouse", buttons, clientX, clientY };
    this.on.dispatchEvent(new PointerEvent(type, where));
    // It is captured.
    this.on = insideOf(this.table).board.element;
  }
}

/** Points all over a table, a spiral from its middle. */
const allOver = (table: SolitaireTable, count: number): [number, number][] => {
  const { left, top, width, height } = insideOf(table).board.element.getBoundingClientRect();
  return Array.from({ length: count }, (_, i) => {
    const [turn, out] = [i / 9, (i + 1) / count / 2];
    return [left + width * (0.5 + out * Math.cos(turn)), top + height * (0.5 + out * Math.sin(turn))];
  });
};

/** What is changed on a table by something, as the elements concerned. */
const touchedBy = (table: SolitaireTable, act: () => void): Set<Element> => {
  const observer = new MutationObserver(() => {});
  observer.observe(insideOf(table).board.element, { attributes: true, childList: true, subtree: true });
  act();
  const touched = new Set<Element>();
  for (const { addedNodes, removedNodes, target, type } of observer.takeRecords()) {
    const nodes = type === "attributes" ? [target] : [...addedNodes, ...removedNodes];
    for (const node of nodes) if (node instanceof Element) touched.add(node.closest("button") ?? node);
  }
  observer.disconnect();
  return touched;
};

const nodesOf = (table: SolitaireTable): number => {
  const walker = document.createTreeWalker(table.shadowRoot!);
  let count = 0;
  while (walker.nextNode()) count++;
  return count;
};

describe("a drag", () => {
  let reads: LayoutReads;
  beforeEach(() => {
    reads = new LayoutReads();
  });
  afterEach(() => reads.stop());

  for (const game of GAMES) {
    it(`in ${game} reads no layout while it moves, and what it needs once when it begins`, async () => {
      const table = await tableOf({ game, deal: "22", motion: "auto" });
      insideOf(table).board.finish();
      const { pile, count, targets } = mostMobile(table);
      const [at, points, last] = [pointOf(table, pile, count), allOver(table, 200), pointOf(table, targets[0]!)];
      cardOf(table, pile, count).focus();
      const pointer = new Pointer(table, pile, count);
      reads.take();
      pointer.send("pointerdown", at);
      expect(reads.take(), "pressed").to.deep.equal(["getBoundingClientRect", "offsetWidth"]);
      const over = new Set<string | undefined>();
      for (const point of points) {
        pointer.send("pointermove", point);
        over.add(insideOf(table).table!.held!.over);
      }
      expect(reads.take(), "moved").to.deep.equal([]);
      expect(over.size, "targets passed by").to.be.greaterThan(1);
      pointer.send("pointermove", last);
      reads.take();
      pointer.send("pointerup", last);
      expect(reads.take(), "dropped").to.deep.equal(["getBoundingClientRect", "offsetWidth"]);
      expect(table.log).not.to.equal("");
    });
  }

  it("of a card that goes nowhere reads none while it moves either: why is told in the next frame", async () => {
    const table = await tableOf({ game: "rouge-et-noir", deal: "8" });
    const { session } = insideOf(table).table!;
    const { pileNames } = session.rules;
    const dead = pileNames.findIndex(
      (name, pile) => name.startsWith("T") && session.targets({ pile, count: 1 }).length === 0,
    );
    const pile = pileNames[dead]!;
    const points = allOver(table, 20);
    const pointer = new Pointer(table, pile, 1);
    pointer.send("pointerdown", pointOf(table, pile));
    reads.take();
    for (const point of points) {
      pointer.send("pointermove", point);
      await table.updateComplete;
    }
    expect(reads.take(), "moved").to.deep.equal([]);
    await waitUntil(() => noticeOf(table), "it is told");
    expect(reads.take(), "told").to.include("getBoundingClientRect");
  });

  it("touches the cards held and their shadow, and marks what they are over", async () => {
    const table = await tableOf({ game: "penguin", deal: "22" });
    const { board } = insideOf(table);
    const { pile, count, targets } = mostMobile(table);
    const held = cardOf(table, pile, count);
    const [one, other] = [pointOf(table, targets[0]!), pointOf(table, targets[1]!)] as const;
    const pointer = new Pointer(table, pile, count);
    pointer.send("pointerdown", pointOf(table, pile, count));
    pointer.send("pointermove", one);
    const carried = [held, board.element.querySelector(".halo")];
    const aside = touchedBy(table, () => pointer.send("pointermove", [one[0] + 1, one[1]]));
    expect([...aside]).to.have.members(carried);
    const across = touchedBy(table, () => pointer.send("pointermove", other));
    expect([...across]).to.have.members([...carried, cardOf(table, targets[0]!), cardOf(table, targets[1]!)]);
    pointer.send("pointercancel", other);
  });
});

describe("a gesture", () => {
  it("touches the card that moves, the one that it leaves, and the place that it goes to", async () => {
    const table = await tableOf({ game: "penguin", deal: "22" });
    const { session } = insideOf(table).table!;
    const [from, to] = ["T1", "R2"].map((name) => session.rules.pileIndex(name)) as [number, number];
    const [moved, uncovered] = [cardOf(table, "T1"), cardOf(table, "T1", 2)];
    const touched = touchedBy(table, () => insideOf(table).table!.act(session.play(transfer(from, to, 1))));
    const cards = [...touched].filter((each) => each.localName === "button");
    expect(cards).to.include.members([moved, uncovered]);
    expect(cards.length).to.be.at.most(3);
  });

  it("that turns the stock touches a handful of cards, the first time and the hundredth", async () => {
    const table = await tableOf({ game: "zodiac", deal: "9" });
    for (let turn = 1; turn <= 100; turn++) {
      const touched = touchedBy(table, () => table.turnStock());
      // Few even where the stock comes round, and 72 cards go back as one squared pile.
      expect(touched.size, `turn ${turn}`).to.be.at.most(16);
    }
  });

  it("by a key reads no layout; the next frame looks once where the focus is", async () => {
    const table = await tableOf({ game: "zodiac", deal: "9" });
    const card = cardOf(table, "T1");
    card.focus();
    await nextFrame();
    const reads = new LayoutReads();
    try {
      for (let press = 1; press <= 3; press++) {
        card.dispatchEvent(new KeyboardEvent("keydown", { key: "s", bubbles: true, composed: true, cancelable: true }));
        await Promise.resolve();
      }
      expect(table.log).to.equal("S*3");
      expect(reads.take(), "while keys are pressed").to.deep.equal([]);
      await waitUntil(() => reads.take().includes("scrollIntoView"), "the frame has been looked at");
    } finally {
      reads.stop();
    }
  });

  it("selects and deselects without touching other cards", async () => {
    const table = await tableOf({ game: "penguin", deal: "22" });
    const { pile, count, targets } = mostMobile(table);
    const card = cardOf(table, pile, count);
    const marked = targets.map((target) => cardOf(table, target));
    const halo = insideOf(table).board.element.querySelector(".halo");
    for (const what of ["selected", "deselected"]) {
      const touched = touchedBy(table, () => card.click());
      expect([...touched], what).to.have.members([card, halo, ...marked]);
    }
  });
});

describe("the document's nodes", () => {
  /** The most that a table has, with 104 cards on it as with 52, which show more of themselves. */
  const MOST = 900;

  for (const game of GAMES) {
    it(`stay as many in ${game}, through a whole game, back and forth`, async () => {
      const { deal, log } = await solutionOf(game);
      const table = await tableOf({ game, deal });
      expect(nodesOf(table)).to.be.at.most(MOST);
      table.log = log;
      expect(table.log).to.equal(log);
      const count = async (): Promise<number> => {
        insideOf(table).board.finish();
        await table.updateComplete;
        return nodesOf(table);
      };
      const { session } = insideOf(table).table!;
      const seen: number[] = [];
      for (let round = 0; round < 2; round++) {
        // One step more leads to the game that was there before the log.
        while (session.game.moves.length > 0) table.undo();
        seen.push(await count());
        while (session.canRedo) table.redo();
        seen.push(await count());
      }
      expect(seen).to.deep.equal([seen[0], seen[1], seen[0], seen[1]]);
      expect(Math.max(...seen)).to.be.at.most(MOST);
    });
  }

  it("are 450 more at most with classic faces, whatever has been chosen before", async () => {
    for (const game of GAMES) {
      const { deal, entries } = await solutionOf(game);
      const table = await tableOf({ game, deal });
      table.log = entries.slice(0, Math.floor(entries.length / 2)).join(" ");
      await table.updateComplete;
      const plain = nodesOf(table);
      const change = async (faces: "plain" | "classic"): Promise<number> => {
        table.faces = faces;
        const isClassic = (): boolean => table.shadowRoot!.querySelector(".card .classic") !== null;
        await waitUntil(() => isClassic() === (faces === "classic"), faces);
        return nodesOf(table);
      };
      const classic = await change("classic");
      expect(classic - plain, game).to.be.at.most(450);
      await change("plain");
      expect(await change("classic"), `${game}, again`).to.equal(classic);
      table.remove();
    }
  });

  it("stay as many through a thousand turns of Zodiac's stock", async () => {
    const table = await tableOf({ game: "zodiac", deal: "9" });
    const { session } = insideOf(table).table!;
    const round = session.position.size(0) + 1;
    const seen = new Set<number>();
    for (let turn = 1; turn <= 1000; turn++) {
      table.turnStock();
      if (turn % round !== 0) continue;
      await table.updateComplete;
      seen.add(nodesOf(table));
    }
    expect(session.game.moves.length).to.equal(1000);
    expect(seen.size, [...seen].join()).to.be.at.most(2);
  });
});

describe("what a table registers", () => {
  it("is gone when it leaves the document, a hundred times over", async () => {
    const registrations = new Registrations();
    try {
      const box = await fixture<HTMLElement>(html`<div></div>`);
      const [onPage, observing] = [registrations.onPage, registrations.observing];
      const table = await tableOf({ game: "penguin", deal: "22" });
      play(table, "T1-R2");
      // The clock goes on with the next move.
      table.remove();
      box.append(table);
      const settled = async (): Promise<unknown[]> => {
        await table.updateComplete;
        await waitUntil(() => !registrations.onPage.includes("pagehide"), "the game is kept");
        return [registrations.onPage, registrations.observing];
      };
      const attached = await settled();
      for (let i = 0; i < 100; i++) {
        table.remove();
        box.append(table);
        if (i % 10 === 0) await nextFrame();
      }
      expect(await settled(), "attached").to.deep.equal(attached);
      table.remove();
      expect(await settled(), "removed").to.deep.equal([onPage, observing]);
    } finally {
      registrations.stop();
    }
  });

  it("is one thing on the page while it is idle: whether another tab has changed the settings", async () => {
    const registrations = new Registrations();
    try {
      const before = registrations.onPage;
      const table = await tableOf({ game: "penguin", deal: "22" });
      const { onPage } = registrations;
      expect(onPage).to.deep.equal([...before, "storage"].toSorted());
      const pointer = new Pointer(table, "T1", 1);
      const at = pointOf(table, "T1");
      pointer.send("pointerdown", at);
      expect(registrations.onPage).to.deep.equal([...onPage, "blur", "keydown", "scroll"].toSorted());
      pointer.send("pointercancel", at);
      expect(registrations.onPage).to.deep.equal(onPage);
    } finally {
      registrations.stop();
    }
  });
});
