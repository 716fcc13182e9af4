import { rankOf } from "../card.js";
import { fromOf } from "../move.js";
import type { IsSafe } from "./safe-move.js";

/**
 * Every card but the beak, whose foundation is empty. In the tableau, only the card one rank below could ever use it,
 * and that one is on the foundation already. So nothing lies on the card or will; where the game that waits carries it
 * along at the end of a run, the run goes without it, and where the card would have been in the way, it is not.
 *
 * The beak may be needed: the rank below the base can be built on it, and some deals are won in no other way.
 */
export const isSafeInPenguin: IsSafe = (_, pos, move) => rankOf(pos.card(fromOf(move))) !== pos.base;
