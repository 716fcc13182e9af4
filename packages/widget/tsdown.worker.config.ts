import { defineConfig } from "tsdown";

/**
 * The solver's script, before everything else: one file that needs no other one, so that it can be a worker wherever a
 * bundler or a page puts it. Both builds of the element refer to it as a file.
 */
export default defineConfig({
  entry: { "analysis/solver-worker": "src/analysis/solver-worker.ts" },
  format: "esm",
  platform: "browser",
  target: "es2022",
  dts: false,
  fixedExtension: false,
  minify: true,
  sourcemap: true,
  deps: { alwaysBundle: [/.*/], onlyBundle: false },
});
