import type { Environment } from "../environment.js";
import type { DealtGame } from "../session/dealt-game.js";

/**
 * Lets the clock of the game on the table run from its first move to the win, while the page is in sight. The page is
 * listened to only meanwhile.
 */
export class TableClock {
  private dealt: DealtGame | undefined;
  private timer: ReturnType<typeof setInterval> | undefined;

  /** @param ticked Called every second while it runs. */
  constructor(
    private readonly environment: Environment,
    private readonly ticked: () => void,
  ) {}

  /** The player has done something: the clock of this game runs from now on, and no other. */
  play(dealt: DealtGame): void {
    if (this.dealt !== dealt) this.stop();
    const { game } = dealt;
    if (game.isWon || game.moves.length === 0) return this.stop();
    if (!this.dealt) document.addEventListener("visibilitychange", this.seen);
    this.dealt = dealt;
    this.seen();
  }

  stop(): void {
    if (!this.dealt) return;
    this.pause();
    document.removeEventListener("visibilitychange", this.seen);
    this.dealt = undefined;
  }

  private readonly seen = (): void => {
    if (document.hidden) return this.pause();
    this.dealt?.clock.start(this.environment.now());
    this.timer ??= setInterval(this.ticked, 1000);
  };

  private pause(): void {
    this.dealt?.clock.stop(this.environment.now());
    clearInterval(this.timer);
    this.timer = undefined;
  }
}
