import { variants } from "@solitaire/engine";
import { gameAddress } from "../../src/address.js";
import { emblem, star } from "../emblems.js";
import { dailyGames } from "../games.js";
import { html } from "../html.js";
import { layout } from "../layout.js";
import type { Site } from "../site.js";

/** The deals of the day: how hard each is, and which have been begun here. */
export const todayPage = (site: Site): string => {
  const { about, nameOf, todayPage: texts } = site.strings;
  return layout(site, {
    path: "/today",
    ...texts,
    here: "today",
    script: "today.ts",
    content: html`<h1>${texts.heading}</h1>
      <p class="lead"><span id="day">${texts.day}</span> ${texts.intro}</p>
      <ul class="deals">
        ${dailyGames.map(
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
        ${texts.others}
        ${variants
          .filter(({ daily }) => !daily)
          .map((variant) => html`<a href="${site.to(gameAddress(variant.id))}">${nameOf(variant)}</a>`)}
      </p>
      <section id="begun" hidden>
        <h2>${texts.begun}</h2>
        <ul class="list">
          ${variants.map(
            (variant) =>
              html`<li hidden data-begun="${variant.id}">
                <a href="${site.to(gameAddress(variant.id))}">${emblem(variant.id)}<span>${nameOf(variant)}</span></a>
              </li>`,
          )}
        </ul>
      </section>
      <p id="next">${texts.midnight}</p>
      <p id="news" role="status"></p>
      <noscript><p>${texts.noScript}</p></noscript>`,
  });
};
