import { nextFrame } from "@open-wc/testing";
import { resetMouse, sendKeys, setViewport } from "@web/test-runner-commands";
import type { SolitaireTable } from "../src/index.js";
import { serving } from "./daily-api.js";
import { GAMES, solutionOf } from "./games.js";
import { beforeThirdRun } from "./third-run.js";
import {
  type Attributes,
  cardOf,
  dragOver,
  insideOf,
  play,
  putTable,
  surroundingsOf,
  tableOf,
  testEnvironment,
} from "./table.js";
import { tallTable } from "./tall-columns.js";
import { waitUntil } from "./wait-until.js";

/** How a table is to be looked at. */
export interface Looked {
  readonly width: number;
  readonly height: number;
  readonly lang?: "en" | "ru";
  readonly theme?: "light" | "dark";
}

/** A state that a table can be in. What it leaves behind is put away by {@link putAway}. */
export interface TableState {
  readonly name: string;
  /** Where what is to be looked at lies: a dialog, or the table. */
  readonly isDialog?: true;
  /** It ends where the table takes another size. */
  readonly isFleeting?: true;
  readonly reach: (make: Make) => Promise<SolitaireTable>;
}

/** Makes a table of the size and in the language that it is to be looked at in. */
type Make = (attributes: Attributes, how?: typeof tableOf) => Promise<SolitaireTable>;

const API = "https://api.example";
const NOON = Date.parse("2026-11-30T12:00Z");

const PENGUIN = { date: "2026-11-30", game: "penguin", rules: "penguin@1", deal: "22", par: 80, difficulty: 3 };
const withApi = () => testEnvironment({ fetch: serving(PENGUIN, { launch: "2026-09-26" }), date: () => NOON });

const shows = (table: SolitaireTable, selector: string): Promise<void> =>
  waitUntil(() => table.shadowRoot!.querySelector(selector), `${selector} shows`);

const dialog = (
  name: string,
  game: string,
  open: (table: SolitaireTable) => void,
  more: Attributes = {},
): TableState => ({
  name,
  isDialog: true,
  async reach(make) {
    const table = await make({ game, deal: "22", ...more });
    open(table);
    await shows(table, "dialog[open] :is(h2, h3)");
    return table;
  },
});

const won = async (make: Make): Promise<SolitaireTable> => {
  const { deal, entries } = await solutionOf("penguin");
  const table = await make({ game: "penguin", deal });
  table.log = entries.slice(0, -1).join(" ");
  await table.updateComplete;
  play(table, entries.at(-1)!);
  await shows(table, "dialog[open] h2");
  return table;
};

/** Stands for a browser that can neither share nor copy. */
const refuseToCopy = (): void => {
  for (const name of ["share", "clipboard"])
    Object.defineProperty(navigator, name, { value: undefined, configurable: true });
};

