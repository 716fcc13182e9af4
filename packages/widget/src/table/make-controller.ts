import type { Stage } from "../stage/stage.js";
import { enSaid } from "../strings/en-said.js";
import { enTable } from "../strings/en-table.js";
import { stateStyles } from "../styles/board/states.css.js";
import { dailyStyles } from "../styles/frame/daily.css.js";
import { nextStyles } from "../styles/frame/next.css.js";
import { narrowStyles } from "../styles/frame/narrow.css.js";
import { statusStyles } from "../styles/frame/status.css.js";
import { toolsStyles } from "../styles/frame/tools.css.js";
import { pickerStyles } from "../styles/picker.css.js";
import { TableController } from "./controller.js";
import type { ControllerHost, ControllerNews } from "./host.js";

/** The styles of what shows with a game only. */
const STYLES = [stateStyles, dailyStyles, nextStyles, statusStyles, toolsStyles, narrowStyles, pickerStyles];

/** Makes what plays on a stage. It loads, with its texts and styles, while the cards are being laid out. */
export const makeController = async (
  host: ControllerHost,
  stage: Stage,
  news: ControllerNews,
): Promise<TableController> => {
  await Promise.all([stage.speech.learn("table", enTable), stage.speech.learn("said", enSaid)]);
  (host.renderRoot as ShadowRoot).adoptedStyleSheets.push(...STYLES.map(({ styleSheet }) => styleSheet!));
  return new TableController(host, stage, news);
};
