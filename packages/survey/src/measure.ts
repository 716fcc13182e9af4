import { deal, parseDealNumber, type Position } from "@solitaire/engine";
import { difficultyOf, type Level, type Outcome, par, solve } from "@solitaire/engine/solver";
import { checkedShare } from "./checked-players.ts";
import { highestCardsBound } from "./highest-cards-bound.ts";
import type { Question, Subject } from "./subjects.ts";

/** What one deal answers to one question. */
export interface Answer {
  readonly deal: number;
  readonly verdict: Outcome;
  readonly nodes: number;
  /** Where it is won: the moves of the win, as a player counts them. */
  readonly length?: number;
  /** For `par`: no shorter win exists. */
  readonly isProved?: boolean;
  /** For `careful`: the share of careful random players that win, and the level of difficulty with its score. */
  readonly careful?: number;
  readonly level?: Level;
  readonly score?: number;
  /** For `checked`: the share of players that win if they check most of their moves. */
  readonly checked?: number;
  /** For Zodiac: how many cards the Equator must hold at least, by the highest cards on the ring. */
  readonly bound?: number;
}

/** What one deal answers to the questions that it was asked. */
export type Answers = Partial<Record<Question, Answer>>;

/** @param number The number of the deal. */
export const measure = (subject: Subject, number: number, questions: readonly Question[]): Answers => {
  const position = positionOf(subject, number);
  return {
    ...(questions.some((question) => question !== "par") ? bySolving(subject, number, position, questions) : {}),
    ...(questions.includes("par") ? { par: byPar(subject, number, position) } : {}),
  };
};

/** The deal, begun as the subject says. */
export const positionOf = ({ rules, begin }: Subject, number: number): Position => {
  const text = parseDealNumber(String(number));
  if (!text.ok) throw new RangeError(text.error.message);
  const position = deal(rules, text.value);
  const action = rules.actions.findIndex(({ text }) => text === begin);
  if (action >= 0) rules.playUnchecked(position, action);
  return position;
};

/** One solution serves all questions but `par`. */
const bySolving = (subject: Subject, number: number, position: Position, questions: readonly Question[]): Answers => {
  const { rules } = subject;
  const solution = solve(rules, position, budgetOf(subject));
  const answer: Answer = { deal: number, verdict: solution.verdict, nodes: solution.nodes };
  const answers: Answers = {};
  if (questions.includes("verdict")) {
    answers.verdict = {
      ...answer,
      ...(solution.moves ? { length: rules.countMoves(solution.moves) } : {}),
      ...(subject.id === "zodiac" ? { bound: highestCardsBound(rules, position) } : {}),
    };
  }
  const isWon = solution.verdict === "won";
  const difficulty = isWon && questions.some((each) => each !== "verdict") && difficultyOf(rules, position, solution);
  if (questions.includes("careful")) answers.careful = { ...answer, ...difficulty };
  if (questions.includes("checked")) {
    const checked = isWon ? { checked: checkedShare(rules, position, subject.slips) } : {};
    answers.checked = { ...answer, ...difficulty, ...checked };
  }
  return answers;
};

const byPar = (subject: Subject, number: number, position: Position): Answer => {
  const { verdict, nodes, length, isProved } = par(subject.rules, position, budgetOf(subject));
  return { deal: number, verdict, nodes, isProved, ...(length === undefined ? {} : { length }) };
};

const budgetOf = ({ nodes }: Subject): { nodes?: number } => (nodes === undefined ? {} : { nodes });
