import type { InputError, Refusal } from "@solitaire/engine";
import { capital, count } from "./en.js";

/** A move that was refused, in words, for languages that make the sentence from its code. */
export interface RefusedMove {
  readonly game: string;
  /** The cards: "5 of hearts". */
  readonly cards: string;
  /** How many there are, which may be fewer than were asked for. */
  readonly count: number;
  /** Where they lie: "column 2". */
  readonly from: string;
  /** Where they should go: "to column 3". */
  readonly to: string;
  /** The kind of the pile whose rule it breaks, by the engine's name for it. */
  readonly kind: string;
  /** That rule, in English. */
  readonly rule: string;
}

/** What was done, one English sentence each, for those who do not see it; and what is asked or wrong about it. */
export const enSaid = {
  thirdRun: (colour: "black" | "red"): string =>
    `A third run under a ${colour} king: after this the game cannot be won.`,
  keepIt: "Keep it",
  discardAnyway: "Discard anyway",
  badLog: (why: string): string => `The log was not taken. ${why}`,
  /** What is wrong with a log. @param entry The one that is, where one is. */
  trouble: ({ at, code, message }: InputError, entry: string | undefined): string =>
    code === "illegal-log" ? `Entry ${at! + 1} of the log, ${entry}: ${message}` : message,
  /** @param to "to column 3" */
  moved: (cards: string, to: string): string => `${capital(cards)} ${to}.`,
  /** Moves that followed by themselves: the second half of a sentence. */
  followed: (n: number): string => `${count(n, "card follows", "cards follow")} to the foundations`,
  /** Those that undo takes back with the move that they followed. */
  returned: (n: number): string => `${count(n, "card comes", "cards come")} back from the foundations`,
  /** @param cards From the top. */
  peeked: (pile: string, cards: readonly string[]): string => `${capital(pile)} from the top: ${cards.join(", ")}.`,
  turned: (turns: number, card: string): string =>
    turns === 1 ? `${capital(card)} turned.` : `${turns} turns of the stock: ${card}.`,
  turnedOver: (n: number): string => `Waste turned over, ${count(n, "card", "cards")}.`,
  dealtRow: (left: number): string =>
    left === 0 ? "The last row is dealt." : `A row is dealt, ${count(left, "card", "cards")} left in the stock.`,
  phaseTwo: "Phase two begins: the foundations are open.",
  phaseOne: "Phase one again.",
  /** @param instead The cards that had been picked up until then. */
  pickedUp: (cards: string, places: number, instead?: string): string =>
    `${capital(instead ? `${instead} put back; ${cards}` : cards)} picked up, ${count(places, "place", "places")} to go.`,
  putBack: (cards?: string): string => (cards ? `${capital(cards)} put back.` : "Put back."),
  goesNowhere: ({ cards, count: n, rule }: RefusedMove): string =>
    `${capital(cards)} ${n > 1 ? "have" : "has"} no place to go now${rule ? `; ${rule}` : "."}`,
  nothingHere: (pile: string): string => `${capital(pile)} is empty, and nothing is picked up.`,
  faceDown: "A card that lies face down is not moved.",
  /**
   * Why cards do not go where they should, or cannot be picked up. What stands after the colon, if there is one, tells why.
   * @param move Nothing, where it is an action. @param _game For languages that tell by it why there is no such action.
   */
  stays: ({ code, text }: Refusal, move: RefusedMove | undefined, _game: string): string => {
    if (!move) return text;
    if (code === "empty") return `${capital(move.from)} is empty.`;
    if (code === "too-few") return `${capital(move.from)} has only ${count(move.count, "card", "cards")}.`;
    if (code === "same-pile") return "The cards lie there already.";
    if (code === "never-leaves") return `This stays where it is: nothing leaves ${move.from}.`;
    if (code === "no-run") return `These cards do not move as one; ${move.rule}`;
    return `${capital(move.cards)} ${move.count > 1 ? "do" : "does"} not go ${move.to}: ${move.rule}`;
  },
  /** Cards turned up under those that went: the second half of a sentence. */
  turnedUp: (cards: readonly string[]): string => `${cards.join(", ")} turned up`,
  // What the stock did that is taken back or again.
  turns: (n: number): string => `${count(n, "turn", "turns")} of the stock`,
  turningOver: "the waste turned over",
  row: "a row dealt",
  undone: {
    /** @param to Where the cards lie again: "to column 3" */
    move: (cards: string, to: string): string => `Undone: ${cards} back ${to}.`,
    stock: (what: string): string => `Undone: ${what}.`,
    /** Several steps as one. @param n The moves that are left. */
    steps: (n: number): string => `Undone, ${count(n, "move", "moves")} made.`,
  },
  redone: {
    move: (cards: string, to: string): string => `Redone: ${cards} ${to}.`,
    stock: (what: string): string => `Redone: ${what}.`,
    steps: (n: number): string => `Redone, ${count(n, "move", "moves")} made.`,
  },
  /** A deal that undo or redo has brought back to the table. */
  back: (deal: string, n: number): string => `${capital(deal)} is back, ${count(n, "move", "moves")} made.`,
  restarted: (deal: string): string => `${capital(deal)} begins anew.`,
  looksForDeal: "Looking for a deal that can be won…",
  /** The player has called that off. */
  notDealt: "This deal stays.",
  dealt: (deal: string): string => `${capital(deal)} is dealt.`,
  /** A log that the player has given. @param n Its moves. */
  logPlayed: (deal: string, n: number): string => `The log is played: ${deal}, ${count(n, "move", "moves")} made.`,
  chosen: (step: number): string => `Building by ${step === 1 ? "ones" : "twos"}.`,
  won: (n: number): string => `Solved in ${count(n, "move", "moves")}.`,
  nothing: {
    undo: "Nothing to undo.",
    redo: "Nothing to redo.",
    restart: "Nothing has been played yet.",
    stock: "There is no stock to turn.",
    playable: "No card of the stock goes onto another.",
    foundation: "It does not go to a foundation now.",
    best: "There is no better place for it now.",
    finish: "There is still something to decide.",
    peek: "Nothing is hidden here.",
    card: "Go to a card first, or pick one up.",
    hints: "Hints are switched off here.",
    result: "The game is not won yet.",
    calendar: "There is no calendar of daily deals here.",
  },
};

export type Said = typeof enSaid;
