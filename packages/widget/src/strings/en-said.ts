import { capital, count } from "./en.js";

/** What was done, one English sentence each, for those who do not see it; and what is asked or wrong about it. */
export const enSaid = {
  thirdRun: (colour: "black" | "red"): string =>
    `A third run under a ${colour} King: after this the game cannot be won.`,
  keepIt: "Keep it",
  discardAnyway: "Discard anyway",
  badLog: (why: string): string => `The log was not taken: ${why}`,
  /** @param number Of the entry, from 1, as people count. */
  illegal: (number: number, entry: string, why: string): string => `Entry ${number} of the log, ${entry}: ${why}`,
  moved: (cards: string, pile: string): string => `${capital(cards)} to ${pile}.`,
  /** Moves that followed by themselves. */
  followed: (n: number): string => `${count(n, "card follows", "cards follow")} to the foundations.`,
  turned: (turns: number, card: string): string =>
    turns === 1 ? `${capital(card)} turned.` : `${turns} turns of the stock: ${card}.`,
  turnedOver: (n: number): string => `Waste turned over, ${count(n, "card", "cards")}.`,
  dealtRow: (left: number): string => `A row is dealt, ${count(left, "card", "cards")} left in the stock.`,
  pickedUp: (cards: string, places: number): string =>
    `${capital(cards)} picked up, ${places === 0 ? "no place" : count(places, "place", "places")} to go.`,
  putBack: "Put back.",
  stays: "This stays where it is.",
  undone: (n: number): string => `Undone, ${count(n, "move", "moves")} made.`,
  redone: (n: number): string => `Redone, ${count(n, "move", "moves")} made.`,
  restarted: (deal: string): string => `${capital(deal)} begins anew.`,
  dealt: (deal: string): string => `${capital(deal)} is dealt.`,
  chosen: (step: number): string => `Building by ${step === 1 ? "ones" : "twos"}.`,
  won: (n: number): string => `Solved in ${count(n, "move", "moves")}.`,
  nothing: {
    undo: "Nothing to undo.",
    redo: "Nothing to redo.",
    restart: "Nothing was played yet.",
    stock: "There is no stock to turn.",
    playable: "No card of the stock goes onto another.",
    foundation: "It does not go to a foundation now.",
    best: "It goes nowhere now.",
    finish: "There is still something to decide.",
  },
} as const;

export type Said = typeof enSaid;
