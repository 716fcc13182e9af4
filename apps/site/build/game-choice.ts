import type { Variant } from "@solitaire/engine";
import { strings } from "../src/strings/en.js";
import { emblem } from "./emblems.js";
import { type Html, html } from "./html.js";

/** One game among the choices of a form. */
export const gameChoice = ({ id, name }: Variant): Html =>
  html` <label class="choice">
    <input type="radio" name="game" value="${id}" required />
    ${emblem(id)}
    <span><b>${name}</b> <small>${strings.about[id] ?? ""}</small></span>
  </label>`;
