import { type Answer, type Channel, openChannel, type Port, type Question } from "./channel.js";
import { isOwn, workerUrl } from "./worker-url.js";

/** A solver that nothing was asked for so long gives its memory back. */
const IDLE_MS = 60_000;

/** Where the solver's script is, if the page says so. It has to be of the page's own origin. */
export interface SolverSource {
  readonly url: URL | undefined;
  /** Told when no worker came of that address. The answers then come from the page's own time. */
  failed(): void;
}

/** A worker, or what takes its place. */
interface Line {
  readonly channel: Channel;
  close(): void;
}

const ownFile = (): URL => new URL("./solver-worker.js", import.meta.url);

/**
 * Asks the solver, one question at a time. It works in a worker of its own; where a page can have none (the script comes
 * from another origin, or the page's policy forbids it) in slices of the page's own time. Opened by the first question,
 * closed when it has been idle for a while, and opened again by the next question.
 */
export class SolverClient {
  #line: Promise<Line> | undefined;
  #hasWorker = true;
  #asked = 0;
  #waiting: { readonly question: Question; readonly answer: (answer: Answer | undefined) => void } | undefined;
  #idle: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly source: SolverSource) {}

  /** The answer; `undefined` if another question came in between, or the solver was closed. */
  ask(question: Omit<Question, "id">): Promise<Answer | undefined> {
    this.drop();
    clearTimeout(this.#idle);
    return new Promise((answer) => {
      this.#waiting = { question: { ...question, id: ++this.#asked }, answer };
      void this.#send();
    });
  }

  /** The answer is no longer wanted. */
  drop(): void {
    if (!this.#waiting) return;
    const id = ++this.#asked;
    this.#end(undefined);
    void this.#line?.then(
      ({ channel }) => channel.send({ id }),
      () => undefined,
    );
  }

  /** Ends the worker. The next question opens another one. */
  close(): void {
    this.drop();
    clearTimeout(this.#idle);
    void this.#line?.then(
      (line) => line.close(),
      () => undefined,
    );
    this.#line = undefined;
  }

  async #send(): Promise<void> {
    const line = (this.#line ??= this.#open());
    try {
      const { channel } = await line;
      if (this.#line === line && this.#waiting) channel.send(this.#waiting.question);
    } catch (error) {
      // Not even the module can be loaded: nothing is known, and the next question tries again.
      if (this.#line !== line) return;
      this.#line = undefined;
      if (this.#waiting) this.#settle({ id: this.#waiting.question.id, verdict: "unknown", failure: String(error) });
    }
  }

  #open(): Promise<Line> {
    return (this.#hasWorker && this.#openWorker()) || this.#openSlices();
  }

  /** `false` where there can be none. */
  #openWorker(): Promise<Line> | false {
    const url = this.source.url ?? ownFile();
    if (!isOwn(url)) return false;
    let worker: Worker;
    try {
      worker = new Worker(workerUrl(url), { type: "module" });
    } catch {
      return this.#fail();
    }
    worker.addEventListener("error", (event) => {
      event.preventDefault();
      worker.terminate();
      this.#fail();
      this.#line = undefined;
      if (this.#waiting) void this.#send();
    });
    return Promise.resolve(this.#listen(worker, () => worker.terminate()));
  }

  async #openSlices(): Promise<Line> {
    const { serveInSlices } = await import("./solver-worker.js");
    const { port1, port2 } = new MessageChannel();
    serveInSlices(port2);
    const line = this.#listen(port1, () => {
      line.channel.send({ id: Infinity });
      port1.close();
    });
    return line;
  }

  #listen(port: Port, close: () => void): Line {
    return { channel: openChannel(port, (message) => this.#settle(message as Answer)), close };
  }

  #fail(): false {
    this.#hasWorker = false;
    if (this.source.url) this.source.failed();
    return false;
  }

  #settle(answer: Answer): void {
    if (answer.id !== this.#waiting?.question.id) return;
    if (answer.failure !== undefined) console.warn("The solver gave up:", answer.failure);
    this.#end(answer);
  }

  /** Nothing is asked any more, for the time being. */
  #end(answer: Answer | undefined): void {
    this.#waiting?.answer(answer);
    this.#waiting = undefined;
    clearTimeout(this.#idle);
    this.#idle = setTimeout(() => this.close(), IDLE_MS);
  }
}
