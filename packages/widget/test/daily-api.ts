import type { SolitaireTable } from "../src/index.js";
import { solutionOf } from "./games.js";
import { cardOf, dialogOf } from "./table.js";

/** Where it is. */
const API = "https://api.example";

interface DailyApi {
  date: string;
  deal: string;
  game: string;
  rules: string;
  isAway: boolean;
  verdict: object;
  difficulty: number | null;
  status: number;
  /** What something between answers instead: a network's sign-in page. */
  page: string | undefined;
  wins: number;
  /** The paths that it was asked for. */
  readonly asked: string[];
  /** What was sent to be judged, and to be stored. */
  readonly sent: unknown[];
  readonly stored: unknown[];
  readonly fetch: (url: string, init?: RequestInit) => Promise<Response>;
}

/** An API that has one daily alone, whatever it is asked for. @param more What it tells besides with today's. */
export const serving =
  (daily: object, more: object = {}): (() => Promise<Response>) =>
  () =>
    Promise.resolve(Response.json({ ...daily, ...more, deals: [daily] }));

/** An API with one day, whose deal of Stalactites is known to be won. */
export const makeApi = (): DailyApi => {
  const api: DailyApi = {
    date: "2026-11-30",
    deal: "3",
    game: "stalactites",
    rules: "stalactites@1",
    isAway: false,
    verdict: { outcome: "won", moves: 56 },
    difficulty: null,
    status: 200,
    page: undefined,
    asked: [],
    sent: [],
    stored: [],
    wins: 36,
    fetch: (url, init) => {
      api.asked.push(url.slice(API.length));
      if (api.isAway) return Promise.reject(new TypeError("away"));
      const answer = (body: object, status = 200): Promise<Response> =>
        Promise.resolve(
          new Response(api.page ?? JSON.stringify(body), {
            status,
            headers: { "Content-Type": api.page ? "text/html" : `application/${status < 300 ? "" : "problem+"}json` },
          }),
        );
      if (init?.method === "PUT") {
        api.stored.push(JSON.parse(init.body as string));
        return answer({ log: "", moves: 56, place: { rank: 2, wins: api.wins, percent: 72 } }, 201);
      }
      if (url.endsWith("/results")) {
        const distribution = [
          { moves: 50, wins: 1 },
          { moves: 56, wins: 9 },
          { moves: 60, wins: 26 },
        ];
        return answer({ closed: false, wins: api.wins, distribution, best: null });
      }
      if (init?.method === "POST") {
        api.sent.push(JSON.parse(init.body as string));
        return answer(api.verdict, api.status);
      }
      if (api.status !== 200) return answer(api.verdict, api.status);
      const daily = {
        date: /\d{4}-\d\d-\d\d/.exec(url)?.[0] ?? api.date,
        game: api.game,
        rules: api.rules,
        deal: api.deal,
        par: 60,
        difficulty: api.difficulty,
      };
      return answer(url.endsWith("/v1/daily") ? { date: api.date, deals: [daily] } : daily);
    },
  };
  return api;
};

/** Wins the deal of that API by hand. */
export const win = async (table: SolitaireTable): Promise<void> => {
  const { entries } = await solutionOf("stalactites");
  for (const entry of entries.slice(1)) {
    const [from = "", to = ""] = entry.split("-");
    cardOf(table, from).click();
    cardOf(table, to).click();
  }
};

/** What the open dialog says. */
export const dialogText = (table: SolitaireTable): string => dialogOf(table)?.textContent?.replace(/\s+/g, " ") ?? "";

/** A table on which that deal is the daily. */
export const DAILY: { readonly game: string; readonly daily: true; readonly api: string } = {
  game: "stalactites",
  daily: true,
  api: API,
};
