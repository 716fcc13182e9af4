import { defineConfig } from "tsdown";

// In one file, the soak runs as fast as the shipped engine, on any Node.js that runs that.
export default defineConfig({
  entry: { soak: "soak.ts" },
  outDir: "dist",
  format: "esm",
  platform: "node",
  fixedExtension: false,
  dts: false,
});
