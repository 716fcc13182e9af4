import type { Setup } from "@solitaire/engine";
import { html, type TemplateResult } from "lit/html.js";
import type { RulesText } from "../rules/rules-text.js";
import type { enDialogs } from "../strings/en-dialogs.js";
import { gameKeys } from "./game-keys.js";
import { pageHead } from "./page-head.js";

/** The rules of a game, and the keys that play it. @param text `undefined` where they could not be loaded. */
export const rulesPage = (
  text: RulesText | undefined,
  rules: Setup,
  name: string,
  texts: typeof enDialogs,
  closing: readonly [label: string, close: () => void],
): TemplateResult =>
  html`<div class="rules-text">
    ${pageHead(
      text?.title ?? name,
      closing,
      html`<button class="leads" type="button" @click=${toKeys}>${texts.keys}</button>`,
    )}
    <div>
      <p>${text?.intro ?? texts.noRules}</p>
      ${text?.sections.map(
        (section) =>
          html`<section>
            <h3>${section.heading}</h3>
            <ul>
              ${section.rules.map(({ text }) => html`<li>${text}</li>`)}
            </ul>
          </section>`,
      )}
      <section>
        <h3 class="keys" tabindex="-1">${texts.keys}</h3>
        <p>${texts.keysWhere}</p>
        <dl>
          ${texts.keyList(gameKeys(rules)).map(
            ([key, does]) =>
              html`<dt>${key}</dt>
                <dd>${does}</dd>`,
          )}
        </dl>
      </section>
    </div>
  </div>`;

/** From the head of the page to the keys, which stand at its end. */
const toKeys = ({ currentTarget }: Event): void => {
  const keys = (currentTarget as Element).closest(".rules-text")!.querySelector<HTMLElement>(".keys")!;
  keys.scrollIntoView();
  keys.focus({ preventScroll: true });
};
