import type { Environment } from "../environment.js";
import type { DealtGame } from "../session/dealt-game.js";

/** What the clock needs of the element. */
export interface ClockHost {
  readonly environment: Environment;
  /** The page that the table is in. */
  readonly ownerDocument: Document;
  /** Shows the time, every second while it runs. */
  requestUpdate(): void;
}

/**
 * Lets the clock of the game on the table run from its first move to the win, while the page is in sight. The page is
 * listened to only meanwhile.
 */
export class TableClock {
  #dealt: DealtGame | undefined;
  #timer: ReturnType<typeof setInterval> | undefined;
  /** The page that is listened to: the table may have moved to another one since. */
  #page: Document | undefined;

  /** @param left To be told when the page goes out of sight, which may be the last that is seen of it. */
  constructor(
    private readonly host: ClockHost,
    private readonly left: () => void,
  ) {}

  /** The player has done something: the clock of this game runs from now on, and no other. */
  play(dealt: DealtGame): void {
    if (this.#dealt !== dealt) this.stop();
    const { game } = dealt;
    if (game.isWon || game.moves.length === 0) {
      this.stop();
      return game.isWon ? dealt.ends() : undefined;
    }
    this.#page ??= this.host.ownerDocument;
    this.#page.addEventListener("visibilitychange", this.#seen);
    this.#dealt = dealt;
    this.#seen();
  }

  stop(): void {
    this.#pause();
    this.#page?.removeEventListener("visibilitychange", this.#seen);
    this.#page = undefined;
    this.#dealt = undefined;
  }

  readonly #seen = (): void => {
    const { host } = this;
    if (this.#page?.hidden) {
      this.left();
      return this.#pause();
    }
    this.#dealt?.clock.start(host.environment.now());
    this.#timer ??= setInterval(() => host.requestUpdate(), 1000);
  };

  #pause(): void {
    this.#dealt?.clock.stop(this.host.environment.now());
    clearInterval(this.#timer);
    this.#timer = undefined;
  }
}
