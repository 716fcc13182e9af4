import { expect, fixture, html } from "@open-wc/testing";
import { emulateMedia, sendKeys, setViewport } from "@web/test-runner-commands";
import type { SolitaireTable } from "../src/index.js";
import { ALL_SETTINGS } from "../src/settings/definition.js";
import { browserEnvironment } from "../src/environment.js";
import { solutionOf } from "./games.js";
import { memoryStorage } from "./memory-storage.js";
import { withoutSolver } from "./solvers.js";
import {
  buttonOf,
  cardOf,
  insideOf,
  surroundingsOf,
  listen,
  noticeOf,
  play,
  tableOf,
  testEnvironment,
} from "./table.js";
import { waitUntil } from "./wait-until.js";

const NAME = "solitaire-table/1/setting/";

const dialogOf = (table: SolitaireTable): HTMLDialogElement | null =>
  table.shadowRoot!.querySelector<HTMLDialogElement>("dialog[open]");

const open = async (table: SolitaireTable): Promise<HTMLDialogElement> => {
  table.showSettings();
  await waitUntil(() => dialogOf(table)?.querySelector(".settings"), "the settings open");
  const dialog = dialogOf(table)!;
  // It rises, and is pale until it is there.
  for (const animation of dialog.getAnimations()) animation.finish();
  return dialog;
};

/** What a control is called, as it is read out. */
const nameOf = (control: HTMLInputElement): string => {
  const { ariaLabel, labels } = control;
  const by = control.getAttribute("aria-labelledby");
  const root = control.getRootNode() as ShadowRoot;
  return by ? root.getElementById(by)!.textContent : (ariaLabel ?? labels![0]!.textContent.trim());
};

/** The row of a setting, by the name that it has in the dialog. */
const rowOf = (table: SolitaireTable, name: string): HTMLElement => {
  const rows = [...dialogOf(table)!.querySelectorAll<HTMLElement>(".row")];
  return rows.find((row) => row.querySelector(".about > span")!.textContent === name)!;
};

/** The control for a choice, or the switch of a row. */
const controlOf = (table: SolitaireTable, name: string, choice?: string): HTMLInputElement => {
  const controls = [...rowOf(table, name).querySelectorAll("input")];
  return controls.find((control) => choice === undefined || nameOf(control) === choice)!;
};

const choose = async (table: SolitaireTable, name: string, choice?: string): Promise<void> => {
  controlOf(table, name, choice).click();
  await table.updateComplete;
};

/** What is chosen in each row of the dialog. */
const chosenIn = (table: SolitaireTable): Record<string, string | boolean> =>
  Object.fromEntries(
    [...dialogOf(table)!.querySelectorAll<HTMLElement>(".row")].map((row) => {
      const controls = [...row.querySelectorAll("input")];
      const [first] = controls;
      const value = first!.type === "checkbox" ? first!.checked : nameOf(controls.find(({ checked }) => checked)!);
      return [row.querySelector(".about > span")!.textContent, value];
    }),
  );

const AT_FIRST = {
  Colours: "Auto",
  Faces: "Plain",
  Indices: "A K Q J",
  Size: "Fit",
  Back: "Indigo",
  Felt: "Sage",
  Theme: "Auto",
  "Mirrored layout": false,
  "Move cards home": true,
  "Show verdict": true,
  "Winnable deals only": true,
  Timer: true,
  Motion: "Calm",
  Sound: false,
};

/** A table that its page leaves all settings of to the player, with its cards dealt. */
const openTable = async (...[more, size]: Partial<Parameters<typeof tableOf>>): Promise<SolitaireTable> => {
  const left = { motion: "auto", autoMove: "auto", deals: "auto", noVerdict: false } as const;
  const table = await tableOf({ game: "penguin", deal: "22", ...left, ...more }, size);
  insideOf(table).board.finish();
  return table;
};

const styleOf = (table: SolitaireTable, selector: string): CSSStyleDeclaration =>
  getComputedStyle(table.shadowRoot!.querySelector(selector)!);

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
    expect(noticeOf(table)).to.equal('The attribute felt is "tartan"; it may be auto, sage, linen, slate, pine.');
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

