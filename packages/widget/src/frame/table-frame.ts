import { html, nothing, type TemplateResult } from "lit";
import type { Environment } from "../environment.js";
import type { Speech } from "../strings/speech.js";
import type { TableController } from "../table/controller.js";
import { calendarApi } from "../table/request.js";
import type { FrameActions } from "./frame.js";
import { head } from "./head.js";
import { icon } from "./icon.js";
import { message, noticeBar } from "./notice.js";

/** The element, as far as what it shows goes. */
export interface FrameElement extends FrameActions {
  readonly api: string;
  readonly baseURI: string;
  readonly environment: Environment | undefined;
  readonly noHints: boolean;
}

/** Everything that the element shows: head, tools, felt and status, what there is to say. */
export const tableFrame = (element: FrameElement, controller: TableController, speech: Speech): TemplateResult => {
  const { ready, strings } = speech;
  const { board, notices, opener, settings, shown: table, variant } = controller;
  const { notice, problem, spoken } = notices;
  const frame = controller.hands?.frame;
  const replay = controller.replays?.current;
  const session = table?.session;
  const layout = board?.layout;
  const { adviser } = controller.advice;
  const advice = settings.get("verdict") === "off" || !session ? undefined : adviser?.verdict(session);
  const elapsed = session?.dealt.clock.read(element.environment!.now()) ?? 0;
  const hasCalendar = calendarApi(variant, element.api, element.baseURI) !== undefined;
  return html`<div class="sizer"></div>
    <div
      class="frame"
      part="frame"
      lang=${strings.lang}
      role="group"
      aria-label=${session ? labelOf(controller, speech) : nothing}
    >
      <div class="page ${replay ? "replaying" : ""}">
        ${variant && (session || !ready) ? head(variant, session?.dealt, controller.daily?.difficulty, strings) : nothing}
        ${
          replay?.controls() ??
          (session &&
            frame!.tools(session, strings, element, layout?.next !== undefined, !element.noHints, hasCalendar))
        }
        <div class="felt" part="felt">
          <div class="table">
            ${session && layout?.picker && session.picks.length > 0 && !replay ? controller.hands?.picker(table) : nothing}
            ${board?.element} ${session && layout?.next && !replay ? nextOnFelt(element, speech) : nothing}
          </div>
          ${session ? nothing : problem ? message(problem) : opener.isLoading && !ready ? message({ text: strings.loading, actions: [] }) : nothing}
        </div>
        ${replay?.progress() ?? (session && frame!.status(session, strings, element, settings.get("timer") === "off" ? undefined : elapsed, advice))}
      </div>
      ${notice ? noticeBar(notice) : nothing}
      <p class="spoken" aria-live="polite">${spoken}</p>
    </div>`;
};

/** The button beside the stock, where the layout has room for it. */
const nextOnFelt = (element: FrameElement, { strings }: Speech): TemplateResult =>
  html`<button
    class="next"
    type="button"
    title=${strings.nextPlayable}
    aria-label=${strings.nextPlayable}
    @click=${() => element.nextPlayable()}
  >
    ${icon("next")}<span class="label">${strings.nextPlayable}</span>
  </button>`;

/** What is to be seen, in a few words. */
const labelOf = ({ replays, shown }: TableController, { strings }: Speech): string => {
  const { dealt, rules } = shown!.session;
  const { date, number } = dealt;
  const deal = date === undefined ? strings.dealOf(number) : strings.dailyOf(date);
  const label = strings.table(strings.game(rules.variant), deal);
  return replays?.current?.label(label) ?? label;
};
