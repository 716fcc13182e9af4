import type { Move, Setup } from "@solitaire/engine";

/** The action that the stock is for, or −1 in a game without a stock. */
export const stockAction = (setup: Setup): Move => setup.actions.findIndex(({ text }) => text === "S");

/** Whether the stock comes round: turning it again and again shows every card of it. */
export const comesRound = (setup: Setup): boolean => setup.actions[stockAction(setup)]?.brings !== undefined;
