import { type DealNumber, parseCard, parseDealNumber, type Result } from "@solitaire/engine";
import { findRuleSet, RULE_SET_NAMES, type RuleSet } from "./rule-sets.js";

/** One position of a trace, with what another program says of it. */
export interface TraceRecord {
  readonly ruleSet: RuleSet;
  /** The same for all records of one game. */
  readonly game: string;
  /** The number of the deal, where the game was dealt and not set up. */
  readonly dealt: DealNumber | undefined;
  /** Which position of its game it is, from 0. */
  readonly n: number;
  readonly piles: Readonly<Record<string, unknown>>;
  readonly beak: string | undefined;
  /** All legal moves, as entries of a log. */
  readonly legal: readonly string[];
  readonly won: boolean;
  /** The move that was taken, as an entry of a log; `null` ends the game. */
  readonly move: string | null;
}

type Fields = Readonly<Record<string, unknown>>;

const KINDS: readonly unknown[] = ["deal", "synthetic", "endgame"];

/** Reads a line of a trace. The error says what is malformed; whether the content is right is not asked here. */
export const readRecord = (line: string): Result<TraceRecord, string> => {
  const json = parseJson(line);
  if (!isFields(json)) return wrong("it is no JSON object");
  const { v, kind, deal, n, pos, legal, won, beak, move } = json;
  const ruleSet = typeof v === "string" ? findRuleSet(v) : undefined;
  if (!ruleSet) return wrong(`v is to be one of ${RULE_SET_NAMES.join(", ")}`);
  if (!KINDS.includes(kind)) return wrong(`kind is to be one of ${KINDS.join(", ")}`);
  if (typeof deal !== "string") return wrong("deal is to be a text");
  const number = kind === "deal" ? parseDealNumber(deal) : undefined;
  if (number?.ok === false) return wrong(`deal: ${number.error.message.replace(/\.$/, "")}`);
  if (typeof n !== "number" || !Number.isInteger(n) || n < 0) return wrong("n is to be a whole number from 0 on");
  if (!isFields(pos)) return wrong("pos is to be an object");
  const badPile = Object.entries(pos).find(([, pile]) => !isPiles(pile));
  if (badPile) return wrong(`pos.${badPile[0]} is to be a text of cards or a list of them`);
  if (!Array.isArray(legal)) return wrong("legal is to be a list");
  const moves = legal.map(moveText);
  if (!allTexts(moves)) return wrong("a move of legal is not [from, count, to]");
  if (typeof won !== "boolean") return wrong("won is to be true or false");
  if (beak !== undefined && !isCard(beak)) return wrong("beak is no card");
  const taken = move === null ? null : moveText(move);
  if (taken === undefined) return wrong("move is to be [from, count, to] or null");
  return {
    ok: true,
    value: {
      ruleSet,
      game: JSON.stringify([v, kind, deal]),
      dealt: number?.value,
      n,
      piles: pos,
      beak,
      legal: moves,
      won,
      move: taken,
    },
  };
};

const wrong = (what: string): { readonly ok: false; readonly error: string } => ({ ok: false, error: `${what}.` });

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const isCard = (value: unknown): value is string => typeof value === "string" && parseCard(value).ok;

const isPile = (value: unknown): boolean =>
  value === "" || (typeof value === "string" && value.split(" ").every(isCard));

const isPiles = (value: unknown): boolean => (Array.isArray(value) ? value.every(isPile) : isPile(value));

const allTexts = (values: readonly (string | undefined)[]): values is string[] =>
  values.every((value) => value !== undefined);

/** `["T4", 5, "T9"]` as `T4-T9:5`, and `["S", 0, "deal"]`, which is the stock, as `S`. */
const moveText = (value: unknown): string | undefined => {
  if (!Array.isArray(value) || value.length !== 3) return undefined;
  const [from, count, to]: unknown[] = value;
  if (typeof from !== "string" || typeof to !== "string" || typeof count !== "number") return undefined;
  if (from === "S" && count === 0 && to === "deal") return "S";
  return count === 1 ? `${from}-${to}` : `${from}-${to}:${count}`;
};
