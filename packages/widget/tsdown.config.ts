import { defineConfig } from "tsdown";

/** A style sheet without comments and spare spaces. */
const minifyCss = (css: string): string =>
  css
    .replace(/\/\*[\s\S]*?\*\//g, "")
    .replace(/\s+/g, " ")
    .replace(/ ?([{};,]) ?/g, "$1")
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

export default defineConfig([
  {
    // For npm: one file for each module, lit and the engine stay imports.
    entry: ["src/index.ts", "src/define.ts", "src/art/icons.ts"],
    unbundle: true,
    format: "esm",
    platform: "browser",
    target: "es2022",
    dts: { generator: "oxc" },
    fixedExtension: false,
    sourcemap: true,
  },
  {
    // For CDNs, that is for browsers alone: Lit's own part reads the document as it loads. Servers import the modules
    // above, which define nothing there. The entry, and beside it what it loads at once (shared) and later (lazy/). No
    // file imports the entry back: loaded by another address, after a redirect or with a query, it would run twice, and
    // Lit with it.
    entry: { "cdn/solitaire-table": "src/define.ts" },
    format: "esm",
    platform: "browser",
    target: "es2022",
    dts: false,
    clean: false,
    fixedExtension: false,
    minify: true,
    plugins: [cssTemplates],
    sourcemap: true,
    deps: { alwaysBundle: [/.*/], onlyBundle: false },
    define: { "process.env.NODE_ENV": '"production"' },
    outputOptions: {
      // One file for all that is shared: it packs better than one for each set of files that share something.
      codeSplitting: { groups: [{ name: "shared", minShareCount: 2 }] },
      chunkFileNames: ({ isDynamicEntry }) => `cdn/${isDynamicEntry ? "lazy/[name]" : "shared"}-[hash].js`,
    },
  },
]);
