import { expect } from "@open-wc/testing";
import { askFor } from "../../test/ask-for.js";
import { contrastStyles } from "./contrast.css.js";
import { lookStyles } from "./looks.css.js";
import { tableStyles } from "./table-styles.js";

const FELTS = ["sage", "linen", "slate", "pine"] as const;
const BACKS = ["indigo", "madder", "lichen", "heather"] as const;
const THEMES = ["light", "dark"] as const;

/** What WCAG asks of text, and of graphics that tell something; and where the visitor asks for more. */
const [TEXT, GRAPHICS] = [4.5, 3];
const MORE: Readonly<Record<number, number>> = { [TEXT]: 7, [GRAPHICS]: 4.5 };

/** An element with the table's styles and states, and of its insides only what the styles tell apart. */
class Dressed extends HTMLElement {
  readonly #states = this.attachInternals().states;
  readonly #root = this.attachShadow({ mode: "open" });

  constructor() {
    super();
    this.#root.adoptedStyleSheets = [...tableStyles, lookStyles, contrastStyles].map(({ styleSheet }) => styleSheet!);
    const [bar, felt, board, picker] = ["bar", "felt", "board", "picker"].map((name) => {
      const part = document.createElement("div");
      part.className = name;
      return part;
    });
    felt!.append(board!, picker!);
    this.#root.append(bar!, felt!);
  }

  wear(felt: string, back: string, ...more: readonly string[]): void {
    this.#states.clear();
    for (const state of ["theme-auto", `felt-${felt}`, `back-${back}`, ...more]) this.#states.add(state);
  }

  /** A token's colour, as it is painted on a part, as shares of red, green and blue. */
  colour(part: string, token: string): number[] {
    const probe = document.createElement("i");
    probe.style.color = `var(--solitaire-${token})`;
    this.#root.querySelector(`.${part}`)!.append(probe);
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color.match(/[\d.]+/g)!.map((value) => Number(value) / 255);
  }

