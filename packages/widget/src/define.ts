import { defineOnce } from "./define-once.js";
import { SolitaireTable } from "./solitaire-table.js";

defineOnce("solitaire-table", SolitaireTable);

export { SolitaireTable };
