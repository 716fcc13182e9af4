/** The time spent on a game. It is told what time it is, in milliseconds of any steady clock. */
export class PlayClock {
  #since: number | undefined;

  /** @param elapsed Milliseconds already played. */
  constructor(private elapsed = 0) {}

  get isRunning(): boolean {
    return this.#since !== undefined;
  }

  /** Lets the clock run, or keeps it running. */
  start(now: number): void {
    this.#since ??= now;
  }

  stop(now: number): void {
    this.elapsed = this.read(now);
    this.#since = undefined;
  }

  /** Takes back time that does not count. @param to The milliseconds that were played before it. */
  turnBack(to: number): void {
    this.elapsed = to;
  }

  /** Milliseconds played until now. */
  read(now: number): number {
    return this.elapsed + (this.#since === undefined ? 0 : Math.max(0, now - this.#since));
  }
}
