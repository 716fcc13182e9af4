import { expect, fixture, html } from "@open-wc/testing";
import { setViewport } from "@web/test-runner-commands";
import type { SolitaireTable } from "../src/index.js";
import { ALL_SETTINGS } from "../src/settings/definition.js";
import { browserEnvironment } from "../src/environment.js";
import { solutionOf } from "./games.js";
import { memoryStorage } from "./memory-storage.js";
import { open, controlOf, choose, chosenIn, AT_FIRST, openTable, styleOf } from "./open-settings.js";
import { withoutSolver } from "./solvers.js";
import {
  buttonOf,
  cardOf,
  dialogOf,
  insideOf,
  surroundingsOf,
  listen,
  noticeOf,
  play,
  testEnvironment,
} from "./table.js";
import { waitUntil } from "./wait-until.js";

const NAME = "solitaire-table/1/setting/";

const attributesOf = (table: SolitaireTable): string => table.getAttributeNames().sort().join(" ");

withoutSolver();

describe("the settings", () => {
  before(() => setViewport({ width: 1280, height: 900 }));

  it("show what the table does by itself", async () => {
    const table = await openTable();
    await open(table);
    expect(chosenIn(table)).to.deep.equal(AT_FIRST);
  });

  for (const [name, choice, look] of [
    ["Colours", "Two", (table) => styleOf(table, ".card.suit-3").color],
    ["Faces", "Classic", (table) => table.shadowRoot!.querySelector(".card .classic") !== null],
    ["Indices", "Т К Д В", (table) => table.shadowRoot!.querySelector("#r0")!.getAttribute("d")],
    ["Back", "Madder", (table) => getComputedStyle(table).getPropertyValue("--solitaire-back")],
    ["Felt", "Linen", (table) => styleOf(table, ".felt").backgroundImage],
    ["Theme", "Dark", (table) => styleOf(table, ".frame").backgroundColor],
    ["Mirrored layout", undefined, (table) => insideOf(table).board.layout!.piles[0]!.box.x],
    ["Size", "Large print", (table) => insideOf(table).board.layout!.large],
    ["Show verdict", undefined, (table) => table.shadowRoot!.querySelector(".verdict") !== null],
    ["Timer", undefined, (table) => table.shadowRoot!.querySelector(".figures")!.textContent.includes("0:00")],
    ["Motion", "Off", (table) => insideOf(table).settings.get("motion")],
    ["Winnable deals only", undefined, (table) => insideOf(table).settings.get("deals")],
    ["Sound", undefined, (table) => surroundingsOf(table).sounds.current !== undefined],
  ] as [string, string | undefined, (table: SolitaireTable) => unknown][]) {
    it(`change the table at once: ${name}, ${choice ?? "switched"}; a second table follows; both remember`, async () => {
      const environment = testEnvironment();
      const table = await openTable({ environment });
      const other = await openTable({ environment, deal: "9" });
      await open(table);
      const wait = (each: SolitaireTable, isSo: (looks: unknown) => boolean): Promise<void> =>
        waitUntil(() => isSo(look(each)), `${name} of ${each.deal}`);
      if (name === "Show verdict") await wait(other, (looks) => looks === true);
      const [before, beforeThere] = [look(table), look(other)];
      await choose(table, name, choice);
      await wait(table, (looks) => looks !== before);
      await wait(other, (looks) => looks !== beforeThere);
      const [after, chosen] = [look(table), chosenIn(table)];
      expect(chosen).to.deep.equal({ ...AT_FIRST, [name]: choice ?? !AT_FIRST[name as keyof typeof AT_FIRST] });
      table.remove();
      const again = await openTable({ environment });
      // What makes sounds is nothing that is painted: it may come a moment after the cards.
      if (name === "Sound") await wait(again, (looks) => looks === after);
      expect(look(again), "from the first moment").to.deep.equal(after);
      await open(again);
      expect(chosenIn(again)).to.deep.equal(chosen);
    });
  }

  it("let cards stay that would go home by themselves", async () => {
    const { deal, entries } = await solutionOf("penguin");
    const homeBy = async (choice: "on" | "off"): Promise<number> => {
      const kept = memoryStorage();
      kept.setItem(`${NAME}autoMove`, choice);
      const table = await openTable({ deal, motion: "off", noVerdict: true, environment: testEnvironment({ kept }) });
      table.log = entries.slice(0, Math.floor(entries.length * 0.8)).join(" ");
      await table.updateComplete;
      const heard = listen(table);
      let follow = 0;
      for (const entry of entries.slice(Math.floor(entries.length * 0.8))) {
        const before = insideOf(table).table!.session.game.moves.length;
        const told = heard["move"]?.length ?? 0;
        try {
          play(table, entry);
        } catch {
          // It has gone home by itself.
        }
        if ((heard["move"]?.length ?? 0) > told) {
          follow += insideOf(table).table!.session.game.moves.length - before - 1;
        }
      }
      return follow;
    };
    expect(await homeBy("off")).to.equal(0);
    expect(await homeBy("on")).to.be.above(0);
  });

  it("let cards glide calmly, briskly or not at all", async () => {
    const table = await openTable({ autoMove: "off", noVerdict: true });
    await open(table);
    const paces: (number | undefined)[] = [];
    for (const choice of ["Calm", "Brisk", "Off"]) {
      await choose(table, "Motion", choice);
      play(table, "T1-R1");
      const [animation] = cardOf(table, "R1").getAnimations();
      paces.push(animation?.playbackRate);
      insideOf(table).board.finish();
      table.undo();
      insideOf(table).board.finish();
    }
    expect(paces).to.deep.equal([1, 2, undefined]);
  });

  it("change no attribute and fire no event", async () => {
    const table = await openTable();
    const heard = listen(table);
    const before = attributesOf(table);
    await open(table);
    for (const [name, choice] of [
      ["Colours", "Two"],
      ["Felt", "Slate"],
      ["Theme", "Dark"],
      ["Timer"],
      ["Mirrored layout"],
      ["Motion", "Brisk"],
    ] as const) {
      await choose(table, name, choice);
    }
    expect([attributesOf(table), table.theme, table.noTimer, heard]).to.deep.equal([before, "auto", false, {}]);
  });

  it("are reset all at once", async () => {
    const { kept } = testEnvironment();
    kept!.setItem("the page's own", "stays");
    const table = await openTable({ environment: testEnvironment({ kept }) });
    await open(table);
    expect(buttonOf(table, "Reset all").ariaDisabled).to.equal("true");
    await choose(table, "Felt", "Slate");
    await choose(table, "Timer");
    expect(buttonOf(table, "Reset all").ariaDisabled).to.equal("false");
    buttonOf(table, "Reset all").click();
    await table.updateComplete;
    expect(chosenIn(table)).to.deep.equal(AT_FIRST);
    expect([kept!.length, kept!.key(0), buttonOf(table, "Reset all").ariaDisabled]).to.deep.equal([
      1,
      "the page's own",
      "true",
    ]);
    table.remove();
    const again = await openTable({ environment: testEnvironment({ kept }) });
    expect(insideOf(again).settings.get("felt")).to.equal("sage");
  });
});

