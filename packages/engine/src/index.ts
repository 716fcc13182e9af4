export {
  ACE,
  type Card,
  FACE_DOWN,
  identityOf,
  isFaceUp,
  isRed,
  KING,
  makeCard,
  makeCardText,
  parseCard,
  rankOf,
  RANKS,
  suitOf,
  SUITS,
} from "./card.js";
export type { Kind, Role } from "./compile.js";
export { type DealNumber, readDealNumber } from "./deal-number.js";
export { parseDealNumber } from "./parse-deal-number.js";
export { deal } from "./deal.js";
export { Game } from "./game.js";
export { judge, type Submission, type Verdict, verify } from "./judge.js";
export {
  type LogEntry,
  makeLog,
  makeMoveText,
  MOST_CHARACTERS,
  MOST_MOVES,
  moveOf,
  parseLog,
  parseMove,
} from "./log.js";
export { countOf, fromOf, isAction, type Move, toOf, transfer } from "./move.js";
export { Position } from "./position.js";
export { makePosition, parsePosition, type PositionJson } from "./position-json.js";
export { entryRefusal, faultText, type Refusal } from "./refusal.js";
export { replay, type Replayed } from "./replay.js";
export type { InputError, Result } from "./result.js";
export { resumeGame } from "./resume.js";
export { ruleText } from "./rule-texts.js";
export { type Fault, Rules } from "./rules.js";
export { rulesFor } from "./rules-for.js";
export { shuffle } from "./shuffle.js";
export { Setup } from "./setup.js";
export { type Action, type PileKind, rulesTag, type Variant } from "./variant.js";
export { findRules } from "./variants/find-rules.js";
export { findVariant, variants } from "./variants/index.js";
