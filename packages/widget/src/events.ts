import type { Verdict } from "./daily/client.js";
import type { SolitaireErrorEvent } from "./error-event.js";

/** What every event of a table tells: which game it is about. */
export interface TableState {
  /** The variant: `penguin`. */
  readonly game: string;
  /** The deal's number. */
  readonly deal: string;
  /** The day whose daily deal it is, `YYYY-MM-DD`; absent for other deals. */
  readonly date?: string | undefined;
  /** The rules with their version: `penguin@1`. */
  readonly rules: string;
  /** The moves from the deal to the position, in the notation of logs. */
  readonly log: string;
}

/** Events of a table bubble, cross shadow roots, and are fired only for what the player did or waited for. */
class TableEvent extends Event implements TableState {
  readonly game: string;
  readonly deal: string;
  readonly date: string | undefined;
  readonly rules: string;
  readonly log: string;

  constructor(type: string, { game, deal, date, rules, log }: TableState) {
    super(type, { bubbles: true, composed: true });
    this.game = game;
    this.deal = deal;
    this.date = date;
    this.rules = rules;
    this.log = log;
  }
}

/** Another deal lies on the table: a new one, the same anew, the daily that was fetched, or one that the table has drawn. */
export class SolitaireDealEvent extends TableEvent {
  constructor(state: TableState) {
    super("solitaire-deal", state);
  }
}

/** The player moved cards or turned the stock. */
export class SolitaireMoveEvent extends TableEvent {
  constructor(
    state: TableState,
    /** What the gesture played, in the notation of logs. */
    readonly moves: string,
  ) {
    super("solitaire-move", state);
  }
}

/** The player took a step back, or took it again. */
export class SolitaireUndoEvent extends TableEvent {
  constructor(
    state: TableState,
    /** Whether it was a redo. */
    readonly redo: boolean,
  ) {
    super("solitaire-undo", state);
  }
}

/** The game is won. */
export class SolitaireWinEvent extends TableEvent {
  constructor(
    state: TableState,
    readonly moves: number,
    /** Milliseconds played. */
    readonly elapsed: number,
  ) {
    super("solitaire-win", state);
  }
}

/** No moves are left, as the rules of the game define it. The player may still undo. */
export class SolitaireStuckEvent extends TableEvent {
  constructor(state: TableState) {
    super("solitaire-stuck", state);
  }
}

/** The API judged a finished daily. */
export class SolitaireVerifiedEvent extends TableEvent {
  constructor(
    state: TableState,
    readonly verdict: Verdict,
  ) {
    super("solitaire-verified", state);
  }
}

declare global {
  // What elements, documents and windows hear.
  interface GlobalEventHandlersEventMap {
    "solitaire-deal": SolitaireDealEvent;
    "solitaire-move": SolitaireMoveEvent;
    "solitaire-undo": SolitaireUndoEvent;
    "solitaire-win": SolitaireWinEvent;
    "solitaire-stuck": SolitaireStuckEvent;
    "solitaire-verified": SolitaireVerifiedEvent;
    "solitaire-error": SolitaireErrorEvent;
  }
}
