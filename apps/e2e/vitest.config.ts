import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    reporters: ["default", ["json", { outputFile: "reports/tests.json" }]],
    include: ["{src,test}/**/*.test.ts"],
    globalSetup: ["support/site.ts"],
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
