import type { Variant } from "@solitaire/engine";
import type { Day } from "../day.js";
import type { Daily } from "../store/store.js";

/** How many days an isolate remembers. */
const MOST_REMEMBERED = 64;

/** What an isolate has seen stored. It cannot become wrong: what is stored is never changed. */
export const makeMemory = () => {
  const days = new Map<Day, Map<string, Daily>>();
  return {
    add(day: Day, stored: readonly Daily[]): void {
      const known = days.get(day) ?? new Map<string, Daily>();
      const [oldest] = days.keys();
      if (!days.has(day) && days.size >= MOST_REMEMBERED && oldest !== undefined) days.delete(oldest);
      days.set(day, known);
      for (const daily of stored) known.set(daily.game, daily);
    },

    /** The day's deals of the games, in their order; `undefined` if one is not known. */
    find(day: Day, games: readonly Variant[]): Daily[] | undefined {
      const known = days.get(day);
      const deals = games.flatMap(({ id }) => known?.get(id) ?? []);
      return deals.length === games.length ? deals : undefined;
    },
  };
};
