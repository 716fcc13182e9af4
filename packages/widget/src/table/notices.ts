import type { Notice } from "../frame/notice.js";
import type { Speech } from "../strings/speech.js";

type Action = Notice["actions"][number];

/** What the table has to say to the player besides the cards: one thing at a time. */
export class Notices {
  /** Over the foot of the table. */
  notice: Notice | undefined;
  /** Where no game lies on the table. */
  problem: Notice | undefined;
  private hasWarned = false;

  /** @param changed Told when there is something else to say. */
  constructor(
    private readonly speech: Speech,
    private readonly changed: () => void,
  ) {}

  /**
   * Something could not be had that the page asked for.
   * @param onTable Whether a game lies on the table, which goes on.
   * @param again What may help.
   */
  miss(text: string, onTable: boolean, again: readonly Action[]): void {
    if (onTable) this.notice = { text, about: "asked", actions: [...again.slice(0, 1), this.dismissal] };
    else this.problem = { text, actions: again };
    this.changed();
  }

  /** Tells something that nothing has to be done about, but may be; a question waits for its answer first. */
  tell(text: string, about?: Notice["about"], action?: Action): void {
    if (this.notice?.about === "run") return;
    this.notice = { text, about, actions: action ? [this.dismissal, action] : [this.dismissal] };
    this.changed();
  }

  /** Asks something that has to be answered before the game goes on. */
  ask(question: Notice): void {
    this.notice = question;
    this.changed();
  }

  /** Tells that the browser keeps nothing, once. */
  warnNotKept(): void {
    if (this.hasWarned) return;
    this.hasWarned = true;
    this.tell(this.speech.strings.notKept);
  }

  /** Takes a notice away whose matter is settled. */
  settle(about: Notice["about"]): void {
    if (this.notice?.about === about) this.dismiss();
  }

  private get dismissal(): Action {
    return { label: this.speech.strings.dismiss, run: () => this.dismiss() };
  }

  /** Takes the notice away, whatever its matter. */
  dismiss(): void {
    this.notice = undefined;
    this.changed();
  }
}