  /** A token that is no colour. */
  value(part: string, token: string): string {
    return getComputedStyle(this.#root.querySelector(`.${part}`)!)
      .getPropertyValue(`--solitaire-${token}`)
      .trim();
  }
}
customElements.define("dressed-table", Dressed);

const luminance = (colour: readonly number[]): number => {
  const [red, green, blue] = colour.map((share) =>
    share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
};

/** How much two colours differ, as WCAG counts it: 1 to 21. */
const contrast = (a: readonly number[], b: readonly number[]): number => {
  const [dim, bright] = [luminance(a), luminance(b)].toSorted((x, y) => x - y);
  return (bright! + 0.05) / (dim! + 0.05);
};

type Pair = readonly [part: string, on: string, least: number, tokens: readonly string[]];

const SUITS = ["spades", "hearts", "diamonds", "clubs"];
const RINGS = ["accent", "target", "focus"];

/** What stands on what, and how well it must be seen. */
const PAIRS: readonly Pair[] = [
  ...["felt-1", "felt-2"].flatMap((felt): Pair[] => [
    ["board", felt, TEXT, ["felt-ink", "felt-ink-2", "rouge"]],
    ["board", felt, GRAPHICS, ["felt-line", ...RINGS]],
  ]),
  ["board", "paper", TEXT, SUITS],
  ["board", "paper", GRAPHICS, ["gear", "back"]],
  ["board", "back", GRAPHICS, ["back-line"]],
  ["board", "focus-gap", GRAPHICS, ["focus"]],
  // The number on a hint's badge.
  ["board", "accent", TEXT, ["chrome"]],
  ["bar", "chrome", TEXT, ["ink", "ink-2", "good", "bad"]],
  ["bar", "chrome", GRAPHICS, ["rule-2", "accent", "focus"]],
  ["bar", "chrome-2", TEXT, ["ink", "ink-2"]],
  ["bar", "chrome-2", GRAPHICS, ["rule-2"]],
  ["bar", "ink", TEXT, ["chrome"]],
  ["picker", "chrome", TEXT, ["ink", "ink-2"]],
  ["picker", "chrome", GRAPHICS, RINGS.filter((ring) => ring !== "target")],
];

describe("colours", () => {
  let table: Dressed;

  beforeEach(() => {
    table = document.createElement("dressed-table") as Dressed;
    document.body.append(table);
  });

  afterEach(async () => {
    table.remove();
    await askFor({});
  });

  /** The pairs that are seen less well than they must be. */
  const faint = (pairs: readonly Pair[]): string[] =>
    pairs.flatMap(([part, on, least, tokens]) =>
      tokens.flatMap((token) => {
        const found = contrast(table.colour(part, token), table.colour(part, on));
        return found < least ? [`${part}: ${token} on ${on}, ${found.toFixed(2)}`] : [];
      }),
    );

  for (const theme of THEMES) {
    for (const felt of FELTS) {
      it(`are told apart on ${felt} among ${theme} bars`, async () => {
        await askFor({ "prefers-color-scheme": theme });
        table.wear(felt, "indigo");
        expect(faint(PAIRS)).to.deep.equal([]);
      });

      it(`are told apart better on ${felt} among ${theme} bars where that is asked for`, async () => {
        await askFor({ "prefers-color-scheme": theme, "prefers-contrast": "more" });
        table.wear(felt, "indigo");
        const pairs = PAIRS.map(([part, on, least, tokens]): Pair => [part, on, MORE[least]!, tokens]);
        expect(faint([...pairs, ["board", "paper", MORE[TEXT]!, ["edge"]]])).to.deep.equal([]);
        const between = table.value("board", "gap") === "0px" ? "paper" : "focus-gap";
        expect(faint([["board", between, MORE[GRAPHICS]!, RINGS]])).to.deep.equal([]);
      });

      it(`of rings on ${felt} among ${theme} bars are told from the card, or from the gap between`, async () => {
        await askFor({ "prefers-color-scheme": theme });
        table.wear(felt, "indigo");
        const between = table.value("board", "gap") === "0px" ? "paper" : "focus-gap";
        expect(faint([["board", between, GRAPHICS, RINGS]])).to.deep.equal([]);
      });
    }

    for (const back of BACKS) {
      it(`of the ${back} back, ${theme}`, async () => {
        await askFor({ "prefers-color-scheme": theme });
        table.wear("sage", back);
        expect(
          faint([
            ["board", "paper", GRAPHICS, ["back"]],
            ["board", "back", GRAPHICS, ["back-line"]],
          ]),
        ).to.deep.equal([]);
      });
    }

    it(`are those of a table that nothing was chosen for, where sage and indigo are, ${theme}`, async () => {
      await askFor({ "prefers-color-scheme": theme });
      const all = ["felt-1", "felt-2", "felt-ink", "felt-ink-2", "felt-line", "engrave", "back", "back-line"];
      const own = all.map((token) => table.colour("board", token));
      table.wear("sage", "indigo");
      expect(all.map((token) => table.colour("board", token))).to.deep.equal(own);
    });
  }

  it("of two suits stay two where more contrast is asked for", async () => {
    await askFor({ "prefers-contrast": "more" });
    table.wear("sage", "indigo", "colours-two");
    const ink = (suit: string): string => table.colour("board", suit).join();
    expect([ink("clubs"), ink("diamonds")]).to.deep.equal([ink("spades"), ink("hearts")]);
  });

  it("differ from felt to felt and from back to back", async () => {
    const seen = (part: string, token: string, name: string): string => {
      table.wear(part === "back" ? "sage" : name, part === "back" ? name : "indigo");
      return table.colour("board", token).join();
    };
    expect(new Set(FELTS.map((felt) => seen("felt", "felt-1", felt))).size).to.equal(FELTS.length);
    expect(new Set(BACKS.map((back) => seen("back", "back", back))).size).to.equal(BACKS.length);
  });
});