describe("the page’s word on a setting", () => {
  before(() => setViewport({ width: 1280, height: 900 }));

  const DECIDED = {
    colours: "two",
    faces: "classic",
    indices: "cyrillic",
    print: "large",
    back: "lichen",
    felt: "pine",
    theme: "dark",
    mirrored: true,
    autoMove: "off",
    noVerdict: true,
    deals: "any",
    noTimer: true,
    motion: "brisk",
    sound: true,
  } as const;

  it("counts, and the dialog says so and lets it be", async () => {
    const environment = testEnvironment();
    for (const setting of ALL_SETTINGS) environment.kept!.setItem(NAME + setting, "off");
    environment.kept!.setItem(`${NAME}felt`, "linen");
    const table = await openTable({ environment, ...DECIDED });
    await open(table);
    expect(chosenIn(table)).to.deep.equal({
      Colours: "Two",
      Faces: "Classic",
      Indices: "Т К Д В",
      Size: "Large print",
      Back: "Lichen",
      Felt: "Pine",
      Theme: "Dark",
      "Mirrored layout": true,
      "Move cards home": false,
      "Show verdict": false,
      "Winnable deals only": false,
      Timer: false,
      Motion: "Brisk",
      Sound: true,
    });
    for (const row of dialogOf(table)!.querySelectorAll(".row")) {
      expect(row.querySelector("small")!.textContent).to.equal("Set by this page");
      for (const control of row.querySelectorAll("input")) expect(control.disabled).to.equal(true);
    }
    await expect(table).to.be.accessible();
  });

  it("can be given and taken back while the dialog is open", async () => {
    const table = await openTable();
    await open(table);
    await choose(table, "Felt", "Linen");
    const linen = styleOf(table, ".felt").backgroundImage;
    table.felt = "slate";
    await table.updateComplete;
    expect([chosenIn(table)["Felt"], controlOf(table, "Felt").disabled]).to.deep.equal(["Slate", true]);
    expect(styleOf(table, ".felt").backgroundImage).not.to.equal(linen);
    table.removeAttribute("felt");
    await table.updateComplete;
    expect([chosenIn(table)["Felt"], controlOf(table, "Felt").disabled]).to.deep.equal(["Linen", false]);
    expect(styleOf(table, ".felt").backgroundImage).to.equal(linen);
  });

  it("is told where it is none, and decides nothing", async () => {
    const table = await openTable();
    const heard = listen(table);
    table.setAttribute("felt", "tartan");
    await table.updateComplete;
    await table.updateComplete;
    expect(noticeOf(table)).to.equal("The attribute felt is “tartan”; it may be auto, sage, linen, slate, pine.");
    expect(heard["error"]!.length).to.equal(1);
    await open(table);
    expect([chosenIn(table)["Felt"], controlOf(table, "Felt").disabled]).to.deep.equal(["Sage", false]);
  });
});

