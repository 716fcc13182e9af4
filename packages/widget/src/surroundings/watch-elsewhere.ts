import { rulesTag, type Variant } from "@solitaire/engine";
import type { DealtGame } from "../session/dealt-game.js";
import { dealKey } from "../storage/deal-key.js";
import { namesIn, PREFIXES } from "../storage/names.js";
import type { Surroundings } from "./surroundings.js";

/** Held by each tab for as long as it takes to find out which of the tabs it is. */
const SELF = "solitaire-table/1/self";

/** What the names of all kept games of a deal, and of their locks, begin with. */
export const gamesOf = (variant: Variant, { number, date }: DealtGame): string =>
  `${PREFIXES.games}${rulesTag(variant)}/${dealKey(number, date)}/`;

/** The name of a lock that another tab has on a game of a deal, if one has. @param prefix What the names of all of them begin with. */
const lockElsewhere = (prefix: string): Promise<string | undefined> | undefined =>
  (navigator.locks as LockManager | undefined)?.request(SELF, async () => {
    const { held = [] } = await navigator.locks.query();
    const own = held.find(({ name }) => name === SELF)?.clientId;
    return held.find(({ name, clientId }) => clientId !== own && name?.startsWith(prefix))?.name;
  });

/**
 * Tells once of each game on the table that its deal is open in another tab, too, with a game of its own, and takes that
 * back when it is no longer so: nothing is listened to meanwhile, the tab waits in the row for the other one's lock. Then
 * it tells of other games of the deal that are kept. What tells all that loads when there is something to tell.
 * @returns To be called when the table has been drawn.
 */
export const watchElsewhere = (surroundings: Surroundings): (() => void) => {
  const { controller, host, notices } = surroundings;
  let watched: DealtGame | undefined;
  let watching: AbortController | undefined;

  const watch = async (dealt: DealtGame, signal: AbortSignal): Promise<void> => {
    const { kept, leases } = host.environment;
    const prefix = gamesOf(controller.variant!, dealt);
    // A page may say itself who has which game, and one that is not secure has no locks.
    const name = leases ? undefined : await lockElsewhere(prefix);
    if (name ?? namesIn(kept, prefix)[+(dealt.stepCount > 0)])
      await (await import("./other-games.js")).tellOthers(surroundings, signal, name, () => lockElsewhere(prefix));
  };

  return () => {
    const dealt = controller.table?.session.dealt;
    if (dealt === watched) return;
    watched = dealt;
    watching?.abort();
    notices.settle("elsewhere");
    if (!dealt) return;
    watching = new AbortController();
    // Called off, or a page without an origin of its own: nothing to tell.
    watch(dealt, watching.signal).catch(() => undefined);
  };
};
