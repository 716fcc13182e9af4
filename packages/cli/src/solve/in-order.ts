import type { Answer } from "./answer.js";

/** Answers that wait until those before them are there. */
export class InOrder {
  private readonly waiting = new Map<number, Answer>();
  /** The deals before this one are with a solver or were. */
  private begun = 0;
  /** The answers before this one were taken. */
  private taken = 0;
  private isClosed = false;
  private wake = (): void => {};
  /** Resolves at the next change. */
  changed: Promise<void> = this.next();

  /**
   * @param size How many answers will come.
   * @param window How many deals may be begun and not taken yet.
   */
  constructor(
    private readonly size: number,
    private readonly window: number,
  ) {}

  get isDone(): boolean {
    return this.taken >= this.size;
  }

  get isFull(): boolean {
    return !this.isClosed && this.begun - this.taken >= this.window;
  }

  /** How many deals are not begun. */
  get left(): number {
    return this.isClosed ? 0 : this.size - this.begun;
  }

  /** Answers where the deals begun now start. */
  begin(size: number): number {
    const start = this.begun;
    this.begun += size;
    return start;
  }

  put(start: number, answers: readonly Answer[]): void {
    answers.forEach((answer, i) => this.waiting.set(start + i, answer));
    this.change();
  }

  /** The answers that nothing stands before. */
  takeReady(): Answer[] {
    const ready: Answer[] = [];
    for (let answer; (answer = this.waiting.get(this.taken)) !== undefined; this.taken++) {
      ready.push(answer);
      this.waiting.delete(this.taken);
    }
    if (ready.length > 0) this.change();
    return ready;
  }

  /** All answers, whatever is missing between them. */
  takeAll(): Answer[] {
    const all = [...this.waiting].sort(([a], [b]) => a - b).map(([, answer]) => answer);
    this.waiting.clear();
    return all;
  }

  /** Nothing more is begun. */
  close(): void {
    this.isClosed = true;
    this.change();
  }

  change(): void {
    const { wake } = this;
    this.changed = this.next();
    wake();
  }

  private next(): Promise<void> {
    return new Promise((resolve) => (this.wake = resolve));
  }
}
