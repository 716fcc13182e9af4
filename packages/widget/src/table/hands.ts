import type { Board } from "../board/board.js";
import { PointerInput } from "../input/pointer.js";
import { announce } from "../session/announce.js";
import type { Effect } from "../session/session.js";
import type { Strings } from "../strings/en.js";
import { enSaid } from "../strings/en-said.js";
import { Gestures } from "./gestures.js";
import { Keyboard } from "./keyboard.js";
import type { Table } from "./table.js";

/** Everything that carries what the player does to a table. It loads while the cards are being laid out. */
export class Hands {
  private readonly pointer: PointerInput;

  /**
   * @param table The table at the moment, if a game lies on one.
   * @param showHelp What the question mark is for.
   */
  constructor(
    board: Board,
    private readonly table: () => Table | undefined,
    showHelp: () => void,
    private readonly strings: Strings,
  ) {
    this.pointer = new PointerInput(board, new Gestures(table));
    new Keyboard(table, showHelp).listen(board.element);
  }

  /** Calls off what a pointer has begun. */
  cancel(): void {
    this.pointer.cancel();
  }

  /** What a gesture came to, in one sentence. */
  describe(effect: Effect): string {
    return announce(effect, this.table()!.session, this.strings, enSaid);
  }
}
