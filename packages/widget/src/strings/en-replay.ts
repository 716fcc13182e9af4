import { count } from "./en.js";

/** English texts of a game that is played back, which load with the first replay. */
export const enReplay = {
  of: (table: string): string => `${table}, replay`,
  controls: "Replay",
  start: "To the start",
  back: "One step back",
  forward: "One step forward",
  end: "To the end",
  play: "Play",
  pause: "Pause",
  again: "Play again",
  speed: (speed: string): string => `Speed ${speed}`,
  position: "Place in the game",
  /** What the slider says of where it stands. */
  move: (move: number, of: number): string => `Move ${move} of ${of}`,
  /** The same, short, beside the slider. */
  moveShort: (move: number, of: number): string => `*${move}* of ${of}`,
  deal: "The deal, before the first move.",
  /** @param byKeys Whether keys lead through it: the focus is in the table. */
  begins: (moves: number, byKeys: boolean): string =>
    `A replay of ${count(moves, "move", "moves")}. ${byKeys ? "Space plays it, arrow keys step." : "The button “Play” plays it, “One step forward” steps."}`,
  /** The player's own game is there again. */
  own: (moves: number): string =>
    moves > 0
      ? `Your game again, ${count(moves, "move", "moves")} made.`
      : "The deal is yours to play, no move is made yet.",
  wayOut: "This is a replay: its buttons lead through it, and back to play.",
  backToGame: "Back to the game",
  playDeal: "Play this deal",
  bad: (why: string): string => `The replay cannot be shown. ${why}`,
};

export type ReplayStrings = typeof enReplay;
