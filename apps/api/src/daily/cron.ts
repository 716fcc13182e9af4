import { addDays, type Day, dayAt } from "../day.js";
import { describeError } from "../log.js";
import type { Services } from "../services.js";
import { LEAST_SECRET_BYTES, makeDerivation } from "./derive.js";
import { dailyGames } from "./games.js";
import { keep } from "./keep.js";

/** Deals are made so many days before they open. */
const DAYS_AHEAD = 2;

/** So many past days that have none are mended in one run. */
const GAPS_PER_RUN = 5;

/**
 * Makes the deals of today, of the days after, and of a few past days that have none, and compares what is stored with
 * what it would have made. One game is one step, which is stored before the next one begins. Runs may be missed, cut
 * off, come twice or at the same time: each finds what is missing, and the store keeps what was first.
 * Rejects, after having tried all days, if a deal could not be made, so that the run counts as failed.
 */
export const runCron = async (services: Services): Promise<void> => {
  const { store, launch, log, clock, secret, certifier } = services;
  const derivation = await makeDerivation(secret, certifier);
  if (!derivation) throw new Error(`DAILY_SECRET is missing or has less than ${LEAST_SECRET_BYTES} bytes`);

  const today = dayAt(clock());
  const days: Day[] = [];
  const failed = new Set<Day>();
  const attempt = async (day: Day): Promise<void> => {
    days.push(day);
    for (const game of dailyGames) {
      try {
        await keep(services, await derivation.derive(day, game, clock()));
      } catch (error) {
        failed.add(day);
        log.alarm("daily-not-made", { day, game: game.id, error: describeError(error) });
      }
    }
  };

  for (let ahead = 0; ahead <= DAYS_AHEAD; ahead++) {
    const day = addDays(today, ahead);
    if (day >= launch) await attempt(day);
  }
  const yesterday = addDays(today, -1);
  const gaps = latestGaps(await store.countDailies(launch, yesterday), launch, yesterday);
  for (const day of gaps) await attempt(day);

  log.info("cron", { days, failed: [...failed] });
  if (failed.size > 0) throw new Error(`no deals could be made for ${[...failed].join(", ")}`);
};

/** The days from `last` back to `first` that lack deals, at most as many as one run mends. */
const latestGaps = (counts: ReadonlyMap<Day, number>, first: Day, last: Day): Day[] => {
  const gaps: Day[] = [];
  for (let day = last; day >= first && gaps.length < GAPS_PER_RUN; day = addDays(day, -1)) {
    if ((counts.get(day) ?? 0) < dailyGames.length) gaps.push(day);
  }
  return gaps;
};
