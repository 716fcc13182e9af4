import type { SolitaireTable } from "../src/index.js";
import { solutionOf } from "./games.js";
import { type Attributes, tableOf } from "./table.js";
import { waitUntil } from "./wait-until.js";

/** Games with a column as tall as hardly any becomes. */
export const TALL = {
  /** 31 cards in T2, six of them face down. */
  "rouge-et-noir": {
    deal: "28",
    pile: "T2",
    log: "S T8-T1 T6-T1 T6-T5 S T6-T2 T4-T5:2 T6-T3 S T4-T5 T4-T5 T1-T5 T5-T1:3 T1-T2:5 S T6-T2 T8-T1:2 T9-T1 S T8-T7 T8-T4 S T7-T2 T5-T2 T7-T4 S T8-T2 T10-T1 T10-T7 T4-F3 T1-F1 T1-F3 T4-T10:2 T4-T1:2 T6-F3 T1-F2 T4-T1 T4-T2 T10-T6 T6-T10 T5-T6 T5-T2 T5-T2 T9-T8 T9-T2 T10-T2:3",
  },
  /** 17 cards in T6. */
  penguin: {
    deal: "14",
    pile: "T6",
    log: "T4-T6 T2-R7 T2-T3 T2-R4 T1-R3 T3-R6 R6-T3 R3-F4 T3-R6 R6-T3 T3-R1 R1-T3 T4-R1 T3-R6 R6-T3 T1-R2 R4-F2 T6-R6 R6-T6 T2-R3 T7-R6 R6-T1 T1-R4 R4-T1 T4-R4 R2-T4 T4-R6 R6-T4 T1-R6 R6-T1 T1-R6 R6-T1 T4-R2 R2-T4 T3-R5 R5-T3 T3-R2 R2-T3 T2-R2 T2-T7 T2-T3 T1-T3:2 R7-T2 T3-R6 R6-T3 T4-R6 R6-T4 T1-R5 T1-R6 T3-T1:5 T1-R7 R7-T1 T7-R7 R7-T7 T7-R7 R7-T7 T3-R7 T3-F2 T3-F3 T5-T3 T5-T6 R2-T6 T1-T6:6 T1-T6",
  },
} as const;

/** A table with one of them. @param make Makes the table. */
export const tallTable = async (
  game: keyof typeof TALL,
  make: (attributes: Attributes) => Promise<SolitaireTable>,
): Promise<SolitaireTable> => {
  const { deal, log } = TALL[game];
  const table = await make({ game, deal });
  table.log = log;
  await table.updateComplete;
  return table;
};

/** Waits until a felt that scrolls has what it needs, such as the mark at its foot. */
export const scrolls = (table: SolitaireTable): Promise<void> =>
  waitUntil(() => table.shadowRoot!.querySelector(".more"), "what a felt that scrolls has");

/** Rouge et Noir on a phone on its side: three cards at the foot of T2 may go to T6, which is empty, and out of sight then. */
export const lowTable = async (
  height = 360,
): Promise<{ readonly table: SolitaireTable; readonly entries: readonly string[]; readonly felt: Element }> => {
  const { deal, entries } = await solutionOf("rouge-et-noir", "11");
  const table = await tableOf({ game: "rouge-et-noir", deal, print: "large" }, { width: 695, height });
  table.log = entries.slice(0, 60).join(" ");
  await table.updateComplete;
  if (height < 800) await scrolls(table);
  return { table, entries, felt: table.shadowRoot!.querySelector(".felt")! };
};
