import { html, type TemplateResult } from "lit/html.js";
import type { Environment } from "../environment.js";
import type { OrNone } from "../loose.js";
import { gameAndDeal } from "../session/deal-name.js";
import type { DealtGame } from "../session/dealt-game.js";
import type { Session } from "../session/session.js";
import type { Speech } from "../strings/speech.js";
import type { Surroundings } from "../surroundings/surroundings.js";
import { calendarApi } from "../table/request.js";
import type { FrameActions } from "./actions.js";
import { dailyDeal } from "./daily-deal.js";
import { icon } from "./icon.js";
import type { Notice } from "./notice.js";
import { picker } from "./picker.js";
import { status } from "./status.js";
import { tools } from "./tools.js";

/** The element, as far as what it shows around a game goes. */
export interface PartsElement extends FrameActions {
  readonly api: OrNone<string>;
  readonly baseURI: string;
  readonly environment: Environment;
  readonly noHints: OrNone<boolean>;
}

/** What the frame itself shows of what is around the cards. */
export interface SurroundingParts {
  /** What is to be seen, in a few words. */
  readonly label: string | undefined;
  readonly isReplay: boolean;
  readonly problem: Notice | undefined;
  readonly notice: Notice | undefined;
  readonly spoken: string;
}

/** What the frame itself shows once a game can be played. */
export interface FrameParts extends Partial<SurroundingParts> {
  readonly deal: DealtGame | undefined;
  readonly isLoading: boolean;
}

/** What fills the frame besides. */
export interface FilledParts extends SurroundingParts {
  /** Which deal it is, where that is more than its number. */
  readonly which: TemplateResult | undefined;
  readonly tools: TemplateResult | undefined;
  readonly status: TemplateResult | undefined;
  /** The controls on the felt: before the cards, and after them. */
  readonly picker: TemplateResult | undefined;
  readonly next: TemplateResult | undefined;
}

/** What the frame shows of a game and of what is around it. */
export const frameParts = (element: PartsElement, surroundings: Surroundings): FilledParts => {
  const { advice, controller, notices, replays, speech } = surroundings;
  const { strings } = speech;
  const { board, settings, shown: table, variant } = controller;
  const replay = replays.current;
  const session = table?.session;
  const { layout } = board;
  const elapsed = settings.get("timer") === "off" ? undefined : session?.dealt.clock.read(element.environment.now());
  const verdict = settings.get("verdict") === "off" || !session ? undefined : advice.adviser?.verdict(session);
  const shown = {
    next: layout?.next === undefined,
    hint: !element.noHints,
    calendar: calendarApi(variant, element.api, element.baseURI) !== undefined,
  };
  const hasPicker = session && layout?.picker && session.picks.length > 0 && !replay;
  return {
    label: session && labelOf(session, surroundings),
    isReplay: replay !== undefined,
    which: session && dailyDeal(session.dealt, controller.daily?.difficulty, strings),
    tools: replay?.controls() ?? (session && tools(session, strings, element, shown)),
    status:
      replay?.progress() ??
      (session && status({ session, strings, elapsed, verdict, showResult: () => element.showResult() })),
    picker: hasPicker ? picker(session, speech, (pick) => table.act(session.choose(pick))) : undefined,
    next: session && layout?.next && !replay ? nextOnFelt(element, speech) : undefined,
    problem: notices.problem,
    notice: notices.shown,
    spoken: notices.spoken,
  };
};

/** The button beside the stock, where the layout has room for it. */
const nextOnFelt = (element: PartsElement, { strings }: Speech): TemplateResult =>
  html`<button class="next" type="button" aria-label=${strings.nextPlayable} @click=${() => element.nextPlayable()}>
    ${icon("next")}<span class="label">${strings.nextPlayable}</span>
  </button>`;

const labelOf = (session: Session, { replays, speech }: Surroundings): string => {
  const label = gameAndDeal(session, speech.strings);
  return replays.current?.label(label) ?? label;
};
