import { addDays, dayAt, startOfDay } from "./day.js";
import type { Lead, Said } from "./said.js";

/** What time it is by the API's clock, as far as it tells: this machine's clock, with the least change that agrees with that. */
export class ServerClock {
  #lead: Lead = [0, true];

  /** @param date This machine's clock, in milliseconds since 1970. */
  constructor(private readonly date: () => number) {}

  /** Milliseconds since 1970. */
  get now(): number {
    return this.date() + this.#lead[0];
  }

  get today(): string {
    return dayAt(this.now);
  }

  /** When the next day begins, in milliseconds since 1970. */
  get nextDayAt(): number {
    return startOfDay(addDays(this.today, 1));
  }

  /** Milliseconds until then; `undefined` where this machine's clock is wrong, and nothing tells how late it is. */
  get remaining(): number | undefined {
    return this.#lead[1] ? this.nextDayAt - this.now : undefined;
  }

  /** The API has answered. */
  learn(said: Said): void {
    this.#lead = said(this.#lead);
  }
}
