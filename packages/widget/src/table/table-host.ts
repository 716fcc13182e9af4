import { isStill } from "../board/motion.js";
import type { TableController } from "./controller.js";
import type { ControllerHost } from "./host.js";
import type { TableHost } from "./table.js";

/** What the player's own game tells the table around it. */
export const tableHost = (controller: TableController, host: ControllerHost): TableHost => ({
  get environment() {
    return host.environment;
  },
  get moves() {
    return controller.settings.get("motion") !== "off" && !isStill();
  },
  dispatchEvent: (event) => host.dispatchEvent(event),
  tell: (effect) => controller.describe(effect),
  hear: (effect, index) => {
    const { surroundings, table } = controller;
    surroundings?.sounds.current?.hear(effect, table!.session.rules, index);
  },
  askAboutRun: (colour) => controller.around((surroundings) => surroundings.askAboutRun(colour)),
  changed: (dealt) => controller.changed(dealt),
  won: (again) => controller.won(again),
});
