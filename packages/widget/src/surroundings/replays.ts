import { givenText, textOf } from "../loose.js";
import type { Replay } from "../replay/replay.js";
import type { Surroundings } from "./surroundings.js";

/** Plays logs back on the board, over the player's own game, which stays as it is. What does so loads with the first one. */
export class Replays {
  current: Replay | undefined;
  /** Whether the time of the player's own game ran when it went out of sight. */
  clockRan = false;
  /** What was asked for last, unless that has ended. */
  log = "";
  #asking = 0;

  constructor(private readonly surroundings: Surroundings) {}

  /**
   * Shows a log of the deal on the table, if one lies there, or ends what is shown where it is empty.
   * @param plays Whether it goes on by itself at once.
   */
  ask(log: string, plays = false): void {
    const { notices } = this.surroundings;
    if (log === this.log) return;
    this.log = log;
    notices.settle("replay");
    if (log !== "") notices.settle("log");
    if (log === "") this.#drawOwn();
    else void this.#show(log, plays).catch(() => notices.failToLoad("replay"));
  }

  /** Shows the one that the page has set, on what comes of all that it has called before. */
  hear(): void {
    const { controller, deals, host } = this.surroundings;
    const log = textOf(host.replay);
    if (log === "" || !(deals.waiting ?? controller.calls.areAboutGame)) this.ask(log);
  }

  /** Plays a log back at once; without one, the player's own game. */
  play(given?: string): void {
    const { surroundings } = this;
    const { controller, host } = surroundings;
    controller.logToCome.play();
    const { table } = controller;
    if (!table) return;
    const log = givenText(given) ?? table.session.game.log;
    if (log === "") return surroundings.answers.vain("restart");
    // One that the page has set since is still to come.
    if (host.replay && host.replay !== this.log) return;
    host.replay = log;
    this.ask(log, true);
  }

  /** Something else is laid on the board: a replay leaves it, and does not draw the player's game again. */
  end(): void {
    this.#asking++;
    this.log = "";
    this.clockRan = false;
    this.current?.close();
    this.current = undefined;
  }

  /** To the player's own game. A replay that the page has set since is still to come. */
  leave(): void {
    const { host } = this.surroundings;
    if (this.log && host.replay === this.log) host.replay = "";
    this.ask("");
  }

  #drawOwn(): void {
    const { clockRan, current } = this;
    const { advice, controller, host } = this.surroundings;
    const { hands, table } = controller;
    this.end();
    if (!current) return;
    if (table) current.sayOwn(table.session.game.moveCount);
    const { activeElement } = host.renderRoot as ShadowRoot;
    table?.draw();
    if (table && clockRan) hands.clock.play(table.session.dealt);
    advice.follow();
    host.requestUpdate();
    // The bar goes, and must not take the focus with it.
    if (activeElement?.closest(".tools")) table?.focus.enter();
  }

  async #show(log: string, plays: boolean): Promise<void> {
    const asking = ++this.#asking;
    const { openReplay } = await import("../replay/open-replay.js");
    await openReplay(this.surroundings, log, plays, () => asking === this.#asking);
  }
}
