import { addDays, dayAt, startOfDay } from "./day.js";

/** What time it is by the API's clock, as far as its days tell: this machine's clock, with the least change that agrees with them. */
export class ServerClock {
  #ahead = 0;

  /** @param date This machine's clock, in milliseconds since 1970. */
  constructor(private readonly date: () => number) {}

  /** Milliseconds since 1970. */
  get now(): number {
    return this.date() + this.#ahead;
  }

  get today(): string {
    return dayAt(this.now);
  }

  /** When the next day begins, in milliseconds since 1970. */
  get nextDayAt(): number {
    return startOfDay(addDays(this.today, 1));
  }

  /** Milliseconds until then. */
  get remaining(): number {
    return this.nextDayAt - this.now;
  }

  /** The API has said which day it is; or, of a daily of the past, that this day has begun. */
  learn(day: string, isToday: boolean): void {
    const likely = isToday ? this.date() : this.now;
    const last = isToday ? startOfDay(addDays(day, 1)) - 1 : Infinity;
    this.#ahead = Math.min(Math.max(likely, startOfDay(day)), last) - this.date();
  }
}
