import { expect, fixture, html } from "@open-wc/testing";
import { setViewport } from "@web/test-runner-commands";
import type { SolitaireTable } from "../src/index.js";
import { dealt, noticeOf, QUIET, testEnvironment } from "./table.js";
import { waitUntil } from "./wait-until.js";

/** Every property that elements inherit, with what a page may have set for its own text. */
const PAGE: Readonly<Record<string, string>> = {
  "accent-color": "rgb(255, 0, 0)",
  "border-collapse": "collapse",
  "border-spacing": "9px",
  "caption-side": "bottom",
  "caret-color": "rgb(255, 0, 0)",
  "clip-rule": "evenodd",
  color: "rgb(255, 0, 0)",
  "color-interpolation": "linearrgb",
  "color-scheme": "dark",
  cursor: "wait",
  "dominant-baseline": "hanging",
  "empty-cells": "hide",
  fill: "rgb(255, 0, 0)",
  "fill-opacity": "0.5",
  "fill-rule": "evenodd",
  "font-family": "cursive",
  "font-feature-settings": '"smcp"',
  "font-kerning": "none",
  "font-optical-sizing": "none",
  "font-palette": "dark",
  "font-size": "29px",
  "font-size-adjust": "0.7",
  "font-stretch": "50%",
  "font-style": "italic",
  "font-synthesis-style": "none",
  "font-synthesis-weight": "none",
  "font-variant-caps": "small-caps",
  "font-variant-ligatures": "none",
  "font-variant-numeric": "oldstyle-nums",
  "font-variation-settings": '"wght" 900',
  "font-weight": "900",
  "forced-color-adjust": "none",
  "hyphenate-character": '"="',
  "hyphenate-limit-chars": "5 2 2",
  hyphens: "none",
  "image-orientation": "none",
  "image-rendering": "pixelated",
  "letter-spacing": "3px",
  "line-break": "anywhere",
  "line-height": "3",
  "list-style-position": "inside",
  "list-style-type": "square",
  "marker-end": "url(#none)",
  "math-style": "compact",
  orphans: "9",
  "overflow-wrap": "anywhere",
  "paint-order": "stroke",
  "print-color-adjust": "exact",
  quotes: '"<" ">"',
  "ruby-align": "center",
  "ruby-position": "under",
  "scrollbar-color": "rgb(255, 0, 0) rgb(0, 0, 255)",
  "shape-rendering": "crispedges",
  stroke: "rgb(255, 0, 0)",
  "stroke-dasharray": "3px",
  "stroke-linecap": "square",
  "stroke-linejoin": "bevel",
  "stroke-opacity": "0.5",
  "stroke-width": "7px",
  "tab-size": "3",
  "text-align": "right",
  "text-align-last": "right",
  "text-anchor": "end",
  "text-autospace": "normal",
  "text-combine-upright": "all",
  "text-decoration-skip-ink": "none",
  "text-emphasis-color": "rgb(255, 0, 0)",
  "text-emphasis-position": "under left",
  "text-emphasis-style": "dot",
  "text-indent": "50px",
  "text-justify": "none",
  "text-orientation": "upright",
  "text-rendering": "geometricprecision",
  "text-shadow": "rgb(255, 0, 0) 3px 3px 0px",
  "text-size-adjust": "300%",
  "text-spacing-trim": "space-all",
  "text-transform": "uppercase",
  "text-underline-offset": "9px",
  "text-underline-position": "under",
  "text-wrap-mode": "nowrap",
  "text-wrap-style": "balance",
  "user-select": "none",
  "white-space-collapse": "preserve",
  widows: "9",
  "word-break": "break-all",
  "word-spacing": "30px",
  "writing-mode": "vertical-rl",
  "-webkit-font-smoothing": "none",
  "-webkit-line-break": "anywhere",
  "-webkit-locale": '"xx"',
  "-webkit-rtl-ordering": "visual",
  "-webkit-tap-highlight-color": "rgb(255, 0, 0)",
  "-webkit-text-fill-color": "rgb(255, 0, 0)",
  "-webkit-text-security": "disc",
  "-webkit-text-stroke-color": "rgb(255, 0, 0)",
  "-webkit-text-stroke-width": "5px",
};

