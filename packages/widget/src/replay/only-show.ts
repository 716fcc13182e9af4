import type { Spot } from "../board/state.js";
import type { Selection } from "../session/effect.js";
import type { Table } from "../table/table.js";

/** Lets the cards of a table only be looked at: none can be taken, and no stock is turned. */
export const onlyShow = (table: Table): Table => {
  const none = ({ pile }: Spot): Selection => ({ pile: table.session.rules.pileIndex(pile), count: 0 });
  table.selectionAt = none;
  table.tap = (spot) => ({ type: "stays", selection: none(spot) });
  return Object.defineProperty(table, "canRepeat", { value: false });
};
