import { expect, fixture, html, nextFrame } from "@open-wc/testing";
import { resetMouse, sendMouse, setViewport } from "@web/test-runner-commands";
import type { SolitaireTable } from "../src/index.js";
import { expectAtRest, expectSound } from "./sound.js";
import { type Attributes, insideOf, play, pointOf, tableOf } from "./table.js";
import { waitUntil } from "./wait-until.js";

/** Another document of the same origin, such as that of a window opened by the page. */
const elsewhere = async (): Promise<HTMLIFrameElement> => {
  const box = await fixture<HTMLElement>(html`<div></div>`);
  const frame = document.createElement("iframe");
  Object.assign(frame.style, { width: "1000px", height: "740px", border: "0" });
  box.append(frame);
  frame.contentDocument!.body.style.margin = "0";
  return frame;
};

/** What of the table's looks a lost style sheet would change. */
const looksOf = (table: SolitaireTable): unknown[] => {
  const root = table.shadowRoot!;
  const styleOf = (part: string, property: string): string =>
    getComputedStyle(root.querySelector(part)!).getPropertyValue(property);
  return [
    [table.offsetWidth, table.offsetHeight],
    [styleOf(".felt", "background-image"), styleOf(".card", "position"), styleOf(".tools", "display")],
    insideOf(table).board.layout,
  ];
};

/** A table that has moved to another document, and back where that is asked for. */
const moved = async (
  more: Attributes = {},
): Promise<{ table: SolitaireTable; frame: HTMLIFrameElement; before: unknown[] }> => {
  const table = await tableOf({ game: "penguin", deal: "22", ...more });
  play(table, "T1-R1");
  const before = looksOf(table);
  const frame = await elsewhere();
  frame.contentDocument!.body.append(table);
  await nextFrame();
  await nextFrame();
  return { table, frame, before };
};

describe("a table that is moved to another document", () => {
  before(() => setViewport({ width: 1280, height: 900 }));
  afterEach(() => resetMouse());

  for (const more of [{}, { felt: "linen", faces: "classic" }] satisfies Attributes[]) {
    it(`looks as before, there and back again: ${JSON.stringify(more)}`, async () => {
      const { table, before } = await moved(more);
      expect(looksOf(table)).to.deep.equal(before);
      const box = await fixture<HTMLElement>(html`<div style="inline-size: 1000px"></div>`);
      box.append(table);
      await nextFrame();
      await nextFrame();
      expect(looksOf(table)).to.deep.equal(before);
    });
  }

  it("keeps its game, which is played on there", async () => {
    const { table, frame } = await moved();
    const { left, top } = frame.getBoundingClientRect();
    const at = (pile: string): [x: number, y: number] => {
      const [x, y] = pointOf(table, pile);
      return [Math.round(left + x), Math.round(top + y)];
    };
    const [from, to] = [at("T1"), at("R2")];
    await sendMouse({ type: "move", position: from });
    await sendMouse({ type: "down" });
    await sendMouse({ type: "move", position: [from[0] + 8, from[1] + 8] });
    await sendMouse({ type: "move", position: to });
    await sendMouse({ type: "up" });
    expect(table.log).to.equal("T1-R1 T1-R2");
    table.undo();
    expectSound(table);
    await expectAtRest(table);
  });

  it("has dialogs and other felts there, though their styles come only then", async () => {
    const { table } = await moved();
    table.showSettings();
    const dialog = (): HTMLElement | null => table.shadowRoot!.querySelector("dialog[open] .settings");
    await waitUntil(dialog, "the settings open");
    expect(getComputedStyle(dialog()!.querySelector(".row")!).display).to.equal("flex");
    const sage = looksOf(table)[1];
    table.felt = "slate";
    await waitUntil(() => JSON.stringify(looksOf(table)[1]) !== JSON.stringify(sage), "the felt is another");
  });
});
