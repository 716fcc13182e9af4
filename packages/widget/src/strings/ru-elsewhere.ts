import { moves } from "./ru.js";
import type { ElsewhereStrings } from "./en-elsewhere.js";

/** Russian texts about other games of a deal. */
export const ruElsewhere: ElsewhereStrings = {
  openElsewhere: "Этот расклад открыт и в другой вкладке: там своя игра.",
  otherGame: (n) => `У этого расклада здесь есть и другая игра: ${moves(n)}.`,
  goOn: "Продолжить её",
};
