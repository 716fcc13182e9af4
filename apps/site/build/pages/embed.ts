import { variants } from "@solitaire/engine";
import { SOME_ORIGIN } from "../../src/origin.js";
import { html } from "../html.js";
import { layout } from "../layout.js";
import type { Site } from "../site.js";

const codeIn = (language: string): string => `<!doctype html>
<html lang="${language}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <script type="module" src="${SOME_ORIGIN}/table/solitaire-table.js"></script>
  </head>
  <body>
    <solitaire-table game="penguin" deal="12345"></solitaire-table>
  </body>
</html>`;

/** The lines that put a table on a page of somebody else's. */
export const embedPage = (site: Site): string => {
  const { embedPage: texts } = site.strings;
  return layout(site, {
    path: "/embed",
    ...texts,
    here: "embed",
    script: "embed.ts",
    content: html`<h1>${texts.heading}</h1>
      <p class="lead">${texts.intro}</p>
      <div class="code">
        <pre role="region" aria-label="${texts.example}"><code>${codeIn(site.language)}</code></pre>
        <button type="button" id="copy" hidden>${texts.copy}</button>
      </div>
      <p>${texts.daily}</p>
      <div class="code">
        <pre
          role="region"
          aria-label="${texts.daily}"
        ><code>${`<solitaire-table game="penguin" daily api="${SOME_ORIGIN}"></solitaire-table>`}</code></pre>
      </div>
      <p>${texts.after}${variants.map(({ id }, i) => html`${i > 0 ? ", " : ""}<code>${id}</code>`)}.</p>`,
  });
};
