import type { Speech } from "../strings/speech.js";
import type { Notices } from "./notices.js";

/** Tells that a part of the language that is asked for is missing. It is tried again when the network is back. */
export class MissingTexts {
  constructor(
    private readonly speech: Speech,
    private readonly notices: Notices,
  ) {}

  /** Another language is spoken, or as much of it as could be loaded. */
  check(): void {
    const { isMissing, strings } = this.speech;
    this.follow();
    if (isMissing) this.notices.fail({ code: "load-failed", message: strings.noRussian });
  }

  /** Waits for the network where something is missing. */
  follow(): void {
    const { again, isMissing } = this.speech;
    (isMissing ? addEventListener : removeEventListener)("online", again);
  }

  /** The table is away, and waits for nothing. */
  rest(): void {
    removeEventListener("online", this.speech.again);
  }
}
