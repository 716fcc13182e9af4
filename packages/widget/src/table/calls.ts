import type { Asked } from "./asked.js";
import type { TableController } from "./controller.js";

/** What a method of the element does. */
export type Act = (controller: TableController) => void | Promise<void>;

/** What a method of the element is called for, and what that needs. */
export interface Call {
  readonly act: Act;
  /** Tells whoever waits for it. */
  readonly end: (done: ReturnType<Act>) => void;
  /** Besides the cards: what is around them, which a new deal comes from, too; that waits for no other one. */
  readonly needs: "around" | "deal" | undefined;
  /** What the page asked for then, where the call is about the game that lies there. */
  readonly asked: Asked | undefined;
}

/**
 * What the page calls of the element's methods: done at once where it can be, or else kept, and done in order as soon as
 * there is a game, or it is told why there is none. What comes behind a new deal waits for that. A table that leaves
 * the document before drops it; one that is asked for another game, or given a log, what was about the game before.
 */
export class Calls {
  readonly #kept: Call[] = [];

  constructor(private readonly controller: TableController) {}

  /** Whether something about the game is kept. */
  get areAboutGame(): boolean {
    return this.#kept.some(({ asked }) => asked);
  }

  add(call: Call): void {
    const isFirst = this.#kept.push(call) === 1;
    this.answer(isFirst);
  }

  /** Does as much as can be done. @param isNew Whether nothing was kept before. */
  answer(isNew = false): void {
    const { controller } = this;
    const kept = this.#kept;
    for (let call; (call = kept[0]) && controller.canAnswer(call, isNew);) {
      kept.shift();
      call.end(call.act(controller));
    }
  }

  /**
   * The table is away, or something else is to lie there: what was called before is not kept any more.
   * @param isOver Whether that is so, by what the page asked for when it was called about the game.
   */
  drop(isOver: (asked: Call["asked"]) => boolean = () => true): void {
    for (const call of this.#kept.splice(0)) {
      if (isOver(call.asked)) call.end(undefined);
      else this.#kept.push(call);
    }
  }
}
