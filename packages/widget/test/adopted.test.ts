import { expect, fixture, html, nextFrame } from "@open-wc/testing";
import { resetMouse, sendMouse, setViewport } from "@web/test-runner-commands";
import { SolitaireTable } from "../src/index.js";
import { comesBack, hide } from "./hide.js";
import { expectAtRest, expectSound } from "./sound.js";
import { type Attributes, insideOf, play, pointOf, QUIET, settled, tableOf, testEnvironment } from "./table.js";
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

describe("a table that is first put into another document", () => {
  before(() => setViewport({ width: 1280, height: 900 }));

  const make = {
    "made by the page": () => document.createElement("solitaire-table"),
    "made by its class": () => new SolitaireTable(),
    "copied from the page": () => document.importNode(document.createElement("solitaire-table"), true),
  };

  for (const [how, makeTable] of Object.entries(make)) {
    it(`looks and plays there as everywhere: ${how}`, async () => {
      const own = looksOf(await tableOf({ game: "penguin", deal: "22" }));
      const frame = await elsewhere();
      const table = makeTable();
      Object.assign(table, { environment: testEnvironment(), ...QUIET, game: "penguin", deal: "22" });
      table.style.height = "720px";
      frame.contentDocument!.body.append(table);
      await settled(table);
      expect(looksOf(table)).to.deep.equal(own);
      play(table, "T1-R1");
      expect(table.log).to.equal("T1-R1");
      const box = await fixture<HTMLElement>(html`<div style="inline-size: 1000px"></div>`);
      box.append(table);
      await nextFrame();
      await nextFrame();
      expect(looksOf(table)[1]).to.deep.equal(own[1]);
    });
  }

  it("looks and plays in a document after one without a window, where nothing shows", async () => {
    const table = await tableOf({ game: "penguin", deal: "22" });
    play(table, "T1-R1");
    const before = looksOf(table);
    const box = table.parentElement!;
    document.implementation.createHTMLDocument().body.append(table);
    await table.updateComplete;
    expect(table.log).to.equal("T1-R1");
    box.append(table);
    await nextFrame();
    await nextFrame();
    expect(looksOf(table)).to.deep.equal(before);
    play(table, "T1-R2");
    expect(table.log).to.equal("T1-R1 T1-R2");
  });
});

describe("what the visitor of another document has asked for", () => {
  before(() => setViewport({ width: 1280, height: 900 }));

  it("counts there, and need not be asked for here", async () => {
    const { table } = await moved();
    // Tests cannot ask for it.
    const asksForMore = ({ cssRules }: CSSStyleSheet): boolean =>
      [...cssRules].some((rule) => "conditionText" in rule && String(rule.conditionText).includes("prefers-contrast"));
    const asking = (): number => table.shadowRoot!.adoptedStyleSheets.filter(asksForMore).length;
    await waitUntil(() => asking() > 0, "it is there");
    expect(asking(), "once").to.equal(1);
  });
});

describe("the clock of a table in another document", () => {
  comesBack();

  it("stops while that document is out of sight, and not while this one is", async () => {
    const environment = testEnvironment();
    const { table, frame } = await moved({ environment });
    play(table, "T1-R2");
    const { clock } = insideOf(table).table!.session.dealt;
    const start = clock.read(environment.time);
    hide(true);
    environment.time += 5_000;
    expect(clock.read(environment.time)).to.equal(start + 5_000);
    hide(true, frame.contentDocument!);
    environment.time += 600_000;
    hide(false);
    environment.time += 600_000;
    expect(clock.read(environment.time)).to.equal(start + 5_000);
    hide(false, frame.contentDocument!);
    environment.time += 1_000;
    expect(clock.read(environment.time)).to.equal(start + 6_000);
    table.remove();
    hide(false, frame.contentDocument!);
    environment.time += 1_000;
    expect(clock.isRunning, "nobody listens any more").to.equal(false);
  });
});
