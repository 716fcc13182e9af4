import { loadLayout } from "../layout/index.js";
import type { Stage } from "../stage/stage.js";
import type { Surroundings } from "../surroundings/surroundings.js";
import { type Asked, keyOf } from "./asked.js";
import type { TableController } from "./controller.js";
import type { ControllerHost, ControllerNews } from "./host.js";
import type { OpenerHost } from "./opener.js";

/** What opening a game knows of the table and does to it. */
export const openerHost = (
  controller: TableController,
  host: ControllerHost,
  stage: Stage,
  news: ControllerNews,
): OpenerHost => ({
  get environment() {
    return host.environment;
  },
  get isConnected() {
    return host.isConnected;
  },
  get baseURI() {
    return host.baseURI;
  },
  get painted() {
    return stage.first!.painted?.asked;
  },
  asked: () => news.asked(),
  isMissing: () => controller.isMissing,
  leaves(asked) {
    const { calls, logToCome, surroundings } = controller;
    // What was to be done with anything else is dropped.
    const isLeft = (about?: Asked): boolean => about !== undefined && keyOf(about) !== keyOf(asked);
    calls.drop(isLeft);
    logToCome.leave(isLeft);
    surroundings?.deals.stay();
  },
  begins({ rules }) {
    controller.keepTime();
    controller.around((surroundings) => surroundings.begins());
    controller.variant ??= rules.variant;
    host.requestUpdate();
  },
  async draw(rules) {
    // What looks for one that can be won comes meanwhile.
    if (controller.settings.get("deals") !== "any") import("../advice/askers.js").catch(() => undefined);
    return (await surrounded(controller)).deals.find(rules);
  },
  async ready(game, { rules }) {
    const { looks, size } = stage;
    // A log of the page's is read before anybody plays.
    const given = controller.logToCome.isThere ? surrounded(controller) : undefined;
    try {
      return (await Promise.all([game, loadLayout(rules.variant.id, size), looks!.ready, given]))[0];
    } catch {
      return { code: "load-failed", sentence: ({ loadFailed }) => loadFailed, passes: true };
    }
  },
  lay: (game, request) => controller.lay(game, request),
  refuse: (code, sentence, passes) => controller.refuse(code, sentence, passes),
  keepsAgain() {
    const { opener, shown, table } = controller;
    shown?.draw({ animate: false });
    if (table && table.session.game.moves.length > 0) opener.save(table.session.dealt);
  },
  returns() {
    controller.around(({ notices }) => {
      notices.spoken = "";
      notices.settle("asked");
    });
  },
  reflect(now) {
    controller.surroundings?.notices.settle("asked");
    news.dealt(now);
  },
});

/** Settles when what is around the cards is there. */
const surrounded = (controller: TableController): Promise<Surroundings> =>
  new Promise((resolve) => controller.around(resolve));
