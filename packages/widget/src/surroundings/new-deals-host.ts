import { textOf } from "../loose.js";
import { DealtGame } from "../session/dealt-game.js";
import type { NewDealsHost } from "./new-deals.js";
import type { Surroundings } from "./surroundings.js";

/** What new deals know of the table and do to it. */
export const newDealsHost = (surroundings: Surroundings): NewDealsHost => {
  const { controller, host, notices, speech } = surroundings;
  return {
    get environment() {
      return host.environment;
    },
    get isConnected() {
      return host.isConnected;
    },
    get dealsAny() {
      return controller.settings.get("deals") === "any";
    },
    get solverUrl() {
      return textOf(host.solverUrl);
    },
    get baseURI() {
      return host.baseURI;
    },
    rules: () => controller.table?.session.rules,
    deal({ number, win }) {
      const { session } = controller.table!;
      const dealt = DealtGame.deal(session.rules, number);
      dealt.win = win;
      surroundings.deal(dealt);
    },
    looking(isLooking) {
      if (!isLooking) return notices.settle("deal");
      const { looksForDeal } = speech.part("said");
      // What is wrong with a setting stays wrong when the deal has come.
      if (notices.notice?.about !== "setting") notices.tell(looksForDeal, "deal");
      notices.say(looksForDeal);
    },
  };
};
