import type { Result, Variant } from "@solitaire/engine";
import type { Day } from "../day.js";
import { describeError } from "../log.js";
import { fail, type Failure, refuse } from "../problem.js";
import type { Services } from "../services.js";
import type { Daily } from "../store/store.js";
import { type Derivation, makeDerivation, NotCertifiedError } from "./derive.js";
import { dailyGames } from "./games.js";
import { keep } from "./keep.js";
import { makeMemory } from "./memory.js";
import { singleFlight } from "./single-flight.js";

/** Deals of a day, in the order in which their games were asked for. */
export interface DayOfDailies {
  readonly day: Day;
  readonly deals: readonly Daily[];
  /** Whether they were read from the store. What was only derived may yet turn out to be something else. */
  readonly stored: boolean;
}

/**
 * Answers with the deals of a day that has opened, those of all games that have dailies or of some of them. Never ask
 * it for a day to come.
 */
export type Dailies = (day: Day, games?: readonly Variant[]) => Promise<Result<DayOfDailies, Failure<503>>>;

export const makeDailies = (services: Services): Dailies => {
  const { store, secret, certifier, schemeSince, clock, log, inTime } = services;
  const memory = makeMemory();
  const once = singleFlight<Daily>(services.keepAlive);

  const make = async (derivation: Derivation, day: Day, game: Variant): Promise<Daily> => {
    const made = await derivation.derive(day, game, clock());
    const flight = once(`${day} ${game.id}`, () => keep(services, made));
    const kept = await inTime(flight);
    memory.add(day, [kept]);
    return kept;
  };

  /** What is stored; what is not yet is made, one game after the other, and stored. Rejects if the store is down. */
  const fetchDeals = async (derivation: Derivation, day: Day, games: readonly Variant[]): Promise<Daily[]> => {
    const stored = await inTime(store.dailiesOf(day));
    memory.add(day, stored);
    const deals: Daily[] = [];
    for (const game of games) {
      deals.push(stored.find((daily) => daily.game === game.id) ?? (await make(derivation, day, game)));
    }
    return deals;
  };

  const deriveDeals = async (derivation: Derivation, day: Day, games: readonly Variant[]): Promise<Daily[]> => {
    const deals: Daily[] = [];
    for (const game of games) deals.push(await derivation.derive(day, game, clock()));
    return deals;
  };

  return async (day, games = dailyGames) => {
    const derivation = await makeDerivation(secret, certifier);
    if (!derivation) {
      log.alarm("no-secret", { secret: "DAILY_SECRET" });
      return refuse(fail("no-secret", "The service has no secret to make daily deals from.", { retryAfter: 300 }));
    }
    const known = memory.find(day, games);
    if (known) return accept({ day, deals: known, stored: true });
    try {
      try {
        return accept({ day, deals: await fetchDeals(derivation, day, games), stored: true });
      } catch (error) {
        if (error instanceof NotCertifiedError) throw error;
        log.alarm("storage-down", { day, error: describeError(error) });
      }
      if (day >= schemeSince) return accept({ day, deals: await deriveDeals(derivation, day, games), stored: false });
      return refuse(fail("storage-down", `The deals of ${day} cannot be read at the moment.`, { retryAfter: 30 }));
    } catch (error) {
      if (!(error instanceof NotCertifiedError)) throw error;
      log.alarm("daily-not-made", { day, game: error.game, error: error.message });
      return refuse(
        fail("not-certified", `No deal that can be won has been found for ${day} yet.`, { retryAfter: 300 }),
      );
    }
  };
};

const accept = (value: DayOfDailies) => ({ ok: true, value }) as const;
