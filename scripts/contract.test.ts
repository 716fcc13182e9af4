import { execFileSync, spawnSync } from "node:child_process";
import { globSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "vite";
import { describe, expect, test } from "vitest";
import { root } from "./commands.mjs";

const widget = join(root, "packages/widget");
const read = (path: string): string => readFileSync(join(widget, path), "utf8");
const json = (path: string): unknown => JSON.parse(read(path));
const allOf = (text: string, pattern: RegExp): string[] => Array.from(text.matchAll(pattern), ([, found]) => found!);

interface Named {
  readonly name: string;
  readonly description?: string;
}
interface Element {
  readonly tagName?: string;
  readonly attributes: readonly Named[];
  readonly members: readonly (Named & { readonly kind: string; readonly attribute?: string })[];
  readonly events: readonly Named[];
  readonly cssParts: readonly Named[];
  readonly cssStates: readonly Named[];
  readonly cssProperties: readonly (Named & { readonly default?: string })[];
}
interface Manifest {
  readonly modules: readonly { readonly path: string; readonly declarations?: readonly Element[] }[];
}

const manifest = json("custom-elements.json") as Manifest;
const element = manifest.modules
  .flatMap(({ declarations = [] }) => declarations)
  .find(({ tagName }) => tagName === "solitaire-table")!;
const namesOf = (all: readonly Named[]): string[] => all.map(({ name }) => name).toSorted();

const readme = read("README.md");
const section = (title: string): string => readme.split(`\n## ${title}\n`)[1]!.split("\n## ")[0]!;
/** The names in the first column of a section's table. */
const rows = (title: string): string[] => allOf(section(title), /^\| `([\w-]+)`/gm).toSorted();
/** The names in a sentence, from its beginning to the first full stop that ends it. */
const sentence = (title: string, begin: string): string[] =>
  allOf(section(title).split(begin)[1]!.split(/\.\s/)[0]!, /`([\w-]+)(?:\(\))?`/g).toSorted();

describe("the element's README and its manifest agree", () => {
  test("on attributes", () => {
    expect([...rows("Attributes"), ...rows("Settings")].toSorted()).toEqual(namesOf(element.attributes));
  });

  test("on properties that have no attribute", () => {
    const fields = element.members.filter(({ kind, attribute }) => kind === "field" && attribute === undefined);
    const properties = section("Attributes").split("Properties without an attribute:")[1]!.split("\n\n")[0]!;
    for (const { name } of fields) expect(properties).toContain(`\`${name}\``);
    expect(namesOf(fields)).toEqual(["environment", "log", "position"]);
  });

  test("on methods", () => {
    const methods = element.members.filter(({ kind }) => kind === "method");
    expect(sentence("Attributes", "Methods:")).toEqual(namesOf(methods));
  });

  test("on events", () => {
    expect(rows("Events")).toEqual(namesOf(element.events));
  });

  test("on states: those of settings with values, and those that a sentence names", () => {
    const valued = Array.from(section("Settings").matchAll(/^\| `([\w-]+)` +\| ([^|]+) \|/gm), ([, name, values]) =>
      allOf(values!, /`([\w-]+)`/g)
        .filter((value) => value !== "auto" || name === "colours" || name === "theme")
        .map((value) => `${name}-${value}`.replace("auto-move", "autoMove")),
    ).flat();
    const named = allOf(section("Settings").split("[custom states]")[1]!, /`((?:\w+)-(?:on|off))`/g);
    expect([...new Set([...valued, ...named])].toSorted()).toEqual(namesOf(element.cssStates));
  });

  test("on parts, which are those of the templates", () => {
    expect(sentence("Looks", "Parts:")).toEqual(namesOf(element.cssParts));
    const sources = globSync("src/**/*.ts", { cwd: widget }).map(read).join("\n");
    const parts = new Set(
      allOf(sources, /(?:\bpart="|"part", "|\bnew NoticeView\("|\bbox\("(?=[a-z]+", true))([a-z]+)"/g),
    );
    expect([...parts].toSorted()).toEqual(namesOf(element.cssParts));
  });
});

test("the manifest tells what everything is, and names modules that are published", () => {
  const { attributes, members, events, cssParts, cssStates, cssProperties } = element;
  const all = [attributes, members, events, cssParts, cssStates, cssProperties].flat();
  for (const { name, description } of all) {
    expect(description, name).toMatch(/\S/);
  }
  for (const { path } of manifest.modules) expect(read(path).length, path).toBeGreaterThan(0);
});

test("the manifest's custom properties are those of the styles, with their values in the light", () => {
  const styles = globSync("src/styles/**/*.css.ts", { cwd: widget }).map(read).join("\n");
  for (const { name, default: value } of element.cssProperties) {
    expect(styles).toContain(value === undefined ? `${name}:` : `${name}: ${value};`);
  }
});

test("every colour of the styles is a custom property of the manifest", () => {
  const colours = read("src/styles/tokens.css.ts").matchAll(/^ {2}(--solitaire-[\w-]+): (?:#|rgb).*;$/gm);
  // Tints of other colours.
  const own = new Set(["--solitaire-tint", "--solitaire-halo"]);
  const names = new Set(Array.from(colours, ([, name = ""]) => name).filter((name) => !own.has(name)));
  expect(names.size).toBeGreaterThan(20);
  expect(namesOf(element.cssProperties)).toEqual(expect.arrayContaining([...names]));
});

test("VS Code is told the same, and JSX of the same games", () => {
  interface Data {
    readonly tags: readonly [{ readonly name: string; readonly attributes: readonly (Named & { values?: Named[] })[] }];
    readonly properties: readonly Named[];
  }
  const [tag] = (json("dist/editor/html-data.json") as Data).tags;
  expect(tag.name).toBe("solitaire-table");
  expect(namesOf(tag.attributes)).toEqual(namesOf(element.attributes));
  const values = (name: string): string[] => namesOf(tag.attributes.find((each) => each.name === name)?.values ?? []);
  expect(values("game")).toEqual(["penguin", "rouge-et-noir", "stalactites", "zodiac", "zodiac-classic"]);
  const [union = ""] = allOf(read("dist/jsx.d.ts"), /\btype GameName =([^;]+);/g);
  expect(allOf(union, /"([\w-]+)"/g).toSorted()).toEqual(values("game"));
  expect(values("theme")).toEqual(["auto", "dark", "light"]);
  expect(namesOf((json("dist/editor/css-data.json") as Data).properties)).toEqual(namesOf(element.cssProperties));
});

test("what a dialog needs from a CDN imports nothing that has to be found out and fetched after it", () => {
  const there = /^(shared|play|surroundings|later|dialogs|ru)-[\w-]{8}\.js$/;
  const files = globSync("dist/cdn/lazy/{dialogs,ru-pages,*-page}-*.js", { cwd: widget });
  expect(files.length).toBe(6);
  for (const file of files) {
    for (const imported of allOf(read(file), /from"\.{1,2}\/([^"]+)"/g)) expect(imported, file).toMatch(there);
  }
});

const entries = Object.keys((json("package.json") as { exports: Record<string, string> }).exports);
const exported = entries
  .filter((entry) => !entry.endsWith(".json"))
  .map((entry) => `@solitaire/widget${entry.slice(1)}`);
const modules = [...exported, "./dist/cdn/solitaire-table.js"];

/** What a program says, where warnings go too, and its exit status. */
const run = (...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: widget, encoding: "utf8" });
  return { status, stdout, stderr };
};
const SILENCE = { status: 0, stdout: "", stderr: "" };

test.each(modules)("a server can import %s, gets nothing on its console, and has no elements then either", (name) => {
  const script = `await import(${JSON.stringify(name)}); process.exitCode = "customElements" in globalThis ? 1 : 0;`;
  expect(run("--input-type=module", "--eval", script)).toEqual(SILENCE);
});

// As bundlers do for workers, and Cloudflare's for the edge.
test.each([[["worker"]], [["workerd", "worker", "browser"]]])(
  "what has no elements can import what is bundled for %j",
  async (conditions) => {
    const folder = mkdtempSync(join(tmpdir(), "bundled-"));
    try {
      const input = Object.fromEntries(exported.map((name, i) => [`entry-${i}`, name]));
      await build({
        root: widget,
        configFile: false,
        logLevel: "silent",
        resolve: { conditions },
        build: {
          outDir: folder,
          minify: false,
          modulePreload: false,
          rolldownOptions: { input, preserveEntrySignatures: "strict", output: { entryFileNames: "[name].mjs" } },
        },
      });
      for (const entry of Object.keys(input)) {
        expect(run(join(folder, `${entry}.mjs`)), input[entry]).toEqual(SILENCE);
      }
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
  60_000,
);

test("the published types know the element: in the DOM, in React's JSX and in that of others", () => {
  const tsc = join(root, "node_modules/.bin/tsc");
  const check = (): string => execFileSync(tsc, ["-p", "test/types"], { cwd: widget, encoding: "utf8" });
  expect(check).not.toThrow();
}, 60_000);
