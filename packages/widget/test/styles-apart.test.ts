import { expect } from "@open-wc/testing";
import { setViewport } from "@web/test-runner-commands";
import type { CSSResult } from "@lit/reactive-element";
import type { SolitaireTable } from "../src/index.js";
import { moreStyles } from "../src/styles/board/more.css.js";
import { calendarStyles } from "../src/styles/dialog/calendar.css.js";
import { chartStyles } from "../src/styles/dialog/chart.css.js";
import { dialogStyles } from "../src/styles/dialog/dialog.css.js";
import { menuStyles } from "../src/styles/dialog/menu.css.js";
import { rulesStyles } from "../src/styles/dialog/rules.css.js";
import { settingsStyles } from "../src/styles/dialog/settings.css.js";
import { shareStyles } from "../src/styles/dialog/share.css.js";
import { statisticsStyles } from "../src/styles/dialog/statistics.css.js";
import { winStyles } from "../src/styles/dialog/win.css.js";
import { nextStyles } from "../src/styles/frame/next.css.js";
import { pickerStyles } from "../src/styles/picker.css.js";
import { replayStyles } from "../src/styles/replay.css.js";
import { GAMES } from "./games.js";
import { lookAt, putAway, STATES } from "./states.js";
import { hinted, tableOf, testEnvironment } from "./table.js";
import { waitUntil } from "./wait-until.js";

const DIALOGS = [dialogStyles, winStyles, chartStyles, rulesStyles, menuStyles];
const PAGES = [settingsStyles, statisticsStyles, calendarStyles, shareStyles];

/** Styles that a table puts on when it needs them, and what they are for. */
const LATE: readonly (readonly [own: string, ...sheets: readonly CSSResult[]])[] = [
  ["dialog, dialog *", ...DIALOGS, ...PAGES],
  [".replay, .replay *, .page.replaying, .replaying .board button", replayStyles],
  [".picker, .picker *", pickerStyles],
  [".next, .next *", nextStyles],
  [".felt > .more, .felt > .more *", moreStyles],
];

const selectorsIn = (rules: CSSRuleList): string[] =>
  [...rules].flatMap((rule) => {
    if (rule instanceof CSSStyleRule)
      return [rule.selectorText.replaceAll(/::?(?:backdrop|before|after|-\w[\w-]*)/g, "")];
    return rule instanceof CSSGroupingRule ? selectorsIn(rule.cssRules) : [];
  });

/** What the styles reach besides what they are for. */
const strayOf = (table: SolitaireTable): string[] =>
  LATE.flatMap(([own, ...sheets]) =>
    sheets.flatMap(({ styleSheet }) =>
      selectorsIn(styleSheet!.cssRules).flatMap((selector) =>
        [...table.shadowRoot!.querySelectorAll(selector)]
          .filter((element) => !element.matches(own))
          .map((element) => `${selector} reaches ${element.localName}.${element.getAttribute("class")}`),
      ),
    ),
  );

/** Where everything around a game stands, and all of how it looks. */
const looksOf = (table: SolitaireTable): Map<Element, string> =>
  new Map(
    [...table.shadowRoot!.querySelectorAll(".frame, .frame *:not(symbol *)")].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const style = getComputedStyle(element);
      // Custom properties count where they are used.
      const looks = [...style].filter((name) => !name.startsWith("--")).map((name) => style.getPropertyValue(name));
      return [element, [x, y, width, height, ...looks].join()];
    }),
  );

const SIZES = [
  [360, 740],
  [1440, 740],
] as const;

describe("styles that come later", () => {
  afterEach(putAway);

  for (const state of STATES) {
    it(`reach what they are for alone: ${state.name}`, async () => {
      await lookAt(state, SIZES, {}, (table, width) => {
        expect([...new Set(strayOf(table))], `${width} px wide`).to.deep.equal([]);
      });
    });
  }

  for (const game of GAMES) {
    for (const [width, height] of SIZES) {
      it(`leave a hint in ${game}, ${width} px wide, where it is, whatever has been opened`, async () => {
        await setViewport({ width, height });
        const environment = testEnvironment();
        const table = await tableOf({ game, deal: "1", api: "https://api.example", environment }, { width, height });
        const shown = (selector: string): Promise<void> =>
          waitUntil(() => table.shadowRoot!.querySelector(selector), `${selector} shows`);
        table.hint();
        await hinted(table);
        const before = looksOf(table);
        for (const [open, page] of [
          ["showRules", ".rules-text"],
          ["showMore", ".menu"],
          ["showSettings", ".settings"],
          ["showStatistics", ".statistics"],
          ["showLog", ".log"],
          ...(game === "zodiac-classic" ? [] : [["showCalendar", ".calendar"] as const]),
        ] as const) {
          table[open]();
          await shown(`dialog[open] ${page}`);
          table.shadowRoot!.querySelector("dialog")!.close();
        }
        await table.updateComplete;
        const after = looksOf(table);
        // A notice goes by itself after a while.
        const changed = [...before].filter(([element, looks]) => element.isConnected && after.get(element) !== looks);
        expect(changed.map(([element]) => element.getAttribute("class"))).to.deep.equal([]);
      });
    }
  }
});
