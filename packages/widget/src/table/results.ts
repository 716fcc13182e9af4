import { findVariant } from "@solitaire/engine";
import type { Judged, Judging } from "../daily/judging.js";
import type { Environment } from "../environment.js";
import { SolitaireVerifiedEvent, type TableState } from "../events.js";

/** Has won dailies judged. What that takes is loaded when it is needed. */
export class Results {
  /** How far the judging of the win on the table has come. */
  judged: Judged | undefined;
  private judging: Promise<Judging> | undefined;
  private shown = "";

  /**
   * @param dispatch Fires events on the element.
   * @param changed Told when `judged` has changed.
   * @param tell Says what became of a win that is not the one on the table.
   */
  constructor(
    private readonly api: URL,
    private readonly environment: Environment,
    private readonly dispatch: (event: Event) => void,
    private readonly changed: () => void,
    private readonly tell: (sentence: string) => void,
  ) {}

  /** Sends a win to be judged. */
  async submit(state: TableState, date: string): Promise<void> {
    const { game, deal, rules, log } = state;
    this.shown = log;
    await (await this.load()).submit({ api: this.api.href, date, game, deal, rules, log });
  }

  /** Sends what could not be sent before, in this visit or an earlier one. */
  async retry(): Promise<void> {
    await (await this.load()).retry();
  }

  close(): void {
    void this.judging?.then((judging) => judging.close());
  }

  private load(): Promise<Judging> {
    return (this.judging ??= this.start());
  }

  private async start(): Promise<Judging> {
    const [{ ApiClient }, { Judging }, { enDaily }] = await Promise.all([
      import("../daily/client.js"),
      import("../daily/judging.js"),
      import("../strings/en-daily.js"),
    ]);
    const { api, environment } = this;
    return new Judging(new ApiClient(api, environment.fetch), api.href, environment, (win, judged) => {
      if (judged.type === "judged") this.dispatch(new SolitaireVerifiedEvent(win, judged.verdict));
      if (win.log !== this.shown) {
        const variant = findVariant(win.game);
        const isSettled = judged.type === "judged" || judged.type === "refused";
        if (!isSettled || !variant.ok) return;
        const isWon = judged.type === "judged" && judged.verdict.outcome === "won";
        return this.tell(enDaily.settled(isWon, variant.value.name, win.date));
      }
      this.judged = judged;
      this.changed();
    });
  }
}
