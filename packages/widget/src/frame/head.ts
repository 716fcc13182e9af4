import type { Variant } from "@solitaire/engine";
import { html, nothing, type TemplateResult } from "lit";
import type { DealtGame } from "../session/dealt-game.js";
import type { Strings } from "../strings/en.js";
import { difficulty } from "./difficulty.js";
import { emblem } from "./icon.js";
import { emphasised } from "./text.js";

/**
 * The game's name, and which deal it is, as soon as one lies on the table.
 * @param level How hard it is, from 1 to 5, if that is known.
 */
export const head = (
  variant: Variant,
  dealt: DealtGame | undefined,
  level: number | undefined,
  strings: Strings,
): TemplateResult => {
  return html`<div class="head" part="head">
    <div class="title">${emblem(variant.id)}<span class="name">${strings.game(variant)}</span></div>
    ${dealt && which(dealt, level, strings)}
  </div>`;
};

const which = ({ date, number }: DealtGame, level: number | undefined, strings: Strings): TemplateResult =>
  html`<p class="which">
    ${
      date === undefined
        ? html`<span>${emphasised(strings.deal(number))}</span>`
        : html`<i class="long">${strings.daily}</i><span class="long">${strings.day(date)}</span
            ><span class="short">${strings.dailyShort(date)}</span>`
    }
    ${level === undefined ? nothing : difficulty(level, strings)}
  </p>`;
