import { expect } from "@open-wc/testing";
import { dayAt } from "./day.js";
import { listen } from "./said.js";
import { ServerClock } from "./server-clock.js";

const [MINUTE, HOUR, DAY] = [60_000, 3_600_000, 86_400_000];

/** What an answer is like on its way. */
interface Way {
  /** Of an answer about a day that is named. */
  readonly day?: string;
  /** Whether the page may read when it was made. */
  readonly hidesDate?: boolean;
  /** How long it had been kept, in milliseconds, */
  readonly age?: number;
  /** it took to the API, */
  readonly there?: number;
  /** and back. */
  readonly back?: number;
}

/** An API, and a machine whose clock is ahead of it. */
class World {
  readonly clock: ServerClock;
  time: number;

  constructor(
    time: string,
    public ahead = 0,
  ) {
    this.time = Date.parse(time);
    this.clock = new ServerClock(() => this.#date());
  }

  /** By how much the clock is behind the API's. */
  get behind(): number {
    return this.time - this.clock.now;
  }

  /** Asks which day it is, or for the daily of one. */
  async ask({ age = 0, back = 0, day, hidesDate, there = 0 }: Way = {}): Promise<void> {
    const { fetch, said } = listen({
      date: () => this.#date(),
      fetch: () => {
        this.time += there;
        const made = this.time - age;
        const answer = Response.json(dayAt(made), hidesDate ? {} : { headers: { Date: new Date(made).toUTCString() } });
        this.time += back;
        return Promise.resolve(answer);
      },
    });
    const today = (await (await fetch("")).json()) as string;
    this.clock.learn(said(day ?? today, day === undefined));
  }

  #date(): number {
    return this.time + this.ahead;
  }
}

