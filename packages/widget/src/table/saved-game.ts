import type { DealNumber, Rules } from "@solitaire/engine";
import type { Environment } from "../environment.js";
import { DealtGame } from "../session/dealt-game.js";
import type { SavedGame } from "../storage/shelf.js";

/** A game as it is to be kept now. */
export const savedGame = (dealt: DealtGame, { date, now }: Environment): SavedGame => ({
  deal: dealt.number,
  ...dealt.remains,
  elapsed: Math.round(dealt.clock.read(now())),
  hints: dealt.hints || undefined,
  given: dealt.isGiven || undefined,
  at: date(),
});

/** A kept game as it was left; `undefined` where it is none of this deal. */
export const takeUp = (
  rules: Rules,
  number: DealNumber,
  saved: SavedGame | undefined,
  date: string | undefined,
): DealtGame | undefined => {
  const resumed = saved?.deal === number ? DealtGame.resume(rules, number, saved, date, saved.elapsed) : undefined;
  if (!resumed) return undefined;
  resumed.hints = saved!.hints ?? 0;
  resumed.isGiven = saved!.given ?? false;
  return resumed;
};
