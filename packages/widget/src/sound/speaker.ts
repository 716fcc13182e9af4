import type { Environment } from "../environment.js";
import type { Cue } from "./cues.js";
import { Mixer } from "./mixer.js";

/** So many milliseconds after the last sound the machine may rest. */
const IDLE = 10_000;

/** What can only be heard so many milliseconds after it was due is not played at all. */
const LATE = 250;

/** The one audio context of a page, for all its tables: there while one of them wants to be heard, at work while it is. */
export class Speaker {
  readonly #users = new Set<object>();
  #context: AudioContext | undefined;
  #mixer: Mixer | undefined;
  #idle: ReturnType<typeof setTimeout> | undefined;

  /** A table wants to be heard from now on. */
  join(user: object): void {
    this.#users.add(user);
  }

  /** A table does not want to be heard any more. One that only moves in the document comes back at once. */
  leave(user: object): void {
    this.#users.delete(user);
    void Promise.resolve().then(() => this.#users.size > 0 || this.#close());
  }

  /** To be called while the browser hears the player: it lets nothing sound before the first gesture. */
  wake(): void {
    // Without a gesture yet, browsers warn of a context.
    const { userActivation } = navigator as { readonly userActivation?: UserActivation };
    if (this.#users.size === 0 || userActivation?.hasBeenActive === false) return;
    this.#open();
    if (this.#context?.state !== "running") void this.#resume();
    this.#rest();
  }

  /** Plays a cue, as soon as the browser lets it sound. */
  play(cue: Cue, environment: Environment): void {
    if (document.hidden) return;
    this.wake();
    const context = this.#context;
    const mixer = this.#mixer;
    if (!context || !mixer) return;
    if (context.state === "running") return mixer.play(cue, environment.random);
    void this.#playLater(cue, mixer, environment);
  }

  async #playLater(cue: Cue, mixer: Mixer, { now, random }: Environment): Promise<void> {
    const due = now();
    const isThere = await this.#resume();
    if (isThere && now() - due < LATE && this.#mixer === mixer) mixer.play(cue, random);
  }

  #open(): void {
    if (this.#context) return;
    try {
      this.#context = new AudioContext({ latencyHint: "interactive" });
    } catch {
      // There is no such thing here, or no more of them: the game is played in silence.
      return;
    }
    this.#mixer = new Mixer(this.#context);
    document.addEventListener("visibilitychange", this.#hide);
  }

  #close(): void {
    const context = this.#context;
    clearTimeout(this.#idle);
    document.removeEventListener("visibilitychange", this.#hide);
    this.#context = undefined;
    this.#mixer = undefined;
    context?.close().catch(() => undefined);
  }

  /** Answers whether it is at work now. Where the browser does not allow it, that may take until a gesture. */
  async #resume(): Promise<boolean> {
    const context = this.#context;
    await context?.resume().catch(() => undefined);
    return context?.state === "running";
  }

  readonly #hide = (): void => {
    if (document.hidden) this.#suspend();
  };

  /** Lets the machine rest after a while without a sound. */
  #rest(): void {
    clearTimeout(this.#idle);
    this.#idle = setTimeout(() => this.#suspend(), IDLE);
  }

  #suspend(): void {
    clearTimeout(this.#idle);
    this.#context?.suspend().catch(() => undefined);
  }
}
