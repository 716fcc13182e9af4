import { type Variant, variants } from "@solitaire/engine";
import { gameAddress } from "../src/address.js";
import { SOME_ORIGIN } from "../src/origin.js";
import { emblem, star } from "./emblems.js";
import { type Html, html, nothing } from "./html.js";
import { gameChoice } from "./game-choice.js";
import { layout } from "./layout.js";
import { type Site, sites } from "./site.js";
import { verifyPage } from "./verify-page.js";

/** @param today Where today's daily is, if the page has one. */
const table = ({ strings: { game } }: Site, heading: string, today?: string): Html =>
  html`<h1 class="unseen">${heading}</h1>
    <noscript><p class="notice">${game.noScript}</p></noscript>
    <p class="notice late">${game.failed}</p>
    <div class="notice told" id="told" role="alert" hidden>
      <p></p>
      <button type="button">${game.dismiss}</button>
    </div>
    ${
      today === undefined
        ? nothing
        : html`<div role="status">
            <div class="notice told" id="new-day" hidden>
              <p>${game.newDay} <span>${game.newDayHere}</span></p>
              <a href="${today}">${game.toToday}</a>
              <button type="button">${game.dismiss}</button>
            </div>
          </div>`
    }`;

const gamePage = (site: Site, variant: Variant): string => {
  const { game, about, nameOf } = site.strings;
  const { daily, id } = variant;
  const name = nameOf(variant);
  return layout(site, {
    path: `/${id}`,
    title: daily ? game.daily(name) : game.practice(name),
    description: game.description(about[id] ?? "", daily),
    here: id,
    script: "play.ts",
    table: id,
    content: table(site, name, daily ? site.to(gameAddress(id)) : undefined),
  });
};

const homePage = (site: Site): string => {
  const { home, today } = site.strings;
  return layout(site, { ...home, path: "/", script: "play.ts", table: "", content: table(site, today, site.to("/")) });
};

const today = (site: Site): string => {
  const { about, nameOf, todayPage } = site.strings;
  return layout(site, {
    path: "/today",
    ...todayPage,
    here: "today",
    script: "today.ts",
    content: html`<h1>${todayPage.heading}</h1>
      <p class="lead"><span id="day">${todayPage.day}</span> ${todayPage.intro}</p>
      <ul class="deals">
        ${variants
          .filter(({ daily }) => daily)
          .map(
            (variant) =>
              html`<li>
                <a href="${site.to(gameAddress(variant.id))}"
                  >${emblem(variant.id)}<span class="what"
                    ><span class="title"
                      ><b>${nameOf(variant)}</b> <span class="mark" data-mark="${variant.id}">${star}<span></span></span
                    ></span>
                    <small>${about[variant.id] ?? ""}</small></span
                  ><span class="facts" data-game="${variant.id}"></span
                ></a>
              </li>`,
          )}
      </ul>
      <p class="aside">
        ${todayPage.others}
        ${variants
          .filter(({ daily }) => !daily)
          .map((variant) => html`<a href="${site.to(gameAddress(variant.id))}">${nameOf(variant)}</a>`)}
      </p>
      <section id="begun" hidden>
        <h2>${todayPage.begun}</h2>
        <ul class="list">
          ${variants.map(
            (variant) =>
              html`<li hidden>
                <a href="${site.to(gameAddress(variant.id))}" data-begun="${variant.id}"
                  >${emblem(variant.id)}<span>${nameOf(variant)}</span></a
                >
              </li>`,
          )}
        </ul>
      </section>
      <p id="next">${todayPage.midnight}</p>
      <p id="news" role="status"></p>
      <noscript><p>${todayPage.noScript}</p></noscript>`,
  });
};

