import type { Services } from "../services.js";
import type { Daily } from "../store/store.js";
import { sameScheme } from "./scheme.js";

/**
 * Stores a deal that was made, unless its day and game have one. What was stored first is the truth, whoever stored it;
 * that it differs from what was made is an alarm, and changes nothing.
 * @returns The deal as it is stored.
 */
export const keep = async (services: Services, made: Daily): Promise<Daily> => {
  const { store, log } = services;
  const { day, game, scheme } = made;
  const found = (await store.addDailies(day, [made])).find((daily) => daily.game === game);
  if (!found) throw new Error("the store did not keep what was made");
  // Without the deals: the day may be one to come.
  if (!agrees(services, found, made)) {
    log.alarm("daily-differs", { day, game, expectedScheme: scheme, storedScheme: found.scheme });
  }
  return found;
};

/** Another scheme may have made another deal, but not since the present one is in force. */
const agrees = ({ schemeSince }: Services, found: Daily, made: Daily): boolean =>
  sameScheme(found.scheme, made.scheme) ? isSame(found, made) : found.day < schemeSince;

const isSame = (a: Daily, b: Daily): boolean =>
  a.deal === b.deal &&
  a.rules === b.rules &&
  a.certificate === b.certificate &&
  a.par === b.par &&
  a.difficulty === b.difficulty;
