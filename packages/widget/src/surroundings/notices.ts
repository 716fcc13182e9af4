import type { InputError } from "@solitaire/engine";
import { SolitaireErrorEvent } from "../error-event.js";
import type { Action, Notice } from "../frame/notice.js";
import { bound } from "../frame/text.js";
import type { Speech } from "../strings/speech.js";

/** What is wrong: a code for the page, a sentence for the player. */
type Trouble = Pick<InputError, "code" | "message">;

/** The element, which shows what there is to say and tells the page what is wrong. */
export interface NoticesHost {
  requestUpdate(): void;
  dispatchEvent(event: Event): boolean;
}

/** What the table has to say to the player besides the cards: one thing at a time. */
export class Notices {
  /** Over the head of the table, or over its status. */
  notice: Notice | undefined;
  /** Why nothing came of the last action, for those who saw that nothing did. */
  #refusal: Notice | undefined;
  /** Where no game lies on the table. */
  problem: Notice | undefined;
  /** The last action, in a sentence for those who do not see it. */
  spoken = "";
  /** What was said when the table was drawn last. */
  #heard = "";
  #hasWarned = false;

  constructor(
    private readonly speech: Speech,
    private readonly host: NoticesHost,
  ) {}

  /** What shows: a question before all else. */
  get shown(): Notice | undefined {
    return this.notice?.about === "run" ? this.notice : (this.#refusal ?? this.notice);
  }

  /**
   * Says what an action came to.
   * @param why Why nothing came of it. That shows until something else is said, or {@link touched}.
   */
  say(sentence: string, why?: string): void {
    // The same sentence again is said again only if it differs.
    this.spoken = sentence === this.spoken ? `${sentence}\u00A0` : sentence;
    this.#refusal = why ? { text: bound(why), actions: [] } : undefined;
    this.host.requestUpdate();
  }

  /** The player goes on: why nothing came of the last action has been seen. */
  readonly touched = (): void => {
    if (!this.#refusal) return;
    this.#refusal = undefined;
    this.host.requestUpdate();
  };

  /** Says something after what is about to be said, if anything is. */
  add(sentence: string): void {
    this.say(this.spoken === this.#heard ? sentence : `${this.spoken} ${sentence}`.trim());
  }

  /** To be told when the table has been drawn: what was said up to now stands there to be heard. */
  drawn(): void {
    this.#heard = this.spoken;
  }

  /** Says, visibly and by an event, what is wrong with something else than the game that was asked for. */
  fail({ code, message }: Trouble, about?: Notice["about"]): void {
    this.tell(message, about);
    this.report(code, message);
  }

  /** Says, visibly and by an event, that a part of the table cannot be loaded. @param about What needs it. */
  failToLoad(about: Notice["about"]): void {
    this.fail({ code: "load-failed", message: this.speech.strings.loadFailed }, about);
  }

  /**
   * Says visibly why what the page asked for is not there.
   * @param onTable Whether a game lies on the table, which goes on.
   * @param again What may help.
   */
  miss(sentence: string, onTable: boolean, again: readonly Action[]): void {
    const text = bound(sentence);
    if (onTable) this.notice = { text, about: "asked", actions: [...again.slice(0, 1), this.#dismissal] };
    else this.problem = { text, actions: again };
    this.host.requestUpdate();
  }

  /** Tells something that nothing has to be done about, but may be; a question waits for its answer first. */
  tell(text: string, about?: Notice["about"], action?: Action): void {
    if (this.notice?.about === "run") return;
    this.notice = { text: bound(text), about, actions: action ? [this.#dismissal, action] : [this.#dismissal] };
    this.host.requestUpdate();
  }

  /** Asks something that has to be answered before the game goes on. */
  ask(question: Notice): void {
    this.notice = question;
    this.host.requestUpdate();
  }

  /** Tells that the browser keeps nothing, or nothing more, once. */
  warnNotKept(trouble: "notKept" | "noRoom"): void {
    if (this.#hasWarned) return;
    this.#hasWarned = true;
    const sentence = this.speech.strings[trouble];
    this.tell(sentence);
    this.add(sentence);
  }

  /** Takes a notice away whose matter is settled. */
  settle(about: Notice["about"]): void {
    if (this.notice?.about === about) this.dismiss();
  }

  /** Takes the notice away, whatever its matter. */
  dismiss(): void {
    this.notice = undefined;
    this.host.requestUpdate();
  }

  get #dismissal(): Action {
    return { label: this.speech.strings.dismiss, run: () => this.dismiss() };
  }

  /** Says aloud, and by an event, what is wrong. */
  report(code: string, message: string): void {
    this.say(message);
    this.host.dispatchEvent(new SolitaireErrorEvent(code, message));
  }
}
