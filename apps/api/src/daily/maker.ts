import type { Day } from "../day.js";
import type { Services } from "../services.js";
import type { Daily } from "../store/store.js";
import type { Derivation } from "./derive.js";
import { dailyGames } from "./games.js";
import { sameScheme } from "./scheme.js";

/** A day's deals as the secret has them, whatever is stored. */
export const deriveDay = (derivation: Derivation, day: Day, now: number): Promise<Daily[]> =>
  Promise.all(dailyGames.map((game) => derivation.derive(day, game, now)));

/**
 * Makes a day's deals and stores those that are not there yet. What was stored first is the truth, whoever stored it;
 * that it differs from what we make is an alarm, and changes nothing.
 * @returns The day's deals as they are stored.
 */
export const makeDay = async (services: Services, derivation: Derivation, day: Day): Promise<Daily[]> => {
  const { store, clock, log } = services;
  const derived = await deriveDay(derivation, day, clock());
  const stored = await store.addDailies(day, derived);
  for (const expected of derived) {
    const found = stored.find(({ game }) => game === expected.game);
    if (found && agrees(services, found, expected)) continue;
    // Without the deals: the day may be one to come.
    const { game, scheme } = expected;
    log.alarm("daily-differs", { day, game, expectedScheme: scheme, storedScheme: found?.scheme ?? null });
  }
  return stored;
};

/** Another scheme may have made another deal, but not since the present one is in force. */
const agrees = ({ schemeSince }: Services, found: Daily, expected: Daily): boolean =>
  sameScheme(found.scheme, expected.scheme) ? found.deal === expected.deal : found.day < schemeSince;
