import { expect, nextFrame } from "@open-wc/testing";
import { BoardFixture } from "../../test/board.js";
import { LayoutReads } from "../../test/layout-reads.js";
import { gameOf } from "../../test/positions.js";

const penguin = (options = {}): Promise<BoardFixture> => BoardFixture.of(gameOf("penguin", "22"), options);

/** Animations that change where something is. */
const moving = ({ board }: BoardFixture): Animation[] =>
  board.element.getAnimations({ subtree: true }).filter(({ effect }) => {
    const frames = (effect as KeyframeEffect).getKeyframes();
    return frames.some((frame) => "translate" in frame);
  });

const underWay = ({ board }: BoardFixture): Animation[] =>
  board.element.getAnimations({ subtree: true }).filter(({ playState }) => playState !== "finished");

/** Stops everything that moves, some milliseconds after it set out. */
const stopAt = (table: BoardFixture, time: number): void => {
  for (const animation of underWay(table)) {
    animation.pause();
    animation.currentTime = time;
  }
};

/** Waits until nothing moves any more, however busy the machine is. */
const arrived = async (table: BoardFixture): Promise<void> => {
  for (let moves = underWay(table); moves.length > 0; moves = underWay(table)) {
    for (const animation of moves) animation.play();
    await Promise.allSettled(moves.map(({ finished }) => finished));
  }
  await nextFrame();
};