const properties = Object.keys(PAGE).filter((name) => CSS.supports(name, PAGE[name]!));

/** A table on which there is a notice and a dialog to be read, in a box with styles of a page. */
const tableIn = async (styles: Readonly<Record<string, string>>): Promise<SolitaireTable> => {
  const box = await fixture<HTMLElement>(html`<div></div>`);
  for (const [name, value] of Object.entries(styles)) box.style.setProperty(name, value);
  const table = document.createElement("solitaire-table");
  Object.assign(table, { ...QUIET, environment: testEnvironment(), game: "stalactites", deal: "3", theme: "light" });
  table.style.height = "700px";
  table.style.width = "390px";
  box.append(table);
  await dealt(table);
  table.setAttribute("felt", "pink");
  await waitUntil(() => noticeOf(table), "a notice shows");
  table.showRules();
  await waitUntil(() => table.shadowRoot!.querySelector("dialog[open] p"), "the rules show");
  return table;
};

/** What each element of a table has of the properties that elements inherit. */
const looksOf = (table: SolitaireTable): string[] =>
  [
    ...table.shadowRoot!.querySelectorAll(".page, .head *, .status *, .tools *, .notice *, .picker *, .card, dialog *"),
  ].map((element) => {
    const style = getComputedStyle(element);
    const name = `${element.localName}.${element.getAttribute("class") ?? ""}`;
    return `${name} ${properties.map((each) => `${each}: ${style.getPropertyValue(each)}`).join("; ")}`;
  });

describe("what a page has set for its own text", () => {
  before(() => setViewport({ width: 1280, height: 900 }));

  it("is a change where the page's text stands, so that it can be none in the table", async () => {
    const [plain, changed] = await Promise.all([
      fixture<HTMLElement>(html`<p></p>`),
      fixture<HTMLElement>(html`<p></p>`),
    ]);
    for (const name of properties) changed.style.setProperty(name, PAGE[name]!);
    const same = properties.filter(
      (name) => getComputedStyle(plain).getPropertyValue(name) === getComputedStyle(changed).getPropertyValue(name),
    );
    expect(same).to.deep.equal([]);
    expect(properties.length).to.be.greaterThan(70);
  });

  it("does not reach into the table, its notices and its dialogs", async () => {
    const plain = looksOf(await tableIn({}));
    const looks = looksOf(await tableIn(PAGE));
    expect(looks.length).to.be.greaterThan(150);
    const other = looks.filter((each, i) => each !== plain[i]);
    expect(other).to.deep.equal([]);
  });

  it("hides the table all the same, and takes its presses away", async () => {
    const table = await tableIn({ visibility: "hidden", "pointer-events": "none" });
    const { pointerEvents, visibility } = getComputedStyle(table.shadowRoot!.querySelector(".card")!);
    expect([visibility, pointerEvents]).to.deep.equal(["hidden", "none"]);
  });

  it("is what lengths and colours mean in its styles for the element itself", async () => {
    const table = await tableIn({ "font-size": "20px", color: "rgb(255, 0, 0)" });
    Object.assign(table.style, { height: "30em", border: "1px solid" });
    const { borderTopColor, height } = getComputedStyle(table);
    expect([height, borderTopColor]).to.deep.equal(["600px", "rgb(255, 0, 0)"]);
  });

  it("reaches into the table where it is set on the element, as by people who need more space between letters", async () => {
    const table = await tableIn({});
    table.style.setProperty("letter-spacing", "0.12em", "important");
    const letters = [".notice p", "dialog p"].map(
      (each) => getComputedStyle(table.shadowRoot!.querySelector(each)!).letterSpacing,
    );
    for (const spacing of letters) expect(parseFloat(spacing)).to.be.closeTo(0.12 * 16, 0.4);
  });
});