describe("settings and storage", () => {
  it("do without it as long as the page lives, and say so", async () => {
    const table = await openTable({ environment: testEnvironment({ kept: undefined }) });
    await open(table);
    const footer = dialogOf(table)!.querySelector("footer p")!;
    expect(footer.textContent).to.equal("For every table in this browser");
    await choose(table, "Felt", "Linen");
    expect(footer.textContent).to.match(/^Until this page is left/);
    const other = await openTable({ environment: testEnvironment({ kept: undefined }) });
    expect(insideOf(other).settings.get("felt")).to.equal("linen");
    buttonOf(table, "Reset all").click();
    expect(insideOf(other).settings.get("felt")).to.equal("sage");
  });

  it("are none where what is kept is broken", async () => {
    const environment = testEnvironment();
    for (const setting of ALL_SETTINGS) environment.kept!.setItem(NAME + setting, '{"broken":');
    const table = await openTable({ environment });
    const heard = listen(table);
    await open(table);
    expect(chosenIn(table)).to.deep.equal(AT_FIRST);
    expect([heard, noticeOf(table)]).to.deep.equal([{}, undefined]);
  });

  it("follow what another tab chooses, at once", async () => {
    const frame = await fixture<HTMLIFrameElement>(html`<iframe></iframe>`);
    const { localStorage: there } = frame.contentWindow!;
    const { kept } = browserEnvironment();
    const table = await openTable({ environment: testEnvironment({ kept }) });
    try {
      await open(table);
      there.setItem(`${NAME}felt`, "slate");
      await waitUntil(() => chosenIn(table)["Felt"] === "Slate", "it is heard");
      there.setItem(`${NAME}felt`, "tartan");
      await waitUntil(() => chosenIn(table)["Felt"] === "Sage", "nonsense is nothing");
      there.setItem(`${NAME}timer`, "off");
      await waitUntil(() => chosenIn(table)["Timer"] === false, "it is heard");
      expect(table.shadowRoot!.querySelector(".figures")!.textContent).not.to.include("0:00");
    } finally {
      for (const setting of ALL_SETTINGS) kept!.removeItem(NAME + setting);
    }
  });
});
