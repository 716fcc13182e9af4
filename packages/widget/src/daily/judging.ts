import type { Result } from "@solitaire/engine";
import type { Environment } from "../environment.js";
import type { ApiClient, ApiError, DayResults, PlayerResult, Verdict } from "./client.js";
import { closeOfDay } from "./day.js";
import { Outbox, type Unsent } from "./outbox.js";
import { makeId, Receipts } from "./receipts.js";

/** How far the judging of a win has come. */
export type Judged =
  | { readonly type: "waiting" }
  | {
      readonly type: "judged";
      readonly verdict: Verdict;
      /** Has the win stored among those of all. Absent where that is done already, a better one is there, or the day has closed. */
      readonly share?: (() => void) | undefined;
    }
  /** The win is stored among those of all, which are told if they could be had. */
  | { readonly type: "placed"; readonly result: PlayerResult; readonly all: DayResults | undefined }
  /** The API does not answer now, or something else does; the win is kept, and goes to it later. */
  | { readonly type: "away"; readonly error: ApiError }
  /** The API will not take it. */
  | { readonly type: "refused"; readonly error: ApiError };

/**
 * Sends won dailies to be judged, and to be stored if the player wants it, now or when the API can be reached again. Of a day
 * and game one win is stored, the best.
 */
export class Judging {
  readonly #outbox: Outbox;
  readonly #receipts: Receipts;

  /** @param told Told of every win how far its judging has come. */
  constructor(
    private readonly client: ApiClient,
    private readonly api: string,
    private readonly environment: Environment,
    private readonly told: (win: Unsent, judged: Judged) => void,
  ) {
    this.#outbox = new Outbox(environment.kept);
    this.#receipts = new Receipts(environment.kept);
  }

  /** Sends a win. It is kept until the API has answered. */
  async submit(win: Unsent): Promise<void> {
    this.#outbox.put(win);
    await this.#send(win);
  }

  /** Sends every win that still waits. */
  async retry(): Promise<void> {
    for (const win of this.#outbox.list(this.api)) await this.#send(win);
  }

  /** Where a win stands that was stored earlier; `undefined` if it was not, or the API does not say. */
  async recall(win: Unsent): Promise<Judged | undefined> {
    const receipt = this.#receipts.find(this.api, win);
    if (receipt?.log !== win.log) return undefined;
    const found = await this.client.result(win, receipt.id);
    return found.ok ? this.#place(win, found.value) : undefined;
  }

  /** Stops waiting for the network. What was not sent stays kept. */
  close(): void {
    removeEventListener("online", this.#online);
  }

  readonly #online = (): void => {
    this.close();
    void this.retry();
  };

  async #send(win: Unsent): Promise<void> {
    this.told(win, { type: "waiting" });
    if (win.id !== undefined) return this.#store(win, win.id);
    const answer = await this.client.verify(win);
    if (!answer.ok) return this.#fail(win, answer.error);
    this.#outbox.remove(win);
    const { value: verdict } = answer;
    // By this machine's clock; the API has the last word.
    const isOpen = this.environment.date() < closeOfDay(win.date);
    const mayStore = isOpen && verdict.outcome === "won" && this.#isBest(win, verdict.moves);
    const store = (): Promise<void> => this.submit({ ...win, id: this.#idFor(win) });
    const share = (): void => {
      this.#receipts.agree();
      void store();
    };
    const asks = mayStore && !this.#receipts.hasAgreed;
    this.told(win, { type: "judged", verdict, share: asks ? share : undefined });
    if (mayStore && !asks) await store();
  }

  #isBest(win: Unsent, moves: number): boolean {
    const stored = this.#receipts.find(this.api, win);
    return !stored || stored.log === win.log || moves < stored.moves;
  }

  /** The same win keeps its id, so that it is stored once. */
  #idFor(win: Unsent): string {
    const stored = this.#receipts.find(this.api, win);
    return stored?.log === win.log ? stored.id : makeId(this.environment.random);
  }

  async #store(win: Unsent, id: string): Promise<void> {
    const answer = await this.client.submit(win, id, win);
    if (!answer.ok) return this.#fail(win, answer.error);
    const former = this.#receipts.find(this.api, win);
    this.#receipts.put(this.api, win, { id, log: win.log, moves: answer.value.moves });
    this.#outbox.remove(win);
    if (former && former.id !== id) await this.client.remove(win, former.id);
    this.told(win, await this.#place(win, answer.value));
  }

  async #place(win: Unsent, result: PlayerResult): Promise<Judged> {
    const all: Result<DayResults, ApiError> = await this.client.results(win);
    return { type: "placed", result, all: all.ok ? all.value : undefined };
  }

  #fail(win: Unsent, error: ApiError): void {
    // The same listener is added once, however often.
    if (error.passes) addEventListener("online", this.#online);
    else this.#outbox.remove(win);
    this.told(win, { type: error.passes ? "away" : "refused", error });
  }
}
