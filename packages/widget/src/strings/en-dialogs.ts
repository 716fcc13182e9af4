import type { Verdict } from "@solitaire/engine";
import type { GameKeys } from "../dialogs/game-keys.js";
import { count, en } from "./en.js";

type KeyList = readonly (readonly [keys: string, does: string])[];

const awayFor = (status: number | undefined): string => {
  if (status === undefined) return "The server cannot be reached.";
  if (status === 429) return "The server has too many requests.";
  return status >= 500
    ? `The server has a fault of its own (${status}).`
    : `The server’s answer is not understood (${status}).`;
};

/** English texts of the dialogs, which load when one is opened. */
export const enDialogs = {
  close: "Close",
  restart: "Restart this deal",
  canBeUndone: "Can be undone",
  calendar: "Calendar of daily deals",
  rulesOf: (name: string): string => `Rules of ${name}`,
  noRules: "The rules cannot be loaded now.",
  won: (name: string, deal: string): string => `${name}, ${deal}`,
  moves: "Moves",
  par: "Par",
  time: "Time",
  streak: "Streak",
  days: (n: number): string => count(n, "day", "days"),
  watch: "Watch the replay",
  judging: "The server is checking this win…",
  /** @param moves The moves of the win, in words. */
  judged: (verdict: Verdict, moves: string): string =>
    verdict.outcome === "won"
      ? `Verified by the server: ${moves}.`
      : `The server does not take this for a win${verdict.outcome === "illegal" ? `: ${verdict.reason}` : "."}`,
  offer:
    "See where this win stands among all: the server then stores its moves, and may show them once the day has closed.",
  share: "Send this win",
  stored: "The server stores the moves of the wins that you send, and may show them once the day has closed.",
  /** @param percent How many of the wins have more moves. */
  place: (percent: number, wins: number): string => `*Fewer moves than ${percent} %* of ${wins} verified wins`,
  /** @param rank From 1; wins of as many moves share one. */
  rank: (rank: number, wins: number): string =>
    wins === 1
      ? "*Yours* is the only verified win of this deal so far"
      : `*Place ${rank}* of ${wins} verified wins of this deal so far`,
  you: (moves: number): string => `you, ${moves}`,
  parOf: (moves: number): string => `par ${moves}`,
  ofMoves: "moves",
  /** The chart in words. @param own The moves of the player's win. */
  chart: (wins: number, fewest: number, own: number): string =>
    `How many moves ${wins} verified wins have: ${fewest} at the fewest; yours has ${own}.`,
  /** @param status Of what was answered, if anything was. */
  away: (status: number | undefined): string =>
    `${awayFor(status)} This win is kept, and verified when it answers again.`,
  /** @param detail What the API says of it. */
  refused: (code: string, detail: string | undefined): string =>
    `The server did not take this win. ${code === "closed" ? "That day is closed." : (detail ?? `It answered: ${code}.`)}`,
  keys: "Keys",
  keysWhere: "They work while the focus is on the table or its buttons; a press on the felt puts it there.",
  /** The keys, and what each does. */
  keyList: ({ columns, kind, stock }: GameKeys): KeyList => [
    [
      "Arrows",
      "go from card to card, or from button to button; Home and End to the first and last pile of a row, or button",
    ],
    ["Tab", "goes from the buttons to the first group of piles, and on to the next"],
    ["Enter, Space", "pick a card up and put it down"],
    ["Enter twice", "plays a card's best move"],
    ["Esc", "puts the cards back, or stops looking for a new deal"],
    columns < 10
      ? [`1 to ${columns}`, `go to the ${en.pile(kind, 0)} of that number`]
      : [
          "1 to 9, 0",
          `go to the ${en.pile(kind, 0)} of that number, 0 to the tenth${columns > 10 ? "; two quick digits to one above 9" : ""}`,
        ],
    ["U, R", "undo, redo"],
    ...(stock === "row" ? ([["S", "deals a row from the stock"]] as const) : []),
    ...(stock === "round"
      ? ([
          ["S", "turns the stock, card after card as long as the key or the stock itself is held down"],
          ["N", "turns the stock to the next card that goes onto another"],
        ] as const)
      : []),
    ["F", "plays a card to a foundation"],
    ["P", "looks into a squared pile, or into a column whose cards lie close"],
    ["H", "shows a hint"],
    [",", "opens the settings"],
    ["?", "opens this page"],
  ],
};

export type DialogStrings = typeof enDialogs;
