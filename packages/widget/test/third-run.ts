import type { SolitaireTable } from "../src/index.js";
import { solutionOf } from "./games.js";
import { insideOf, play } from "./table.js";

/**
 * Takes the solved Rouge et Noir of a table back to where a third run of red kings can be discarded from the first
 * column. Answers the pile that it would go to.
 */
export const beforeThirdRun = async (table: SolitaireTable): Promise<string> => {
  const { entries } = await solutionOf("rouge-et-noir");
  const { table: inside } = insideOf(table);
  for (const entry of entries) play(table, entry);
  table.shadowRoot!.querySelector("dialog")?.close();
  const { position: pos, rules } = inside!.session;
  const pile = (name: string): number => rules.pileIndex(name);
  for (let rank = 0; rank < 13; rank++) {
    pos.carry(pile("F1"), pile(rank % 2 ? "T1" : "T2"), 1);
    pos.carry(pile("F3"), pile(rank % 2 ? "T2" : "T1"), 1);
  }
  const black = ["F5", "F6", "F7", "F8"].find((name) => (pos.cards(pile(name))[0]! & 2) === 0)!;
  pos.carry(pile(black), pile("T3"), 13);
  inside!.session.choose(-1);
  inside!.draw();
  return black;
};
