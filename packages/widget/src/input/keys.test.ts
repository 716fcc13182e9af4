import { expect } from "@open-wc/testing";
import { rulesFor, variants } from "@solitaire/engine";
import { gameKeys } from "../dialogs/game-keys.js";
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
  const go = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End"];
  /** The keys of a line of the help, as the keyboard names them. */
  const named: Readonly<Record<string, readonly string[]>> = {
    Arrows: go,
    Tab: [],
    "Enter, Space": ["Enter", " "],
    "Enter twice": ["Enter"],
    Esc: ["Escape"],
    Стрелки: go,
    "Enter, пробел": ["Enter", " "],
    "Enter дважды": ["Enter"],
  };
  const keysOf = (line: string): readonly string[] => {
    const [, last, zero] = /^1(?: to |–)([0-9])(, 0)?$/.exec(line) ?? [];
    if (last)
      return "123456789"
        .slice(0, Number(last))
        .concat(zero ? "0" : "")
        .split("");
    return named[line] ?? line.toLowerCase().split(", ");
  };
  const others =
    "ArrowLeft ArrowRight ArrowUp ArrowDown Home End PageUp PageDown Insert Delete Enter Escape Backspace F1";
  const characters = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i));
  const all = others.split(" ").concat(characters.filter((key) => !/[A-Z]/.test(key)));

  for (const variant of variants) {
    const keys = gameKeys(rulesFor(variant));
    const isOurs = (key: string): boolean => {
      const command = press(key);
      if (command?.type === "digit") return (command.digit || 10) <= keys.columns;
      if (command?.type === "stock") return keys.stock !== undefined;
      return command !== undefined && (command.type !== "playable" || keys.stock === "round");
    };
    for (const { keyList, lang } of [
      { ...enDialogs, lang: "English" },
      { ...ruDialogs, lang: "Russian" },
    ]) {
      it(`tells every key of ${variant.name}, and no other, in ${lang}`, () => {
        const told = new Set(keyList(keys).flatMap(([line]) => keysOf(line)));
        expect([...told].sort()).to.deep.equal(all.filter(isOurs).sort());
      });
    }
  }

  it("says what the stock does, and where digits lead", () => {
    const told = (id: string): string => {
      const variant = variants.find((each) => each.id === id)!;
      return enDialogs
        .keyList(gameKeys(rulesFor(variant)))
        .map((line) => line.join(": "))
        .join("\n");
    };
    expect(told("penguin")).to.contain("1 to 7: go to the column of that number\n");
    expect(told("rouge-et-noir"))
      .to.contain("S: deals a row")
      .and.to.contain("column of that number, 0 to the tenth\n");
    expect(told("zodiac")).to.contain("S: turns the stock").and.to.contain("two quick digits to one above 9");
  });
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
