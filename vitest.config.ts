import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    reporters: ["default", ["json", { outputFile: "reports/tests.json" }]],
    include: ["scripts/**/*.test.ts"],
    // Nothing that one file does is seen by another.
    isolate: false,
  },
});
