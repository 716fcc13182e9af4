import { announce, reason } from "../session/announce.js";
import type { Effect } from "../session/effect.js";
import type { Session } from "../session/session.js";
import type { Said } from "../strings/en-said.js";
import type { Strings } from "../strings/en-table.js";
import type { Surroundings } from "./surroundings.js";

/** Says what gestures come to, on the table that shows. */
export class Answers {
  constructor(private readonly surroundings: Surroundings) {}

  /** What a gesture came to, in one sentence. */
  describe(effect: Effect): string {
    return announce(effect, ...this.#words);
  }

  /** Says what a gesture came to, or shows why nothing came of it. */
  give(effect: Effect): void {
    this.surroundings.notices.say(this.describe(effect), reason(effect, ...this.#words));
  }

  /** Says why there is nothing of a kind, where a game lies on the table. */
  vain(what: Extract<Effect, { type: "nothing" }>["what"]): undefined {
    if (this.surroundings.controller.table) this.give({ type: "nothing", what });
  }

  /** What sentences are made of: the game, and the language that is spoken. */
  get #words(): [Session, Strings, Said] {
    const { controller, speech } = this.surroundings;
    return [controller.shown!.session, speech.strings, speech.part("said")];
  }
}