const results = (site: Site): string => {
  const { nameOf, resultsPage } = site.strings;
  return layout(site, {
    path: "/results",
    ...resultsPage,
    here: "results",
    script: "results.ts",
    content: html`<h1>${resultsPage.heading}</h1>
      <p class="lead" id="about">${resultsPage.intro}</p>
      <nav id="games" class="days" aria-label="${resultsPage.games}">
        ${variants.filter(({ daily }) => daily).map((variant) => html`<a href="${site.to(`/results?game=${variant.id}`)}" data-game="${variant.id}">${nameOf(variant)}</a>`)}
      </nav>
      <p id="tally"><span id="count" role="status"></span><span id="par"></span></p>
      <p id="news" role="status"></p>
      <div id="wins" hidden>
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
          <a id="before" href="${site.to("/results")}">${resultsPage.before}</a>
          <a id="play" href="${site.to("/")}">${resultsPage.play}</a>
        </p>
      </div>
      <noscript><p>${resultsPage.noScript}</p></noscript>`,
  });
};

const practice = (site: Site): string => {
  const { practicePage } = site.strings;
  return layout(site, {
    path: "/practice",
    ...practicePage,
    here: "practice",
    script: "practice.ts",
    content: html`<h1>${practicePage.heading}</h1>
      <p class="lead">${practicePage.intro}</p>
      <form id="practice" novalidate>
        <fieldset disabled>
          <legend>${practicePage.game}</legend>
          <div class="choices">${variants.map((variant) => gameChoice(site, variant))}</div>
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
            aria-describedby="deal-hint deal-mistake"
            disabled
          />
          <small id="deal-hint">${practicePage.hint}</small>
        </p>
        <p id="deal-mistake" class="mistake" role="alert"></p>
        <p class="actions">
          <button class="first" disabled>${practicePage.play}</button>
          <button id="any" disabled>${practicePage.random}</button>
        </p>
      </form>
      <noscript><p>${site.strings.game.noScript}</p></noscript>`,
  });
};

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

const embed = (site: Site): string => {
  const { embedPage } = site.strings;
  return layout(site, {
    path: "/embed",
    ...embedPage,
    here: "embed",
    script: "embed.ts",
    content: html`<h1>${embedPage.heading}</h1>
      <p class="lead">${embedPage.intro}</p>
      <div class="code">
        <pre role="region" aria-label="${embedPage.example}"><code>${codeIn(site.language)}</code></pre>
        <button type="button" id="copy" hidden>${embedPage.copy}</button>
      </div>
      <p>${embedPage.daily}</p>
      <div class="code">
        <pre
          role="region"
          aria-label="${embedPage.daily}"
        ><code>${`<solitaire-table game="penguin" daily api="${SOME_ORIGIN}"></solitaire-table>`}</code></pre>
      </div>
      <p>${embedPage.after}${variants.map(({ id }, i) => html`${i > 0 ? ", " : ""}<code>${id}</code>`)}.</p>`,
  });
};

const missing = (site: Site): string => {
  const { nameOf, notFound } = site.strings;
  return layout(site, {
    path: "/404",
    ...notFound,
    content: html`<h1>${notFound.heading}</h1>
      <p class="lead">${notFound.text}</p>
      <ul class="list">
        ${variants.map((variant) => html`<li><a href="${site.to(gameAddress(variant.id))}">${emblem(variant.id)}${nameOf(variant)}</a></li>`)}
      </ul>`,
  });
};

const pagesIn = (site: Site): [string, string][] => [
  ["index.html", homePage(site)],
  ...variants.map((variant): [string, string] => [`${variant.id}.html`, gamePage(site, variant)]),
  ["today.html", today(site)],
  ["results.html", results(site)],
  ["practice.html", practice(site)],
  ["verify.html", verifyPage(site)],
  ["embed.html", embed(site)],
  ["404.html", missing(site)],
];

/** Every page of the site by its file name. The server answers /penguin with penguin.html, and /ru/penguin with ru/penguin.html. */
export const pages: ReadonlyMap<string, string> = new Map(
  sites.flatMap((site) => pagesIn(site).map(([name, page]): [string, string] => [site.to(`/${name}`).slice(1), page])),
);
