import type { Setting } from "../settings/definition.js";
import { box, write } from "./box.js";

/** What a notice may be about. */
type Matter =
  /** The question of a third run. */
  | "run"
  /** The game or the deal that the page asked for; its log, its replay, its settings, its environment or its solver. */
  | "asked"
  | "log"
  | "replay"
  | "setting"
  | "environment"
  | "solver"
  /** A dialog, or a setting, that needs what cannot be loaded. */
  | "dialog"
  | Setting
  /** What becomes of the game. */
  | "advice"
  /** A deal on its way. */
  | "deal"
  /** The same deal in another tab, or another game of it that is kept. */
  | "elsewhere"
  /** A new day, over the daily of the day before. */
  | "day";

/** A sentence over the head of the table, or over its status, with at most two things to do about it. */
export interface Notice {
  readonly text: string;
  /** What it is about. Gone when that is settled. */
  readonly about?: Matter | undefined;
  readonly actions: readonly Action[];
}

/** Something to be done about a notice: the words of its button, and what that does. */
export interface Action {
  readonly label: string;
  readonly run: () => void;
}

/** A notice as it shows: over head or status, or in the middle where no game lies on it. */
export class NoticeView {
  readonly element: HTMLElement;
  readonly #sentence = document.createElement("p");
  readonly #buttons = box("actions", false);
  #actions: Notice["actions"] = [];

  constructor(
    name: "notice" | "message",
    private readonly look: string,
  ) {
    this.element = box(name, true, this.#sentence, this.#buttons);
  }

  /** Buttons that stay keep the focus. */
  say({ text, about, actions }: Notice): void {
    const buttons = this.#buttons;
    this.#actions = actions;
    this.element.classList.toggle("asks", about === "run");
    write(this.#sentence, text);
    for (const button of [...buttons.children].slice(actions.length)) button.remove();
    for (const [i, { label }] of actions.entries()) write(buttons.children[i] ?? this.#addButton(i), label);
  }

  /** Does the first of the things to do. */
  readonly answer = (): void => this.#run(0);

  #run(i: number): void {
    this.#actions[i]?.run();
  }

  #addButton(i: number): HTMLElement {
    const button = document.createElement("button");
    button.type = "button";
    button.className = this.look;
    button.addEventListener("click", () => this.#run(i));
    this.#buttons.append(button);
    return button;
  }
}
