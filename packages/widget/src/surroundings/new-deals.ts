import type { DealNumber, Rules } from "@solitaire/engine";
import type { Dealer, DealerHost } from "../deals/dealer.js";
import { drawDeal } from "../deals/draw-deal.js";
import type { Drawn } from "../deals/search.js";
import type { Environment } from "../environment.js";

/** The next deal is looked for so much later: cards glide, and the solver has the game on the table to look at first. */
const SETTLE_MS = 1_000;
/** A deal that takes longer than this is said to be looked for. */
const PATIENCE_MS = 500;
/** Nobody waits longer than this for a deal that can be won. */
const LONGEST_MS = 2_000;

type Timer = ReturnType<typeof setTimeout>;

/** What new deals need of the table, and do to it. */
export interface NewDealsHost extends DealerHost {
  readonly environment: Pick<Environment, "random">;
  readonly isConnected: boolean;
  /** Whether deals that may be lost are dealt as well. */
  readonly dealsAny: boolean;
  /** The rules of the game on the table, if one lies there. */
  rules(): Rules | undefined;
  /** Puts a deal on the table. */
  deal(drawn: Drawn): void;
  /** Tells that a deal is looked for, or no longer. */
  looking(isLooking: boolean): void;
}

/** Deals anew: what can be won, unless the player wants any. */
export class NewDeals {
  /** What looks for deals that can be won, once it has loaded. */
  #dealer: Dealer | undefined;
  #timer: Timer | undefined;
  /** The player waits for a deal. */
  waiting: { readonly timer: Timer; readonly done: Promise<void> } | undefined;

  readonly #draw = (): DealNumber => drawDeal(this.host.environment);

  constructor(private readonly host: NewDealsHost) {}

  /** Puts another deal on the table: at once, if one is ready. Settles when it lies there, or is no longer wanted. */
  deal(): Promise<void> {
    const { host } = this;
    const rules = host.rules();
    if (!rules || this.waiting) return this.waiting?.done ?? Promise.resolve();
    const ready = this.#take(rules);
    if (ready) return Promise.resolve(host.deal(ready));
    const timer = setTimeout(() => host.looking(true), PATIENCE_MS);
    const done = this.#dealLater(rules, timer);
    this.waiting = { timer, done };
    return done;
  }

  /** A deal, in a while: one that can be won, if at all possible. Where nothing can look for one, any. */
  async find(rules: Rules): Promise<Drawn> {
    const ready = this.#take(rules);
    if (ready) return ready;
    const patience = new Promise<undefined>((resolve) => setTimeout(resolve, LONGEST_MS));
    const dealer = await Promise.race([this.#load(), patience]);
    if (!dealer || !this.host.isConnected) return { number: this.#draw() };
    return dealer.find(rules.variant.id, patience);
  }

  /** Gets the next deal of the game on the table ready, when nothing else is to be done. */
  prepare(): void {
    this.#doNotPrepare();
    const rules = this.host.rules();
    if (!rules || this.host.dealsAny || !this.host.isConnected) return;
    const timer = setTimeout(() => void this.#load().then(prepare), SETTLE_MS);
    const prepare = (dealer: Dealer | undefined): void => {
      if (this.#timer === timer) dealer?.prepare(rules.variant.id);
    };
    this.#timer = timer;
  }

  /** The deal that the player waits for is no longer wanted. */
  callOff(): void {
    if (!this.waiting) return;
    clearTimeout(this.waiting.timer);
    this.waiting = undefined;
    this.host.looking(false);
  }

  /** The deal that lies there is played on, whatever the player waits for. */
  stay(): void {
    this.callOff();
    this.prepare();
  }

  /** The table is away: nothing is looked for. */
  rest(): void {
    this.callOff();
    this.#doNotPrepare();
    this.#dealer?.rest();
  }

  #doNotPrepare(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  /** `undefined` where it cannot be loaded; the next deal tries again. */
  async #load(): Promise<Dealer | undefined> {
    const loaded = await this.fetch().catch(() => undefined);
    return (this.#dealer ??= loaded && new loaded.Dealer(this.host, this.#draw));
  }

  private fetch(): Promise<typeof import("../advice/askers.js")> {
    return import("../advice/askers.js");
  }

  async #dealLater(rules: Rules, timer: Timer): Promise<void> {
    const drawn = await this.find(rules);
    if (this.waiting?.timer !== timer) return;
    this.callOff();
    this.host.deal(drawn);
  }

  #take({ variant }: Rules): Drawn | undefined {
    return this.host.dealsAny ? { number: this.#draw() } : this.#dealer?.take(variant.id);
  }
}
