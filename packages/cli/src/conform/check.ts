import {
  deal,
  type DealNumber,
  faultText,
  makeCardText,
  makeMoveText,
  makePosition,
  parseMove,
  parsePosition,
  type Position,
  type Rules,
} from "@solitaire/engine";
import type { TraceRecord } from "./record.js";
import type { RuleSet } from "./rule-sets.js";

/** Compares the records of a trace, one after the other, with the engine. */
export class TraceChecker {
  private previous: TraceRecord | undefined;
  /** Where the move of the previous record leads, if the engine could play it. */
  private expected: Position | undefined;

  /** In which ways the engine disagrees with a record and with its place after the record before. */
  check(record: TraceRecord): string[] {
    const { ruleSet, piles, beak } = record;
    const { previous } = this;
    const { rules, by } = ruleSet;
    const follows = previous !== undefined && previous.game === record.game && previous.n + 1 === record.n;
    const expected = follows ? this.expected : undefined;
    this.previous = record;
    this.expected = undefined;

    const parsed = parsePosition(rules, { ...piles, ...(beak !== undefined && { beak }), ...(by && { by }) });
    if (!parsed.ok) return [parsed.error.message];
    const pos = parsed.value;
    const found = [
      ...(record.dealt !== undefined && record.n === 0 ? compareDeal(ruleSet, record.dealt, pos, beak) : []),
      ...(follows && previous.move === null ? ["the game goes on after the record that ended it"] : []),
      ...(expected ? comparePiles(rules, expected, pos, `after ${previous?.move}`) : []),
      ...compareLegal(rules, pos, record.legal),
      ...(rules.isWon(pos) === record.won
        ? []
        : [`won is ${record.won} in the trace and ${!record.won} in the engine`]),
    ];
    if (record.move === null) return found;

    const move = parseMove(rules, record.move);
    const fault = move === undefined ? undefined : rules.play(pos, move);
    if (move === undefined || fault) {
      const why = fault ? faultText(rules, pos, move!, fault) : "it is no move of the game";
      return [...found, `the move taken, ${record.move}, is not legal: ${why}`];
    }
    this.expected = pos;
    return found;
  }
}

const compareDeal = ({ rules }: RuleSet, number: DealNumber, pos: Position, beak: string | undefined): string[] => {
  const dealt = deal(rules, number);
  const dealtBeak = makePosition(rules, dealt).beak;
  const found = comparePiles(rules, dealt, pos, `deal ${number}`);
  if (beak !== dealtBeak) found.push(`deal ${number}: the beak is ${beak} in the trace and ${dealtBeak} in the engine`);
  return found;
};

const comparePiles = (rules: Rules, engine: Position, trace: Position, where: string): string[] =>
  rules.pileNames.flatMap((name, pile) => {
    const [ours, theirs] = [engine, trace].map((pos) => pos.cards(pile).map(makeCardText).join(" "));
    return ours === theirs ? [] : [`${where}: ${name} is "${theirs}" in the trace and "${ours}" in the engine`];
  });

const compareLegal = (rules: Rules, pos: Position, legal: readonly string[]): string[] => {
  const ours = rules.legalMoves(pos).map((move) => makeMoveText(rules, move));
  const onlyOurs = without(ours, legal);
  const onlyTheirs = without(legal, ours);
  return [
    ...(onlyOurs.length > 0 ? [`legal in the engine alone: ${onlyOurs.join(" ")}`] : []),
    ...(onlyTheirs.length > 0 ? [`legal in the trace alone: ${onlyTheirs.join(" ")}`] : []),
  ];
};

/** What is left of a list when each text of the other one took one away: a move listed twice is seen, too. */
const without = (list: readonly string[], others: readonly string[]): string[] => {
  const counts = new Map<string, number>();
  for (const each of others) counts.set(each, (counts.get(each) ?? 0) + 1);
  return list.filter((each) => {
    const count = counts.get(each) ?? 0;
    counts.set(each, count - 1);
    return count <= 0;
  });
};
