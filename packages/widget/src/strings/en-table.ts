import type { InputError } from "@solitaire/engine";
import { datesIn } from "./dates.js";
import { en, type FirstStrings, rules } from "./en.js";
import type { Letter } from "./letters.js";

const LEVELS = ["Gentle", "Easy", "Medium", "Hard", "Expert"];

const date = datesIn("en-GB");
const dayAndMonth = date({ day: "numeric", month: "long" });
const short = date({ day: "numeric", month: "short" });
const fullDay = date({ weekday: "long", day: "numeric", month: "long" });

/** What a table that can be played says besides. */
const more = {
  // The frame.
  table: (name: string, deal: string): string => `${name}, ${deal}`,
  dealOf: (number: string): string => `deal ${number}`,
  daily: "Daily deal",
  dailyOf: (day: string): string => `daily deal of ${dayAndMonth(day)}`,
  dailyShort: (day: string): string => `Daily, ${short(day)}`,
  day: (day: string): string => fullDay(day),
  /** @param level From 1 to 5. */
  level: (level: number): string => LEVELS[level - 1]!,
  difficulty: (level: number): string => `Difficulty: ${LEVELS[level - 1]!.toLowerCase()}`,
  actions: "Actions",
  undo: "Undo",
  redo: "Redo",
  hint: "Hint",
  finish: "Finish",
  restart: "Restart",
  newDeal: "New deal",
  calendar: "Calendar",
  statistics: "Statistics",
  settings: "Settings",
  rules: "Rules",
  more: "More",
  nextPlayable: "Next playable",
  moves: (n: number): string => `*${n}* ${rules.select(n) === "one" ? "move" : "moves"}`,
  timesThrough: (n: number): string => `*${n}* ${rules.select(n) === "one" ? "time" : "times"} through the stock`,
  builtBy: (step: number): string => `Built by ${step === 1 ? "ones" : "twos"}`,
  solved: "Solved",
  showResult: "Solved: show the result",
  stuck: "No moves left",

  // The interval's control.
  buildBy: "Build by",
  buildByWhy: "One choice for all four foundations, locked by the first move.",
  interval: (step: number): string => (step === 1 ? "Ones" : "Twos"),
  series: (base: number, step: number, letter: Letter): string =>
    `${[0, 1, 2, 3, 4].map((i) => letter((base + i * step) % 13)).join(" ")} …`,

  // Notices.
  notKept: "The browser keeps nothing: the game goes with the page.",
  noRoom: "The browser has no room left: the game is no longer kept.",
  dismiss: "Dismiss",
  noRussian: "Russian cannot be loaded now.",

  // Errors.
  /** What the engine says of a game or a deal that is none. */
  wrong: ({ message }: InputError): string => message,
  noGame: (games: string): string => `This table needs a game: set the attribute game to one of ${games}.`,
  dailyNeedsApi: "The daily deal needs an address: set the attribute api.",
  badApi: (address: string): string => `The attribute api is no address: “${address}”.`,
  badSetting: (name: string, value: string, values: readonly string[]): string =>
    `The attribute ${name} is “${value}”; it may be ${values.join(", ")}.`,
  badEnvironment: (name: string): string => `The property environment has no ${name}: the browser's own is used.`,
  noDaily: (name: string): string => `${name} has no daily deal.`,
};

export type Strings = FirstStrings & typeof more;

/** All English texts of a table that can be played. */
export const enTable: Strings = { ...en, ...more };
