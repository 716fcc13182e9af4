import type { Adviser, AdviserHost } from "../advice/adviser.js";
import type { Session } from "../session/session.js";
import { wear } from "../styles/wear.js";

/** What the loader of the adviser needs besides what the adviser needs. */
export interface AdviceHost extends AdviserHost {
  readonly renderRoot: HTMLElement | DocumentFragment;
  /** The game on the table, if there is one. */
  session(): Session | undefined;
  /** The adviser cannot be loaded, and the player waits for it. */
  missing(): void;
  /** What was wrong with the adviser or the solver's address is no matter any more. */
  settle(): void;
}

/** The adviser, which loads with the first game whose verdict is shown, or with the first hint. */
export class Advice {
  adviser: Adviser | undefined;
  #loading: Promise<void> | undefined;

  constructor(private readonly host: AdviceHost) {}

  /** To be told after everything that the player did. */
  follow(): void {
    const { adviser, host } = this;
    const session = host.session();
    if (!session) return;
    if (adviser) adviser.follow(session);
    else if (host.showsVerdict) void this.#load();
  }

  /** @param asks What the player asks the adviser. */
  ask(asks: (adviser: Adviser) => void): void {
    if (!this.host.session()) return;
    if (this.adviser) return asks(this.adviser);
    void this.#load().then(() => (this.adviser ? asks(this.adviser) : this.host.missing()));
  }

  /** Ends the solver. */
  close(): void {
    this.adviser?.close();
  }

  /** Takes another adviser: what the page says of the solver has changed. */
  renew(): void {
    this.close();
    this.host.settle();
    this.adviser = this.#loading = undefined;
    this.follow();
  }

  #load(): Promise<void> {
    return (this.#loading ??= this.start().catch(() => {
      // Without it the table only tells less. The next question tries again.
      this.#loading = undefined;
    }));
  }

  private async start(): Promise<void> {
    const { Adviser, adviceStyles, enAdvice } = await import("../advice/askers.js");
    await this.host.speech.learn("advice", enAdvice);
    wear(this.host.renderRoot as ShadowRoot, adviceStyles);
    this.host.settle();
    this.adviser = new Adviser(this.host);
    this.follow();
    this.host.changed();
  }
}
