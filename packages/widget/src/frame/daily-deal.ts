import { html, nothing, type TemplateResult } from "lit/html.js";
import type { DealtGame } from "../session/dealt-game.js";
import type { Strings } from "../strings/en-table.js";
import { difficulty } from "./difficulty.js";

/**
 * Which daily it is; `undefined` for other deals.
 * @param level How hard it is, from 1 to 5, if that is known.
 */
export const dailyDeal = (
  { date }: DealtGame,
  level: number | undefined,
  strings: Strings,
): TemplateResult | undefined =>
  date === undefined
    ? undefined
    : html`<i class="long">${strings.daily}</i><span class="long">${strings.day(date)}</span
        ><span class="short">${strings.dailyShort(date)}</span
        >${level === undefined ? nothing : difficulty(level, strings)}`;
