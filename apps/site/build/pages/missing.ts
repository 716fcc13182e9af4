import { variants } from "@solitaire/engine";
import { gameAddress } from "../../src/address.js";
import { emblem } from "../emblems.js";
import { html } from "../html.js";
import { layout } from "../layout.js";
import type { Site } from "../site.js";

/** What stands at every address that has no page. */
export const missingPage = (site: Site): string => {
  const { nameOf, notFound: texts } = site.strings;
  return layout(site, {
    path: "/404",
    ...texts,
    content: html`<h1>${texts.heading}</h1>
      <p class="lead">${texts.text}</p>
      <ul class="list">
        ${variants.map((variant) => html`<li><a href="${site.to(gameAddress(variant.id))}">${emblem(variant.id)}${nameOf(variant)}</a></li>`)}
      </ul>`,
  });
};