describe("the settings’ dialog", () => {
  before(() => setViewport({ width: 1280, height: 900 }));
  after(() => emulateMedia({ reducedMotion: "no-preference", forcedColors: "none" }));

  const press = async (...keys: string[]): Promise<void> => {
    for (const key of keys) await sendKeys({ press: key });
  };
  const focusIn = (table: SolitaireTable): string => {
    const { activeElement } = table.shadowRoot!;
    return activeElement instanceof HTMLInputElement
      ? nameOf(activeElement)
      : (activeElement?.getAttribute("aria-label") ?? activeElement?.textContent.trim() ?? "");
  };

  it("is all keys: opened by a comma on the cards, gone through by Tab, arrows and Space, left by Esc", async () => {
    const table = await openTable();
    cardOf(table, "T1").focus();
    await press(",");
    await waitUntil(() => dialogOf(table)?.querySelector(".settings"), "it opens");
    const stops: string[] = [];
    for (let i = 0; i < 16; i++) {
      stops.push(focusIn(table));
      await press("Tab");
    }
    expect(stops).to.deep.equal([
      "Close",
      "Auto",
      "Plain",
      "A K Q J",
      "Fit",
      "Indigo",
      "Sage",
      "Auto",
      "Mirrored layout",
      "Move cards home",
      "Show verdict",
      "Winnable deals only",
      "Timer",
      "Calm",
      "Sound",
      "Reset all",
    ]);
    controlOf(table, "Felt", "Sage").focus();
    await press("ArrowRight", "ArrowRight");
    expect([focusIn(table), chosenIn(table)["Felt"]]).to.deep.equal(["Slate", "Slate"]);
    await press("ArrowLeft");
    expect(chosenIn(table)["Felt"]).to.equal("Linen");
    controlOf(table, "Timer").focus();
    await press("Space");
    expect(chosenIn(table)["Timer"]).to.equal(false);
    await press("Escape");
    expect([dialogOf(table), table.shadowRoot!.activeElement]).to.deep.equal([null, cardOf(table, "T1")]);
    expect(table.log, "the keys were the dialog’s").to.equal("");
  });

  it("gives the focus back to its button", async () => {
    const table = await openTable();
    const button = buttonOf(table, "Settings");
    button.focus();
    await press("Enter");
    await waitUntil(() => dialogOf(table)?.querySelector(".settings"), "it opens");
    buttonOf(table, "Close").click();
    expect(table.shadowRoot!.activeElement).to.equal(button);
  });

  it("is behind More on a phone, before the rules", async () => {
    await setViewport({ width: 360, height: 740 });
    const table = await tableOf({ game: "penguin", deal: "22" }, { width: 360, height: 740 });
    table.showMore();
    await waitUntil(() => dialogOf(table)?.querySelector(".menu"), "the sheet opens");
    const entries = [...dialogOf(table)!.querySelectorAll("button")].map(({ textContent }) => textContent.trim());
    expect(entries.slice(-2)).to.deep.equal(["Settings", "Rules of Penguin"]);
    buttonOf(table, "Settings").click();
    await waitUntil(() => dialogOf(table)?.querySelector(".settings"), "it opens");
    expect(Math.round(dialogOf(table)!.getBoundingClientRect().height)).to.equal(Math.round(740 * 0.94));
    await setViewport({ width: 1280, height: 900 });
  });

  for (const [width, height] of [
    [1280, 900],
    [768, 1024],
    [360, 740],
    [320, 568],
  ] as const) {
    it(`has targets of 44 px that lie apart, and nothing that is cut off, at ${width} px, in both languages`, async () => {
      await setViewport({ width, height });
      for (const lang of ["en", "ru"]) {
        const table = await openTable({ lang }, { width });
        const dialog = await open(table);
        expect(dialog.scrollWidth, "no scrolling sideways").to.equal(dialog.clientWidth);
        const targets = [...dialog.querySelectorAll<HTMLElement>("input[type=radio], label.row, button")];
        const boxes = targets.map((target) => target.getBoundingClientRect());
        for (const [i, box] of boxes.entries()) {
          expect(Math.min(box.width, box.height), `${lang} ${targets[i]!.outerHTML}`).to.be.at.least(43.9);
          for (const other of boxes.slice(i + 1)) {
            const across = Math.min(box.right, other.right) - Math.max(box.left, other.left);
            const down = Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top);
            const isHead = [box, other].some(({ top }) => top < boxes[0]!.bottom);
            expect(isHead || across < 0.5 || down < 0.5, `${lang} ${targets[i]!.outerHTML}`).to.equal(true);
          }
        }
        for (const text of dialog.querySelectorAll<HTMLElement>(".about, .segment")) {
          expect(text.scrollWidth, text.textContent).to.be.at.most(text.clientWidth);
        }
        table.remove();
      }
      await setViewport({ width: 1280, height: 900 });
    });
  }

  for (const theme of ["light", "dark"] as const) {
    for (const width of [1280, 360]) {
      it(`is accessible, ${theme}, at ${width} px`, async () => {
        await setViewport({ width, height: 900 });
        const table = await tableOf({ game: "penguin", deal: "22" }, { width });
        await open(table);
        await choose(table, "Theme", theme === "dark" ? "Dark" : "Light");
        await choose(table, "Back", "Heather");
        await expect(table).to.be.accessible();
        await setViewport({ width: 1280, height: 900 });
      });
    }
  }

  it("speaks Russian, and turns to it while it is open", async () => {
    const table = await openTable();
    await open(table);
    await choose(table, "Felt", "Linen");
    table.lang = "ru";
    await waitUntil(() => dialogOf(table)!.querySelector("h2")!.textContent === "Настройки", "it is spoken");
    expect(chosenIn(table)).to.include({ Сукно: "Лён", "Зеркальный стол": false, Движение: "Плавно" });
    expect(rowOf(table, "Сукно").querySelector("small")!.textContent).to.equal("Лён");
    expect(dialogOf(table)!.ariaLabel).to.equal("Настройки");
    await expect(table).to.be.accessible();
  });

  it("shows on its cards what is chosen", async () => {
    const table = await openTable();
    const dialog = await open(table);
    const colours = (): number =>
      new Set([...dialog.querySelectorAll(".sample")].slice(0, 4).map((card) => getComputedStyle(card).color)).size;
    const felt = (): string => styleOf(table, ".preview").backgroundImage;
    expect(colours()).to.equal(4);
    await choose(table, "Colours", "Two");
    expect(colours()).to.equal(2);
    await choose(table, "Faces", "Classic");
    await waitUntil(() => dialog.querySelectorAll(".sample .classic").length === 4, "four faces are classic");
    const before = felt();
    await choose(table, "Felt", "Pine");
    expect(felt()).not.to.equal(before);
    const swatches = [...dialog.querySelectorAll(".swatch")].map(
      (swatch) => getComputedStyle(swatch, "::before").backgroundColor,
    );
    expect(new Set(swatches).size, "four felts, four backs").to.equal(8);
  });

  it("has the colours of the game on the table, where they are left to it", async () => {
    const table = await openTable({ game: "rouge-et-noir", deal: "59" });
    const dialog = await open(table);
    expect(dialog.querySelector(".preview")!.classList.contains("two")).to.equal(true);
  });

  it("tells that the system asks for less motion", async () => {
    await emulateMedia({ reducedMotion: "reduce" });
    const table = await openTable();
    await open(table);
    expect(rowOf(table, "Motion").querySelector("small")!.textContent).to.equal("Stilled by your system");
    await choose(table, "Motion", "Off");
    expect(rowOf(table, "Motion").querySelector("small")).to.equal(null);
  });

  it("shows by more than colour what is chosen, where colours are forced", async () => {
    await emulateMedia({ forcedColors: "active" });
    const table = await openTable();
    const dialog = await open(table);
    const looks = (selector: string, pseudo?: string): string => {
      const { backgroundColor, outlineStyle } = getComputedStyle(dialog.querySelector(selector)!, pseudo);
      return `${backgroundColor} ${outlineStyle}`;
    };
    expect(looks(".segment:has(:checked)")).not.to.equal(looks(".segment:not(:has(:checked))"));
    expect(looks(".switch:checked")).not.to.equal(looks(".switch:not(:checked)"));
    expect(looks(".swatch:has(:checked)", "::before")).not.to.equal(looks(".swatch:not(:has(:checked))", "::before"));
  });
});
