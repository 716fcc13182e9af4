import { type LogEntry, moveOf } from "./log.js";
import { isAction, type Move, toOf } from "./move.js";
import type { Position } from "./position.js";
import type { Rules } from "./rules.js";

/** What a replay comes to. `moves` counts moves and turns of the stock; the pick of an interval is none. */
export type Replayed =
  | { readonly outcome: "won" | "unfinished"; readonly moves: number }
  | {
      readonly outcome: "illegal";
      /** The moves made before the one that is not legal, part of a repeat included. */
      readonly moves: number;
      /** The index, from 0, of the first entry that is not legal. */
      readonly at: number;
    };

/**
 * Replays a log from a position and says whether it wins. Every entry must be legal where it stands: a pile or action
 * that the game lacks is not, nor is anything after the win. The position ends where the replay does; there
 * `entryRefusal` tells why an entry is not legal.
 * @param onMove Called after each move with the move played.
 */
export const replay = (
  rules: Rules,
  pos: Position,
  entries: readonly LogEntry[],
  onMove?: (move: Move) => void,
): Replayed => {
  let moves = 0;
  let won = rules.isWon(pos);
  for (let at = 0; at < entries.length; at++) {
    const entry = entries[at]!;
    const move = moveOf(rules, entry);
    if (won || move === undefined) return { outcome: "illegal", moves, at };
    const repeat = entry.action === undefined ? 1 : entry.repeat;
    const counts = Number(rules.counts(move));
    for (let i = 0; i < repeat; i++) {
      if (rules.play(pos, move)) return { outcome: "illegal", moves, at };
      moves += counts;
      onMove?.(move);
    }
    won = !isAction(move) && rules.kindOf(toOf(move)).goal && rules.isWon(pos);
  }
  return { outcome: won ? "won" : "unfinished", moves };
};
