import type { Variant } from "@solitaire/engine";
import { html, nothing, type TemplateResult } from "lit/html.js";
import { ICONS } from "../art/icons.js";
import { circle } from "../art/svg.js";
import { Calendar, type DayState } from "../calendar/calendar.js";
import { weeksOf } from "../calendar/month.js";
import type { Days } from "../daily/client.js";
import { addDays } from "../daily/day.js";
import type { Said } from "../daily/said.js";
import type { Environment } from "../environment.js";
import { emphasised } from "../frame/text.js";
import type { Memory } from "../statistics/memory.js";
import { type CalendarStrings, enCalendar } from "../strings/en-calendar.js";
import { isUtc } from "../strings/until.js";
import { calendarStyles } from "../styles/dialog/calendar.css.js";
import type { Dialogs } from "./dialogs.js";
import { drawn } from "./drawn.js";
import { pageHead } from "./page-head.js";

export { enCalendar };

/** What the calendar needs of the table. */
export interface CalendarHost {
  readonly variant: Variant;
  readonly memory: Memory;
  /** The day whose daily lies on the table. */
  readonly shown: string | undefined;
  readonly api: URL;
  /** Lays a day's daily on the table; that of the API's today, where the day is empty. */
  play(day: string): void;
}

const STAR = ICONS.solved[0]![0];
const RING = circle(12, 12, 5.5);
const BACK = "M14.5 5.5 8 12l6.5 6.5";
const FORTH = "M9.5 5.5 16 12l-6.5 6.5";

const mark = (state: NonNullable<DayState>): TemplateResult => drawn(state === "begun" ? RING : STAR);

/** How often the time to the next daily is looked at. */
const TICK_MS = 1000;

/** Opens the calendar of a game's dailies. */
export const openCalendar = (dialogs: Dialogs, host: CalendarHost): void => {
  const page = new CalendarPage(dialogs, host);
  const timer = setInterval(() => dialogs.update(), TICK_MS);
  dialogs.open(
    page.texts.title,
    calendarStyles,
    () => page.draw(),
    () => clearInterval(timer),
  );
  page.focusDay();
  void page.learn();
};

class CalendarPage {
  readonly texts: CalendarStrings;
  readonly #calendar: Calendar;
  #isAway = false;

  constructor(
    private readonly dialogs: Dialogs,
    private readonly host: CalendarHost,
  ) {
    this.texts = dialogs.speech.part("calendar");
    this.#calendar = new Calendar(host.variant.id, host.memory, host.shown);
  }

  async learn(): Promise<void> {
    const { api, memory } = this.host;
    const days = await askDays(api, memory.environment);
    const hadFocus = this.dialogs.dialog.querySelector(".days :focus") !== null;
    if (days) this.#calendar.learn(days.said, days.launch);
    this.#isAway = !days;
    this.dialogs.update();
    if (hadFocus) this.focusDay();
  }

  focusDay(): void {
    this.dialogs.dialog.querySelector<HTMLElement>('.days [tabindex="0"]')?.focus();
  }

  draw(): TemplateResult {
    const { dialogs, host, texts } = this;
    const calendar = this.#calendar;
    const { clock } = host.memory;
    return html`<div class="calendar">
      ${pageHead(texts.title, dialogs.closing, dialogs.speech.strings.game(host.variant))}
      <div>
        <div class="turns">
          ${this.#turn(-1, BACK, texts.before)}
          <h3 aria-live="polite">${texts.month(calendar.month)}</h3>
          ${this.#turn(1, FORTH, texts.after)}
        </div>
        ${this.#grid()} ${legend(texts)}
        <p class="run">${emphasised(texts.streak(calendar.streak.current, calendar.streak.best))}</p>
        <p class="small">${emphasised(texts.next(clock.remaining, clock.nextDayAt, isUtc(clock.nextDayAt)))}</p>
        ${this.#isAway ? html`<p class="small" role="status">${texts.away}</p>` : nothing}
      </div>
    </div>`;
  }

  #turn(months: -1 | 1, path: string, label: string): TemplateResult {
    const isOn = this.#calendar.canTurn(months);
    const act = (): void => {
      this.#calendar.turn(months);
      this.dialogs.update();
    };
    return html`<button
      class="turn"
      type="button"
      aria-label=${label}
      aria-disabled=${isOn ? "false" : "true"}
      @click=${act}
    >
      ${drawn(path)}<span class="tip">${label}</span>
    </button>`;
  }

  #grid(): TemplateResult {
    const { texts } = this;
    const calendar = this.#calendar;
    // The second is a whole one: its days name the columns.
    const weeks = weeksOf(calendar.month);
    return html`<table class="days" role="grid" aria-label=${texts.month(calendar.month)} @keydown=${this.#pressed}>
      <thead>
        <tr>
          ${weeks[1]!.map((day) => html`<th scope="col" abbr=${texts.weekday(day!)}>${texts.weekdayShort(day!)}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${weeks.map(
          (week) =>
            html`<tr>
              ${week.map((day) => (day === undefined ? html`<td></td>` : this.#cell(day)))}
            </tr>`,
        )}
      </tbody>
    </table>`;
  }

  #cell(day: string): TemplateResult {
    const { host, texts } = this;
    const calendar = this.#calendar;
    const number = Number(day.slice(-2));
    if (!calendar.isOpen(day)) return html`<td aria-disabled="true"><span class="day">${number}</span></td>`;
    const state = calendar.stateOf(day);
    const isToday = day === calendar.today;
    const isShown = day === host.shown;
    const joins = state === "won" ? [-1, 1].map((off) => calendar.stateOf(addDays(day, off)) === "won") : [];
    const looks = [state, isToday && "today", isShown && "shown", joins[0] && "after-win", joins[1] && "before-win"];
    // The title is its name as well: with a name besides it would be said twice.
    const name = texts.day(day, { state, moves: calendar.movesOf(day), isToday, isShown });
    return html`<td aria-selected=${isShown ? "true" : "false"}>
      <button
        class="day ${looks.filter(Boolean).join(" ")}"
        type="button"
        data-day=${day}
        tabindex=${day === calendar.day ? "0" : "-1"}
        aria-current=${isToday ? "date" : nothing}
        title=${name}
        @click=${() => this.#play(day)}
        @focus=${() => calendar.go(day)}
      >
        <span aria-hidden="true">${number}</span>${state ? mark(state) : nothing}
      </button>
    </td>`;
  }

  #play(day: string): void {
    this.dialogs.close();
    this.host.play(day === this.#calendar.today ? "" : day);
  }

  readonly #pressed = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.altKey || event.metaKey || !this.#calendar.press(event.key)) return;
    event.preventDefault();
    this.dialogs.update();
    this.focusDay();
  };
}

const legend = (texts: CalendarStrings): TemplateResult =>
  html`<p class="legend">
    ${(["won", "late", "begun"] as const).map(
      (state) => html`<span class=${state}>${mark(state)}${texts.legend[state]}</span>`,
    )}
  </p>`;

/** Which days there are, and what the answer says of the API's clock; `undefined` where that cannot be had. */
const askDays = async (api: URL, environment: Environment): Promise<(Days & { readonly said: Said }) | undefined> => {
  try {
    const { ApiClient, listen } = await import("../table/opening-daily.js");
    const { fetch, said } = listen(environment);
    const answer = await new ApiClient(api, fetch).days();
    return answer.ok ? { ...answer.value, said: said(answer.value.today, true) } : undefined;
  } catch {
    return undefined;
  }
};
