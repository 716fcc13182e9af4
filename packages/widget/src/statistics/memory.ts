import { ServerClock } from "../daily/server-clock.js";
import type { Environment } from "../environment.js";
import type { DealtGame } from "../session/dealt-game.js";
import { dealKey } from "../storage/deal-key.js";
import { PlayRecords } from "./play-records.js";

/** What this browser remembers of the player's games. */
export class Memory {
  readonly records: PlayRecords;
  readonly clock: ServerClock;
  /** What was noted of a game last, so that most moves write nothing. */
  readonly #noted = new WeakMap<DealtGame, string>();

  constructor(readonly environment: Environment) {
    this.records = new PlayRecords(environment.kept);
    this.clock = new ServerClock(environment.date);
  }

  /** Notes how a game stands after something that the player did. It counts from its first move. */
  note(dealt: DealtGame): void {
    const { clock, date, game: played, hints, isGiven, number } = dealt;
    if (isGiven || played.moves.length === 0) return;
    const what = `${hints} ${played.isWon ? played.moveCount : ""}`;
    if (this.#noted.get(dealt) === what) return;
    this.#noted.set(dealt, what);
    const { now } = this.clock;
    const elapsed = Math.round(clock.read(this.environment.now()));
    const win = played.isWon ? { at: now, moves: played.moveCount, elapsed } : undefined;
    this.records.add(played.rules.variant.id, dealKey(number, date), { begun: now, hints, win });
  }
}
