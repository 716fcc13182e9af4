import { SolitaireTable } from "./solitaire-table.js";

const NAME = "solitaire-table";

// A server has no registry. Where two copies of the element meet in a page, the first one stays.
if (typeof customElements !== "undefined") {
  const before = customElements.get(NAME);
  if (!before) customElements.define(NAME, SolitaireTable);
  else if (before !== SolitaireTable) console.warn(`<${NAME}> is defined already; this second definition is not used.`);
}

export { SolitaireTable };
