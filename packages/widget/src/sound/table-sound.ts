import type { Rules } from "@solitaire/engine";
import type { Environment } from "../environment.js";
import type { Effect } from "../session/effect.js";
import { cueOf } from "./cues.js";
import { Speaker } from "./speaker.js";

/**
 * Gestures after which browsers let a page sound: a press, its release by a finger, a key. They are heard before
 * anything in the table that may keep them to itself.
 */
const GESTURES = ["pointerdown", "touchend", "click", "keydown"] as const;

const speaker = new Speaker();

/** Makes heard what is played at one table. */
export class TableSound {
  readonly #wake = (): void => speaker.wake();

  /** @param element The table, whose gestures count. */
  constructor(
    private readonly element: EventTarget,
    private readonly environment: Environment,
  ) {
    speaker.join(this);
    for (const gesture of GESTURES) element.addEventListener(gesture, this.#wake, { capture: true });
  }

  /** The player has done something. @param index Which of the moves that it came to; by itself, the player's last. */
  hear(effect: Effect, rules: Rules, index?: number): void {
    const cue = cueOf(effect, rules, index);
    if (cue) speaker.play(cue, this.environment);
  }

  /** The game is won. */
  win(): void {
    speaker.play("win", this.environment);
  }

  /** Nothing is to be heard any more. */
  close(): void {
    for (const gesture of GESTURES) this.element.removeEventListener(gesture, this.#wake, { capture: true });
    speaker.leave(this);
  }
}
