import { html, nothing, type TemplateResult } from "lit";
import type { Stage } from "../stage/stage.js";
import { head } from "./head.js";
import { message, type Notice, noticeBar } from "./notice.js";
import type { FrameParts } from "./parts.js";

/**
 * Everything that the element shows: head, tools, felt and status, what there is to say.
 * @param parts What shows once a game can be played.
 */
export const tableFrame = (stage: Stage, parts: FrameParts | undefined): TemplateResult => {
  const { board, first, speech } = stage;
  const { ready, strings } = speech;
  const variant = stage.controller?.variant ?? first?.rules?.variant;
  const number = parts?.deal?.number ?? first?.painted?.number;
  const failure = stage.hasFailed ? failureOf(stage) : undefined;
  const notice = parts?.notice ?? (number && failure);
  const isLoading = parts ? parts.isLoading : variant && !failure;
  return html`<div class="sizer"></div>
    <div class="frame" part="frame" lang=${strings.lang} role="group" aria-label=${parts?.label ?? nothing}>
      <div class="page ${parts?.isReplay ? "replaying" : ""}">
        ${variant && (number || !ready) ? head(variant, parts?.which, number, strings) : nothing} ${parts?.tools}
        <div class="felt" part="felt">
          <div class="table">${parts?.picker} ${board?.element} ${parts?.next}</div>
          ${number ? nothing : saidInstead(parts?.problem ?? failure, isLoading && !ready ? strings.loading : undefined)}
        </div>
        ${parts?.status}
      </div>
      ${notice ? noticeBar(notice) : nothing}
      <p class="spoken" aria-live="polite">${parts?.spoken}</p>
    </div>`;
};

/** What is said where no cards lie. */
const saidInstead = (problem: Notice | undefined, loading: string | undefined): TemplateResult | typeof nothing =>
  problem ? message(problem) : loading ? message({ text: loading, actions: [] }) : nothing;

/** That which plays could not be loaded. */
const failureOf = (stage: Stage): Notice => {
  const { strings } = stage.speech;
  return { text: strings.loadFailed, actions: [{ label: strings.tryAgain, run: () => void stage.load() }] };
};
