import type { Variant } from "@solitaire/engine";
import { html, type TemplateResult } from "lit";
import type { Strings } from "../strings/en.js";
import { emblem } from "./icon.js";
import { emphasised } from "./text.js";

/** Longer names than this may take two lines on phones, in smaller type. */
const LONG = 16;

/**
 * The game's name, and which deal it is.
 * @param which Where that is more than a number.
 * @param number The deal's, as soon as one lies on the table.
 */
export const head = (
  variant: Variant,
  which: TemplateResult | undefined,
  number: string | undefined,
  strings: Strings,
): TemplateResult => {
  const name = strings.game(variant);
  return html`<div class="head" part="head">
    <div class="title">
      ${emblem(variant.id)}<span class=${name.length > LONG ? "name long-name" : "name"}>${name}</span>
    </div>
    ${number && html`<p class="which">${which ?? html`<span>${emphasised(strings.deal(number))}</span>`}</p>`}
  </div>`;
};
