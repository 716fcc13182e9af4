import type { Direction } from "./neighbour.js";

/** What a key stands for at the table. */
export type Command =
  | { readonly type: "go"; readonly to: Direction | "first" | "last" }
  | { readonly type: "digit"; readonly digit: number }
  | {
      readonly type:
        | "pick"
        | "enter"
        | "escape"
        | "undo"
        | "redo"
        | "stock"
        | "playable"
        | "foundation"
        | "peek"
        | "hint"
        | "settings"
        | "help";
    };

type Simple = Exclude<Command["type"], "go" | "digit">;

/** The part of a keyboard event that decides. */
export type KeyPress = Pick<KeyboardEvent, "key" | "code" | "altKey" | "ctrlKey" | "metaKey" | "isComposing">;

const GO: ReadonlyMap<string, Direction | "first" | "last"> = new Map([
  ["ArrowLeft", "left"],
  ["ArrowRight", "right"],
  ["ArrowUp", "up"],
  ["ArrowDown", "down"],
  ["Home", "first"],
  ["End", "last"],
]);

const KEYS: ReadonlyMap<string, Simple> = new Map([
  [" ", "pick"],
  ["Enter", "enter"],
  ["Escape", "escape"],
  [",", "settings"],
  ["?", "help"],
]);

/** Letters that a key stands for whatever the keyboard's script. */
const LETTERS: ReadonlyMap<string, Simple> = new Map([
  ["u", "undo"],
  ["r", "redo"],
  ["s", "stock"],
  ["n", "playable"],
  ["f", "foundation"],
  ["p", "peek"],
  ["h", "hint"],
]);

/** The command for a key, or `undefined` for one that belongs to the page: every key with Ctrl, Alt or Meta does. */
export const commandFor = ({ key, code, altKey, ctrlKey, metaKey, isComposing }: KeyPress): Command | undefined => {
  if (altKey || ctrlKey || metaKey || isComposing) return undefined;
  const to = GO.get(key);
  if (to) return { type: "go", to };
  if (/^[0-9]$/.test(key)) return { type: "digit", digit: Number(key) };
  const letter = /^[a-z]$/i.test(key) ? key.toLowerCase() : code.startsWith("Key") ? code.slice(3).toLowerCase() : "";
  const type = KEYS.get(key) ?? LETTERS.get(letter);
  return type && { type };
};

/** How long after a digit another one still continues the number. */
const SAME_NUMBER_MS = 900;

/** Reads the number of a column from digits typed one after another: 1, 2 is column 12 where there are so many. */
export class ColumnKeys {
  #typed = 0;
  #time = -Infinity;

  /**
   * The column meant, from 1, or `undefined` if there is none; 0 is column 10.
   * @param time Milliseconds of any steady clock.
   */
  press(digit: number, columns: number, time: number): number | undefined {
    const longer = time - this.#time <= SAME_NUMBER_MS ? this.#typed * 10 + digit : 0;
    const column = longer > 0 && longer <= columns ? longer : digit === 0 ? 10 : digit;
    this.#typed = column;
    this.#time = time;
    return column <= columns ? column : undefined;
  }
}
