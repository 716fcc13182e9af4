import { expect } from "@open-wc/testing";
import { enDialogs } from "../strings/en-dialogs.js";
import { ruDialogs } from "../strings/ru-dialogs.js";
import { ColumnKeys, commandFor } from "./keys.js";

const press = (key: string, more: Partial<KeyboardEvent> = {}) =>
  commandFor({ key, code: "", altKey: false, ctrlKey: false, metaKey: false, isComposing: false, ...more });

describe("commandFor", () => {
  for (const [key, command] of [
    ["ArrowLeft", { type: "go", to: "left" }],
    ["End", { type: "go", to: "last" }],
    ["7", { type: "digit", digit: 7 }],
    [" ", { type: "pick" }],
    ["Enter", { type: "enter" }],
    ["Escape", { type: "escape" }],
    ["u", { type: "undo" }],
    ["U", { type: "undo" }],
    ["?", { type: "help" }],
  ] as const) {
    it(`reads ${key === " " ? "the space bar" : key}`, () => expect(press(key)).to.deep.equal(command));
  }

  it("reads letters by their place where the script is another", () => {
    expect(press("г", { code: "KeyU" })).to.deep.equal({ type: "undo" });
    expect(press("ы", { code: "KeyS" })).to.deep.equal({ type: "stock" });
  });

  it("leaves to the page what is the page's", () => {
    for (const key of ["Tab", "PageDown", "F5", "x", "Shift", "/", "Backspace"])
      expect(press(key), key).to.equal(undefined);
    for (const held of ["altKey", "ctrlKey", "metaKey", "isComposing"]) {
      for (const key of ["u", "ArrowLeft", "Enter", "1"])
        expect(press(key, { [held]: true }), held).to.equal(undefined);
    }
  });
});

describe("the help", () => {
  /** The keys of a line of the help, as the keyboard names them. */
  const named: Readonly<Record<string, readonly string[]>> = {
    Arrows: ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End"],
    Tab: [],
    "Enter, Space": ["Enter", " "],
    "Enter twice": ["Enter"],
    Esc: ["Escape"],
    "1 to 9, 0": "1234567890".split(""),
    Стрелки: ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End"],
    "Enter, пробел": ["Enter", " "],
    "Enter дважды": ["Enter"],
    "1–9, 0": "1234567890".split(""),
  };

  for (const [language, { keyList }] of Object.entries({ English: enDialogs, Russian: ruDialogs })) {
    it(`tells every key, and no other, in ${language}`, () => {
      const told = new Set(keyList.flatMap(([keys]) => named[keys] ?? keys.toLowerCase().split(", ")));
      const others =
        "ArrowLeft ArrowRight ArrowUp ArrowDown Home End PageUp PageDown Insert Delete Enter Escape Backspace F1";
      const letters = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).filter(
        (key) => !/[A-Z]/.test(key),
      );
      const all = others.split(" ").concat(letters);
      expect(all.filter((key) => press(key) !== undefined).sort()).to.deep.equal([...told].sort());
    });
  }
});

describe("ColumnKeys", () => {
  const type = (columns: number, ...keys: (readonly [digit: number, time: number])[]) => {
    const column = new ColumnKeys();
    return keys.map(([digit, time]) => column.press(digit, columns, time));
  };

  it("jumps to a column", () => {
    expect(type(7, [3, 0], [4, 5_000])).to.deep.equal([3, 4]);
  });

  it("knows no column that there is not", () => {
    expect(type(7, [8, 0], [0, 5_000])).to.deep.equal([undefined, undefined]);
  });

  it("takes 0 for column 10", () => {
    expect(type(10, [0, 0])).to.deep.equal([10]);
  });

  it("takes two quick digits for one number where there are so many columns", () => {
    expect(type(24, [1, 0], [2, 400], [2, 3_000], [9, 3_100])).to.deep.equal([1, 12, 2, 9]);
    expect(type(10, [1, 0], [2, 400])).to.deep.equal([1, 2]);
    expect(type(24, [1, 0], [2, 1_500])).to.deep.equal([1, 2]);
  });
});
