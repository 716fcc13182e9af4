import { DealtGame } from "../session/dealt-game.js";
import type { Speech } from "../strings/speech.js";
import type { TableController } from "./controller.js";
import type { ControllerHost } from "./host.js";
import type { NewDealsHost } from "./new-deals.js";

/** What new deals know of the table and do to it. */
export const newDealsHost = (controller: TableController, host: ControllerHost, speech: Speech): NewDealsHost => ({
  get environment() {
    return host.environment!;
  },
  get dealsAny() {
    return controller.settings.get("deals") === "any";
  },
  get solverUrl() {
    return host.solverUrl ?? "";
  },
  get baseURI() {
    return host.baseURI;
  },
  rules: () => controller.table?.session.rules,
  deal({ number, win }) {
    const { session } = controller.table!;
    const dealt = DealtGame.deal(session.rules, number);
    dealt.win = win;
    controller.deal(dealt);
  },
  looking(isLooking) {
    if (!isLooking) return controller.notices.settle("deal");
    const { looksForDeal } = speech.part("said");
    controller.notices.tell(looksForDeal, "deal");
    controller.notices.say(looksForDeal);
  },
});
