import { variants } from "@solitaire/engine";
import { SOME_ORIGIN } from "../../src/origin.js";
import { type Html, html } from "../html.js";
import { layout } from "../layout.js";
import type { Site } from "../site.js";
import { choice, option } from "./choice.js";
import { dealField } from "./deal-field.js";

/** What the lines say until something else is chosen. */
const EXAMPLE = { game: "penguin", deal: "12345" };

/** Each line is an element of its own: what of it has no room in the first row stands further in. */
const line = (content: string | Html): Html => html`<span class="line">${content}${"\n"}</span>`;

const linesIn = (language: string): Html =>
  html`${[
    `<!doctype html>`,
    `<html lang="${language}">`,
    `  <head>`,
    `    <meta charset="utf-8" />`,
    html`${`    <meta name="viewport" `}<span class="whole">${`content="width=device-width"`}</span> />`,
    `    <script type="module" src="${SOME_ORIGIN}/table/solitaire-table.js"></script>`,
    `  </head>`,
    `  <body>`,
    html`${"    "}<span id="tag"
        >${`<solitaire-table game="${EXAMPLE.game}" deal="${EXAMPLE.deal}"></solitaire-table>`}</span
      >`,
    `  </body>`,
    `</html>`,
  ].map(line)}`;

/** Lets one of several be chosen for an attribute; what is chosen first leaves it out. */
const choiceFor = (attribute: string, name: string, values: Readonly<Record<string, string>>, chosen?: string): Html =>
  choice(
    attribute,
    name,
    Object.entries(values).map(([value, text]) => option(value, text, value === chosen)),
  );

/** The lines that put a table on a page of somebody else's, and that table. */
export const embedPage = (site: Site): string => {
  const { embedPage: texts, game, nameOf, practicePage, verifyPage } = site.strings;
  const games = Object.fromEntries(variants.map((variant) => [variant.id, nameOf(variant)]));
  const looks = Object.entries(texts.looks);
  return layout(site, {
    path: "/embed",
    ...texts,
    here: "embed",
    script: "embed.ts",
    content: html`<h1>${texts.heading}</h1>
      <p class="lead">${texts.intro}</p>
      <div class="example">
        <form id="example" autocomplete="off" novalidate>
          ${choiceFor("game", practicePage.game, games, EXAMPLE.game)}
          ${dealField(practicePage.number, verifyPage.numberHint, { value: EXAMPLE.deal })}
          ${looks.map(([attribute, { name, values }]) => choiceFor(attribute, name, { "": texts.auto, ...values }))}
          <small class="row">${texts.autoMeans}</small>
        </form>
        <div class="code">
          <pre role="region" aria-label="${texts.example}"><code>${linesIn(site.language)}</code></pre>
          <button type="button" id="copy" hidden>${texts.copy}</button>
        </div>
        <div class="trial">
          <div id="table" class="shown-table"><p class="notice late">${game.failed}</p></div>
          <p class="aside">${texts.keepsNothing}</p>
        </div>
        <noscript><p>${game.noScript}</p></noscript>
      </div>
      <p>${texts.daily}</p>
      <div class="code">
        <pre
          role="region"
          aria-label="${texts.daily}"
        ><code>${line(`<solitaire-table game="penguin" daily api="${SOME_ORIGIN}"></solitaire-table>`)}</code></pre>
      </div>
      <p>${texts.after}${variants.map(({ id }, i) => html`${i > 0 ? ", " : ""}<code>${id}</code>`)}.</p>`,
  });
};
