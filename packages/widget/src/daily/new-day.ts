import { textOf } from "../loose.js";
import type { Surroundings } from "../surroundings/surroundings.js";
import { addDays, startOfDay } from "./day.js";

/** The longest that nobody looks at the clock, in milliseconds: timers stand still while a machine sleeps. */
const LOOK_MS = 60_000;
/** What waits for its moment is tried again so much later. */
const RETRY_MS = 5000;

/**
 * Tells once, over today's daily, that a new day has come by the API's clock, as far as that is known without asking. The
 * deal that lies there stays, until the player asks for the new one.
 */
export class NewDay {
  /** The day whose daily lies on the table as today's, if one does. */
  #day: string | undefined;
  /** The day over which it was told last. */
  #told: string | undefined;
  /** The day whose daily the player has left for today's, until that lies there. */
  #left: string | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The page that is listened to. */
  #page: Document | undefined;

  constructor(private readonly surroundings: Surroundings) {}

  /** The table has been drawn: another day's daily may lie there. */
  drawn(): void {
    const { controller, missed, speech } = this.surroundings;
    const day = this.#shown;
    if (day === this.#day) return;
    this.rest();
    this.#day = day;
    if (day === undefined) return;
    this.follow();
    // Today's could not be had, and may be asked for again.
    if (controller.isMissing) return;
    if (day === this.#left) missed.note("not-yet", () => speech.part("daily").notYet(addDays(day, 1)), false);
    this.#left = undefined;
  }

  /** Looks at the clock while the page is in sight. */
  follow(): void {
    if (this.#day === undefined || this.#day === this.#told) return;
    this.#page = this.surroundings.host.ownerDocument;
    this.#page.addEventListener("visibilitychange", this.#look);
    this.#look();
  }

  /** The table is away. */
  rest(): void {
    clearTimeout(this.#timer);
    this.#page?.removeEventListener("visibilitychange", this.#look);
    this.#page = undefined;
  }

  /** A day that the page names is wanted whichever it is. */
  get #shown(): string | undefined {
    const { controller, host } = this.surroundings;
    const { opener, table } = controller;
    return host.isConnected && textOf(host.date) === "" && opener.isThere ? table?.session.dealt.date : undefined;
  }

  readonly #look = (): void => {
    clearTimeout(this.#timer);
    if (this.#page!.hidden) return;
    const left = startOfDay(addDays(this.#day!, 1)) - this.surroundings.memory.clock.now;
    if (left <= 0 && this.#isMoment) {
      this.#told = this.#day;
      this.rest();
      return this.tell();
    }
    this.#timer = setTimeout(this.#look, left > 0 ? Math.min(left, LOOK_MS) : RETRY_MS);
  };

  /** Whether nobody is in the middle of something. */
  get #isMoment(): boolean {
    const { controller, dialogs, notices, replays } = this.surroundings;
    const { board, table } = controller;
    if (table?.held || notices.shown || replays.current || dialogs.dialogs?.isOpen) return false;
    return !board.element.getAnimations({ subtree: true }).some(({ playState }) => playState === "running");
  }

  /** Tells it, in the language that is spoken. */
  tell(): void {
    const { notices, speech } = this.surroundings;
    const { newDay, playNewDay } = speech.part("daily");
    const day = this.#told!;
    notices.tell(newDay, "day", { label: playNewDay, run: () => this.leave(day) });
    notices.add(newDay);
  }

  /** Leaves a day's daily for today's. Where the API is at that day all the same, it is said why, and told again some time. */
  leave(day: string): void {
    const { controller, host, notices } = this.surroundings;
    notices.settle("day");
    this.#left = day;
    this.#day = this.#told = undefined;
    // The page may ask for today's already: it is another deal by now.
    if (host.daily && textOf(host.date) === "") return void controller.opener.askAgain();
    host.daily = true;
    host.date = "";
  }
}
