import type { Said } from "../daily/said.js";
import type { Memory } from "../statistics/memory.js";
import type { PlayRecord } from "../statistics/play-record.js";
import { isOnItsDay, type Streak, streakOf } from "../statistics/streak.js";
import { dealKey } from "../storage/deal-key.js";
import { addMonths, dayByKey, monthOf } from "./month.js";

/** What became of a day's daily: won on its day, or later; begun and not won; or nothing yet. */
export type DayState = "won" | "late" | "begun" | undefined;

/** Without an API to say when its dailies began, this is as far as the calendar goes back. */
const EARLIEST = "2000-01-01";

/** The dailies of a game by their days, a month at a time, and the day that the focus is on. */
export class Calendar {
  /** The day of the focus. Its month is the one that shows. */
  day: string;
  readonly streak: Streak;
  readonly #records: ReadonlyMap<string, PlayRecord>;
  #launch = EARLIEST;

  /** @param day The day to begin with, such as that of the daily on the table; today, if there is none. */
  constructor(
    game: string,
    private readonly memory: Memory,
    day?: string,
  ) {
    this.#records = memory.records.of(game);
    this.streak = streakOf(this.#records, this.today);
    this.day = day ?? this.today;
  }

  get today(): string {
    return this.memory.clock.today;
  }

  get month(): string {
    return monthOf(this.day);
  }

  /** The API has said which day it is, and which was the first. */
  learn(said: Said, launch: string | undefined): void {
    const wasToday = this.day === this.today;
    this.memory.clock.learn(said);
    this.#launch = launch ?? EARLIEST;
    this.go(wasToday ? this.today : this.day);
  }

  /** Whether the day's daily may be played. */
  isOpen(day: string): boolean {
    return day >= this.#launch && day <= this.today;
  }

  stateOf(day: string): DayState {
    const record = this.#recordOf(day);
    if (!record) return undefined;
    if (!record.win) return "begun";
    return isOnItsDay(day, record) ? "won" : "late";
  }

  /** The fewest moves in which the day's daily was won. */
  movesOf(day: string): number | undefined {
    return this.#recordOf(day)?.win?.moves;
  }

  /** Puts the focus on a day, or on the nearest that is open. */
  go(day: string): void {
    this.day = day < this.#launch ? this.#launch : day > this.today ? this.today : day;
  }

  /** Whether a month with open days lies so many months off. */
  canTurn(months: -1 | 1): boolean {
    const month = monthOf(addMonths(this.day, months));
    return month >= monthOf(this.#launch) && month <= monthOf(this.today);
  }

  turn(months: -1 | 1): void {
    if (this.canTurn(months)) this.go(addMonths(this.day, months));
  }

  /** Moves the focus by a key. Answers whether the key means anything here. */
  press(key: string): boolean {
    const day = dayByKey(this.day, key);
    if (day !== undefined) this.go(day);
    return day !== undefined;
  }

  #recordOf(day: string): PlayRecord | undefined {
    return this.#records.get(dealKey("", day));
  }
}
