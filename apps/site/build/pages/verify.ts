import { variants } from "@solitaire/engine";
import { html } from "../html.js";
import { layout } from "../layout.js";
import type { Site } from "../site.js";
import { advice } from "./advice.js";
import { choice, option } from "./choice.js";
import { dealField } from "./deal-field.js";

/** The form that has a log judged. */
export const verifyPage = (site: Site): string => {
  const { embedPage, nameOf, verifyPage: texts } = site.strings;
  return layout(site, {
    path: "/verify",
    ...texts,
    here: "verify",
    script: "verify.ts",
    content: html`<h1>${texts.heading}</h1>
      <p class="lead">${texts.intro}</p>
      <form id="verify" novalidate>
        ${choice(
          "game",
          texts.game,
          variants.map((variant) => option(variant.id, nameOf(variant))),
        )}
        ${dealField(texts.number, texts.numberHint)}
        <p class="field">
          <label for="log">${texts.log}</label>
          <textarea
            id="log"
            name="log"
            rows="6"
            autocapitalize="none"
            spellcheck="false"
            aria-describedby="log-mistake log-hint"
            disabled
          ></textarea>
        </p>
        ${advice("log", texts.logHint)}
        <p class="actions"><button class="first" disabled>${texts.verify}</button></p>
      </form>
      <p id="verdict" class="verdict" role="status"></p>
      <p id="watch" hidden><a href="${site.to("/")}">${texts.watch}</a></p>
      <h2 id="command-name">${texts.command}</h2>
      <div class="code">
        <pre role="region" aria-labelledby="command-name"><code id="command" class="line"></code></pre>
        <button type="button" id="copy" aria-describedby="command-name" hidden>${embedPage.copy}</button>
      </div>
      <noscript><p>${texts.noScript}</p></noscript>`,
  });
};
