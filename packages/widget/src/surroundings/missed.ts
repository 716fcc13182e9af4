import { isAboutDay } from "../daily/day.js";
import type { Action } from "../frame/notice.js";
import { textOf } from "../loose.js";
import type { Refused } from "../table/opening.js";
import type { Sentence } from "../table/request.js";
import type { Surroundings } from "./surroundings.js";

/** Tells why what was asked for last could not be had, and what may help. */
export class Missed {
  #last: Pick<Refused, "code" | "sentence" | "passes"> | undefined;

  constructor(private readonly surroundings: Surroundings) {}

  /** What was asked for cannot be had: the player is told, and the page. */
  note(code: string, sentence: Sentence, passes: boolean): void {
    const { notices, speech } = this.surroundings;
    this.#last = { code, sentence, passes };
    this.tell();
    notices.report(code, sentence(speech.strings));
  }

  /** Tells the player, in the language that is spoken. */
  tell(): void {
    const { controller, notices, speech } = this.surroundings;
    notices.miss(this.#last!.sentence(speech.strings), controller.table !== undefined, this.#help);
  }

  /** What the player may do instead: another try where that may help, or today's daily in place of another day's. */
  get #help(): readonly Action[] {
    const { surroundings } = this;
    const { controller, host, speech } = surroundings;
    const { code, passes } = this.#last!;
    const { newDeal, tryAgain } = speech.strings;
    if (passes) {
      return [
        { label: tryAgain, run: () => void controller.opener.askAgain() },
        { label: newDeal, run: () => void surroundings.newDeal() },
      ];
    }
    if (!textOf(host.date) || !isAboutDay(code)) return [];
    return [{ label: speech.part("daily").today, run: () => (host.date = "") }];
  }
}
