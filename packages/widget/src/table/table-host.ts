import type { TableController } from "./controller.js";
import type { ControllerHost } from "./host.js";
import type { TableHost } from "./table.js";

/** What the player's own game tells the table around it. */
export const tableHost = (controller: TableController, host: ControllerHost): TableHost => ({
  get environment() {
    return host.environment!;
  },
  get moves() {
    return controller.settings.get("motion") !== "off";
  },
  dispatchEvent: (event) => host.dispatchEvent(event),
  tell: (effect) => controller.notices.say(controller.hands.describe(effect)),
  hear: (effect, index) => controller.sounds.current?.hear(effect, controller.table!.session.rules, index),
  askAboutRun: (colour) => controller.notices.ask(controller.hands.askAboutRun(colour)),
  changed: (dealt) => controller.changed(dealt),
  won: (again) => controller.won(again),
});
