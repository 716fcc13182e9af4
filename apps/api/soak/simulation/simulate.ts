import { addDays, closesAt, type Day, dayAt, opensAt } from "../../src/day.js";
import { chance, pick, type Random, randomFrom } from "../random.js";
import { type KnownWin, playedGame, playedRules } from "./deals.js";
import { expectStatus, Players, type Receipt } from "./players.js";
import { SECRETS, Service, type Stores } from "./service.js";
import { mustHold } from "./violation.js";
import { VirtualTime } from "./virtual-time.js";
import { Faults, type Weather } from "./weather.js";

/** What a simulation runs on. */
export interface Ground {
  /** Empty stores. */
  open(): Promise<Stores>;
  /** Lets everything run that does not wait for time. */
  settle(): Promise<void>;
}

/** What a seed came to. */
export interface Simulated {
  /** Everything that happened. */
  readonly trace: readonly string[];
  readonly requests: number;
  readonly faults: number;
  /** The results that were stored at the end. */
  readonly results: number;
  /** What was wrong, if anything was. */
  readonly wrong?: Error;
}

const FIRST_DAY = "2026-11-29" as Day;

/**
 * Some days of the service, which one number decides: players, crons, isolates, the clock, and all that goes wrong with
 * the store. What must hold is looked at with every answer, and of everything at the end.
 */
export const simulate = async (seed: number, ground: Ground): Promise<Simulated> => {
  const random = randomFrom(seed);
  const start = opensAt(addDays(FIRST_DAY, random(2))) + pick(random, [0, 1, 43_200_000, 86_390_000, 86_399_999]);
  const time = new VirtualTime(start, () => ground.settle());
  const faults = new Faults(time, random);
  let service: Service | undefined;
  let results = 0;
  let wrong: Error | undefined;
  try {
    const stores = await ground.open();
    await time.rule(async () => {
      const secrets = chance(random, 10) ? SECRETS.length : 1;
      service = await Service.open(time, random, faults, stores, FIRST_DAY, secrets);
      const players = new Players(time, random, service);
      await live(time, random, faults, players);
      results = await settleAccounts(time, random, faults, players);
    });
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    wrong = error;
  }
  const { trace = [], requests = 0 } = service ?? {};
  return { trace, requests, faults: faults.count, results, ...(wrong === undefined ? {} : { wrong }) };
};

/** Runs something to its end, with all that it leads to. */
const runAll = async (time: VirtualTime, works: readonly Promise<unknown>[]): Promise<void> => {
  const done = Promise.all(works);
  let failure: { error: unknown } | undefined;
  done.catch((error: unknown) => (failure = { error }));
  await time.run();
  if (failure) throw failure.error;
  await done;
};

const live = async (time: VirtualTime, random: Random, faults: Faults, players: Players): Promise<void> => {
  const { service } = players;
  const works = Array.from({ length: 2 + random(4) }, () => players.play(3 + random(10)));
  const plan = (times: number, what: () => void | Promise<void>): void => {
    for (let i = 0; i < times; i++) works.push(time.sleep(random(240_000)).then(what));
  };
  if (chance(random, 90)) {
    const weathers: readonly Weather[] = ["fair", "changing", "changing", "rough", "down"];
    plan(1 + random(6), () => {
      faults.weather = pick(random, weathers);
      service.note(`The weather is ${faults.weather}.`);
    });
  }
  // A cron may be missed, late, doubled, or run by two isolates at once.
  plan(random(4), () => service.cron());
  if (chance(random, 30)) plan(1, async () => void (await Promise.all([service.cron(), service.cron()])));
  plan(random(3), () => service.restartOne());
  plan(random(5), () => jump(time, random, players));
  await runAll(time, works);
};

/** The clock goes to about midnight, when days open and close; rarely back over it by two milliseconds. */
const jump = async (time: VirtualTime, random: Random, players: Players): Promise<void> => {
  const midnight = opensAt(addDays(dayAt(time.clock()), 1));
  const goTo = (wall: number): Promise<void> => {
    time.jumpTo(wall);
    players.service.note(`The clock jumps to ${new Date(wall).toISOString()}.`);
    return players.rush(midnight);
  };
  await goTo(midnight + pick(random, [-1, 0, 1]));
  if (chance(random, 20) && time.clock() < midnight + 1_000) await goTo(midnight - 1);
};

/** With a store that works again, everything is as it was said to be. */
const settleAccounts = async (time: VirtualTime, random: Random, faults: Faults, players: Players): Promise<number> => {
  const { service } = players;
  faults.weather = "fair";
  service.note("All is fair, and everything is counted.");
  service.restart(0);
  service.restart(1);
  await runAll(time, [service.cron()]);
  const today = dayAt(time.clock());
  let results = 0;
  for (let day = service.launch; day <= today; day = addDays(day, 1)) {
    await runAll(time, [players.askFor(day)]);
    const live = await findLive(time, players, day);
    results += live.length;
    await runAll(time, [compare(players, day, live)]);
  }
  if (chance(random, 50)) {
    time.jumpTo(closesAt(today) + pick(random, [-1, 0, 1]));
    const live = await findLive(time, players, today);
    await runAll(time, [compare(players, today, live)]);
  }
  return results;
};

/** The logs of a day's results that are stored, in the order in which they came. */
const findLive = async (time: VirtualTime, players: Players, day: Day): Promise<KnownWin[]> => {
  const found: { win: KnownWin; received: string }[] = [];
  const ask = async (receipt: Receipt): Promise<void> => {
    await players.askForResult(receipt);
    const { status, body } = await players.service.request("GET", receipt.path);
    const win = players.winsOf(day).find(({ log }) => log === body["log"]);
    if (status === 200 && win) found.push({ win, received: body["received"] as string });
  };
  await runAll(time, players.receipts.filter((receipt) => receipt.day === day).map(ask));
  return found.map(({ win }) => win);
};

/** The distribution is that of the different logs of the results that are stored: none lost, none twice. */
const compare = async (players: Players, day: Day, live: readonly KnownWin[]): Promise<void> => {
  const answer = (await players.askForResults(day))!;
  expectStatus(answer, [200]);
  const logs = live.filter(({ log }, i) => live.findIndex((other) => other.log === log) === i);
  const moves = [...new Set(logs.map((win) => win.moves))].toSorted((a, b) => a - b);
  const distribution = moves.map((each) => ({ moves: each, wins: logs.filter((win) => win.moves === each).length }));
  const { body, asked, wall } = answer;
  mustHold(
    JSON.stringify(body["distribution"]) === JSON.stringify(distribution),
    () => `${asked} is ${JSON.stringify(body)}, but the results that are stored have ${JSON.stringify(distribution)}`,
  );
  if (wall < closesAt(day)) return;
  const best = body["best"] as { from: string; log: string; moves: number; rules: string };
  const isBest =
    logs.length === 0
      ? best.from === "certificate"
      : best.from === "player" && best.moves === moves[0] && logs.some(({ log }) => log === best.log);
  mustHold(isBest && best.rules === playedRules, () => `${asked}, ${playedGame.id}: ${JSON.stringify(body)}`);
};