describe("Board's motion", () => {
  it("keeps each card's element wherever the card goes", async () => {
    const table = await penguin();
    const card = table.top("T1");
    table.play("T1-R1");
    expect(table.top("R1") === card).to.equal(true);
    table.undo();
    expect(table.top("T1") === card).to.equal(true);
  });

  it("moves a card from where it was, by transform alone", async () => {
    const table = await penguin();
    const card = table.top("T1");
    const from = table.seen(card);
    table.play("T1-R1");
    expect(table.seen(card)).to.deep.equal(from);
    for (const { effect } of table.board.element.getAnimations({ subtree: true })) {
      for (const frame of (effect as KeyframeEffect).getKeyframes()) {
        const properties = Object.keys(frame).filter((key) => !/offset|easing|composite/i.test(key));
        expect(["translate", "scale", "opacity", "transform"]).to.include.members(properties);
      }
    }
    await arrived(table);
    const { x, y } = table.board.layout!.piles[table.game.rules.pileIndex("R1")]!.box;
    expect(table.seen(card)).to.include({ x, y });
  });

  it("shows cards whole on their way, and only their index once they are covered", async () => {
    const table = await penguin({ deal: true });
    const card = table.board.elementOf("T3", 4)!;
    const art = (): string => getComputedStyle(card.querySelector(".art")!).visibility;
    expect(art()).to.equal("visible");
    await arrived(table);
    expect(table.board.element.querySelectorAll(".flying")).to.have.length(0);
    expect(art()).to.equal("hidden");
  });

  it("takes a move back in the frame in which it starts", async () => {
    const table = await penguin();
    const card = table.top("T1");
    const home = table.seen(card);
    table.play("T1-R1");
    table.undo();
    expect(table.seen(card)).to.deep.equal(home);
    await arrived(table);
    expect(table.seen(card)).to.deep.equal(home);
    expect(moving(table)).to.have.length(0);
  });

  it("takes a move back from where the card is on its way", async () => {
    const table = await penguin();
    const card = table.top("T1");
    table.play("T1-R1");
    stopAt(table, 80);
    const before = table.seen(card);
    table.undo();
    const after = table.seen(card);
    expect(Math.hypot(after.x - before.x, after.y - before.y)).to.be.below(40);
    await arrived(table);
    expect(table.seen(card)).to.include({ x: table.board.layout!.piles[0]!.box.x });
  });

  it("lets a card arrive while others set out", async () => {
    const table = await BoardFixture.of(gameOf("zodiac", "9"));
    table.play("S");
    const [first] = moving(table);
    table.play("S");
    table.play("S");
    expect(moving(table)).to.include(first).and.to.have.length(3);
  });

  it("completes at once when told to", async () => {
    const table = await penguin({ deal: true });
    expect(moving(table).length).to.be.above(40);
    table.board.finish();
    expect(moving(table)).to.have.length(0);
    const { x, y } = table.board.layout!.piles[0]!.box;
    expect(table.seen(table.board.elementOf("T1", 0)!)).to.include({ x, y });
  });

  it("deals in 700 ms", async () => {
    for (const id of ["penguin", "rouge-et-noir", "zodiac", "stalactites"]) {
      const table = await BoardFixture.of(gameOf(id, "1"), { deal: true });
      const ends = moving(table).map(({ effect }) => Number(effect!.getComputedTiming().endTime));
      expect(Math.max(...ends), id).to.be.within(300, 700);
      table.board.finish();
    }
  });

  it("deals a row of the stock card by card, turning each over", async () => {
    const table = await BoardFixture.of(gameOf("rouge-et-noir", "8"));
    const stock = table.seen(table.top("S"));
    table.play("S");
    const delays = moving(table).map(({ effect }) => effect!.getComputedTiming().delay);
    expect(delays).to.deep.equal([0, 28, 56, 84, 112, 140, 168, 196, 224, 252]);
    expect(table.board.element.querySelectorAll(".was")).to.have.length(10);
    expect(table.seen(table.top("T10"))).to.deep.equal(stock);
    await arrived(table);
    expect(table.board.element.querySelectorAll(".was")).to.have.length(0);
    expect(table.top("T10").classList.contains("down")).to.equal(false);
  });

  it("carries a whole run to a squared pile before it draws only its top", async () => {
    const table = await BoardFixture.of(gameOf("zodiac", "9"));
    table.play(...Array<string>(72).fill("S"));
    await arrived(table);
    expect(table.top("W").parentElement!.querySelectorAll(".card")).to.have.length(3);
    table.play("S");
    expect(table.top("S").parentElement!.querySelectorAll(".card").length).to.be.above(3);
    await arrived(table);
    expect(table.top("S").parentElement!.querySelectorAll(".card")).to.have.length(3);
  });

  it("keeps still when told to", async () => {
    const table = await penguin();
    table.game.play(table.game.rules.legalMoves(table.game.position)[0]!);
    table.show({}, { animate: false });
    expect(moving(table)).to.have.length(0);
  });

  describe("of held cards", () => {
    it("follows the pointer by the point where the run was grabbed", async () => {
      const table = await penguin();
      const [first, second] = [table.top("T3", 2), table.top("T3")];
      const [home, below] = [table.seen(first), table.seen(second)];
      table.handling.hold("T3", 2, home.x + 30, home.y + 10);
      table.handling.drag(home.x + 130, home.y + 60);
      expect(first.style.translate).to.equal(`${home.x + 100}px ${home.y + 50}px`);
      expect(second.style.translate).to.equal(`${below.x + 100}px ${below.y + 50}px`);
      expect(table.board.element.querySelector<HTMLElement>(".ghost")!.hidden).to.equal(false);
    });

    it("reads no layout", async () => {
      const table = await penguin();
      const home = table.seen(table.top("T3"));
      table.handling.hold("T3", 1, home.x, home.y);
      await nextFrame();
      const reads = new LayoutReads();
      for (let i = 0; i < 20; i++) {
        table.handling.drag(home.x + i, home.y + i);
        table.show({ targets: ["R1", "R2"], ...(i % 2 === 0 && { over: "R1" }) });
        table.handling.pileAt(home.x + i, home.y + i, ["R1", "R2"]);
      }
      reads.stop();
      expect(reads.take()).to.deep.equal([]);
    });

    it("lays the card below them open", async () => {
      const table = await penguin();
      const art = (): string => getComputedStyle(table.board.elementOf("T3", 4)!.querySelector(".art")!).visibility;
      expect(art()).to.equal("hidden");
      table.handling.hold("T3", 2, 100, 300);
      expect(art()).to.equal("visible");
      table.handling.release();
      await arrived(table);
      expect(table.board.element.querySelectorAll(".bared")).to.have.length(0);
    });

    it("returns them home", async () => {
      const table = await penguin();
      const card = table.top("T3");
      const home = table.seen(card);
      table.handling.hold("T3", 1, home.x, home.y);
      table.handling.drag(home.x + 200, home.y + 100);
      table.handling.release();
      stopAt(table, 20);
      expect(table.seen(card).x).to.be.above(home.x + 20);
      await arrived(table);
      expect(table.seen(card)).to.deep.equal(home);
      expect(table.board.element.querySelector<HTMLElement>(".ghost")!.hidden).to.equal(true);
      expect(table.board.element.querySelectorAll(".held")).to.have.length(0);
    });

    it("goes on from the pointer when they are dropped on a pile", async () => {
      const table = await penguin();
      const card = table.top("T1");
      const home = table.seen(card);
      table.handling.hold("T1", 1, home.x, home.y);
      table.handling.drag(700, 500);
      table.handling.release();
      table.play("T1-R1");
      const [x = 0, y = 0] = getComputedStyle(card).translate.split(" ").map(Number.parseFloat);
      expect([x, y]).to.deep.equal([700, 500]);
      await arrived(table);
      expect(table.seen(card)).to.include({ x: table.board.layout!.piles[7]!.box.x });
    });

    it("keeps them under the pointer when the table changes its size", async () => {
      const table = await penguin();
      const card = table.top("T3");
      const home = table.seen(card);
      table.handling.hold("T3", 1, home.x, home.y);
      table.handling.drag(home.x + 50, home.y + 50);
      table.board.setSize(1440, 800);
      expect(card.classList.contains("held")).to.equal(true);
      expect(Number(card.style.zIndex)).to.be.above(300);
      table.handling.release();
      await arrived(table);
      expect(table.seen(card)).to.include({ x: table.board.layout!.piles[2]!.box.x });
    });

    it("lets go of them when they go elsewhere", async () => {
      const table = await penguin();
      const card = table.top("T1");
      table.handling.hold("T1", 1, 60, 300);
      table.handling.drag(500, 500);
      table.play("T1-R1");
      expect(table.board.element.querySelectorAll(".held")).to.have.length(0);
      await arrived(table);
      expect(table.seen(card)).to.include({ x: table.board.layout!.piles[7]!.box.x });
    });

    it("does nothing with an empty hand", async () => {
      const table = await penguin();
      table.handling.hold("R1", 1, 10, 10);
      table.handling.drag(50, 50);
      table.handling.release();
      expect(moving(table)).to.have.length(0);
    });
  });
});