describe("the clock of the days", () => {
  const WRONG = [22 * HOUR, -22 * HOUR, DAY, -DAY, 10 * MINUTE, -10 * MINUTE, 400 * DAY, -400 * DAY];
  const TIMES = ["00:00:00", "00:05:00", "12:34:56", "23:55:00", "23:59:59"];

  it("is this machine's where that agrees with the API, whether or not it tells how late it is", async () => {
    for (const way of [
      {},
      { hidesDate: true },
      { there: 9000, back: 5000 },
      { age: MINUTE },
      { age: MINUTE, there: 14_000 },
    ]) {
      for (const time of ["00:01:30", "12:34:56", "23:59:40"]) {
        const world = new World(`2026-11-30T${time}.789Z`);
        await world.ask(way);
        expect(world.behind, `${time} ${JSON.stringify(way)}`).to.equal(0);
        expect(world.clock.remaining).to.equal(world.clock.nextDayAt - world.time);
      }
    }
  });

  it("is the API's to the second where this machine's is wrong, and the answer tells how late it is there", async () => {
    for (const ahead of WRONG) {
      for (const time of TIMES) {
        const world = new World(`2026-11-30T${time}.500Z`, ahead);
        await world.ask();
        const what = `${ahead / HOUR} h at ${time}`;
        expect(world.behind, what).to.be.within(0, 999);
        expect(world.clock.remaining, what).to.be.within(1, DAY);
        world.time = Date.parse("2026-11-30T23:59:59.999Z");
        expect(world.clock.today, what).to.equal("2026-11-30");
        world.time += 1000;
        expect(world.clock.today, what).to.equal("2026-12-01");
      }
    }
  });

  it("is a minute behind at most, and never ahead, where that answer had been kept", async () => {
    for (const ahead of WRONG) {
      const world = new World("2026-11-30T23:55:00.500Z", ahead);
      await world.ask({ age: MINUTE, there: 300, back: 300 });
      expect(world.behind, `${ahead / HOUR} h`).to.be.within(0, MINUTE + 2000);
    }
  });

  it("holds the day that was told where nothing tells how late it is, for as long as that may last", async () => {
    for (const ahead of [22 * HOUR, DAY, -DAY, 400 * DAY]) {
      const world = new World("2026-11-30T12:00Z", ahead);
      await world.ask({ hidesDate: true });
      const what = `${ahead / HOUR} h`;
      for (const hours of [0, 12, 23.99]) {
        world.time = Date.parse("2026-11-30T12:00Z") + hours * HOUR;
        expect([world.clock.today, world.clock.remaining], `${what}, ${hours} h later`).to.deep.equal([
          "2026-11-30",
          undefined,
        ]);
      }
      world.time = Date.parse("2026-12-01T12:00Z");
      expect(world.clock.today, what).to.equal("2026-12-01");
    }
  });

  it("does not leave that day a millisecond later, and goes on when the API tells another", async () => {
    const world = new World("2026-11-30T23:55Z", 10 * MINUTE);
    await world.ask({ hidesDate: true });
    for (const later of [1, 4 * MINUTE]) {
      world.time += later;
      expect(world.clock.today).to.equal("2026-11-30");
    }
    world.time = Date.parse("2026-12-01T00:00Z");
    await world.ask({ hidesDate: true });
    expect([world.clock.today, world.behind]).to.deep.equal(["2026-12-01", -10 * MINUTE]);
    expect(world.clock.remaining, "this machine's agrees").to.equal(DAY - 10 * MINUTE);
  });

  it("is right when midnight comes on the answer's way", async () => {
    for (const way of [{ back: 500 }, { back: 500, hidesDate: true }]) {
      const world = new World("2026-11-30T23:59:59.800Z");
      await world.ask(way);
      expect([world.behind, world.clock.today]).to.deep.equal([0, "2026-12-01"]);
    }
    for (const hidesDate of [false, true]) {
      const world = new World("2026-11-30T23:59:59.800Z");
      await world.ask({ there: 500, hidesDate });
      expect([world.behind, world.clock.today]).to.deep.equal([0, "2026-12-01"]);
    }
  });

  it("is right however long the machine sleeps, before the answer is heard or after", async () => {
    for (const ahead of [0, 22 * HOUR, 2 * DAY]) {
      const world = new World("2026-11-30T20:00Z", ahead);
      await world.ask({ back: 12 * HOUR });
      expect(world.behind, `${ahead / HOUR} h`).to.equal(0);
      world.time += 5 * DAY;
      expect([world.behind, world.clock.today]).to.deep.equal([0, "2026-12-06"]);
    }
  });

  it("does not go by a moment that is not of the day that was told", async () => {
    for (const at of ["2026-11-29T23:59:59Z", "2026-12-01T00:00Z", "nonsense"]) {
      const world = new World("2026-11-30T12:00Z", 3 * DAY);
      const { fetch, said } = listen({
        date: () => world.time + world.ahead,
        fetch: () => Promise.resolve(new Response("", { headers: { Date: at } })),
      });
      await fetch("");
      world.clock.learn(said("2026-11-30", true));
      expect([world.clock.today, world.clock.remaining], at).to.deep.equal(["2026-11-30", undefined]);
    }
  });

  it("learns from a daily of the past that its day has begun, and how late it is while that may be finished", async () => {
    const late = new World("2026-11-30T12:00Z", -3 * DAY);
    await late.ask({ day: "2026-11-28", hidesDate: true });
    expect(late.clock.today, "a day that has begun").to.equal("2026-11-28");
    for (const ahead of [22 * HOUR, -22 * HOUR]) {
      const world = new World("2026-11-30T12:00Z", ahead);
      await world.ask({ day: "2026-11-29" });
      expect(world.behind).to.equal(0);
    }
    const right = new World("2026-11-30T12:00Z");
    await right.ask({ day: "2026-11-29", age: 5 * MINUTE });
    expect(right.behind, "kept for minutes").to.equal(0);
  });

  it("learns nothing else from it, and forgets nothing", async () => {
    const world = new World("2026-11-30T12:00Z", 22 * HOUR);
    await world.ask({ day: "2026-11-02", age: 20 * DAY });
    expect(world.behind, "kept for weeks").to.equal(-22 * HOUR);
    await world.ask({ hidesDate: true });
    await world.ask({ day: "2026-11-02", age: 20 * DAY });
    expect([world.clock.today, world.clock.remaining]).to.deep.equal(["2026-11-30", undefined]);
    await world.ask();
    await world.ask({ day: "2026-11-02", hidesDate: true });
    expect([world.behind, world.clock.remaining]).to.deep.equal([0, 12 * HOUR]);
  });
});
