import type { Result } from "@solitaire/engine";
import type { Environment } from "../environment.js";
import { type ApiClient, type ApiError, type Verdict } from "./client.js";
import { Outbox, type Unsent } from "./outbox.js";

/** How far the judging of a win has come. */
export type Judged =
  | { readonly type: "waiting" }
  | { readonly type: "judged"; readonly verdict: Verdict }
  /** The API cannot be reached; the win is kept and sent later. */
  | { readonly type: "away" }
  /** The API will not take it. */
  | { readonly type: "refused"; readonly error: ApiError };

/** Sends won dailies to be judged, now or when the API can be reached again. */
export class Judging {
  private readonly outbox: Outbox;
  private isListening = false;

  /** @param told Told of every win how far its judging has come. */
  constructor(
    private readonly client: ApiClient,
    private readonly api: string,
    environment: Environment,
    private readonly told: (win: Unsent, judged: Judged) => void,
  ) {
    this.outbox = new Outbox(environment.kept);
  }

  /** Sends a win. It is kept until the API has answered. */
  async submit(win: Unsent): Promise<void> {
    this.outbox.put(win);
    await this.send(win);
  }

  /** Sends every win that still waits. */
  async retry(): Promise<void> {
    for (const win of this.outbox.list(this.api)) await this.send(win);
  }

  /** Stops waiting for the network. What was not sent stays kept. */
  close(): void {
    removeEventListener("online", this.online);
    this.isListening = false;
  }

  private readonly online = (): void => {
    this.close();
    void this.retry();
  };

  private async send(win: Unsent): Promise<void> {
    this.told(win, { type: "waiting" });
    const judged = readAnswer(await this.client.verify(win));
    if (judged.type === "away") this.listen();
    else this.outbox.remove(win);
    this.told(win, judged);
  }

  private listen(): void {
    if (this.isListening) return;
    addEventListener("online", this.online);
    this.isListening = true;
  }
}

const readAnswer = (answer: Result<Verdict, ApiError>): Judged => {
  if (answer.ok) return { type: "judged", verdict: answer.value };
  return answer.error.passes ? { type: "away" } : { type: "refused", error: answer.error };
};
