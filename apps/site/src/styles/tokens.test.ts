import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), "utf8");
const ofTable = (file: string): string => read(`../../../../packages/widget/src/styles/${file}`);
const [usual = "", more = ""] = read("tokens.css").split("@media (prefers-contrast: more)");

/** Colours by their names, each without the prefix. */
const colours = (css: string, prefix = "--"): ReadonlyMap<string, string> =>
  new Map(
    Array.from(css.matchAll(new RegExp(`^\\s*${prefix}([\\w-]+): ([^;]+);$`, "gm")), ([, name, value]) => [
      name!,
      value!,
    ]),
  );

const names = [
  "chrome",
  "chrome-2",
  "ink",
  "ink-2",
  "rule",
  "rule-2",
  "accent",
  "focus",
  "good",
  "bad",
  "felt-ink",
  "engrave",
];

it("has the table's colours, light and dark", () => {
  const [, light = "", dark = ""] =
    /const light = css`(.*?)`;.*(export const onDarkFelt.*?const dark = css`.*?`;)/s.exec(ofTable("tokens.css.ts"))!;
  const [bright, dusk, here] = [colours(light, "--solitaire-"), colours(dark, "--solitaire-"), colours(usual)];
  for (const name of names) {
    expect(here.get(name), name).toBe(`light-dark(${bright.get(name)}, ${dusk.get(name)})`);
  }
});

it("has those of the table for visitors who ask for more contrast", () => {
  const [forContrast = ""] = ofTable("contrast.css.ts").split("@media (forced-colors: active)");
  const [table, here] = [colours(forContrast, "--solitaire-"), colours(more)];
  expect(here.size).toBeGreaterThan(9);
  for (const [name, value] of here) expect(value, name).toBe(table.get(name));
});
