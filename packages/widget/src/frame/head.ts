import type { Variant } from "@solitaire/engine";
import { svg } from "../art/svg.js";
import { setOff } from "../board/set-off.js";
import type { FirstStrings } from "../strings/en.js";
import { box, show, write } from "./box.js";

/** Longer names than this may take two lines on phones, in smaller type. */
const LONG = 16;

/** The game's name, and which deal it is. */
export class Head {
  readonly element: HTMLElement;
  readonly #emblem = svg("use");
  readonly #name = document.createElement("span");
  readonly #which = document.createElement("p");
  #text = "";

  constructor() {
    const picture = svg("svg", { class: "emblem", viewBox: "0 0 24 24", "aria-hidden": "true" }, this.#emblem);
    this.#name.className = "name";
    this.#which.className = "which";
    this.element = box("head", true, box("title", false, picture, this.#name));
  }

  /** @param number The deal's, where that is all there is to say of it. */
  draw(variant: Variant, number: string | undefined, strings: FirstStrings): void {
    this.#emblem.setAttribute("href", `#e-${variant.id}`);
    const name = strings.game(variant);
    write(this.#name, name);
    this.#name.classList.toggle("long-name", name.length > LONG);
    show(this.#which, number !== undefined, this.element);
    const text = number === undefined ? "" : strings.deal(number);
    if (text === this.#text) return;
    this.#text = text;
    const line = document.createElement("span");
    line.append(...setOff(text));
    this.#which.replaceChildren(line);
  }
}
