import type { Example, ResultKey, ResultStore, StoredResult, Tally, Win } from "../../src/store/result-store.js";
import type { Store } from "../../src/store/store.js";

interface Row extends ResultKey {
  readonly win: Win;
  readonly received: number;
}

/** The results as a model, which those in D1 are held against. */
export const memoryResults = (store: Store): ResultStore => {
  const rows: Row[] = [];
  const find = ({ day, game, id }: ResultKey): Row | undefined =>
    rows.find((row) => row.day === day && row.game === game && row.id === id);
  /** Each log once, the first first. */
  const winsOf = (day: string, game: string): Win[] => {
    const wins = rows.filter((row) => row.day === day && row.game === game).map(({ win }) => win);
    return wins.filter(({ hash }, i) => wins.findIndex((win) => win.hash === hash) === i);
  };
  const describe = ({ day, game, win, received }: Row): StoredResult => {
    const wins = winsOf(day, game);
    return {
      ...win,
      received,
      wins: wins.length,
      fewer: wins.filter(({ moves }) => moves < win.moves).length,
      more: wins.filter(({ moves }) => moves > win.moves).length,
    };
  };
  const certificateOf = async (day: Row["day"], game: string): Promise<Example | undefined> => {
    const daily = (await store.dailiesOf(day)).find((each) => each.game === game);
    if (!daily || daily.certificate === null || daily.par === null) return undefined;
    return { from: "certificate", rules: daily.rules, log: daily.certificate, moves: daily.par };
  };

  return {
    addResult: async (key, win, received) => {
      const known = find(key);
      if (known) return { outcome: known.win.hash === win.hash ? "known" : "conflict", result: describe(known) };
      const row = { ...key, win, received };
      rows.push(row);
      return { outcome: "new", result: describe(row) };
    },
    resultOf: async (key) => {
      const row = find(key);
      return row && describe(row);
    },
    removeResult: async (key) => {
      const row = find(key);
      if (row) rows.splice(rows.indexOf(row), 1);
    },
    resultsOf: async (day, game, withBest) => {
      const wins = winsOf(day, game);
      const moves = [...new Set(wins.map((win) => win.moves))].toSorted((a, b) => a - b);
      const distribution: Tally[] = moves.map((each) => ({
        moves: each,
        wins: wins.filter((win) => win.moves === each).length,
      }));
      const best = wins.find((win) => win.moves === moves[0]);
      if (!withBest) return { distribution, best: undefined };
      if (!best) return { distribution, best: await certificateOf(day, game) };
      return { distribution, best: { from: "player", rules: best.rules, log: best.log, moves: best.moves } };
    },
  };
};
