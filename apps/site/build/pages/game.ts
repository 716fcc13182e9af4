import type { Variant } from "@solitaire/engine";
import { type Html, html } from "../html.js";
import { layout } from "../layout.js";
import type { Site } from "../site.js";

const table = ({ strings: { game } }: Site, heading: string): Html =>
  html`<h1 class="unseen">${heading}</h1>
    <noscript><p class="notice">${game.noScript}</p></noscript>
    <p class="notice late">${game.failed}</p>
    <div class="notice told" id="told" role="alert" hidden>
      <p></p>
      <button type="button">${game.dismiss}</button>
    </div>`;

/** The page with the table of one game. */
export const gamePage = (site: Site, variant: Variant): string => {
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
    content: table(site, name),
  });
};

/** The page with the table of the game that was played last. */
export const homePage = (site: Site): string => {
  const { home, today } = site.strings;
  return layout(site, { ...home, path: "/", script: "play.ts", table: "", content: table(site, today) });
};
