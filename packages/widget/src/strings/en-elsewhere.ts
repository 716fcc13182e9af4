import { count } from "./en.js";

/** English texts about other games of a deal, in other tabs or kept, which load when there is one to tell of. */
export const enElsewhere = {
  openElsewhere: "This deal is open in another tab too, with a game of its own.",
  otherGame: (moves: number): string => `This deal has another game here, of ${count(moves, "move", "moves")}.`,
  goOn: "Go on with it",
};

export type ElsewhereStrings = typeof enElsewhere;
