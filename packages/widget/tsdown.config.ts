import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { defineConfig } from "tsdown";

/** A style sheet without comments and spare spaces. */
const minifyCss = (css: string): string =>
  css
    .replace(/\/\*[\s\S]*?\*\//g, "")
    .replace(/\s+/g, " ")
    .replace(/ ?([{};,/]|[<>]=?) ?/g, "$1")
    .replace(/(?<=\() | (?=\))/g, "")
    .replace(/: /g, ":")
    .replace(/;}/g, "}")
    .replace(/\b0\.(\d)/g, ".$1")
    .trim();

/** Minifies what stands in css`…`, which a minifier of scripts leaves as it is. Interpolations end their own statements. */
const cssTemplates = {
  name: "css-templates",
  transform: (code: string, id: string) =>
    id.endsWith(".css.ts")
      ? { code: code.replace(/css`([^`]*)`/g, (_, css: string) => `css\`${minifyCss(css)}\``), map: null }
      : undefined,
};

/**
 * Lets what a browser's build of Lit extends be missing, as its build for servers does: of no use there is the class, but
 * no import throws.
 */
const noElement = {
  name: "no-element",
  transform(code: string, id: string) {
    if (!id.endsWith("/reactive-element.js")) return undefined;
    const extended = code.replace("extends HTMLElement", "extends(globalThis.HTMLElement??class{})");
    if (extended === code) throw new Error("Lit's element extends something else now.");
    return { code: extended, map: null };
  },
};

/** Leaves out what Lit does where a shadow root cannot adopt sheets: the table's styles are nothing else. */
const adoptedSheets = {
  name: "adopted-sheets",
  transform(code: string, id: string) {
    if (!id.endsWith("/reactive-element/css-tag.js")) return undefined;
    const certain = code.replace(/(?<=const \w+=globalThis,\w+=)[^,;]*"adoptedStyleSheets"in[^,;]*(?=,)/, "!0");
    if (certain === code) throw new Error("Lit asks for adopted style sheets in another way now.");
    return { code: certain, map: null };
  },
};

/** What nobody waits for. */
const LATER =
  /src\/(daily\/new-day|dialogs\/(confirmed|pages)|frame\/place-notice|layout\/extent|rules\/load|statistics\/streak|strings\/en-elsewhere|styles\/(frame\/passing|print)\.css|surroundings\/(after-drawing|watch-elsewhere))\.ts$/;

/** What several dialogs need, and not all. */
const DIALOG_PARTS = /src\/(daily\/stems|settings\/choose|strings\/until)\.ts$/;

/** The Russian texts of the first load, and those that the others of them use. */
const RUSSIAN_WORDS = /src\/strings\/(ru|russian-names)\.ts$/;

/** What Lit's directives are made of. Several later parts have directives, and none of them loads before this. */
const DIRECTIVES = /lit-html\/directive(-helpers)?\.js$/;

/** What the engine has for games that are under way. Its index names them beside what a deal takes. */
const GAMES_UNDER_WAY =
  /engine\/dist\/(game|judge|log|move|parse-deal-number|position-json|refusal|replay|resume|rule-texts|rules|rules-for|tabulate|versions|variants\/find-rules)\.js$/;

/** What is loaded before a deal is painted, what besides before it can be played, what comes beside that, and what all dialogs need. */
const painting = new Set<string>();
const playing = new Set<string>();
const surrounding = new Set<string>();
const opening = new Set<string>();

/** Finds out which modules those are: all that the element imports, or what it fetches, without being asked later. */
const loadGroups = {
  name: "load-groups",
  buildEnd(this: { getModuleIds(): Iterable<string>; getModuleInfo(id: string): { importedIds: string[] } | null }) {
    const groups = [painting, playing, surrounding, opening];
    const follow = (id: string, group: Set<string>): void => {
      if (groups.some((each) => each.has(id)) || (group === painting && GAMES_UNDER_WAY.test(id))) return;
      group.add(id);
      for (const imported of this.getModuleInfo(id)?.importedIds ?? []) follow(imported, group);
    };
    const find = (end: string): string => {
      const found = [...this.getModuleIds()].find((id) => id.endsWith(end));
      if (!found) throw new Error(`No module ends in ${end}: it was moved or renamed.`);
      return found;
    };
    follow(find("src/define.ts"), painting);
    follow(find("src/table/make-controller.ts"), playing);
    follow(find("src/surroundings/make-surroundings.ts"), surrounding);
    follow(find("src/dialogs/dialogs.ts"), opening);
  },
};

/**
 * Writes the bundler's helper, which makes what `import()` answers, into the files that begin with it: in one of its own
 * it would be one more way to and fro before a game can be played.
 */
