import { count } from "./en.js";

/** English texts about what becomes of the game, which load with the solver. */
export const enAdvice = {
  winnable: "Winnable",
  lost: "No longer winnable",
  neverWinnable: "Not winnable",
  unknown: "Not known yet",
  back: "Back to a winnable game",

  saysLost: "This game can no longer be won.",
  saysWon: "The game is won already.",
  stillWinnable: "This game can still be won.",
  notKnown: "Whether this game can be won is not known yet.",
  saysWinnable: "The game can be won again.",
  saysNeverWinnable: "This deal cannot be won.",
  saysUnknown: "No hint: no way to win is known from here.",
  looking: "Looking for a way to win…",

  /** @param n How many cards. @param from "from cell 1" @param to "to column 3" */
  hint: (n: number, cards: string, from: string, to: string): string =>
    `Hint: ${cards}${n > 1 ? "," : ""} ${from} ${to}.`,
  hintTurns: (turns: number): string => `Hint: turn the stock${turns > 1 ? ` ${count(turns, "time", "times")}` : ""}.`,
  hintRow: "Hint: deal a row from the stock.",
  hintPick: (step: number): string => `Hint: build by ${step === 1 ? "ones" : "twos"}.`,

  badSolverUrl: (address: string): string =>
    `The attribute solver-url is no address of this page's origin: “${address}”.`,
  solverFailed: (address: string): string =>
    `The solver cannot be started from ${address}. Hints and verdicts still come, more slowly.`,
};

export type AdviceStrings = typeof enAdvice;
