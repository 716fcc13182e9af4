import { randomUUID } from "node:crypto";
import { makeDerivation } from "../src/daily/derive.js";
import { type Day, dayAt } from "../src/day.js";
import { d1Store } from "../src/store/d1-store.js";
import { findLines, type KnownWin, playedGame, quickCertifier } from "../soak/simulation/deals.js";
import type { Sent } from "./paced.js";
import { type RunningWorker, SECRET } from "./worker.js";

/** The deal of a day in a Worker's store, and many different wins of it. */
export interface Played {
  readonly day: Day;
  readonly deal: string;
  readonly wins: readonly KnownWin[];
}

/** Stores a deal for today, whose wins are known. */
export const storeDeal = async ({ db }: RunningWorker): Promise<Played> => {
  const day = dayAt(Date.now());
  const derivation = await makeDerivation(SECRET, quickCertifier);
  const daily = await derivation!.derive(day, playedGame, Date.now());
  await d1Store(db).addDailies(day, [daily]);
  return { day, deal: daily.deal, wins: findLines(daily.deal, 20, 10) };
};

/** What clients ask for, one request after the other. */
export type Requests = (i: number) => Sent;

/** Today's deal of the game. */
export const askForDaily =
  ({ day }: Played): Requests =>
  () => ({ method: "GET", path: `/v1/daily/${day}/${playedGame.id}` });

export const verify =
  ({ deal, wins }: Played): Requests =>
  (i) => ({ method: "POST", path: "/v1/verify", body: { game: playedGame.id, deal, log: wins[i % wins.length]!.log } });

/** A win under an id of its own, to be judged and stored. */
export const handIn =
  ({ day, wins }: Played): Requests =>
  (i) => ({
    method: "PUT",
    path: `/v1/daily/${day}/${playedGame.id}/results/${randomUUID()}`,
    body: { log: wins[i % wins.length]!.log },
  });

export const askForResults =
  ({ day }: Played): Requests =>
  () => ({ method: "GET", path: `/v1/daily/${day}/${playedGame.id}/results` });
