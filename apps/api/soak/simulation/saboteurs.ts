import { dayAt } from "../../src/day.js";
import type { Daily } from "../../src/store/store.js";
import { nodeGround } from "./node-ground.js";
import type { Stores } from "./service.js";
import type { Ground } from "./simulate.js";

/** Stores that break a promise: the simulation is only worth something if it finds them out. */
export const saboteurs: Readonly<Record<string, Ground>> = {
  "loses what it has stored": sabotaged(({ store, results }) => ({
    store,
    results: {
      ...results,
      addResult: async (key, win, received) => {
        const submitted = await results.addResult(key, win, received);
        if (key.id.startsWith("0")) await results.removeResult(key);
        return submitted;
      },
    },
  })),
  "stores another log where one is stored": sabotaged(({ store, results }) => ({
    store,
    results: {
      ...results,
      addResult: async (key, win, received) => {
        await results.removeResult(key);
        return results.addResult(key, win, received);
      },
    },
  })),
  "counts a log twice": sabotaged(({ store, results }) => ({
    store,
    results: {
      ...results,
      resultsOf: async (...asked) => {
        const { distribution, best } = await results.resultsOf(...asked);
        const [first, ...others] = distribution;
        return { best, distribution: first ? [{ ...first, wins: first.wins + 1 }, ...others] : [] };
      },
    },
  })),
  "keeps what was removed": sabotaged(({ store, results }) => ({
    store,
    results: { ...results, removeResult: async () => undefined },
  })),
  "shows the best game too early": sabotaged(({ store, results }) => ({
    store,
    results: { ...results, resultsOf: (day, game) => results.resultsOf(day, game, true) },
  })),
  "has two deals for one day": sabotaged(({ store, results }) => {
    let asked = 0;
    const other = (daily: Daily): Daily => ({ ...daily, deal: String(Number(daily.deal) + (asked % 2)) });
    return {
      results,
      store: {
        ...store,
        dailiesOf: async (day) => {
          asked++;
          return (await store.dailiesOf(day)).map(other);
        },
      },
    };
  }),
  "has the deals of the day to come": sabotaged(({ store, results }) => ({
    results,
    store: {
      ...store,
      dailiesOf: async (day) => {
        const next = await store.dailiesOf(dayAt(Date.parse(day) + 86_400_000));
        return next.length > 0 ? next : store.dailiesOf(day);
      },
    },
  })),
};

function sabotaged(spoil: (stores: Stores) => Stores): Ground {
  return { ...nodeGround, open: async () => spoil(await nodeGround.open()) };
}
