import { defineConfig } from "tsdown";

export default defineConfig({
  entry: { soak: "soak.ts" },
  outDir: "dist",
  format: "esm",
  platform: "node",
  fixedExtension: false,
  dts: false,
  // Tools stay where they are: they look for files beside them.
  deps: { neverBundle: true },
});
