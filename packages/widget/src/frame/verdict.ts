import type { Outcome } from "@solitaire/engine/solver";
import { html, type TemplateResult } from "lit/html.js";
import { keyed } from "lit/directives/keyed.js";
import type { AdviceStrings } from "../strings/en-advice.js";
import { icon } from "./icon.js";

/** What is known of a game that is not won yet. */
export interface Standing {
  /** `undefined`: being looked at. */
  readonly verdict: Outcome | undefined;
  /** The words for a game that is lost. */
  readonly lost: string;
  /** Goes back to the last winnable position, where it is known. */
  readonly back?: (() => void) | undefined;
  /** Tells the same in a sentence, with the way back. */
  readonly tell: () => void;
}

const LOOKS = { won: ["good", "solved"], lost: ["bad", "lost"], unknown: ["", "unknown"] } as const;

/** Whether the game can be won, by a shape, a colour and words; and the way back, where it has been lost. */
export const verdict = ({ verdict, lost, back, tell }: Standing, texts: AdviceStrings): TemplateResult => {
  const [look, shape] = LOOKS[verdict ?? "unknown"];
  const words = verdict === "won" ? texts.winnable : verdict === "lost" ? lost : texts.unknown;
  const pending = verdict === undefined ? "pending" : "";
  // Another verdict is another element: a longer or shorter one in the same would count as a shift of the page's layout.
  if (!back) return html`${keyed(words, html`<p class="verdict ${look} ${pending}">${icon(shape)}${words}</p>`)}`;
  // Where there is no room for the way back, it opens from the verdict.
  return html`<div class="verdict ${look}">
    <button class="opens" type="button" @click=${tell}>${icon(shape)}${words}</button>
    <button class="return" type="button" @click=${back}>${texts.back}</button>
  </div>`;
};
