import type { DealtGame } from "./dealt-game.js";

/**
 * The games that were on the table one after another. A restart and a new deal put the game before them aside; undo
 * brings it back as it was, redo puts it aside again.
 */
export class Timeline {
  readonly #games: { readonly dealt: DealtGame; leftAt?: number }[];
  #at = 0;

  constructor(first: DealtGame) {
    this.#games = [{ dealt: first }];
  }

  get current(): DealtGame {
    return this.#games[this.#at]!.dealt;
  }

  get canUndo(): boolean {
    return this.#at > 0 || this.current.game.canUndo;
  }

  get canRedo(): boolean {
    return this.#isLeft || this.current.game.canRedo;
  }

  /** Lays another deal out. What could be redone before is gone. */
  begin(dealt: DealtGame): void {
    this.#games.length = this.#at + 1;
    this.#games[this.#at]!.leftAt = this.current.stepCount;
    this.#games.push({ dealt });
    this.#at++;
  }

  /** Told of each step played: games put aside after this one can no longer be redone. */
  stepped(): void {
    this.#games.length = this.#at + 1;
    delete this.#games[this.#at]!.leftAt;
  }

  undo(): boolean {
    if (this.current.undo()) return true;
    if (this.#at === 0) return false;
    this.#at--;
    return true;
  }

  redo(): boolean {
    if (!this.#isLeft) return this.current.redo();
    this.#at++;
    return true;
  }

  /** Whether the game stands where it was put aside for the one after it. */
  get #isLeft(): boolean {
    const { dealt, leftAt } = this.#games[this.#at]!;
    return leftAt === dealt.stepCount;
  }
}
