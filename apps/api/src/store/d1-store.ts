import type { Day } from "../day.js";
import type { Daily, Store } from "./store.js";

interface DailyRow {
  day: Day;
  game: string;
  deal: string;
  rules: string;
  key_id: string;
  certifier: string;
  budget: number;
  certificate: string | null;
  par: number | null;
  difficulty: number | null;
  made_at: number;
}

/** The store in D1, with the tables of `migrations/`. */
export const d1Store = (db: D1Database): Store => {
  const selectDay = (day: Day) => db.prepare("SELECT * FROM dailies WHERE day = ? ORDER BY game").bind(day);

  return {
    async dailiesOf(day) {
      const { results } = await selectDay(day).all<DailyRow>();
      return results.map(readDaily);
    },

    async addDailies(day, dailies) {
      const insert = db.prepare(
        `INSERT INTO dailies (day, game, deal, rules, key_id, certifier, budget, certificate, par, difficulty, made_at)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (day, game) DO NOTHING`,
      );
      const inserts = dailies.map(({ game, deal, rules, scheme, certificate, par, difficulty, madeAt }) =>
        insert.bind(
          day,
          game,
          deal,
          rules,
          scheme.keyId,
          scheme.certifier,
          scheme.budget,
          certificate,
          par,
          difficulty,
          madeAt,
        ),
      );
      const results = await db.batch<DailyRow>([...inserts, selectDay(day)]);
      return results[inserts.length]!.results.map(readDaily);
    },

    async countDailies(first, last) {
      const { results } = await db
        .prepare("SELECT day, count(*) AS count FROM dailies WHERE day BETWEEN ? AND ? GROUP BY day")
        .bind(first, last)
        .all<{ day: Day; count: number }>();
      return new Map(results.map(({ day, count }) => [day, count]));
    },
  };
};

const readDaily = ({ key_id, certifier, budget, made_at, ...same }: DailyRow): Daily => ({
  ...same,
  scheme: { keyId: key_id, certifier, budget },
  madeAt: made_at,
});
