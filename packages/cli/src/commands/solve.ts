import {
  type DealNumber,
  findVariant,
  Game,
  parseDealNumber,
  type Result,
  resumeGame,
  type Rules,
  rulesFor,
} from "@solitaire/engine";
import { type Command, EXIT, refuse } from "../command.js";
import { readLogOrText } from "../input/log.js";
import type { Io } from "../io.js";
import { type Answer, answerFor, type Wish } from "../solve/answer.js";
import { parseDealRange } from "../solve/deal-range.js";
import { printRange } from "../solve/print-range.js";
import { answerInWords } from "../text/answers.js";
import { paints } from "../text/paint.js";

/** `solitaire solve`: what deals, or the position in a game, come to. */
export const solve: Command = {
  name: "solve",
  operands: ["GAME", "DEAL|FROM-TO", "[LOG|LOGFILE|-]"],
  options: {
    nodes: {
      value: "N",
      help: "the most positions to look at; without it, enough to decide nearly every deal",
    },
    par: { help: "look for the shortest win, too" },
    json: { help: "print a line of JSON for each deal" },
  },
  summary: "solve deals, or a game from where it stands",
  details: `Finds out whether a deal can be won, and how. FROM-TO, such as 1-1000, solves each of these deals, several at a
time, and prints the answers in the order of the deals; Ctrl+C ends it with those that are done. With a log, the
position that it leads to is solved: the log itself, such as "T3-F1 T2-R1", or a file, or - for stdin.

  {"deal":"1","verdict":"won","log":"T6-R1 T6-F2 ...","moves":92,"nodes":97,"ms":3.98}
  {"deal":"616","verdict":"lost","nodes":6979,"ms":12.9}

verdict is won, lost, which is proved, or unknown: no win was found among the positions that may be looked at. log is a
whole game, from the deal to the win, the moves given included, and moves counts it as verify does. nodes are the
positions looked at, the same each time, and ms is the time that they took. In Stalactites, where an interval is to be
picked first, "verdicts":{"by1":"lost","by2":"won"} says what each comes to, and verdict is the better of them.

With --par, log is the shortest win, and "par" how many moves it has; if shorter ones may exist, "parProved":false says
so. It is proved in Penguin and Stalactites, where enough positions may be looked at.

Exit codes: 0 all won, 1 not all won, 2 bad input, 130 stopped by Ctrl+C.`,
  run: async ({ operands: [game = "", deals = "", log], flags, values }, io) => {
    const variant = findVariant(game);
    if (!variant.ok) return refuse(io, variant.error.message);
    const rules = rulesFor(variant.value);
    const nodes = readNodes(values.get("nodes"));
    if (!nodes.ok) return refuse(io, nodes.error);
    const wish: Wish = { ...nodes.value, par: flags.has("par") };
    const asJson = flags.has("json");

    const range = parseDealRange(deals);
    if (range) {
      if (!range.ok) return refuse(io, range.error);
      if (log !== undefined) return refuse(io, "a log belongs to one deal, not to a range of them.");
      return printRange({ game, range: range.value, ...wish }, variant.value.name, asJson, io);
    }
    const number = parseDealNumber(deals);
    if (!number.ok) return refuse(io, number.error.message);
    const resumed = await resume(rules, number.value, log, io);
    if (!resumed.ok) return refuse(io, resumed.error);
    const answer = answerFor(resumed.value, number.value, wish, () => io.now());
    io.stdout.write(asJson ? `${JSON.stringify(answer)}\n` : inWords(rules, answer, io));
    return answer.verdict === "won" ? EXIT.ok : EXIT.no;
  },
};

const readNodes = (nodes: string | undefined): Result<Wish, string> => {
  if (nodes === undefined) return { ok: true, value: {} };
  if (/^[1-9]\d{0,14}$/.test(nodes)) return { ok: true, value: { nodes: Number(nodes) } };
  return {
    ok: false,
    error: `${JSON.stringify(nodes)} is no number of positions: a whole number from 1 on is expected.`,
  };
};

/** The game where its log ends; without a log, where it begins. */
const resume = async (
  rules: Rules,
  deal: DealNumber,
  log: string | undefined,
  io: Io,
): Promise<Result<Game, string>> => {
  if (log === undefined) return { ok: true, value: Game.deal(rules, deal) };
  const text = await readLogOrText(log, io);
  if (!text.ok) return text;
  const game = resumeGame(rules, deal, text.value);
  if (game.ok) return game;
  const { code, message, at = 0 } = game.error;
  const where = code === "illegal-log" ? `Entry ${at + 1} of the log is not legal: ` : "";
  return { ok: false, error: where + message };
};

const inWords = (rules: Rules, answer: Answer, io: Io): string => {
  const { verdict, log, cost } = answerInWords(answer);
  const { bold, dim } = paints(io.colours);
  const title = `${bold(rules.variant.name)}, deal ${answer.deal}: ${verdict}`;
  return `${[title, ...(log ? [log] : []), dim(cost)].join("\n\n")}\n`;
};
