import { defineConfig } from "tsdown";

const common = { outDir: "dist", format: "esm", fixedExtension: false, dts: false } as const;

export default defineConfig([
  // Tools stay where they are: they look for files beside them.
  { ...common, entry: { load: "load.ts" }, platform: "node", deps: { neverBundle: true } },
  { ...common, entry: { empty: "empty.ts" }, platform: "neutral", deps: { alwaysBundle: [/./] } },
]);
