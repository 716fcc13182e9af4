import type { DetailedHTMLProps, HTMLAttributes } from "react";
import type { SolitaireTableProps } from "./jsx.js";
import type { SolitaireTable } from "./solitaire-table.js";

/** What React's JSX may set on `<solitaire-table>`. */
export type SolitaireTableReactProps = DetailedHTMLProps<HTMLAttributes<SolitaireTable>, SolitaireTable> &
  SolitaireTableProps;

/** Lets React's JSX know `<solitaire-table>`. These are types alone: there is nothing to load, React least of all. */
declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "solitaire-table": SolitaireTableReactProps;
    }
  }
}
