import { html, nothing, svg, type TemplateResult } from "lit/html.js";
import { lozenges } from "../art/lozenges.js";
import type { Strings } from "../strings/en-table.js";

/**
 * How hard a daily is, as lozenges and, where there is room, in a word. The title is its name as well: with a name besides it
 * would be said twice.
 * @param level From 1 to 5.
 */
export const difficulty = (level: number, strings: Strings): TemplateResult =>
  html`<span class="difficulty" role="img" title=${strings.difficulty(level)}>
    <svg viewBox="0 0 50 10">
      ${lozenges(level).map(([d, paint]) => svg`<path d=${d} class=${paint ?? nothing}></path>`)}
    </svg>
    <span class="long">${strings.level(level)}</span>
  </span>`;
