import { type Card, fromOf, identityOf, type Move, type Position, type Rules } from "@solitaire/engine";
import { finish, safeMove } from "@solitaire/engine/auto";

/** What the table plays by itself, or when it is told to finish. */
export interface Automatic {
  /**
   * The moves to foundations that follow by themselves: those that never hurt.
   * @param kept Cards that the player has taken back from there, by identity. Nothing goes on when one of them would.
   */
  follow(rules: Rules, position: Position, kept: ReadonlySet<Card>): Move[];
  /** The moves that win where nothing is left to decide. */
  finish(rules: Rules, position: Position): Move[] | undefined;
}

/** @param isOn Whether moves follow by themselves at all. */
export const automatic = (isOn: () => boolean): Automatic => ({
  follow(rules, position, kept) {
    if (!isOn()) return [];
    const pos = position.clone();
    const moves: Move[] = [];
    while (!rules.isWon(pos)) {
      const move = safeMove(rules, pos);
      if (move === undefined || kept.has(identityOf(pos.card(fromOf(move))))) break;
      rules.playUnchecked(pos, move);
      moves.push(move);
    }
    return moves;
  },
  finish,
});
