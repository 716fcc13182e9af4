import { defineConfig } from "tsdown";

export default defineConfig([
  {
    // For npm: one file for each module, lit and the engine stay imports.
    entry: ["src/index.ts", "src/define.ts"],
    unbundle: true,
    format: "esm",
    platform: "browser",
    target: "es2022",
    dts: { generator: "oxc" },
    fixedExtension: false,
    sourcemap: true,
  },
  {
    // For CDNs: one entry file with everything in it. What loads later lies in lazy/ beside it.
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
      chunkFileNames: ({ isDynamicEntry }) => `cdn/${isDynamicEntry ? "lazy/" : ""}[name]-[hash].js`,
    },
  },
]);
