import { inWords } from "../text/duration.js";
import type { Tally } from "./tally.js";

/** Not drawn more often than this. */
const LEAST_MS = 100;
const SHORTEST_BAR = 5;
const LONGEST_BAR = 30;
/** To the line's beginning, and all of it erased (ECMA-48). */
const ERASE = "\r\u001b[K";

interface Terminal {
  write(text: string): unknown;
  /** How wide it is, where that is known. */
  readonly columns?: number | undefined;
}

/** A line on a terminal that tells how far a long work is. */
export class Progress {
  private readonly began: number;
  private drawn = -Infinity;
  private isShown = false;

  /**
   * @param total How many deals there are.
   * @param now Milliseconds from some moment.
   */
  constructor(
    private readonly terminal: Terminal,
    private readonly total: number,
    private readonly now: () => number,
  ) {
    this.began = now();
  }

  /** Draws the line anew, unless that has just been done. */
  update(tally: Tally): void {
    const now = this.now();
    if (this.isShown && now - this.drawn < LEAST_MS) return;
    this.drawn = now;
    this.isShown = true;
    // A terminal may say 0 for not known. The last column stays empty, for some begin a line after it.
    const width = (this.terminal.columns || 80) - 1;
    this.terminal.write(ERASE + progressLine(tally, this.total, (now - this.began) / 1000, width));
  }

  /** Takes the line away, so that something else can be written. */
  erase(): void {
    if (this.isShown) this.terminal.write(ERASE);
    this.isShown = false;
  }
}

/** @param width The most characters. */
const progressLine = (tally: Tally, total: number, seconds: number, width: number): string => {
  const { done } = tally;
  const share = done / total;
  let text = ` ${Math.floor(share * 100)}%  ${done}/${total}: ${tally.inWords}`;
  // In the first moments the solvers are still being loaded, so that what is left seems far more than it is.
  if (done > 0 && seconds >= 2) {
    const rate = done / seconds;
    text += `  ${rate < 10 ? rate.toFixed(1) : Math.round(rate)}/s  ${inWords((total - done) / rate)} left`;
  }
  const length = Math.max(SHORTEST_BAR, Math.min(LONGEST_BAR, width - text.length - 2));
  const filled = Math.floor(share * length);
  return `[${"#".repeat(filled)}${"-".repeat(length - filled)}]${text}`.slice(0, width);
};
