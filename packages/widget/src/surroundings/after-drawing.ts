import { NewDay } from "../daily/new-day.js";
import { placeNotice } from "../frame/place-notice.js";
import type { Surroundings } from "./surroundings.js";
import { watchElsewhere } from "./watch-elsewhere.js";

/** What is done whenever the table has been drawn, and can do without until it has loaded. */
export const afterDrawing = (surroundings: Surroundings): (() => void) => {
  const { controller, host } = surroundings;
  const watch = watchElsewhere(surroundings);
  const newDay = (surroundings.newDay = new NewDay(surroundings));
  const draw = (): void => {
    placeNotice(host.renderRoot as ShadowRoot, controller.board.layout, controller.table?.session.askedAbout);
    watch();
    newDay.drawn();
  };
  draw();
  return draw;
};
