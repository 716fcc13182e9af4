import { gameAddress } from "../src/address.js";
import { emblem, star } from "./emblems.js";
import { dailyGames } from "./games.js";
import { type Html, html, nothing } from "./html.js";
import { type Site, sites } from "./site.js";

/** What one page has of its own. */
export interface Page {
  /** Its address in English. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** What its `main` holds. */
  readonly content: Html;
  /** Where the bar stands: a game's id or one of the other links. */
  readonly here?: string;
  /** The module that it runs. */
  readonly script?: string;
  /** The id of the game, on a page with a table. Empty on the page that shows the game played last. */
  readonly table?: string;
}

/** Whether a page stands at a place of the bar: on its page, or with a game that has none there, as Zodiac Classic with Zodiac. */
const mark = ({ here }: Page, id: string): Html => {
  if (here === id) return html`aria-current="page"`;
  return here?.startsWith(`${id}-`) ? html`aria-current="true"` : nothing;
};

/** A link of the bar. @param sign What shows before its name, or alone where there is no room for that. */
const link = (page: Page, id: string, href: string, name: string, sign: Html): Html =>
  html`<a href="${href}" data-page="${id}" ${mark(page, id)}>${sign}<span class="name">${name}</span></a>`;

/** The same page in the other languages, each named in its own. @param label What a link shows. */
const otherLanguages = (
  { language }: Site,
  { path }: Page,
  label: (other: Site) => Html = ({ strings }) => html`${strings.languageName}`,
): Html[] =>
  sites
    .filter((site) => site.language !== language)
    .map(
      (site) =>
        html`<a
          href="${site.to(path)}"
          lang="${site.language}"
          hreflang="${site.language}"
          data-language="${site.language}"
          >${label(site)}</a
        >`,
    );

/** A language's name, and where there is no room for it its code. */
const shortLanguage = ({ language, strings }: Site): Html =>
  html`<span class="sign" aria-hidden="true">${language.toUpperCase()}</span
    ><span class="name">${strings.languageName}</span>`;

/** The bar above every page: the games that have a daily, and what else there is. */
const bar = (site: Site, page: Page): Html => {
  const { strings, to } = site;
  return html` <header class="bar">
    <a
      class="home"
      href="${to("/today")}"
      aria-label="${strings.site}: ${strings.today}"
      ${page.here === "today" ? html`aria-current="page"` : nothing}
      >${star}<span class="wide">${strings.site}</span></a
    >
    <nav aria-label="${strings.navigation}">
      <ul class="games">
        ${dailyGames.map(
          (variant) =>
            html`<li>
              ${link(page, variant.id, to(gameAddress(variant.id)), strings.nameOf(variant), emblem(variant.id))}
            </li>`,
        )}
      </ul>
      <ul class="more">
        <li>
          ${link(page, "practice", to("/practice"), strings.practice, html`<span class="sign" aria-hidden="true">№</span>`)}
        </li>
        <li class="wide">${link(page, "embed", to("/embed"), strings.embed, nothing)}</li>
        ${otherLanguages(site, page, shortLanguage).map((other) => html`<li class="language">${other}</li>`)}
      </ul>
    </nav>
  </header>`;
};

const foot = (site: Site, page: Page): Html => {
  const { strings, to } = site;
  return html` <footer class="foot">
    <a href="${to("/today")}">${strings.today}</a> <a href="${to("/results")}">${strings.results}</a>
    <a href="${to("/practice")}">${strings.practice}</a> <a href="${to("/verify")}">${strings.verify}</a>
    <a href="${to("/embed")}">${strings.embed}</a> ${otherLanguages(site, page)}
  </footer>`;
};

/** Nothing is painted before the bar is whole: its end would shift as the rest of it comes. */
const expectContent = html`<link rel="expect" href="#content" blocking="render" vite-ignore />`;

/** A whole page. Its policy allows neither inline scripts nor inline styles. */
export const layout = (site: Site, page: Page): string => {
  const { language, strings } = site;
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <title>${page.title}</title>
        <meta name="description" content="${page.description}" />
        <meta property="og:title" content="${page.title}" />
        <meta property="og:description" content="${page.description}" />
        <meta property="og:type" content="website" />
        ${sites.map((other) => html`<link rel="alternate" vite-ignore hreflang="${other.language}" href="${other.to(page.path)}" />`)}
        <link rel="alternate" vite-ignore hreflang="x-default" href="${page.path}" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content="#efeadd" media="(prefers-color-scheme: light)" data-scheme="light" />
        <meta name="theme-color" content="#1c2522" media="(prefers-color-scheme: dark)" data-scheme="dark" />
        <script src="/src/theme.ts" vite-ignore></script>
        ${expectContent}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" vite-ignore />
        <link rel="manifest" href="${site.to("/manifest.webmanifest")}" vite-ignore />
        <link rel="stylesheet" href="/src/styles/site.css" />
        <script type="module" src="/src/language-switch.ts"></script>
        <script type="module" src="/src/offline/register.ts"></script>
        ${
          page.script
            ? html`<script type="module" src="/src/strings/${language}.ts"></script>
                <script type="module" src="/src/${page.script}"></script>`
            : nothing
        }
      </head>
      <body class="${page.table === undefined ? "text" : "table"}">
        <a class="skip" href="#content">${page.table === undefined ? strings.skip : strings.skipToTable}</a
        >${bar(site, page)}
        <main id="content" tabindex="-1" ${page.table === undefined ? nothing : html`data-game="${page.table}"`}>
          ${page.content}
        </main>
        ${page.table === undefined ? foot(site, page) : nothing}
      </body>
    </html> `.text;
};
