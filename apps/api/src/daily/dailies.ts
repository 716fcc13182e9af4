import type { Day } from "../day.js";
import { describeError } from "../log.js";
import { fail, type Failure } from "../problem.js";
import type { Result } from "@solitaire/engine";
import type { Services } from "../services.js";
import type { Daily } from "../store/store.js";
import { makeDerivation } from "./derive.js";
import { dailyGames } from "./games.js";
import { deriveDay, makeDay } from "./maker.js";
import { within } from "./patience.js";
import { singleFlight } from "./single-flight.js";

/** The deals of a day, one for each game that has dailies, in the order of the games. */
export interface DayOfDailies {
  readonly day: Day;
  readonly deals: readonly Daily[];
  /** Whether they were read from the store. What was only derived may yet turn out to be something else. */
  readonly stored: boolean;
}

/** Answers with the deals of a day that has opened. Never ask it for a day to come. */
export type Dailies = (day: Day) => Promise<Result<DayOfDailies, Failure<503>>>;

/** How many days an isolate remembers. */
const MOST_REMEMBERED = 64;

export const makeDailies = (services: Services): Dailies => {
  const { store, secret, schemeSince, clock, log, patience } = services;
  const remembered = new Map<Day, readonly Daily[]>();
  const once = singleFlight<Daily[]>(services.keepAlive);

  const remember = (day: Day, deals: readonly Daily[]): DayOfDailies => {
    const [oldest] = remembered.keys();
    if (remembered.size >= MOST_REMEMBERED && oldest !== undefined) remembered.delete(oldest);
    remembered.set(day, deals);
    return { day, deals, stored: true };
  };

  return async (day) => {
    const derivation = await makeDerivation(secret);
    if (!derivation) {
      log.alarm("no-secret", { secret: "DAILY_SECRET" });
      return refuse(fail("no-secret", "The service has no secret to make daily deals from.", { retryAfter: 300 }));
    }
    const known = remembered.get(day);
    if (known) return accept({ day, deals: known, stored: true });
    try {
      const stored = inOrder(await within(patience, store.dailiesOf(day)));
      if (stored) return accept(remember(day, stored));
      const made = inOrder(
        await within(
          patience,
          once(day, () => makeDay(services, derivation, day)),
        ),
      );
      if (made) return accept(remember(day, made));
      throw new Error("the store did not keep what was made");
    } catch (error) {
      log.alarm("storage-down", { day, error: describeError(error) });
    }
    if (day >= schemeSince) return accept({ day, deals: await deriveDay(derivation, day, clock()), stored: false });
    return refuse(fail("storage-down", `The deals of ${day} cannot be read at the moment.`, { retryAfter: 30 }));
  };
};

/** The stored deals of all games that have dailies; `undefined` while one is missing. */
const inOrder = (stored: readonly Daily[]): Daily[] | undefined => {
  const byGame = new Map(stored.map((daily) => [daily.game, daily]));
  const deals = dailyGames.flatMap(({ id }) => byGame.get(id) ?? []);
  return deals.length === dailyGames.length ? deals : undefined;
};

const accept = (value: DayOfDailies) => ({ ok: true, value }) as const;
const refuse = (error: Failure<503>) => ({ ok: false, error }) as const;
