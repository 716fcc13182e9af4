import {
  type DealNumber,
  findRules,
  findVariant,
  judge,
  makeLog,
  type Move,
  parseDealNumber,
  parseLog,
  type Result,
  type Rules,
} from "@solitaire/engine";
import { refuseInput } from "../http/refuse-input.js";
import { fail, type Failure, refuse } from "../problem.js";
import type { Daily } from "../store/store.js";
import type { Win } from "../store/result-store.js";
import { sha256 } from "./receipt.js";

/**
 * Replays a log of a daily. Moves and log are what the replay makes of it; nothing else of what was sent is kept.
 * @param rules The rules that it was played by, if the sender says.
 */
export const judgeWin = async (
  daily: Daily,
  log: string,
  rules: string = daily.rules,
): Promise<Result<Win, Failure<400 | 413 | 422>>> => {
  if (rules !== daily.rules) {
    return refuse(fail("unknown-rules", `This daily is played and judged by the rules ${daily.rules}.`));
  }
  const entries = parseLog(log);
  if (!entries.ok) return refuse(refuseInput(entries.error));
  const { compiled, number } = gameOf(daily);
  const line: Move[] = [];
  const verdict = judge(compiled, number, entries.value, (move) => line.push(move));
  if (verdict.outcome === "illegal") return refuse(fail("illegal", verdict.reason, { at: verdict.at }));
  if (verdict.outcome === "unfinished") return refuse(fail("not-won", "The log is legal, but does not win the game."));
  const text = makeLog(compiled, line);
  return { ok: true, value: { rules, log: text, hash: await sha256(text), moves: verdict.moves } };
};

/** The number of the deal, and the rules of its day, which stay known for as long as there are dailies played by them. */
const gameOf = ({ day, game, rules, deal }: Daily): { readonly compiled: Rules; readonly number: DealNumber } => {
  const variant = findVariant(game);
  const compiled = variant.ok ? findRules(variant.value, rules) : variant;
  const number = parseDealNumber(deal);
  if (!compiled.ok || !number.ok) {
    throw new Error(`the stored daily of ${game} for ${day} has rules or a deal that are not known here: ${rules}`);
  }
  return { compiled: compiled.value, number: number.value };
};
