import type { Asked } from "./asked.js";
import type { TableController } from "./controller.js";

/** A log that the page has set and that is not played yet: it waits for its deal, and for what reads it. */
export class LogToCome {
  #log: string | undefined;
  /** What the page asked for by the end of the task in which it set that. */
  #about: Asked | undefined;

  constructor(private readonly controller: TableController) {}

  get isThere(): boolean {
    return this.#log !== undefined;
  }

  /**
   * Notes a log of the deal that the page asks for; {@link play} plays it. What was called about the game before it is
   * done with, a new deal that is looked for too. `undefined`: none.
   */
  set(log: string | undefined): void {
    const { calls, surroundings } = this.controller;
    this.#log = log;
    this.#about = undefined;
    if (log !== undefined) {
      calls.drop(Boolean);
      surroundings?.deals.stay();
    }
  }

  /** All that was set in one task is known: it is played, if it can be. */
  heed(): void {
    this.#about ??= this.controller.opener.asked;
    this.play();
  }

  /** Drops it where what it is about is left. */
  leave(isLeft: (about?: Asked) => boolean): void {
    if (isLeft(this.#about)) this.drop();
  }

  drop(): void {
    this.#log = undefined;
  }

  /**
   * Plays it, once the deal that the page asks for lies on the table, and not before: properties are set one by one, in
   * any order. Undo takes its moves back one by one, and then brings back what was there.
   */
  play(): void {
    const { controller } = this;
    const { hands, opener, surroundings, table } = controller;
    const log = this.#log;
    if (log === undefined || !table || !surroundings || !opener.isThere) return;
    const { logs, notices, replays } = surroundings;
    this.drop();
    const { dealt, rules } = table.session;
    const read = logs.read(rules, dealt, log);
    if (read.ok) {
      controller.letGo();
      table.session.begin(read.value, "dealt");
    }
    replays.leave();
    if (!read.ok) return notices.fail(read.error, "log");
    notices.settle("log");
    table.draw();
    controller.changed(read.value);
    // Time begins with the player's own first move.
    hands.clock.stop();
  }
}