/** Every state that a table can be in. */
export const STATES: readonly TableState[] = [
  ...GAMES.map((game) => ({ name: `${game}, dealt`, reach: (make: Make) => make({ game, deal: "9" }) })),
  {
    name: "a card picked up, and where it may go",
    async reach(make) {
      const table = await make({ game: "penguin", deal: "22" });
      cardOf(table, "T1").click();
      return table;
    },
  },
  {
    name: "a card dragged over its target",
    isFleeting: true,
    async reach(make) {
      const table = await make({ game: "penguin", deal: "22" });
      await dragOver(table, "T1", "R2");
      return table;
    },
  },
  {
    name: "a card with the focus of the keyboard",
    async reach(make) {
      const table = await make({ game: "rouge-et-noir", deal: "59" });
      cardOf(table, "T3").focus();
      await sendKeys({ press: "ArrowRight" });
      return table;
    },
  },
  {
    name: "a hint, and a game that can be won",
    async reach(make) {
      const table = await make({ game: "penguin", deal: "22", noVerdict: false });
      table.hint();
      await shows(table, ".hint-2");
      return table;
    },
  },
  {
    name: "a lost game, and the way back",
    async reach(make) {
      const table = await make({ game: "penguin", deal: "22", noVerdict: false });
      table.log = "T2-R6 T5-R1 T2-R2 T6-R4 T7-R7 T5-R3";
      await shows(table, ".return");
      table.hint();
      await shows(table, ".notice");
      return table;
    },
  },
  {
    name: "a look into a squared pile",
    isFleeting: true,
    async reach(make) {
      const { deal, entries } = await solutionOf("zodiac-classic");
      const table = await make({ game: "zodiac-classic", deal });
      table.log = entries.slice(0, 250).join(" ");
      await table.updateComplete;
      cardOf(table, "W").focus();
      await sendKeys({ press: "p" });
      await shows(table, ".peek");
      return table;
    },
  },
  ...(["rouge-et-noir", "penguin"] as const).map((game) => ({
    name: `a tall column of ${game}`,
    reach: (make: Make) => tallTable(game, make),
  })),
  {
    name: "a notice that nothing is kept",
    async reach(make) {
      const table = await make({ game: "stalactites", deal: "3", environment: testEnvironment({ kept: undefined }) });
      await shows(table, ".notice");
      return table;
    },
  },
  {
    name: "the warning of a third run",
    async reach(make) {
      const { deal } = await solutionOf("rouge-et-noir");
      const table = await make({ game: "rouge-et-noir", deal });
      play(table, `T1-${await beforeThirdRun(table)}:13`);
      await shows(table, ".notice");
      return table;
    },
  },
  {
    name: "a replay",
    async reach(make) {
      const table = await make({ game: "penguin", deal: "22" });
      play(table, "T1-R2");
      table.showReplay();
      await shows(table, ".slider");
      // It would go there by itself.
      surroundingsOf(table).replays.current!.go(1);
      return table;
    },
  },
  {
    name: "a game that was won",
    async reach(make) {
      const table = await won(make);
      table.shadowRoot!.querySelector("dialog")!.close();
      return table;
    },
  },
  {
    name: "a daily",
    reach: (make) => make({ game: "penguin", daily: true, api: API, environment: withApi() }),
  },
  {
    name: "a deal that is on its way",
    async reach(make) {
      const fetch = () => new Promise<Response>(() => undefined);
      const environment = testEnvironment({ fetch });
      const table = await make({ game: "penguin", daily: true, api: API, environment }, putTable);
      await shows(table, ".message");
      await waitUntil(() => insideOf(table), "it could be played");
      return table;
    },
  },
  { name: "a daily that cannot be had", reach: (make) => make({ game: "penguin", daily: true, api: API }) },
  { name: "a game that there is not", reach: (make) => make({ game: "bridge" }) },
  { name: "the result", isDialog: true, reach: won },
  dialog("the rules", "rouge-et-noir", (table) => table.showRules()),
  dialog("More", "zodiac", (table) => table.showMore()),
  dialog("the settings", "penguin", (table) => table.showSettings()),
  dialog("the statistics", "penguin", (table) => table.showStatistics()),
  dialog("the log", "penguin", (table) => table.showLog(), { shareUrl: "https://solitaire.example/" }),
  dialog("the calendar", "penguin", (table) => table.showCalendar(), { api: API, environment: withApi() }),
  dialog("a text to copy by hand", "penguin", (table) => {
    refuseToCopy();
    table.share();
  }),
];

/** Brings a table into a state. */
export const reach = async ({ reach: bring }: TableState, looked: Looked): Promise<SolitaireTable> => {
  const { width, height, lang = "en", theme = "light" } = looked;
  await setViewport({ width, height });
  document.body.style.margin = "0";
  const table = await bring(async (attributes, how = tableOf) => {
    const made = await how({ lang, ...attributes }, { width, height });
    made.theme = theme;
    return made;
  });
  await table.updateComplete;
  await nextFrame();
  return table;
};

/** Gives a table and its window another size, and waits until all lies as it does there. */
const resize = async (table: SolitaireTable, size: Pick<Looked, "width" | "height">): Promise<void> => {
  await setViewport(size);
  table.parentElement!.style.width = `${size.width}px`;
  table.style.height = `${size.height}px`;
  // The first frame has heard of it by its end.
  for (let i = 0; i < 2; i++) await nextFrame();
  const felt = table.shadowRoot!.querySelector(".felt");
  const { board } = insideOf(table);
  await waitUntil(() => !board.layout || board.layout.width === felt?.clientWidth, "the cards are laid out anew");
  await table.updateComplete;
};

/** Brings a table into a state, and looks at it in several sizes. */
export const lookAt = async (
  state: TableState,
  sizes: readonly (readonly [width: number, height: number])[],
  looked: Omit<Looked, "width" | "height">,
  look: (table: SolitaireTable, width: number, height: number) => void,
): Promise<void> => {
  let table: SolitaireTable | undefined;
  for (const [width, height] of sizes) {
    if (table && !state.isFleeting) await resize(table, { width, height });
    else {
      table?.remove();
      await putAway();
      table = await reach(state, { ...looked, width, height });
    }
    look(table, width, height);
  }
};

/** Ends what a state has begun that outlives its table. */
export const putAway = async (): Promise<void> => {
  document.body.style.margin = "";
  await resetMouse();
  for (const name of ["share", "clipboard"]) Reflect.deleteProperty(navigator, name);
};
