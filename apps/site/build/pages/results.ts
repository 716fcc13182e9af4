import { dailyGames } from "../games.js";
import { html } from "../html.js";
import { layout } from "../layout.js";
import type { Site } from "../site.js";

/** The verified wins of a day's deal. */
export const resultsPage = (site: Site): string => {
  const { nameOf, resultsPage: texts } = site.strings;
  return layout(site, {
    path: "/results",
    ...texts,
    here: "results",
    script: "results.ts",
    content: html`<h1>${texts.heading}</h1>
      <p class="lead" id="about">${texts.intro}</p>
      <nav id="games" class="days" aria-label="${texts.games}">
        ${dailyGames.map((variant) => html`<a href="${site.to(`/results?game=${variant.id}`)}" data-game="${variant.id}">${nameOf(variant)}</a>`)}
      </nav>
      <p id="tally"><span id="count" role="status"></span><span id="par"></span></p>
      <p id="news" role="status"></p>
      <div id="wins" hidden>
        <div id="chart"></div>
        <details id="numbers" hidden>
          <summary>${texts.numbers}</summary>
          <table>
            <thead>
              <tr>
                <th scope="col">${texts.moves}</th>
                <th scope="col">${texts.wins}</th>
              </tr>
            </thead>
            <tbody></tbody>
          </table>
        </details>
        <section id="own" hidden>
          <h2>${texts.own}</h2>
          <p id="place"></p>
          <p class="actions"><button type="button" id="remove">${texts.remove}</button></p>
        </section>
        <section id="best" hidden>
          <h2>${texts.bestHeading}</h2>
          <p id="best-about"></p>
          <div id="replay" class="shown-table"></div>
        </section>
        <p class="aside"><span id="closing"></span> ${texts.note}</p>
        <p class="days">
          <a id="before" href="${site.to("/results")}">${texts.before}</a>
          <a id="play" href="${site.to("/")}">${texts.play}</a>
        </p>
      </div>
      <noscript><p>${texts.noScript}</p></noscript>`,
  });
};
