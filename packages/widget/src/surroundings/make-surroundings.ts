import type { Stage } from "../stage/stage.js";
import { enSaid } from "../strings/en-said.js";
import { enTable } from "../strings/en-table.js";
import { dailyStyles } from "../styles/frame/daily.css.js";
import { narrowStyles } from "../styles/frame/narrow.css.js";
import { nextStyles } from "../styles/frame/next.css.js";
import { statusStyles } from "../styles/frame/status.css.js";
import { toolsStyles } from "../styles/frame/tools.css.js";
import { pickerStyles } from "../styles/picker.css.js";
import type { TableController } from "../table/controller.js";
import type { ControllerHost } from "../table/host.js";
import { wear } from "../styles/wear.js";
import { Surroundings } from "./surroundings.js";

const STYLES = [dailyStyles, nextStyles, statusStyles, toolsStyles, narrowStyles, pickerStyles];

/** Makes what is around the cards, with its texts and styles. */
export const makeSurroundings = async (
  controller: TableController,
  host: ControllerHost,
  stage: Stage,
): Promise<Surroundings> => {
  await Promise.all([stage.speech.learn("table", enTable), stage.speech.learn("said", enSaid)]);
  const root = host.renderRoot as ShadowRoot;
  wear(root, ...STYLES);
  // Nobody waits for what only paper needs, finds a notice a better place, or tells of other tabs; without them all stays
  // as it is. What opens dialogs knows all that they need: there before the first is opened, it fetches that at once.
  void import("../styles/print.css.js").then(
    ({ printStyles }) => wear(root, printStyles),
    () => undefined,
  );
  import("../dialogs/pages.js").catch(() => undefined);
  const surroundings = new Surroundings(controller, host, stage);
  void import("./after-drawing.js").then(
    ({ afterDrawing }) => (surroundings.afterDrawing = afterDrawing(surroundings)),
    () => undefined,
  );
  return surroundings;
};
