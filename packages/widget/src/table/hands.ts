import type { Rules } from "@solitaire/engine";
import type { Board } from "../board/board.js";
import { Handling } from "../board/handling.js";
import { commandFor } from "../input/keys.js";
import { PointerInput } from "../input/pointer.js";
import { type Automatic, automatic } from "../session/automatic.js";
import type { DealtGame } from "../session/dealt-game.js";
import type { TableSettings } from "../settings/table-settings.js";
import { Session } from "../session/session.js";
import { type ClockHost, TableClock } from "./clock.js";
import { Gestures } from "./gestures.js";
import { Keyboard, type KeyboardHost } from "./keyboard.js";
import { Playback } from "./playback.js";
import { Table, type TableHost } from "./table.js";

/** What the hands ask the element. */
export interface HandsHost extends KeyboardHost, ClockHost {
  /** What keys are heard in. */
  readonly renderRoot: HTMLElement | DocumentFragment;
}

/** Everything that carries what the player does to a table. */
export class Hands {
  /** What follows the player's moves by itself. */
  readonly #automatic: Automatic;
  readonly playback: Playback;
  readonly handling: Handling;
  readonly clock: TableClock;
  /** What keys stand for. */
  readonly commandFor: typeof commandFor = commandFor;
  readonly #pointer: PointerInput;

  /**
   * @param table The table at the moment, if a game lies on one.
   * @param left To be told when the page goes out of sight while the clock runs.
   */
  constructor(
    private readonly board: Board,
    table: () => Table | undefined,
    settings: TableSettings,
    host: HandsHost,
    left: () => void,
  ) {
    this.handling = new Handling(board);
    this.#automatic = automatic(() => settings.get("autoMove") === "on");
    this.playback = new Playback(board.element, () => board.pace);
    this.clock = new TableClock(host, left);
    this.#pointer = new PointerInput(board, new Gestures(table));
    this.handling.scrolled = () => this.#pointer.carry();
    new Keyboard(table, host).listen(host.renderRoot, board.element);
  }

  /** Lays a game on the board. */
  lay(host: TableHost, rules: Rules, dealt: DealtGame): Table {
    return new Table(host, this.board, this.handling, new Session(rules, dealt, this.#automatic), this.playback);
  }

  /** Calls off what a pointer has begun, and a look into a pile. */
  cancel(): void {
    this.#pointer.cancel();
    this.handling.peek();
  }
}
