import type { Command } from "../input/keys.js";
import type { Replay, ReplayHost } from "./replay.js";

/** What may be done at the cards all the same, since it only looks at them. */
const LOOKS: ReadonlySet<Command["type"]> = new Set(["digit", "peek", "help"]);

/** Keys and presses while a game is played back: they lead through it, and no card can be taken. Piles may be looked into. */
export class ReplayInput {
  /** Whether who presses cards has been told that none can be taken. */
  #hasTold = false;

  constructor(
    private readonly frame: HTMLElement,
    private readonly replay: Replay,
    private readonly commandFor: ReplayHost["commandFor"],
  ) {
    frame.addEventListener("keydown", this.#key, { capture: true });
    frame.addEventListener("click", this.#press, { capture: true });
  }

  close(): void {
    const { frame } = this;
    frame.removeEventListener("keydown", this.#key, { capture: true });
    frame.removeEventListener("click", this.#press, { capture: true });
  }

  readonly #press = (event: Event): void => {
    if (!isOnBoard(event)) return;
    event.stopPropagation();
    if (!this.#hasTold) this.replay.tellWayOut();
    this.#hasTold = true;
  };

  readonly #key = (event: KeyboardEvent): void => {
    const command = this.commandFor(event);
    if (!command) return;
    const onBoard = isOnBoard(event);
    const isButtons = command.type === "pick" || command.type === "enter" || command.type === "go";
    // Buttons beside the cards are pressed as ever, and arrows lead from one to the next.
    if (!onBoard && isButtons && event.composedPath()[0] instanceof HTMLButtonElement) return;
    // Esc ends a look first.
    if (command.type === "escape" && this.frame.querySelector(".peek")) return;
    if (this.#obey(command)) event.preventDefault();
    else if (LOOKS.has(command.type) || isUpOrDown(command)) return;
    event.stopPropagation();
  };

  #obey(command: Command): boolean {
    const { replay } = this;
    if (command.type === "go") {
      if (isUpOrDown(command)) return false;
      const { at, length } = replay;
      replay.go({ left: at - 1, right: at + 1, first: 0, last: length }[command.to as "left"]);
    } else if (command.type === "pick") replay.toggle();
    else if (command.type === "escape") replay.leave();
    else return false;
    return true;
  }
}

const isUpOrDown = (command: Command): boolean =>
  command.type === "go" && (command.to === "up" || command.to === "down");

const isOnBoard = (event: Event): boolean =>
  event.composedPath().some((each) => each instanceof HTMLElement && each.role === "application");
