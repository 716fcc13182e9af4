import { rulesFor, verify } from "@solitaire/engine";
import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import type { Certifier } from "../src/daily/certifier.js";
import { makeDerivation } from "../src/daily/derive.js";
import { dailyGames } from "../src/daily/games.js";
import { remembering } from "../src/daily/remembering.js";
import { solverCertifier } from "../src/daily/solver-certifier.js";
import { d1Store } from "../src/store/d1-store.js";
import { emptyDatabase } from "./support/database.js";
import { memoryStore } from "./support/memory-store.js";
import { expectProblem } from "./support/problem.js";
import { day, dealsOf, game, SECRET, setUp, standIn } from "./support/services.js";

const TODAY = day("2026-11-30");
/** One for all tests, so that no deal is solved twice. */
const solver = remembering(
  solverCertifier(async () => undefined),
  () => undefined,
);

describe("the solver's certificate", () => {
  it.each(dailyGames)("of $id is a win by the judge, and says its moves and a level", async (each) => {
    const derivation = await makeDerivation(SECRET, solver);
    const { deal, certificate, par, difficulty } = await derivation!.derive(TODAY, each, 0);
    expect(verify(rulesFor(each), { deal, log: certificate! })).toEqual({
      ok: true,
      value: { outcome: "won", moves: par },
    });
    expect([1, 2, 3, 4, 5]).toContain(difficulty);
  });

  it("is that of the first candidate that can be won", async () => {
    const lost = ["590818435111", "474845996319", "980671900532"];
    for (const deal of lost) expect(await solver.certify(game("zodiac"), deal)).toBeUndefined();
    expect(await dealsOf("2026-11-30", solver)).toEqual({
      zodiac: "1065632902309", // the candidates before it are the lost ones
      stalactites: "324021606074",
      "rouge-et-noir": "456489706709",
      penguin: "362007235374",
    });
  });

  it.each([
    ["stalactites", "324021606074", 49],
    ["stalactites", "434938627521", 51],
    ["penguin", "362007235374", 89],
    ["penguin", "1051674576016", 68],
  ] as const)("is the shortest win of %s where that can be proved: deal %s in %i moves", async (id, deal, par) => {
    expect(await solver.certify(game(id), deal)).toMatchObject({ par });
  });

  it("does not depend on pauses, and lets others have their turn", async () => {
    let pauses = 0;
    const pausing = solverCertifier(async () => void pauses++);
    const deal = "295243460652";
    expect(await pausing.certify(game("rouge-et-noir"), deal)).toEqual(
      await solver.certify(game("rouge-et-noir"), deal),
    );
    expect(pauses).toBeGreaterThan(0);
  });

  it("is no answer to what is no deal", async () => {
    await expect(solver.certify(game("penguin"), "x")).rejects.toThrow("deal");
  });
});

describe("a deal that nobody vouches for", () => {
  const noPenguin: Certifier = {
    ...standIn(),
    certify: (variant, deal) => standIn(() => variant.id !== "penguin").certify(variant, deal),
  };

  it("is none: the operator is told, and the other games have theirs", async () => {
    const { get, entries } = setUp({ certifier: noPenguin });
    for (const path of ["/v1/daily/2026-11-30/penguin", "/v1/daily/2026-11-30", "/v1/daily"]) {
      const response = await get(path);
      expect(response.headers.get("Retry-After")).toBe("300");
      await expectProblem(response, 503, "not-certified");
    }
    expect(entries).toHaveLength(3);
    expect(entries[0]).toMatchObject({
      level: "alarm",
      event: "daily-not-made",
      fields: { day: "2026-11-30", game: "penguin" },
    });
    expect((await get("/v1/daily/2026-11-30/zodiac")).status).toBe(200);
  });

  it("fails the cron, after it has made the others", async () => {
    const { cron, alarms, services } = setUp({ certifier: noPenguin, launch: TODAY });
    await expect(cron()).rejects.toThrow("2026-11-30, 2026-12-01, 2026-12-02");
    expect(alarms()).toEqual(Array(3).fill("daily-not-made"));
    expect(await services.store.countDailies(TODAY, day("2026-12-31"))).toEqual(
      new Map([
        [TODAY, 3],
        [day("2026-12-01"), 3],
        [day("2026-12-02"), 3],
      ]),
    );
  });

  it("is none without the store either", async () => {
    const down = (): Promise<never> => Promise.reject(new Error("down"));
    const store = { ...memoryStore(), dailiesOf: down, addDailies: down };
    const { get } = setUp({ certifier: noPenguin, store });
    await expectProblem(await get("/v1/daily/2026-11-30/penguin"), 503, "not-certified");
    expect((await get("/v1/daily/2026-11-30/zodiac")).status).toBe(200);
  });
});

