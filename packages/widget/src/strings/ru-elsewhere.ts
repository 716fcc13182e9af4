import type { ElsewhereStrings } from "./en-elsewhere.js";

/** Russian texts about other tabs. */
export const ruElsewhere: ElsewhereStrings = {
  openElsewhere: "Этот расклад открыт и в другой вкладке: там своя игра.",
};
