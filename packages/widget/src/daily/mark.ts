import { rulesFor, rulesTag, type Variant, verify } from "@solitaire/engine";
import { PlayRecords } from "../statistics/play-records.js";
import { dealKey } from "../storage/deal-key.js";
import { latestGame } from "../storage/shelf.js";

/** What has become of a daily in this browser. */
export interface DailyMark {
  readonly isWon: boolean;
  /** The fewest moves of its wins; of a game that is not won, how many have been made. */
  readonly moves: number;
}

/**
 * What the calendar has of a day's daily; `undefined` for one that was not begun.
 * @param storage Where games are kept, if anywhere.
 */
export const markOfDaily = (storage: Storage | undefined, variant: Variant, day: string): DailyMark | undefined => {
  const key = dealKey("", day);
  const record = new PlayRecords(storage).find(variant.id, key);
  if (!record) return undefined;
  if (record.win) return { isWon: true, moves: record.win.moves };
  const game = storage && latestGame(storage, `${rulesTag(variant)}/${key}`);
  const played = game && verify(rulesFor(variant), { deal: game.deal, log: game.steps.join(" ") });
  return { isWon: false, moves: played?.ok ? played.value.moves : 0 };
};
