export type { Daily } from "./daily/client.js";
export type { Environment } from "./environment.js";
export {
  SolitaireDealEvent,
  SolitaireErrorEvent,
  SolitaireMoveEvent,
  SolitaireStuckEvent,
  SolitaireUndoEvent,
  SolitaireVerifiedEvent,
  SolitaireWinEvent,
  type TableState,
} from "./events.js";
export type { Colours, Motion, Theme } from "./settings.js";
export { SolitaireTable } from "./solitaire-table.js";
