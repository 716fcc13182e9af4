import { variants } from "@solitaire/engine";
import { html } from "../html.js";
import { layout } from "../layout.js";
import type { Site } from "../site.js";
import { dealField } from "./deal-field.js";
import { gameChoice } from "./game-choice.js";

/** The form where a deal is chosen by its number. */
export const practicePage = (site: Site): string => {
  const { practicePage: texts } = site.strings;
  return layout(site, {
    path: "/practice",
    ...texts,
    here: "practice",
    script: "practice.ts",
    content: html`<h1>${texts.heading}</h1>
      <p class="lead">${texts.intro}</p>
      <form id="practice" novalidate>
        <fieldset disabled>
          <legend>${texts.game}</legend>
          <div class="choices">${variants.map((variant) => gameChoice(site, variant))}</div>
        </fieldset>
        ${dealField(texts.number, texts.hint, { isLast: true })}
        <p class="actions">
          <button class="first" disabled>${texts.play}</button>
          <button id="any" disabled>${texts.random}</button>
        </p>
      </form>
      <noscript><p>${site.strings.game.noScript}</p></noscript>`,
  });
};
