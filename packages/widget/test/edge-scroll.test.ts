import { expect, nextFrame } from "@open-wc/testing";
import { resetMouse, sendMouse, setViewport } from "@web/test-runner-commands";
import { LayoutReads } from "./layout-reads.js";
import { cardOf, insideOf, pointOf } from "./table.js";
import { lowTable } from "./tall-columns.js";
import { waitUntil } from "./wait-until.js";

before(() => setViewport({ width: 1280, height: 900 }));

/** A low table of Rouge et Noir, scrolled to its foot. @param height So much that nothing scrolls, or less. */
const tall = async (height?: number) => {
  const { table, felt } = await lowTable(height);
  felt.scrollTop = felt.scrollHeight;
  await nextFrame();
  const edges = felt.getBoundingClientRect();
  const over = (): string | undefined => insideOf(table).table!.held?.over;
  return { table, felt, edges, over, card: cardOf(table, "T2", 3), from: pointOf(table, "T2", 3) };
};

const frames = async (count: number): Promise<void> => {
  for (let i = 0; i < count; i++) await nextFrame();
};

describe("cards that are carried to the edge of a felt that scrolls", () => {
  afterEach(() => resetMouse());

  it("scroll it by mouse, stay under the pointer, and land where they are let go", async () => {
    const { table, felt, edges, over, card, from } = await tall();
    expect(felt.scrollTop, "the target is out of sight").to.be.above(50);
    const edge = [from[0] + 60, Math.round(edges.top) + 4] as const;
    await sendMouse({ type: "move", position: from });
    await sendMouse({ type: "down" });
    await sendMouse({ type: "move", position: [...edge] });
    const { top } = card.getBoundingClientRect();
    await waitUntil(() => felt.scrollTop === 0, "it scrolls to the top");
    expect(card.getBoundingClientRect().top).to.be.closeTo(top, 2);
    const { box } = insideOf(table).board.layout!.piles.find(({ name }) => name === "T6")!;
    const { left, top: origin } = insideOf(table).board.element.getBoundingClientRect();
    await sendMouse({
      type: "move",
      position: [Math.round(left + box.x + box.w / 2), Math.round(origin + box.y + 50)],
    });
    expect(over()).to.equal("T6");
    await sendMouse({ type: "up" });
    expect(table.log).to.match(/ T2-T6:3$/);
  });

  for (const pointerType of ["mouse", "touch"]) {
    it(`scroll it up and down by ${pointerType}, and are over what comes under them`, async () => {
      const { table, felt, edges, over, card, from } = await tall();
      const { board } = insideOf(table);
      let on: Element = card;
      const send = (type: string, [clientX, clientY]: readonly [number, number]): void => {
        const buttons = type === "pointerup" ? 0 : 1;
        on.dispatchEvent(
          new PointerEvent(type, {
            bubbles: true,
            composed: true,
            pointerId: 7,
            pointerType,
            buttons,
            clientX,
            clientY,
          }),
        );
        on = board.element;
      };
      const { box } = board.layout!.piles.find(({ name }) => name === "T6")!;
      const x = board.element.getBoundingClientRect().left + box.x + box.w / 2;
      const end = felt.scrollTop;
      send("pointerdown", from);
      send("pointermove", [x, edges.bottom - 150]);
      await frames(3);
      expect(felt.scrollTop, "not far from the edges").to.equal(end);
      send("pointermove", [x, edges.top + 20]);
      await waitUntil(() => felt.scrollTop === 0, "it scrolls to the top");
      expect(over()).to.equal("T6");
      // Down again, which takes the pointer below where it came from.
      send("pointermove", [x, edges.bottom + 40]);
      await waitUntil(() => felt.scrollTop === end, "it scrolls to the foot");
      send("pointercancel", [x, edges.bottom + 40]);
      expect(insideOf(table).table!.held).to.equal(undefined);
      await frames(3);
      expect(felt.scrollTop, "called off, it stays").to.equal(end);
      expect(table.log).not.to.match(/ T2-T6:3$/);
    });
  }

  it("scroll nothing once they are let go, nor while they are taken near an edge and carried away from it", async () => {
    const { felt, edges, from } = await tall();
    const end = felt.scrollTop;
    felt.scrollTop = end - 20;
    await nextFrame();
    await sendMouse({ type: "move", position: [from[0], Math.round(edges.bottom) - 20] });
    await sendMouse({ type: "down" });
    await sendMouse({ type: "move", position: [from[0], Math.round(edges.bottom) - 34] });
    await frames(4);
    expect(felt.scrollTop, "carried away").to.equal(end - 20);
    await sendMouse({ type: "move", position: [from[0], Math.round(edges.bottom) - 2] });
    await waitUntil(() => felt.scrollTop > end - 20, "it scrolls");
    await sendMouse({ type: "up" });
    const { scrollTop } = felt;
    await frames(4);
    expect(felt.scrollTop, "let go").to.equal(scrollTop);
  });

  it("follow a felt that is scrolled by other means", async () => {
    const { felt, edges, card, from } = await tall();
    const middle = [from[0] + 196, Math.round(edges.top) + 80] as const;
    await sendMouse({ type: "move", position: from });
    await sendMouse({ type: "down" });
    await sendMouse({ type: "move", position: [...middle] });
    const { top } = card.getBoundingClientRect();
    felt.scrollTop = 0;
    await frames(3);
    expect(card.getBoundingClientRect().top).to.be.closeTo(top, 2);
    await sendMouse({ type: "up" });
  });

  it("read no layout with a move of the pointer", async () => {
    const { table, edges, card, from } = await tall();
    const reads = new LayoutReads();
    const where = { bubbles: true, composed: true, pointerId: 7, pointerType: "mouse", buttons: 1, clientX: from[0] };
    card.dispatchEvent(new PointerEvent("pointerdown", { ...where, clientY: from[1] }));
    reads.take();
    for (let y = edges.bottom; y > edges.top; y -= 3)
      insideOf(table).board.element.dispatchEvent(new PointerEvent("pointermove", { ...where, clientY: y }));
    expect(reads.take()).to.deep.equal([]);
    reads.stop();
    expect(insideOf(table).table!.held).not.to.equal(undefined);
    insideOf(table).letGo();
  });

  it("scroll nothing where all cards fit", async () => {
    const { felt, from } = await tall(860);
    await sendMouse({ type: "move", position: from });
    await sendMouse({ type: "down" });
    await sendMouse({ type: "move", position: [from[0], Math.round(felt.getBoundingClientRect().bottom) - 2] });
    await frames(4);
    expect([felt.scrollTop, document.scrollingElement!.scrollTop]).to.deep.equal([0, 0]);
    await sendMouse({ type: "up" });
  });
});
