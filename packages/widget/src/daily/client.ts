import type { Result, Verdict } from "@solitaire/engine";
import { isObject, parseJson } from "../json.js";
import { isDay } from "./day.js";

export type { Verdict };

/** A day's deal of one game. */
export interface Daily {
  /** The day in UTC, `YYYY-MM-DD`. */
  readonly date: string;
  readonly game: string;
  /** The rules that it is judged by: `penguin@1`. */
  readonly rules: string;
  /** The deal's number. */
  readonly deal: string;
  /** The moves of a known win, once there is one. */
  readonly par?: number | undefined;
  /** How hard it is, from 1 to 5, once that is known. */
  readonly difficulty?: number | undefined;
}

/** The days that have dailies. */
export interface Days {
  /** By the API's own clock. */
  readonly today: string;
  /** The first of them, if the API tells. */
  readonly launch: string | undefined;
}

/** A played game as it is sent to be judged. */
export interface Submission {
  readonly game: string;
  readonly rules: string;
  readonly deal: string;
  readonly log: string;
}

/** A player's result of a daily, as it is stored. */
export interface PlayerResult {
  readonly log: string;
  readonly moves: number;
  readonly place: {
    /** 1 for the fewest moves. */
    readonly rank: number;
    /** All verified wins, this one among them. */
    readonly wins: number;
    /** How many of them have more moves, in per cent, rounded down. */
    readonly percent: number;
  };
}

/** So many wins have so many moves. */
export interface Tally {
  readonly moves: number;
  readonly wins: number;
}

/** All verified wins of a daily. */
export interface DayResults {
  readonly closed: boolean;
  readonly wins: number;
  /** From the fewest moves to the most. */
  readonly distribution: readonly Tally[];
  /** The best game, once the day has closed. */
  readonly best?: { readonly from: string; readonly log: string; readonly moves: number } | undefined;
}

/** Which daily: that of a game and a day. */
export interface DailyKey {
  readonly date: string;
  readonly game: string;
}

/** Why the API gave no answer. */
export interface ApiError {
  /** `unreachable`, `bad-answer`, or the code of the API's own error: `not-yet`, `bad-log`, … */
  readonly code: string;
  /** What the API said, if it did: an English sentence. */
  readonly detail?: string | undefined;
  /** The status of the answer, if there was one. */
  readonly status?: number;
  /** Whether asking again later may help. */
  readonly passes: boolean;
}

type Fetch = (url: string, init?: RequestInit) => Promise<Response>;
type Reader<T> = (body: Readonly<Record<string, unknown>>) => T | undefined;

/** How long an answer is waited for. */
const PATIENCE_MS = 15_000;

/** Talks to the API that issues daily deals and judges logs. It throws nothing: what went wrong is a value. */
export class ApiClient {
  /** @param base Its address; the routes begin with `v1/` from there. */
  constructor(
    private readonly base: URL,
    private readonly fetch: Fetch,
  ) {}

