import {
  deal,
  type DealNumber,
  type Fault,
  Game,
  makeLog,
  type Move,
  parseLog,
  replay,
  type Rules,
} from "@solitaire/engine";
import { PlayClock } from "./play-clock.js";

/** What is left of a game to take it up again. Steps are logs. */
export interface Remains {
  /** The steps played. */
  readonly steps: readonly string[];
  /** The steps that can be redone, the next one first. */
  readonly undone?: readonly string[] | undefined;
  /** How many of these come again as one, where they were taken back so. */
  readonly leap?: number | undefined;
  /** The milliseconds that the win took which the steps lead to, if they do and it has been played. */
  readonly wonIn?: number | undefined;
}

/** A deal on the table: its game, how the moves were grouped into gestures, and the time that it took. */
export class DealtGame {
  /** The moves of each step; the first `done` steps are played, the others can be redone. */
  readonly #line: (readonly Move[])[] = [];
  #done = 0;
  /** Steps that were taken back as one, and come again as one. */
  #leap: { readonly from: number; readonly to: number } | undefined;

  /** How long it took, if the moves on the line win it and have been played out. */
  #wonIn: number | undefined;

  /** How many hints the player has had. */
  hints = 0;

  /** Whether the page has set the moves that it began with. Such a game is nobody's to count. */
  isGiven = false;

  /** Moves that win it from the deal, where they were found before it was dealt. */
  win: readonly Move[] | undefined;

  /** Whether the deal has been won by the server whose daily it is, which keeps the moves to itself. */
  isCertified = false;

  private constructor(
    readonly game: Game,
    readonly number: DealNumber,
    /** Where the deal is a day's daily: that day, `YYYY-MM-DD`. */
    readonly date: string | undefined,
    readonly clock: PlayClock,
  ) {}

  /** @param elapsed Milliseconds already played. */
  static deal(rules: Rules, number: DealNumber, date?: string, elapsed = 0): DealtGame {
    return new DealtGame(Game.deal(rules, number), number, date, new PlayClock(elapsed));
  }

  /**
   * Takes a game up again from what is left of it. Answers `undefined` if that is no legal game: a record of other
   * rules, or one that something else has written.
   */
  static resume(
    rules: Rules,
    number: DealNumber,
    { steps, undone = [], leap = 0, wonIn }: Remains,
    date?: string,
    elapsed?: number,
  ): DealtGame | undefined {
    const dealt = DealtGame.deal(rules, number, date, elapsed);
    const scratch = deal(rules, number);
    for (const step of [...steps, ...undone]) {
      const entries = parseLog(step);
      if (!entries.ok || entries.value.length === 0) return undefined;
      const moves: Move[] = [];
      const verdict = replay(rules, scratch, entries.value, (move) => moves.push(move));
      if (verdict.outcome === "illegal" || dealt.play(...moves)) return undefined;
    }
    dealt.#wonIn = dealt.game.isWon ? wonIn : undefined;
    dealt.backTo(steps.length);
    dealt.#leap = leap > 0 && leap <= undone.length ? { from: steps.length + leap, to: steps.length } : undefined;
    return dealt;
  }

  /** What {@link resume} takes the game up again from. */
  get remains(): Remains {
    const { game } = this;
    const done = this.#done;
    const leap = this.#leap;
    const logs = this.#line.map((moves) => makeLog(game.rules, moves));
    const isLeft = leap?.to === done;
    return {
      steps: logs.slice(0, done),
      undone: done < logs.length ? logs.slice(done) : undefined,
      leap: isLeft && leap.from > done ? leap.from - done : undefined,
      wonIn: this.#wonIn === undefined ? undefined : Math.round(this.#wonIn),
    };
  }

  /** How many moves lead from the deal to the position after each step; first the deal's own, none. */
  get counts(): number[] {
    let count = 0;
    return [0, ...this.#line.slice(0, this.#done).map(({ length }) => (count += length))];
  }

  /** How many steps are played. */
  get stepCount(): number {
    return this.#done;
  }

  /** The moves of the one step between two counts of steps; none if it is not one. */
  movesBetween(a: number, b: number): readonly Move[] {
    return Math.abs(a - b) === 1 ? this.#line[Math.min(a, b)]! : [];
  }

  /** Plays moves as one step, or answers what is wrong. */
  play(...moves: Move[]): Fault | "won" | undefined {
    const fault = this.game.play(...moves);
    if (fault) return fault;
    this.#line.splice(this.#done++, Infinity, moves);
    this.#leap = this.#wonIn = undefined;
    return undefined;
  }

  /** To be told when it is won, and the clock has stopped. A win that is taken back and made again took as long as at first. */
  ends(): void {
    this.#wonIn ??= this.clock.read(0);
    this.clock.turnBack(this.#wonIn);
  }

  undo(): boolean {
    if (!this.game.undo()) return false;
    this.#done--;
    return true;
  }

  redo(): boolean {
    const leap = this.#leap;
    if (leap?.to === this.#done) {
      this.#leap = undefined;
      while (this.#done < leap.from) this.redo();
      return true;
    }
    if (!this.game.redo()) return false;
    this.#done++;
    return true;
  }

  /** Takes back every step after so many, and answers whether there were any. Redo brings them all again. */
  backTo(step: number): boolean {
    const from = this.#done;
    while (this.#done > step) this.undo();
    this.#leap = { from, to: this.#done };
    return from > this.#done;
  }
}
