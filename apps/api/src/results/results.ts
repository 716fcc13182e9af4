import type { Result, Variant } from "@solitaire/engine";
import type { Dailies } from "../daily/dailies.js";
import { closesAt, type Day, dayAt, isClosed } from "../day.js";
import { describeError } from "../log.js";
import { fail, type Failure, refuse } from "../problem.js";
import type { Services } from "../services.js";
import type { DayResults, ResultKey, StoredResult, Submitted, Win } from "../store/result-store.js";
import type { Daily } from "../store/store.js";
import { judgeWin } from "./judge-win.js";
import { sha256 } from "./receipt.js";

/** The daily that a request is about, and when it came, in milliseconds since 1970. The day has opened. */
export interface Asked {
  readonly day: Day;
  readonly game: Variant;
  readonly now: number;
}

type Answer<T, S extends Failure["status"] = 503> = Promise<Result<T, Failure<S>>>;

const RETRY_SECONDS = 30;

/** Judges, keeps and finds the results of dailies. */
export const openResults = (services: Services, dailies: Dailies) => {
  const { results, log, inTime } = services;

  /** What the store answers in time; otherwise it is down, and whatever was asked may be asked again. */
  const ask = async <T>(asked: Asked, work: Promise<T>): Answer<T> => {
    try {
      return { ok: true, value: await inTime(work) };
    } catch (error) {
      log.alarm("storage-down", { day: asked.day, error: describeError(error) });
      return refuse(storageDown());
    }
  };
  const keyOf = async ({ day, game }: Asked, receipt: string): Promise<ResultKey> => ({
    day,
    game: game.id,
    id: await sha256(receipt),
  });

  return {
    /** Judges a log and stores it if it wins. After the day has closed only what is stored already is accepted. */
    async submit(
      asked: Asked,
      receipt: string,
      given: { log: string; rules?: string | undefined },
    ): Answer<Submitted, 400 | 409 | 413 | 422 | 503> {
      const daily = await findDaily(dailies, asked);
      if (!daily.ok) return daily;
      const win = await judgeWin(daily.value, given.log, given.rules);
      if (!win.ok) return win;
      const key = await keyOf(asked, receipt);
      const submitted = isClosed(asked.day, asked.now)
        ? await ask(
            asked,
            results.resultOf(key).then((stored) => stored && compare(stored, win.value)),
          )
        : await ask(asked, results.addResult(key, win.value, asked.now));
      if (!submitted.ok) return submitted;
      if (!submitted.value)
        return refuse(
          fail("closed", `Wins of ${asked.day} were taken until ${dayAt(closesAt(asked.day))}, 00:00 UTC.`),
        );
      if (submitted.value.outcome !== "conflict") return { ok: true, value: submitted.value };
      return refuse(fail("conflict", "Another log is stored under this id. A win has an id of its own."));
    },

    async find(asked: Asked, receipt: string): Answer<StoredResult | undefined> {
      return ask(asked, results.resultOf(await keyOf(asked, receipt)));
    },

    async remove(asked: Asked, receipt: string): Answer<void> {
      return ask(asked, results.removeResult(await keyOf(asked, receipt)));
    },

    /** @param withBest Only for a day that has closed. */
    ofDay(asked: Asked, withBest: boolean): Answer<DayResults> {
      return ask(asked, results.resultsOf(asked.day, asked.game.id, withBest));
    },
  };
};

/** The stored deal of a daily. One that is only derived judges nothing: another may turn out to be stored. */
const findDaily = async (dailies: Dailies, { day, game }: Asked): Answer<Daily> => {
  const found = await dailies(day, [game]);
  if (!found.ok) return found;
  if (!found.value.stored) return refuse(storageDown());
  return { ok: true, value: found.value.deals[0]! };
};

const compare = (stored: StoredResult, { hash }: Win): Submitted => ({
  outcome: stored.hash === hash ? "known" : "conflict",
  result: stored,
});

const storageDown = () =>
  fail("storage-down", "Results cannot be read or stored at the moment.", { retryAfter: RETRY_SECONDS });
