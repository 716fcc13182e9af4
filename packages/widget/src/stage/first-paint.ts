import { deal, type DealNumber, findVariant, readDealNumber, type Position, rulesTag, Setup } from "@solitaire/engine";
import type { Board } from "../board/board.js";
import type { Environment } from "../environment.js";
import { loadLayout } from "../layout/index.js";
import type { Size } from "../layout/shared.js";
import { positionState } from "../session/position-state.js";
import { dealKey } from "../storage/deal-key.js";
import { namesIn, PREFIXES } from "../storage/names.js";
import type { Asked } from "../table/asked.js";
import { EarlyPresses } from "./early-presses.js";

/** A deal as it lies before it is played. */
export interface Painted {
  /** What the page named it by. */
  readonly asked: Asked;
  readonly rules: Setup;
  readonly number: DealNumber;
  readonly effective: Position;
}

/** What painting needs of the stage. */
export interface FirstPaintHost {
  readonly environment: Environment;
  /** Whether cards glide. */
  readonly moves: boolean;
  /** The felt's, if it is to be seen. */
  size(): Size | undefined;
  /** Whether something else than a fresh deal is to lie there, such as a replay, or a game has been laid. */
  isBeyond(): boolean;
  /** Waits for the language, and for how the cards look. */
  ready(): Promise<unknown>;
  changed(): void;
}

/**
 * Paints the deal that a page names by its number before what plays has loaded, unless it may be kept as it was left. It
 * is then certain what will lie there. Everything else is laid out when it can be played.
 */
export class FirstPaint {
  /** The rules of what is asked for, if it is a game. */
  rules: Setup | undefined;
  /** The deal that has been painted. */
  painted: Painted | undefined;
  readonly #presses: EarlyPresses;
  #asking = 0;

  constructor(
    private readonly board: Board,
    private readonly host: FirstPaintHost,
  ) {
    this.#presses = new EarlyPresses(board);
  }

  /** Paints what a page asks for, if that can be done. */
  async ask(asked: Asked): Promise<void> {
    const { board, host } = this;
    const asking = ++this.#asking;
    const variant = findVariant(asked.game);
    if (!variant.ok) return;
    const rules = new Setup(variant.value);
    this.rules = rules;
    // What is wrong with it is told when the game is laid.
    const number = readDealNumber(asked.deal);
    if (number === undefined || asked.daily || isKept(host.environment, rules, number)) return;
    try {
      await Promise.all([loadLayout(rules.variant.id, host.size()), host.ready()]);
    } catch {
      // It is missed, and told, when the game is laid.
      return;
    }
    if (asking !== this.#asking || host.isBeyond()) return;
    const position = deal(rules, number);
    this.painted = { asked, rules, number, effective: position };
    board.update(positionState(rules, position), host.moves ? { deal: true } : { animate: false });
    this.#presses.keep();
    host.changed();
  }

  /** Whether a deal has been painted, so that it need not be laid out again. */
  has(game: string, number: string): boolean {
    return this.painted?.rules.variant.id === game && this.painted.number === number;
  }

  /** A game has been laid. @param isSame Whether it is what was painted: what was done to it then is done now. */
  end(isSame: boolean): void {
    this.#asking++;
    this.#presses.end(isSame);
  }
}

/** Whether a deal may lie there as it was left, or, where the player comes back to the page, another one. */
const isKept = ({ isReturn, kept }: Environment, { variant }: Setup, number: DealNumber): boolean =>
  isReturn || namesIn(kept, `${PREFIXES.games}${rulesTag(variant)}/${dealKey(number, undefined)}/`).length > 0;
