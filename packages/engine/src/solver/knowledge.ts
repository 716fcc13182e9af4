import type { Position } from "../position.js";
import type { Rules } from "../rules.js";
import { StateTable } from "./state-table.js";

/** Above the three words of the key: what is known. */
const KNOWN = 3;
const STRIDE = 4;
/** 6 MB at most. When they are used up, all is forgotten. */
const MOST_STATES = 1 << 18;

/** Nothing is known. */
export const UNKNOWN = -2;
/** Proved to be lost. */
export const LOST = -1;

/** A state's exact key, and the move of the search that goes on to the win. */
export interface WonState {
  readonly key: readonly [a: number, b: number, c: number];
  readonly move: number;
}

/** What was proved about the states of one game, told in relation to its first position. */
export class Knowledge {
  private readonly table = new StateTable(STRIDE, MOST_STATES);

  constructor(readonly origin: Position) {}

  /** {@link UNKNOWN}, {@link LOST}, or the move that wins: it leads to a state whose move is known as well, or to the end. */
  about(a: number, b: number, c: number): number {
    const entry = this.table.find(a, b, c);
    return entry === 0 ? UNKNOWN : this.table.words[entry * STRIDE + KNOWN]!;
  }

  /** All the states on a way to the win. What is known of them already stays. */
  learnWin(line: readonly WonState[]): void {
    this.makeRoom(line.length);
    for (const { key, move } of line) this.note(key[0], key[1], key[2], move);
  }

  /** The states of another table, from entry `start` to before `end`, are lost; of very many only the first. */
  learnLosses({ words, stride }: StateTable, start: number, end: number): void {
    const last = Math.min(end, start + (MOST_STATES >> 1));
    this.makeRoom(last - start);
    for (let at = start * stride; at < last * stride; at += stride) {
      this.note(words[at]!, words[at + 1]!, words[at + 2]!, LOST);
    }
  }

  private note(a: number, b: number, c: number, known: number): void {
    const entry = this.table.add(a, b, c);
    if (entry > 0) this.table.words[entry * STRIDE + KNOWN] = known;
  }

  /** A way to the win is never kept in part, so either everything is kept or nothing. */
  private makeRoom(states: number): void {
    if (this.table.size + states >= MOST_STATES) this.table.clear();
  }
}

/** Keeps the knowledge about the game that positions belong to, and begins anew with the first position that does not. */
export class Study {
  private knowledge: Knowledge | undefined;

  /** @param continues Whether a position of the same cards can be told in relation to another one. */
  constructor(
    private readonly rules: Rules,
    private readonly continues: (rules: Rules, pos: Position, origin: Position) => boolean,
  ) {}

  knowledgeFor(pos: Position): Knowledge {
    const { rules, knowledge } = this;
    if (knowledge && hasSameCards(pos, knowledge.origin) && this.continues(rules, pos, knowledge.origin)) {
      return knowledge;
    }
    // Searches that are under way keep the old one.
    return (this.knowledge = new Knowledge(pos.clone()));
  }
}

const hasSameCards = (pos: Position, other: Position): boolean => {
  const counts = new Int8Array(256);
  for (let pile = 0; pile < pos.pileCount; pile++) {
    for (const card of pos.cards(pile)) counts[card]!++;
    for (const card of other.cards(pile)) counts[card]!--;
  }
  return counts.every((count) => count === 0);
};
