import { expect, fixture, html, nextFrame } from "@open-wc/testing";
import { resetMouse, sendMouse, setViewport } from "@web/test-runner-commands";
import type { SolitaireTable } from "../src/index.js";
import { cardOf, clickOn, dragOver, insideOf, listen, play, QUIET, settled, testEnvironment } from "./table.js";
import { waitUntil } from "./wait-until.js";

/** A table that is on no page yet. */
const makeTable = (): SolitaireTable => {
  const table = document.createElement("solitaire-table");
  Object.assign(table, { environment: testEnvironment(), game: "penguin", deal: "22", ...QUIET });
  table.style.cssText = "display: block; height: 700px";
  return table;
};

/** Boxes that pages put things into. Each takes a table in and is then on the page. */
const PLACES: Readonly<Record<string, (page: HTMLElement, table: SolitaireTable) => void>> = {
  "another shadow root": (page, table) => {
    page.attachShadow({ mode: "closed" }).append(table);
  },
  "a slot of another element": (page, table) => {
    page.attachShadow({ mode: "open" }).innerHTML = "<section><slot></slot></section>";
    page.append(table);
  },
  "a modal dialog": (page, table) => {
    const dialog = document.createElement("dialog");
    dialog.style.cssText = "width: 900px; max-height: none; padding: 30px; border: 5px solid";
    dialog.append(table);
    page.append(dialog);
    dialog.showModal();
  },
  "a box that is scrolled, in a page that is": (page, table) => {
    page.style.cssText = "height: 800px; overflow: auto; margin-bottom: 2000px";
    page.innerHTML = '<p style="height: 300px; width: 1500px">above</p>';
    page.append(table);
    page.scrollTo(37, 290);
    scrollTo(0, 13);
  },
  "a box that is scaled": (page, table) => {
    page.style.cssText = "transform: translate(33px, 21px) scale(.55); transform-origin: 0 0; width: 1000px";
    page.append(table);
  },
  "a box that is scaled up, and scrolled": (page, table) => {
    page.style.cssText = "height: 640px; overflow: auto";
    page.innerHTML = '<div style="transform: scale(1.4); transform-origin: 0 0; width: 800px"></div>';
    page.firstElementChild!.append(table);
    page.scrollTo(20, 80);
  },
  "a box with a zoom": (page, table) => {
    page.style.cssText = "zoom: .7; width: 1200px";
    page.append(table);
  },
  "a form in a page that is read from the right": (page, table) => {
    page.dir = "rtl";
    page.innerHTML = "<form><fieldset></fieldset></form>";
    page.querySelector("fieldset")!.append(table);
  },
};

before(() => setViewport({ width: 1280, height: 900 }));

describe("a table in", () => {
  afterEach(async () => {
    await resetMouse();
    scrollTo(0, 0);
  });

  for (const [place, put] of Object.entries(PLACES)) {
    it(`${place} takes the card that is pressed, and lays it where it is let go`, async () => {
      const page = await fixture<HTMLElement>(html`<div></div>`);
      const table = makeTable();
      const left: string[] = [];
      page.addEventListener("submit", () => void left.push("submit"));
      put(page, table);
      await settled(table);
      await nextFrame();
      await dragOver(table, "T1", "R2");
      const { x, y } = cardOf(table, "T1").getBoundingClientRect();
      const over = cardOf(table, "R2").getBoundingClientRect();
      expect(Math.hypot(x - over.x, y - over.y), "the card is under the pointer").to.be.lessThan(25);
      await sendMouse({ type: "up" });
      expect(table.log).to.equal("T1-R2");
      await clickOn(table, "T3");
      expect(insideOf(table).table!.state!.selected).to.deep.equal({ pile: "T3", count: 1 });
      await clickOn(table, "R5");
      expect(table.log).to.equal("T1-R2 T3-R5");
      expect(left, "no form is sent").to.deep.equal([]);
    });
  }
});

/** How many listeners a target has now, as far as they came since this was called. */
const counting = (target: EventTarget): { readonly all: string[]; readonly stop: () => void } => {
  const all: string[] = [];
  Object.assign(target, {
    addEventListener(...args: Parameters<EventTarget["addEventListener"]>) {
      all.push(args[0]);
      EventTarget.prototype.addEventListener.apply(target, args);
    },
    removeEventListener(...args: Parameters<EventTarget["removeEventListener"]>) {
      const found = all.indexOf(args[0]);
      if (found >= 0) all.splice(found, 1);
      EventTarget.prototype.removeEventListener.apply(target, args);
    },
  });
  const stop = (): void => {
    for (const name of ["addEventListener", "removeEventListener"]) Reflect.deleteProperty(target, name);
  };
  return { all, stop };
};

describe("the page around a table", () => {
  it("is not listened to while nobody plays, however often the table comes and goes", async () => {
    const counts = [window, document, document.body, document.documentElement].map(counting);
    const page = await fixture<HTMLElement>(html`<div></div>`);
    const table = makeTable();
    table.noVerdict = false;
    for (let i = 0; i < 3; i++) {
      page.append(table);
      await settled(table);
      // Another tab may choose other settings.
      expect(
        counts.map(({ all }) => all),
        `time ${i}`,
      ).to.deep.equal([["storage"], [], [], []]);
      await dragOver(table, "T1", "R2");
      await sendMouse({ type: "up" });
      table.remove();
      expect(
        counts.map(({ all }) => all),
        `after time ${i}`,
      ).to.deep.equal([[], [], [], []]);
      table.undo();
    }
    for (const { stop } of counts) stop();
  });

  it("keeps its focus, its scroll and its layout while the table comes, and reserves its box before", async () => {
    const page = await fixture<HTMLElement>(html`
      <div>
        <input />
        <div class="here"></div>
        <p style="height: 3000px">below</p>
      </div>
    `);
    const table = makeTable();
    page.querySelector(".here")!.append(table);
    const input = page.querySelector("input")!;
    input.focus();
    scrollTo(0, 40);
    const below = page.querySelector("p")!.getBoundingClientRect().top;
    await settled(table);
    void table.newDeal();
    table.undo();
    play(table, "T1-R2");
    await table.updateComplete;
    expect([document.activeElement, scrollY]).to.deep.equal([input, 40]);
    expect(page.querySelector("p")!.getBoundingClientRect().top).to.equal(below);
  });

  it("hears of nothing but what the player does", async () => {
    const page = await fixture<HTMLElement>(html`<div></div>`);
    const table = makeTable();
    const heard = listen(table);
    page.append(table);
    await settled(table);
    Object.assign(table, { log: "T1-R2 T3-R5", theme: "dark", lang: "ru", colours: "two", noTimer: true });
    await table.updateComplete;
    table.deal = "9";
    await waitUntil(() => insideOf(table).table!.session.dealt.number === "9", "the deal");
    Object.assign(table, { game: "zodiac", log: "S*4" });
    await waitUntil(() => table.log === "S*4", "the game, and its log");
    table.remove();
    page.append(table);
    await settled(table);
    await nextFrame();
    expect(heard).to.deep.equal({});
  });
});
