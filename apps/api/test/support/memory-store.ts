import type { Daily, Store } from "../../src/store/store.js";

/** The store as a model, which the one in D1 is held against. */
export const memoryStore = (): Store => {
  const rows = new Map<string, Daily>();
  const ofDay = (day: string): Daily[] =>
    [...rows.values()].filter((row) => row.day === day).sort((a, b) => (a.game < b.game ? -1 : 1));
  return {
    dailiesOf: async (day) => ofDay(day),
    addDailies: async (day, dailies) => {
      for (const daily of dailies) {
        const key = `${day} ${daily.game}`;
        if (!rows.has(key)) rows.set(key, { ...daily, day });
      }
      return ofDay(day);
    },
    countDailies: async (first, last) => {
      const counts = new Map<Daily["day"], number>();
      for (const { day } of rows.values()) {
        if (day >= first && day <= last) counts.set(day, (counts.get(day) ?? 0) + 1);
      }
      return counts;
    },
  };
};
