import type { TableController } from "./controller.js";

/** What a method of the element does. */
export type Act = (controller: TableController) => void | Promise<void>;

interface Call {
  readonly act: Act;
  /** Tells whoever waits for it. */
  readonly end: (done: ReturnType<Act>) => void;
  /** Whether it needs what is around the cards. */
  readonly isAround: boolean;
}

/**
 * What the page calls of the element's methods: done at once where it can be, or else kept, and done in order as soon as
 * there is a game, or it is told why there is none. Before there is one, a table that leaves the document drops it.
 */
export class Calls {
  private readonly kept: Call[] = [];

  constructor(private readonly controller: TableController) {}

  add(act: Act, end: Call["end"], isAround = false): void {
    this.kept.push({ act, end, isAround });
    this.answer();
  }

  /** Does as much as can be done. */
  answer(): void {
    const { controller, kept } = this;
    for (let call; (call = kept[0]) && controller.canAnswer(call.isAround);) {
      kept.shift();
      call.end(call.act(controller));
    }
  }

  /** The table is away: nothing is kept any more. */
  drop(): void {
    for (const { end } of this.kept.splice(0)) end(undefined);
  }
}
