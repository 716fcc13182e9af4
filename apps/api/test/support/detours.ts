import {
  type DealNumber,
  deal,
  fromOf,
  isAction,
  makeLog,
  type Move,
  type Rules,
  toOf,
  transfer,
} from "@solitaire/engine";

/**
 * A game with a move made and taken back, `times` times: as good a win, with twice as many moves more.
 * @param skip How many places where that could be done are left out.
 */
export const withDetour = (
  rules: Rules,
  number: DealNumber,
  line: readonly Move[],
  times: number,
  skip = 0,
): Move[] | undefined => {
  const pos = deal(rules, number);
  let places = 0;
  for (const [i, move] of line.entries()) {
    const pair = thereAndBack(rules, pos);
    if (pair && places++ === skip) {
      return [...line.slice(0, i), ...Array<Move[]>(times).fill(pair).flat(), ...line.slice(i)];
    }
    rules.playUnchecked(pos, move);
  }
  return undefined;
};

const thereAndBack = (rules: Rules, pos: ReturnType<typeof deal>): Move[] | undefined => {
  for (const there of rules.legalMoves(pos)) {
    if (isAction(there)) continue;
    const { mark } = pos;
    rules.playUnchecked(pos, there);
    const back = transfer(toOf(there), fromOf(there), 1);
    const isBack = rules.isLegal(pos, back);
    pos.rewind(mark);
    if (isBack && makeLog(rules, [there]).match(/^\w+-\w+$/)) return [there, back];
  }
  return undefined;
};
