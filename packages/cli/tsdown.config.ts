import { defineConfig } from "tsdown";

export default defineConfig({
  // One file that runs wherever Node.js does: the engine is bundled.
  entry: { solitaire: "src/main.ts" },
  format: "esm",
  platform: "node",
  target: "node20",
  dts: false,
  fixedExtension: false,
  deps: { alwaysBundle: [/^@solitaire\//] },
});
