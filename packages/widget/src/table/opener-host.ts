import type { TableController } from "./controller.js";
import type { ControllerHost, ControllerNews } from "./host.js";
import type { OpenerHost } from "./opener.js";

/** What opening a game knows of the table and does to it. */
export const openerHost = (controller: TableController, host: ControllerHost, news: ControllerNews): OpenerHost => ({
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
    return controller.painted;
  },
  asked: () => news.asked(),
  isMissing: () => controller.isMissing,
  leaves: (asked) => controller.leave(asked),
  begins({ rules }) {
    controller.keepTime();
    controller.around((surroundings) => surroundings.begins());
    controller.variant ??= rules.variant;
    host.requestUpdate();
  },
  draw: (rules) => controller.draw(rules),
  ready: (game, request) => controller.withParts(game, request),
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