describe("a change of the scheme", () => {
  beforeEach(() => emptyDatabase());

  const changes: [string, Certifier][] = [
    ["certifier", { ...standIn((deal) => deal !== "362007235374"), name: "stand-in@2" }],
    ["budget", { ...standIn((deal) => deal !== "362007235374"), budget: 8 }],
  ];

  it.each(changes)("of the %s takes effect from its day on, and leaves what is stored", async (_, certifier) => {
    const former = setUp({ store: d1Store(env.DB) });
    await former.cron(); // up to the 2nd of December
    const stored = async (date: string) => former.services.store.dailiesOf(day(date));
    const before = await stored("2026-11-30");

    const present = setUp({ store: former.services.store, certifier, schemeSince: day("2026-12-03") });
    await present.cron();
    expect(present.alarms()).toEqual([]);
    expect(await stored("2026-11-30")).toEqual(before);
    expect(await (await present.get("/v1/daily/2026-11-30/penguin")).json()).toMatchObject({ deal: "362007235374" });

    present.time.now += 86_400_000;
    await present.cron();
    for (const { scheme } of await stored("2026-12-03")) {
      expect(scheme).toEqual({ keyId: "59ff2568", certifier: certifier.name, budget: certifier.budget });
    }
    expect(present.alarms()).toEqual([]);
  });

  it.each(changes)("of the %s on a day that has been stored is told to the operator", async (_, certifier) => {
    const former = setUp({ launch: TODAY });
    await former.cron();
    const present = setUp({ store: former.services.store, certifier, launch: TODAY });
    await present.cron();
    expect(present.alarms()).toEqual(Array(12).fill("daily-differs"));
  });

  it("that is not named as one shows: another certificate by the same scheme is told to the operator", async () => {
    const former = setUp({ launch: TODAY });
    await former.cron();
    const certifier: Certifier = {
      ...standIn(),
      certify: async () => ({ log: "T1-F1 another", par: 91, difficulty: 3 }),
    };
    const present = setUp({ store: former.services.store, certifier, launch: TODAY });
    await present.cron();
    expect(present.alarms()).toEqual(Array(12).fill("daily-differs"));
    expect(JSON.stringify(present.entries)).not.toContain("another");
  });
});

describe("deals from before there was a certifier", () => {
  beforeEach(() => emptyDatabase());

  it("stay as they are, and are answered without par and difficulty", async () => {
    const insert = env.DB.prepare(
      `INSERT INTO dailies (day, game, deal, rules, key_id, certifier, budget, made_at)
       VALUES ('2026-11-30', ?, '590818435111', ?, '59ff2568', 'none', 0, 1)`,
    );
    await env.DB.batch(dailyGames.map(({ id, version }) => insert.bind(id, `${id}@${version}`)));
    const { get, cron, alarms } = setUp({ store: d1Store(env.DB), schemeSince: day("2026-12-01") });
    await cron();
    const { deals } = await (await get("/v1/daily/2026-11-30")).json<{ deals: unknown[] }>();
    for (const deal of deals) expect(deal).toMatchObject({ deal: "590818435111", par: null, difficulty: null });
    expect(await (await get("/v1/daily/2026-11-29/zodiac")).json()).toMatchObject({ par: 91, difficulty: 3 });
    expect(alarms()).toEqual([]);
  });
});

describe("a certifier that remembers", () => {
  it("answers the same question once, even while it is being answered", async () => {
    let asked = 0;
    const slow: Certifier = {
      ...standIn(),
      certify: async (variant, deal) => {
        asked++;
        await new Promise((resolve) => setTimeout(resolve, 10));
        return standIn((each) => each === "5").certify(variant, deal);
      },
    };
    const kept: Promise<unknown>[] = [];
    const certifier = remembering(slow, (work) => void kept.push(work));
    const ask = (deal: string) => certifier.certify(game("penguin"), deal);
    const [first, second] = await Promise.all([ask("5"), ask("5")]);
    expect(first).toEqual({ log: "T1-F1 penguin-5", par: 91, difficulty: 3 });
    expect(second).toBe(first);
    expect(await ask("6")).toBeUndefined();
    expect(await ask("6")).toBeUndefined();
    expect(asked).toBe(2);
    expect(kept).toHaveLength(2);
    expect(certifier).toMatchObject({ name: "stand-in@1", budget: 7 });
  });

  it("forgets what went wrong, and the oldest of many answers", async () => {
    const asked: string[] = [];
    let isWell = false;
    const flaky: Certifier = {
      ...standIn(),
      certify: async (variant, deal) => {
        asked.push(deal);
        if (!isWell) throw new Error("not this time");
        return standIn().certify(variant, deal);
      },
    };
    const certifier = remembering(flaky, () => undefined);
    const ask = (deal: number) => certifier.certify(game("penguin"), String(deal));
    await expect(ask(0)).rejects.toThrow("not this time");
    isWell = true;
    for (let deal = 0; deal < 513; deal++) await ask(deal);
    asked.length = 0;
    await ask(512);
    await ask(0);
    expect(asked).toEqual(["0"]);
  });
});
