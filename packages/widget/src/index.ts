export type { Daily } from "./daily/client.js";
export type { Environment } from "./environment.js";
export { SolitaireErrorEvent } from "./error-event.js";
export {
  SolitaireDealEvent,
  SolitaireMoveEvent,
  SolitaireStuckEvent,
  SolitaireUndoEvent,
  SolitaireVerifiedEvent,
  SolitaireWinEvent,
  type TableState,
} from "./events.js";
export type { Setting, Value, Valued } from "./settings/definition.js";
export { SolitaireTable } from "./solitaire-table.js";
