import type { Stage } from "../stage/stage.js";
import { stateStyles } from "../styles/board/states.css.js";
import { contrast } from "../styles/contrast.js";
import { wear } from "../styles/wear.js";
import { TableController } from "./controller.js";
import type { ControllerHost, ControllerNews } from "./host.js";

/** Makes what plays on a stage. It loads, with its styles, while the cards are being laid out. */
export const makeController = (host: ControllerHost, stage: Stage, news: ControllerNews): TableController => {
  wear(host.renderRoot as ShadowRoot, stateStyles, contrast);
  return new TableController(host, stage, news);
};
