import {
  deal,
  findVariant,
  makeLog,
  type Move,
  parseDealNumber,
  parseLog,
  replay,
  rulesFor,
  rulesTag,
} from "@solitaire/engine";
import type { Day } from "../../src/day.js";
import { dailyGames } from "../../src/daily/games.js";
import type { Daily, Store } from "../../src/store/store.js";
import { withDetour } from "./detours.js";
import { solutions } from "./solutions.js";

/** A deal of each game that has a daily, and a log that wins it. */
export const winOf = (game: string) => solutions.find((each) => each.game === game)!;

/** Stores, for a day, deals whose wins are known. */
export const storePlayable = async (store: Store, day: Day): Promise<void> => {
  const dailies = dailyGames.map((game): Daily => {
    const { log } = winOf(game.id);
    return {
      day,
      game: game.id,
      deal: winOf(game.id).deal,
      rules: rulesTag(game),
      scheme: { keyId: "00000000", certifier: "test", budget: 1 },
      certificate: log,
      par: log.split(" ").length,
      difficulty: 1,
      madeAt: 0,
    };
  });
  await store.addDailies(day, dailies);
};

/**
 * The win of a game with a move made and taken back, `times` times: as good a win, with twice as many moves more.
 * @param skip How many places where that could be done are left out.
 */
export const detour = (game: string, times: number, skip = 0): string => {
  const { log, deal: number } = winOf(game);
  const variant = findVariant(game);
  const parsed = parseDealNumber(number);
  const entries = parseLog(log);
  if (!variant.ok || !parsed.ok || !entries.ok) throw new Error("the fixture cannot be read");
  const rules = rulesFor(variant.value);
  const line: Move[] = [];
  replay(rules, deal(rules, parsed.value), entries.value, (move) => line.push(move));
  const longer = withDetour(rules, parsed.value, line, times, skip);
  if (!longer) throw new Error(`no move of this game of ${game} can be taken back`);
  return makeLog(rules, longer);
};
