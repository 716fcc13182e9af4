import { SolitaireVerifiedEvent } from "../events.js";
import type { TableController } from "./controller.js";
import type { ControllerHost } from "./host.js";
import type { ResultsNews } from "./results.js";

/** What the judging of a won daily tells the table around it. */
export const resultsNews = (controller: TableController, host: ControllerHost): ResultsNews => ({
  changed: () => host.requestUpdate(),
  verified: (win, verdict) => void host.dispatchEvent(new SolitaireVerifiedEvent(win, verdict)),
  tell: (sentence) => controller.around((surroundings) => surroundings.tell(sentence)),
});
