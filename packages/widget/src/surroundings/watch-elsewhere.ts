import { rulesTag } from "@solitaire/engine";
import type { DealtGame } from "../session/dealt-game.js";
import { dealKey } from "../storage/deal-key.js";
import { PREFIXES } from "../storage/names.js";
import { enElsewhere } from "../strings/en-elsewhere.js";
import type { Surroundings } from "./surroundings.js";

/** Held by each tab for as long as it takes to find out which of the tabs it is. */
const SELF = "solitaire-table/1/self";

/** The name of a lock that another tab has on a game of a deal, if one has. @param prefix What the names of all of them begin with. */
const lockElsewhere = (prefix: string): Promise<string | undefined> =>
  navigator.locks.request(SELF, async () => {
    const { held = [] } = await navigator.locks.query();
    const own = held.find(({ name }) => name === SELF)?.clientId;
    return held.find(({ name, clientId }) => clientId !== own && name?.startsWith(prefix))?.name;
  });

/**
 * Tells once of each game on the table that its deal is open in another tab, too, with a game of its own, and takes that
 * back when it is no longer so. Nothing is listened to meanwhile: the tab waits in the row for the other one's lock.
 * @returns To be called when the table has been drawn.
 */
export const watchElsewhere = ({ controller, host, notices, speech }: Surroundings): (() => void) => {
  let watched: DealtGame | undefined;
  let watching = new AbortController();

  const watch = async ({ number, date }: DealtGame, { signal }: AbortController): Promise<void> => {
    const prefix = `${PREFIXES.games}${rulesTag(controller.variant!)}/${dealKey(number, date)}/`;
    let name = await lockElsewhere(prefix);
    if (name === undefined) return;
    await speech.learn("elsewhere", enElsewhere);
    // What shows already matters more.
    if (signal.aborted || notices.notice) return;
    const sentence = speech.part("elsewhere").openElsewhere;
    notices.tell(sentence, "elsewhere");
    notices.add(sentence);
    while (name !== undefined) {
      await navigator.locks.request(name, { signal }, () => undefined);
      name = await lockElsewhere(prefix);
    }
    notices.settle("elsewhere");
  };

  return () => {
    const dealt = controller.table?.session.dealt;
    if (dealt === watched) return;
    watched = dealt;
    watching.abort();
    notices.settle("elsewhere");
    // A page may say itself who has which game, and one that is not secure has no locks.
    if (!dealt || host.environment.leases || !("locks" in navigator)) return;
    watching = new AbortController();
    // Called off, or a page without an origin of its own: nothing to tell.
    watch(dealt, watching).catch(() => undefined);
  };
};
