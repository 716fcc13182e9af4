import { count } from "./en.js";

/** English texts of the statistics, which load when they are opened. */
export const enStatistics = {
  title: "Statistics",
  played: "Played",
  won: "Won",
  /** Wins among the deals played, and how that is written in per cent, rounded down. */
  share: "Share won",
  percent: (n: number): string => `${n} %`,
  hints: "Hints",
  fewestMoves: "Fewest moves",
  bestTime: "Best time",
  streak: "Streak",
  bestStreak: "Best streak",
  days: (n: number): string => count(n, "day", "days"),
  /** Where there is no figure yet. */
  none: "–",

  chart: "Moves of your wins",
  /** The chart in words. */
  chartOf: (wins: number, fewest: number, last: number): string =>
    `How many moves your ${count(wins, "won deal has", "won deals have")}: ${fewest} at the fewest; the last win has ${last}.`,
  last: (moves: number): string => `last, ${moves}`,
  ofMoves: "moves",
  nothingPlayed: "Nothing has been played yet: a deal counts from its first move.",
  nothingWon: "Your first win begins the chart.",
  howCounted:
    "A deal counts once, from its first move; winning it again can only better its figures. The streak counts days whose daily deal was won on its day.",

  elsewhere: "Take it elsewhere",
  whatIsTaken:
    "All this is kept in this browser alone. A file takes it to another: the statistics, the saved games, the receipts of sent wins and the wins still to be verified, of all games, and the settings. Loading one adds to what is here and takes nothing away.",
  save: "Save to a file",
  load: "Load a file",
};

export type StatisticsStrings = typeof enStatistics;
