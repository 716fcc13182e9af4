import type { DayResults, Example, ResultKey, ResultStore, StoredResult, Submitted, Win } from "./result-store.js";

const INSERT_LOG = `
  INSERT INTO logs (day, game, hash, rules, log, moves)
  SELECT ?1, ?2, unhex(?4), ?5, ?6, ?7
  WHERE NOT EXISTS (SELECT 1 FROM results WHERE day = ?1 AND game = ?2 AND id = unhex(?3))
  ON CONFLICT (day, game, hash) DO NOTHING`;

/** If a result has this id already, so that no log was inserted, nothing is inserted here either. */
const INSERT_RESULT = `
  INSERT INTO results (day, game, id, log, received) VALUES (?1, ?2, unhex(?3), unhex(?4), ?5)
  ON CONFLICT (day, game, id) DO NOTHING`;

const SELECT_RESULT = `
  SELECT logs.rules, logs.log, lower(hex(logs.hash)) AS hash, logs.moves, results.received,
    sum(tallies.wins) AS wins,
    sum(tallies.wins) FILTER (WHERE tallies.moves < logs.moves) AS fewer,
    sum(tallies.wins) FILTER (WHERE tallies.moves > logs.moves) AS more
  FROM results
  JOIN logs ON logs.day = ?1 AND logs.game = ?2 AND logs.hash = results.log
  JOIN tallies ON tallies.day = ?1 AND tallies.game = ?2
  WHERE results.day = ?1 AND results.game = ?2 AND results.id = unhex(?3)
  GROUP BY results.id`;

const SELECT_DAY = `
  SELECT 'tally' AS kind, moves, wins, NULL AS log, NULL AS rules FROM tallies WHERE day = ?1 AND game = ?2
  UNION ALL
  SELECT * FROM (
    SELECT 'player', moves, NULL, log, rules FROM logs WHERE day = ?1 AND game = ?2 AND ?3 ORDER BY moves, rowid LIMIT 1
  )
  UNION ALL
  SELECT 'certificate', par, NULL, certificate, rules FROM dailies
  WHERE day = ?1 AND game = ?2 AND ?3 AND certificate IS NOT NULL AND par IS NOT NULL`;

type ResultRow = Omit<StoredResult, "fewer" | "more"> & { fewer: number | null; more: number | null };
type DayRow =
  | { kind: "tally"; moves: number; wins: number }
  | { kind: Example["from"]; moves: number; log: string; rules: string };

/** The results in D1, with the tables of `migrations/`. */
export const d1Results = (db: D1Database): ResultStore => {
  const select = ({ day, game, id }: ResultKey) => db.prepare(SELECT_RESULT).bind(day, game, id);

  return {
    async addResult(key, win, received) {
      const { day, game, id } = key;
      const { hash, rules, log, moves } = win;
      const [, insert, selected] = await db.batch<ResultRow>([
        db.prepare(INSERT_LOG).bind(day, game, id, hash, rules, log, moves),
        db.prepare(INSERT_RESULT).bind(day, game, id, hash, received),
        select(key),
      ]);
      const result = readResult(selected!.results[0]!);
      return { outcome: outcomeOf(insert!.meta.changes > 0, result, win), result };
    },

    async resultOf(key) {
      const row = await select(key).first<ResultRow>();
      return row ? readResult(row) : undefined;
    },

    async removeResult({ day, game, id }) {
      await db.prepare("DELETE FROM results WHERE day = ? AND game = ? AND id = unhex(?)").bind(day, game, id).run();
    },

    async resultsOf(day, game, withBest) {
      const { results } = await db.prepare(SELECT_DAY).bind(day, game, Number(withBest)).all<DayRow>();
      return readDay(results);
    },
  };
};

const outcomeOf = (isNew: boolean, stored: Win, given: Win): Submitted["outcome"] => {
  if (isNew) return "new";
  return stored.hash === given.hash ? "known" : "conflict";
};

const readResult = (row: ResultRow): StoredResult => ({ ...row, fewer: row.fewer ?? 0, more: row.more ?? 0 });

const readDay = (rows: readonly DayRow[]): DayResults => {
  const distribution = rows.flatMap((row) => (row.kind === "tally" ? [{ moves: row.moves, wins: row.wins }] : []));
  const examples = rows.flatMap((row) => {
    if (row.kind === "tally") return [];
    const { kind: from, rules, log, moves } = row;
    return [{ from, rules, log, moves }];
  });
  const best = examples.find(({ from }) => from === "player") ?? examples[0];
  return { distribution: distribution.toSorted((a, b) => a.moves - b.moves), best };
};
