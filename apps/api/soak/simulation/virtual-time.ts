interface Event {
  readonly at: number;
  readonly order: number;
  readonly run: () => void;
}

/**
 * Time that passes only when nothing else is left to do. It is told apart from the clock on the wall, which may jump.
 * Everything happens in an order that the events alone decide.
 */
export class VirtualTime {
  /** Milliseconds since the beginning. */
  elapsed = 0;
  /** Grows whenever something happens: tells what came before what. */
  order = 0;

  private readonly events = new Map<number, Event>();
  private ahead: number;

  /**
   * @param start What the clock on the wall shows at first, in milliseconds since 1970.
   * @param settle Lets everything run that does not wait for time.
   */
  constructor(
    start: number,
    private readonly settle: () => Promise<void>,
  ) {
    this.ahead = start;
  }

  /** What the clock on the wall shows. */
  readonly clock = (): number => this.ahead + this.elapsed;

  /** Sets the clock on the wall; nothing else becomes later or earlier by it. */
  jumpTo(wall: number): void {
    this.ahead = wall - this.elapsed;
  }

  after(ms: number, run: () => void): number {
    const order = ++this.order;
    this.events.set(order, { at: this.elapsed + Math.max(0, ms), order, run });
    return order;
  }

  cancel(event: number): void {
    this.events.delete(event);
  }

  readonly sleep = (ms: number): Promise<void> => new Promise((resolve) => void this.after(ms, resolve));

  /** Runs everything, until nothing is waited for any more. */
  async run(): Promise<void> {
    for (;;) {
      await this.settle();
      const next = this.next();
      if (!next) return;
      this.events.delete(next.order);
      this.elapsed = next.at;
      this.order++;
      next.run();
    }
  }

  /** Lets the program's own timers wait for this time, as long as `work` takes. */
  async rule<T>(work: () => Promise<T>): Promise<T> {
    const { setTimeout: set, clearTimeout: clear } = globalThis;
    const timers = {
      setTimeout: (run: () => void, ms = 0): number => this.after(ms, run),
      clearTimeout: (event: number | null): void => void (event !== null && this.cancel(event)),
    };
    Object.assign(globalThis, timers);
    try {
      return await work();
    } finally {
      Object.assign(globalThis, { setTimeout: set, clearTimeout: clear });
    }
  }

  private next(): Event | undefined {
    let first: Event | undefined;
    for (const event of this.events.values()) {
      if (!first || event.at < first.at || (event.at === first.at && event.order < first.order)) first = event;
    }
    return first;
  }
}
