import type { Move } from "../move.js";
import type { Rules } from "../rules.js";

/** The action that turns the stock, where that brings its cards round again and again; −1 in other games. */
export const stockTurn = (rules: Rules): Move => rules.actions.findIndex(({ brings }) => brings !== undefined);
