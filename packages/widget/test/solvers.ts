import type { Question } from "../src/analysis/channel.js";

type Reply = Partial<{ verdict: "won" | "lost" | "unknown"; moves: readonly number[]; failure: string }> | undefined;

/** A worker that is none: nothing is loaded, and nobody works. */
class NoWorker extends EventTarget {
  postMessage(): void {}
  terminate(): void {}
}

/** What a test has in the place of a worker: it counts them, and may answer for the solver. */
export class Solvers {
  static readonly Real: typeof Worker = window.Worker;
  /** The workers that were made, and have not ended. */
  readonly open: Set<Worker> = new Set();
  made = 0;
  /** The deals that the solver was asked about. */
  readonly asked: string[] = [];

  /** @param answer Answers in the solver's place; `undefined`: it never does. Without it, the solver answers. */
  constructor(answer?: (question: Question) => Reply) {
    const { asked, open } = this;
    const count = (): void => void this.made++;
    const Base = answer ? (NoWorker as unknown as typeof Worker) : Solvers.Real;
    window.Worker = class extends Base {
      constructor(url: string | URL, options?: WorkerOptions) {
        super(url, options);
        count();
        open.add(this);
      }
      override postMessage(message: Question): void {
        if (message.game !== undefined) asked.push(message.deal);
        if (!answer) return super.postMessage(message, []);
        const reply = message.game === undefined ? undefined : answer(message);
        const data = { id: message.id, ...reply };
        if (reply) queueMicrotask(() => this.dispatchEvent(new MessageEvent("message", { data })));
      }
      override terminate(): void {
        open.delete(this);
        super.terminate();
      }
    };
  }

  /** Puts the browser's own workers back. */
  restore(): void {
    window.Worker = Solvers.Real;
  }
}

/** What the tests of something else are told about every game: it can be won, by moves that are of no matter. */
const WON: Reply = { verdict: "won", moves: [] };

/**
 * Answers in the solver's place in the tests of a file or a group that are about something else, so that none of their
 * tables begins a worker.
 */
export const withoutSolver = (reply: Reply = WON): void => {
  let solvers: Solvers;
  beforeEach(() => void (solvers = new Solvers(() => reply)));
  afterEach(() => solvers.restore());
};
