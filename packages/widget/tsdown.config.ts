import { defineConfig } from "tsdown";

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
    // For CDNs: the entry, and beside it what it loads at once (shared-…) and later (lazy/). No file imports the entry
    // back: loaded by another address, after a redirect or with a query, it would run twice, and Lit with it.
    entry: { "cdn/solitaire-table": "src/define.ts" },
    format: "esm",
    platform: "browser",
    target: "es2022",
    dts: false,
    clean: false,
    fixedExtension: false,
    minify: true,
    sourcemap: true,
    deps: { alwaysBundle: [/.*/], onlyBundle: false },
    define: { "process.env.NODE_ENV": '"production"' },
    outputOptions: {
      chunkFileNames: ({ isDynamicEntry }) => `cdn/${isDynamicEntry ? "lazy/[name]" : "shared"}-[hash].js`,
    },
  },
]);
