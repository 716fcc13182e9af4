import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    reporters: ["default", ["json", { outputFile: "reports/tests.json" }]],
    include: ["{src,test}/**/*.test.ts"],
    globalSetup: ["support/site.ts"],
    // A browser each, and a whole game is mostly waiting for it.
    maxWorkers: 2,
    testTimeout: 300_000,
    hookTimeout: 120_000,
    expect: { poll: { interval: 20, timeout: 30_000 } },
  },
});
