import { isAction, type Game, type Move, type Position, type Rules } from "@solitaire/engine";

const isPick = (rules: Rules, move: Move): boolean => isAction(move) && !rules.actions[move]!.counts;

/** The picks that a game waits for in a position, such as an interval, as actions; none once a card has moved. */
export const picksIn = (rules: Rules, position: Position): Move[] =>
  rules.actions.flatMap(({ counts, isLegal }, i) => (!counts && isLegal(position) ? [i] : []));

/** The pick that the control begins with, or −1 in a game without one. */
export const firstPick = (rules: Rules): Move => rules.actions.findIndex((_, i) => isPick(rules, i));

/** The pick that a game was begun with, or else that the control begins with. */
export const pickOf = ({ moves: [first], rules }: Game): Move =>
  first !== undefined && isPick(rules, first) ? first : firstPick(rules);
