import { type Variant, variants } from "@solitaire/engine";
import { gameAddress } from "../src/address.js";
import { SOME_ORIGIN } from "../src/origin.js";
import { strings } from "../src/strings/en.js";
import { emblem } from "./emblems.js";
import { html } from "./html.js";
import { gameChoice } from "./game-choice.js";
import { layout } from "./layout.js";
import { verifyPage } from "./verify-page.js";

const { game, home, todayPage, resultsPage, practicePage, embedPage, notFound } = strings;

const table = (heading: string) =>
  html`<h1 class="unseen">${heading}</h1>
    <noscript><p class="notice">${game.noScript}</p></noscript>
    <p class="notice late">${game.failed}</p>
    <div class="notice" id="told" role="alert" hidden>
      <p></p>
      <button type="button">${game.dismiss}</button>
    </div>`;

const gamePage = ({ id, name, daily }: Variant): string =>
  layout({
    title: daily ? game.daily(name) : game.practice(name),
    description: game.description(strings.about[id] ?? "", daily),
    here: id,
    script: "play.ts",
    table: id,
    content: table(name),
  });

const homePage = (): string => layout({ ...home, script: "play.ts", table: "", content: table(strings.today) });

const today = (): string =>
  layout({
    ...todayPage,
    here: "today",
    script: "today.ts",
    content: html`<h1>${todayPage.heading}</h1>
      <p class="lead"><span id="day">${todayPage.day}</span> ${todayPage.intro}</p>
      <ul class="deals">
        ${variants
          .filter(({ daily }) => daily)
          .map(
            ({ id, name }) =>
              html`<li>
                <a href="${gameAddress(id)}"
                  >${emblem(id)}<span class="what"><b>${name}</b> <small>${strings.about[id] ?? ""}</small></span
                  ><span class="facts" data-game="${id}"></span
                ></a>
              </li>`,
          )}
      </ul>
      <p id="news" role="status"></p>
      <noscript><p>${todayPage.noScript}</p></noscript>`,
  });

const results = (): string =>
  layout({
    ...resultsPage,
    here: "results",
    script: "results.ts",
    content: html`<h1>${resultsPage.heading}</h1>
      <p class="lead" id="about">${resultsPage.intro}</p>
      <nav id="games" class="days" aria-label="${resultsPage.games}">
        ${variants.filter(({ daily }) => daily).map(({ id, name }) => html`<a href="/results?game=${id}" data-game="${id}">${name}</a>`)}
      </nav>
      <p><span id="count" role="status"></span> <span id="par"></span></p>
      <p id="news" role="status"></p>
      <div id="chart"></div>
      <details id="numbers" hidden>
        <summary>${resultsPage.numbers}</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">${resultsPage.moves}</th>
              <th scope="col">${resultsPage.wins}</th>
            </tr>
          </thead>
          <tbody></tbody>
        </table>
      </details>
      <section id="own" hidden>
        <h2>${resultsPage.own}</h2>
        <p id="place"></p>
        <p class="actions"><button type="button" id="remove">${resultsPage.remove}</button></p>
      </section>
      <section id="best" hidden>
        <h2>${resultsPage.bestHeading}</h2>
        <p id="best-about"></p>
        <div id="replay"></div>
      </section>
      <p class="aside"><span id="closing"></span> ${resultsPage.note}</p>
      <p class="days">
        <a id="before" href="/results">${resultsPage.before}</a> <a id="play" href="/">${resultsPage.play}</a>
      </p>
      <noscript><p>${resultsPage.noScript}</p></noscript>`,
  });

const practice = (): string =>
  layout({
    ...practicePage,
    here: "practice",
    script: "practice.ts",
    content: html`<h1>${practicePage.heading}</h1>
      <p class="lead">${practicePage.intro}</p>
      <form id="practice" novalidate>
        <fieldset>
          <legend>${practicePage.game}</legend>
          <div class="choices">${variants.map(gameChoice)}</div>
        </fieldset>
        <p class="field">
          <label for="deal">${practicePage.number}</label>
          <input
            id="deal"
            name="deal"
            type="text"
            autocomplete="off"
            autocapitalize="none"
            spellcheck="false"
            enterkeyhint="go"
            maxlength="64"
            aria-describedby="deal-hint deal-error"
          />
          <small id="deal-hint">${practicePage.hint}</small>
        </p>
        <p id="deal-error" class="mistake" role="alert"></p>
        <p class="actions">
          <button class="first">${practicePage.play}</button>
          <button id="any">${practicePage.random}</button>
        </p>
      </form>`,
  });

const code = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <script type="module" src="${SOME_ORIGIN}/table/solitaire-table.js"></script>
  </head>
  <body>
    <solitaire-table game="penguin" deal="12345"></solitaire-table>
  </body>
</html>`;

const embed = (): string =>
  layout({
    ...embedPage,
    here: "embed",
    script: "embed.ts",
    content: html`<h1>${embedPage.heading}</h1>
      <p class="lead">${embedPage.intro}</p>
      <div class="code">
        <pre tabindex="0" role="region" aria-label="${embedPage.example}"><code>${code}</code></pre>
        <button type="button" id="copy" hidden>${embedPage.copy}</button>
      </div>
      <p>${embedPage.daily}</p>
      <div class="code">
        <pre
          tabindex="0"
          role="region"
          aria-label="${embedPage.daily}"
        ><code>${`<solitaire-table game="penguin" daily api="${SOME_ORIGIN}"></solitaire-table>`}</code></pre>
      </div>
      <p>${embedPage.after}${variants.map(({ id }, i) => html`${i > 0 ? ", " : ""}<code>${id}</code>`)}.</p>`,
  });

const missing = (): string =>
  layout({
    ...notFound,
    content: html`<h1>${notFound.heading}</h1>
      <p class="lead">${notFound.text}</p>
      <ul class="list">
        ${variants.map(({ id, name }) => html`<li><a href="${gameAddress(id)}">${emblem(id)}${name}</a></li>`)}
      </ul>`,
  });

/** Every page of the site by its file name. The server answers /penguin with penguin.html. */
export const pages: ReadonlyMap<string, string> = new Map([
  ["index.html", homePage()],
  ...variants.map((variant): [string, string] => [`${variant.id}.html`, gamePage(variant)]),
  ["today.html", today()],
  ["results.html", results()],
  ["practice.html", practice()],
  ["verify.html", verifyPage()],
  ["embed.html", embed()],
  ["404.html", missing()],
]);
