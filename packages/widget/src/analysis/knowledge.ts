import type { Move } from "@solitaire/engine";
import type { Outcome } from "@solitaire/engine/solver";

/** What is known of one position of a game. */
export interface Known {
  readonly verdict: Outcome;
  /** Where it is won: moves that win. None if they were looked for and not found, absent if they were not looked for. */
  readonly moves?: readonly Move[] | undefined;
}

/**
 * What is known of the positions that one line of play goes through, each by the number of moves that lead to it from
 * the deal. A position after a lost one is lost, and one before a won one is won, so that little has to be asked.
 */
export class Knowledge {
  #line: readonly Move[] = [];
  readonly #known = new Map<number, Known>();

  /** Takes up the moves played. What is known of other moves after those that both lines begin with is forgotten. */
  follow(moves: readonly Move[]): void {
    let shared = 0;
    while (shared < moves.length && moves[shared] === this.#line[shared]) shared++;
    // Undone moves may be made again.
    if (shared === moves.length) return;
    this.#line = [...moves];
    for (const count of this.#known.keys()) if (count > shared) this.#known.delete(count);
  }

  /** What was known for certain is not forgotten for an answer that tells nothing. */
  learn(count: number, { verdict, moves }: Known): void {
    const own = this.#known.get(count);
    const stays = verdict === "unknown" && own?.verdict === "won";
    this.#known.set(count, stays ? { verdict: "won", moves: own.moves ?? [] } : { verdict, moves });
  }

  /** What is known of the position after so many moves, by itself or by those before and after it. */
  at(count: number): Known | undefined {
    const own = this.#known.get(count);
    if (own?.verdict === "lost" || own?.moves?.length) return own;
    const before = this.#nearest(count, -1);
    if (before?.known.verdict === "lost") return before.known;
    if (before?.known.moves) {
      // Played as it was said.
      const { moves } = before.known;
      const since = this.#line.slice(before.at, count);
      if (since.every((move, i) => move === moves[i])) return { verdict: "won", moves: moves.slice(since.length) };
    }
    const after = this.#nearest(count, 1);
    if (after?.known.verdict !== "won" || !after.known.moves) return own;
    return { verdict: "won", moves: [...this.#line.slice(count, after.at), ...after.known.moves] };
  }

  /** The closest position before or after one of which more is known than that nothing is known. */
  #nearest(count: number, way: 1 | -1): { readonly at: number; readonly known: Known } | undefined {
    let found: { at: number; known: Known } | undefined;
    for (const [at, known] of this.#known) {
      if ((at - count) * way <= 0 || known.verdict === "unknown") continue;
      if (!found || (found.at - at) * way > 0) found = { at, known };
    }
    return found;
  }
}

/** Where a game was won last: after which of its steps, or that it never was; or which of them has to be looked at first. */
export type LastWon = { readonly step: number | undefined } | { readonly ask: number };

/**
 * Finds the last position of a lost game that is known to be won, by halving.
 * @param counts How many moves lead to the position after each step: first the deal's, none.
 */
export const lastWon = (knowledge: Knowledge, counts: readonly number[]): LastWon => {
  let won = -1;
  let not = counts.length;
  for (const [step, count] of counts.entries()) {
    const verdict = knowledge.at(count)?.verdict;
    if (verdict === "won") won = step;
    else if (verdict !== undefined && step > won) not = Math.min(not, step);
  }
  if (not - won > 1) return { ask: (won + not) >> 1 };
  return { step: won < 0 ? undefined : won };
};