const helperInline = {
  name: "helper-inline",
  renderChunk: (code: string) => ({
    code: code.replace(
      /^import \{ \w+ as (\w+) \} from "[^"]*rolldown-runtime[^"]*";$/m,
      "const $1 = (all) => Object.defineProperties({}, Object.fromEntries(Object.entries(all).map(([name, get]) => [name, { get }])));",
    ),
    map: null,
  }),
  generateBundle(_: unknown, files: Record<string, { code?: string }>) {
    for (const [name, { code }] of Object.entries(files)) {
      if (name.includes("rolldown-runtime")) delete files[name];
      else if (code?.includes("rolldown-runtime")) throw new Error(`${name} begins in another way now.`);
    }
  },
};

const SOLVER = "./solver-worker.js";

/** Leaves the solver's script, which has been built before, a file of its own. @param as What it is called there. */
const solverApart = (as: () => string) => ({
  name: "solver-apart",
  resolveId: (id: string) => (id === SOLVER ? { id: as(), external: "relative" as const } : undefined),
});

/** Lays the solver's script beside the lazy files, under a name that tells its content, as theirs do. */
const solverBesides = () => {
  const source = (): Buffer => readFileSync("dist/analysis/solver-worker.js");
  const name = (): string =>
    `./solver-worker-${createHash("sha256").update(source()).digest("base64url").slice(0, 8)}.js`;
  return [
    solverApart(name),
    {
      name: "solver-besides",
      transform: (code: string) =>
        code.includes(`new URL("${SOLVER}"`)
          ? { code: code.replaceAll(`new URL("${SOLVER}"`, `new URL("${name()}"`), map: null }
          : undefined,
      generateBundle(this: { emitFile(file: { type: "asset"; fileName: string; source: Buffer }): void }) {
        this.emitFile({ type: "asset", fileName: `cdn/lazy/${name().slice(2)}`, source: source() });
      },
    },
  ];
};

export default defineConfig([
  {
    // For npm: one file for each module, lit and the engine stay imports.
    entry: [
      "src/index.ts",
      "src/define.ts",
      "src/no-element.ts",
      "src/art/drawings.ts",
      "src/wins.ts",
      "src/days.ts",
      "src/theme.ts",
      "src/strings/russian-names.ts",
      "src/strings/english-refusals.ts",
      "src/strings/russian-refusals.ts",
      "src/replay/link.ts",
      "src/jsx.ts",
      "src/react.ts",
    ],
    unbundle: true,
    format: "esm",
    platform: "browser",
    target: "es2022",
    dts: { generator: "oxc" },
    clean: false,
    fixedExtension: false,
    plugins: [solverApart(() => SOLVER)],
    // Types of React's are asked for by those who import react.js, and are theirs. What the element extends is for the bundler of a page to find.
    deps: { neverBundle: ["react", "#element"] },
    sourcemap: true,
  },
  {
    // For CDNs; a server that imports it all the same defines nothing. The entry, and beside it what it loads at once
    // (shared) and later (lazy/). No file imports the entry back: loaded by another address, after a redirect or with a
    // query, it would run twice, and Lit with it.
    entry: { "cdn/solitaire-table": "src/define.ts" },
    format: "esm",
    platform: "browser",
    target: "es2022",
    dts: false,
    clean: ["dist/cdn"],
    fixedExtension: false,
    minify: true,
    plugins: [cssTemplates, noElement, adoptedSheets, loadGroups, helperInline, ...solverBesides()],
    sourcemap: true,
    deps: { alwaysBundle: [/.*/], onlyBundle: false },
    define: { "process.env.NODE_ENV": '"production"' },
    outputOptions: {
      // What tells a bundler that a call has no effect is of no use where nothing is bundled again.
      comments: { annotation: false },
      // A file for all that paints a deal, one for all that is played with, one for what is around the cards, and one
      // for each thing that is opened: the first three pack better as one than in parts. What several of the others share is not in them.
      codeSplitting: {
        groups: [
          { name: "shared", test: (id: string) => painting.has(id) && !id.endsWith("/define.ts"), priority: 3 },
          { name: "play", test: (id: string) => playing.has(id), priority: 2 },
          { name: "surroundings", test: (id: string) => surrounding.has(id) || DIRECTIVES.test(id), priority: 2 },
          { name: "later", test: LATER, priority: 2 },
          { name: "dialogs", test: (id: string) => opening.has(id) || DIALOG_PARTS.test(id), priority: 1 },
          { name: "ru", test: RUSSIAN_WORDS, priority: 1 },
        ],
      },
      chunkFileNames: ({ name }) => (name === "shared" ? "cdn/shared-[hash].js" : "cdn/lazy/[name]-[hash].js"),
    },
  },
]);
