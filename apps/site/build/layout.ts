import { variants } from "@solitaire/engine";
import { gameAddress } from "../src/address.js";
import { strings } from "../src/strings/en.js";
import { emblem, star } from "./emblems.js";
import { type Html, html, nothing } from "./html.js";

/** What one page has of its own. */
export interface Page {
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

const link = (page: Page, id: string, href: string, label: Html): Html =>
  html`<a href="${href}" data-page="${id}" ${page.here === id ? html`aria-current="page"` : nothing}>${label}</a>`;

/** The bar above every page: the games that have a daily, and what else there is. */
const bar = (page: Page): Html =>
  html` <header class="bar">
    <a
      class="home"
      href="/today"
      aria-label="${strings.site}: ${strings.today}"
      ${page.here === "today" ? html`aria-current="page"` : nothing}
      >${star}<span class="wide">${strings.site}</span></a
    >
    <nav aria-label="${strings.navigation}">
      <ul class="games">
        ${variants
          .filter(({ daily }) => daily)
          .map(
            ({ id, name }) =>
              html`<li>${link(page, id, gameAddress(id), html`${emblem(id)}<span class="name">${name}</span>`)}</li>`,
          )}
      </ul>
      <ul class="more">
        <li>
          ${link(page, "practice", "/practice", html`<span class="sign" aria-hidden="true">№</span><span class="name">${strings.practice}</span>`)}
        </li>
        <li class="wide">${link(page, "embed", "/embed", html`${strings.embed}`)}</li>
      </ul>
    </nav>
  </header>`;

const foot = html` <footer class="foot">
  <a href="/today">${strings.today}</a> <a href="/results">${strings.results}</a>
  <a href="/practice">${strings.practice}</a> <a href="/verify">${strings.verify}</a>
  <a href="/embed">${strings.embed}</a>
</footer>`;

/** A whole page. Its policy allows neither inline scripts nor inline styles. */
export const layout = (page: Page): string =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <title>${page.title}</title>
        <meta name="description" content="${page.description}" />
        <meta property="og:title" content="${page.title}" />
        <meta property="og:description" content="${page.description}" />
        <meta property="og:type" content="website" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content="#efeadd" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#1c2522" media="(prefers-color-scheme: dark)" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" vite-ignore />
        <link rel="manifest" href="/manifest.webmanifest" vite-ignore />
        <link rel="stylesheet" href="/src/styles/site.css" />
        <script type="module" src="/src/offline/register.ts"></script>
        ${page.script ? html`<script type="module" src="/src/${page.script}"></script>` : nothing}
      </head>
      <body class="${page.table === undefined ? "text" : "table"}">
        <a class="skip" href="#content">${page.table === undefined ? strings.skip : strings.skipToTable}</a>${bar(page)}
        <main id="content" tabindex="-1" ${page.table === undefined ? nothing : html`data-game="${page.table}"`}>
          ${page.content}
        </main>
        ${page.table === undefined ? foot : nothing}
      </body>
    </html> `.text;
