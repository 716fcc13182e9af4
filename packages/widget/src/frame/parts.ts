import { html, type TemplateResult } from "lit/html.js";
import type { Environment } from "../environment.js";
import type { DealtGame } from "../session/dealt-game.js";
import type { Speech } from "../strings/speech.js";
import type { TableController } from "../table/controller.js";
import { calendarApi } from "../table/request.js";
import { dailyDeal } from "./daily-deal.js";
import { type FrameActions, status, tools } from "./frame.js";
import { icon } from "./icon.js";
import type { Notice } from "./notice.js";

/** The element, as far as what it shows around a game goes. */
export interface PartsElement extends FrameActions {
  readonly api: string | null;
  readonly baseURI: string;
  readonly environment: Environment | undefined;
  readonly noHints: boolean;
}

/** What the frame shows once a game can be played. */
export interface FrameParts {
  /** What is to be seen, in a few words. */
  readonly label: string | undefined;
  readonly isReplay: boolean;
  readonly deal: DealtGame | undefined;
  /** Which deal it is, where that is more than its number. */
  readonly which: TemplateResult | undefined;
  readonly tools: TemplateResult | undefined;
  readonly status: TemplateResult | undefined;
  /** The controls on the felt: before the cards, and after them. */
  readonly picker: TemplateResult | undefined;
  readonly next: TemplateResult | undefined;
  readonly isLoading: boolean;
  readonly problem: Notice | undefined;
  readonly notice: Notice | undefined;
  readonly spoken: string;
}

export const frameParts = (element: PartsElement, controller: TableController, speech: Speech): FrameParts => {
  const { strings } = speech;
  const { advice, board, hands, notices, opener, replays, settings, shown: table, variant } = controller;
  const replay = replays.current;
  const session = table?.session;
  const { layout } = board;
  const elapsed = session?.dealt.clock.read(element.environment!.now());
  const verdict = settings.get("verdict") === "off" || !session ? undefined : advice.adviser?.verdict(session);
  const hasCalendar = calendarApi(variant, element.api, element.baseURI) !== undefined;
  const hasPicker = session && layout?.picker && session.picks.length > 0 && !replay;
  return {
    label: session && labelOf(controller, speech),
    isReplay: replay !== undefined,
    deal: session?.dealt,
    which: session && dailyDeal(session.dealt, controller.daily?.difficulty, strings),
    tools:
      replay?.controls() ??
      (session && tools(session, strings, element, layout?.next !== undefined, !element.noHints, hasCalendar)),
    status:
      replay?.progress() ??
      (session && status(session, strings, element, settings.get("timer") === "off" ? undefined : elapsed, verdict)),
    picker: hasPicker ? hands.picker(table) : undefined,
    next: session && layout?.next && !replay ? nextOnFelt(element, speech) : undefined,
    isLoading: opener.isLoading,
    problem: notices.problem,
    notice: notices.notice,
    spoken: notices.spoken,
  };
};

/** The button beside the stock, where the layout has room for it. */
const nextOnFelt = (element: PartsElement, { strings }: Speech): TemplateResult =>
  html`<button
    class="next"
    type="button"
    title=${strings.nextPlayable}
    aria-label=${strings.nextPlayable}
    @click=${() => element.nextPlayable()}
  >
    ${icon("next")}<span class="label">${strings.nextPlayable}</span>
  </button>`;

const labelOf = ({ replays, shown }: TableController, { strings }: Speech): string => {
  const { dealt, rules } = shown!.session;
  const { date, number } = dealt;
  const deal = date === undefined ? strings.dealOf(number) : strings.dailyOf(date);
  const label = strings.table(strings.game(rules.variant), deal);
  return replays.current?.label(label) ?? label;
};