  /** The deal of a day, or of today by the API's own clock. */
  async daily(game: string, date?: string): Promise<Result<Daily, ApiError>> {
    if (date !== undefined) return this.#ask(pathOf({ date, game }), {}, readDaily);
    return this.#ask("v1/daily", {}, ({ date: today, deals }) =>
      Array.isArray(deals)
        ? deals
            .filter(isObject)
            .map(readDaily)
            .find((daily) => daily?.game === game && daily.date === today)
        : undefined,
    );
  }

  /** Which day it is, and since when there are dailies. */
  async days(): Promise<Result<Days, ApiError>> {
    return this.#ask("v1/daily", {}, readDays);
  }

  /** Has a log replayed and judged. */
  async verify(submission: Submission): Promise<Result<Verdict, ApiError>> {
    const { game, rules, deal, log } = submission;
    return this.#ask("v1/verify", send("POST", { game, rules, deal, log }), readVerdict);
  }

  /** Has a win of a daily stored. @param id A UUID of version 4, by which it can be had and removed again. */
  async submit(of: DailyKey, id: string, { log, rules }: Submission): Promise<Result<PlayerResult, ApiError>> {
    return this.#ask(`${pathOf(of)}/results/${id}`, send("PUT", { log, rules }), readResult);
  }

  /** A stored win, and where it stands now. */
  async result(of: DailyKey, id: string): Promise<Result<PlayerResult, ApiError>> {
    return this.#ask(`${pathOf(of)}/results/${id}`, {}, readResult);
  }

  /** Removes a stored win, if there is one. */
  async remove(of: DailyKey, id: string): Promise<Result<true, ApiError>> {
    return this.#ask(`${pathOf(of)}/results/${id}`, { method: "DELETE" }, () => true);
  }

  /** All verified wins of a daily. */
  async results(of: DailyKey): Promise<Result<DayResults, ApiError>> {
    // Asked for after one's own has been sent or removed: what the browser has is asked about, not believed.
    return this.#ask(`${pathOf(of)}/results`, { cache: "no-cache" }, readResults);
  }

  async #ask<T>(path: string, init: RequestInit, read: Reader<T>): Promise<Result<T, ApiError>> {
    let status: number;
    let isProblem: boolean;
    let body: unknown;
    try {
      const url = new URL(path, this.base).href;
      const response = await this.fetch(url, { ...init, signal: AbortSignal.timeout(PATIENCE_MS) });
      ({ status } = response);
      isProblem = /^application\/problem\+json\b/i.test(response.headers.get("Content-Type") ?? "");
      body = parseJson(await response.text());
    } catch {
      // Offline, blocked, refused or too slow: fetch tells no more than that it failed.
      return { ok: false, error: { code: "unreachable", passes: true } };
    }
    const answer = status === 204 ? {} : body;
    const value = status >= 200 && status < 300 && isObject(answer) ? read(answer) : undefined;
    if (value !== undefined) return { ok: true, value };
    const isDown = status === 429 || status >= 500;
    if (isProblem && status >= 400 && isObject(body) && typeof body["code"] === "string") {
      return { ok: false, error: { code: body["code"], detail: textOf(body["detail"]), status, passes: isDown } };
    }
    // Not the API's own word, but that of something between: a network's sign-in page, a server being replaced.
    const code = status === 429 ? "rate-limited" : isDown ? "unreachable" : "bad-answer";
    return { ok: false, error: { code, status, passes: true } };
  }
}

const pathOf = ({ date, game }: DailyKey): string => `v1/daily/${encodeURIComponent(date)}/${encodeURIComponent(game)}`;

const send = (method: string, body: object): RequestInit => ({
  method,
  headers: { "Content-Type": "application/json" },
  body: JSON.stringify(body),
});

/** The most characters of a sentence that are shown, and that a name may have. */
const [SENTENCE, NAME] = [300, 100];

const textOf = (value: unknown): string | undefined =>
  typeof value === "string" ? value.slice(0, SENTENCE) : undefined;

const isName = (value: unknown): value is string => typeof value === "string" && value.length <= NAME;

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) > 0;

const LEVELS = [1, 2, 3, 4, 5];

const readDaily: Reader<Daily> = ({ date, game, rules, deal, par, difficulty }) =>
  isName(date) && isDay(date) && isName(game) && isName(rules) && isName(deal)
    ? {
        date,
        game,
        rules,
        deal,
        par: isCount(par) ? par : undefined,
        difficulty: LEVELS.find((level) => level === difficulty),
      }
    : undefined;

const readDays: Reader<Days> = ({ date, launch }) =>
  typeof date === "string" && isDay(date)
    ? { today: date, launch: typeof launch === "string" && isDay(launch) ? launch : undefined }
    : undefined;

const readVerdict: Reader<Verdict> = ({ outcome, moves, at, reason }) => {
  if (typeof moves !== "number") return undefined;
  if (outcome === "won" || outcome === "unfinished") return { outcome, moves };
  return outcome === "illegal" && typeof at === "number" && typeof reason === "string"
    ? { outcome, moves, at, reason }
    : undefined;
};

const readResult: Reader<PlayerResult> = ({ log, moves, place }) => {
  if (typeof log !== "string" || typeof moves !== "number" || !isObject(place)) return undefined;
  const { rank, wins, percent } = place;
  return typeof rank === "number" && typeof wins === "number" && typeof percent === "number"
    ? { log, moves, place: { rank, wins, percent } }
    : undefined;
};

const readResults: Reader<DayResults> = ({ closed, wins, distribution, best }) =>
  typeof closed === "boolean" && typeof wins === "number" && Array.isArray(distribution) && distribution.every(isTally)
    ? { closed, wins, distribution, best: isObject(best) ? readBest(best) : undefined }
    : undefined;

const readBest = ({ from, log, moves }: Record<string, unknown>): DayResults["best"] =>
  typeof from === "string" && typeof log === "string" && typeof moves === "number" ? { from, log, moves } : undefined;

const isTally = (value: unknown): value is Tally =>
  isObject(value) && typeof value["moves"] === "number" && typeof value["wins"] === "number";
