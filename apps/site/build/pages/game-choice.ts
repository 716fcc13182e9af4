import type { Variant } from "@solitaire/engine";
import { emblem } from "../emblems.js";
import { type Html, html } from "../html.js";
import type { Site } from "../site.js";

/** One game among the choices of a form. */
export const gameChoice = ({ strings }: Site, variant: Variant): Html =>
  html` <label class="choice">
    <input type="radio" name="game" value="${variant.id}" required />
    ${emblem(variant.id)}
    <span><b>${strings.nameOf(variant)}</b> <small>${strings.about[variant.id] ?? ""}</small></span>
  </label>`;
