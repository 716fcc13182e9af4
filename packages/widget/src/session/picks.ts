import type { Game, Move, Position, Rules } from "@solitaire/engine";

/** The picks that a game waits for in a position, such as an interval, as actions; none once a card has moved. */
export const picksIn = (rules: Rules, position: Position): Move[] =>
  rules.actions.flatMap(({ counts, isLegal }, i) => (!counts && isLegal(position) ? [i] : []));

/** The pick that the control begins with, or −1 in a game without one. */
export const firstPick = (rules: Rules): Move => rules.actions.findIndex(({ counts }) => !counts);

/** The pick that a game was begun with, or else that the control begins with. */
export const pickOf = ({ moves: [first], rules }: Game): Move =>
  first !== undefined && !rules.counts(first) ? first : firstPick(rules);
