import type { Surroundings } from "./surroundings.js";

/** Shows on the board that the game is won, and then its result. */
export class ShownWin {
  constructor(private readonly surroundings: Surroundings) {}

  /** The game is won, and the last card lies. */
  async celebrate(): Promise<void> {
    const { controller, dialogs, sounds } = this.surroundings;
    const { settings, table } = controller;
    sounds.current?.win();
    await this.#draw(settings.get("motion") !== "off");
    // Another game meanwhile, or the win is taken back: nothing to tell any more.
    if (controller.table === table && table?.session.game.isWon) await dialogs.open("win");
  }

  /** To be told when the table has been drawn: a win that lies there already is drawn without motion. */
  drawn(): void {
    if (this.#isThere && !this.surroundings.controller.hands.handling.celebration) void this.#draw(false);
  }

  get #isThere(): boolean {
    return this.surroundings.controller.shown?.session.game.isWon === true;
  }

  /** Draws what is drawn for a win, once the last card lies. The table does without where it cannot be loaded. */
  async #draw(moves: boolean): Promise<void> {
    const { board, hands } = this.surroundings.controller;
    const { handling, playback } = hands;
    await playback.done;
    const loaded = await import("../board/celebration.js").catch(() => undefined);
    // Another position meanwhile, or it is there already.
    if (!loaded || !this.#isThere || (!moves && handling.celebration)) return;
    handling.celebration ??= new loaded.Celebration(board);
    await handling.celebration.play(moves);
  }
}
