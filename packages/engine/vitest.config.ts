import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    reporters: ["default", ["json", { outputFile: "reports/tests.json" }]],
    include: ["{src,test}/**/*.test.ts"],
    // Thousands of positions in one test, counted for coverage, on a machine that may be busy.
    testTimeout: 60_000,
    // The engine keeps nothing between two files but the compiled rules.
    isolate: false,
    coverage: {
      provider: "v8",
      include: ["src/**/*.ts"],
      exclude: ["src/**/*.test.ts"],
      reporter: ["text-summary", "lcov"],
      thresholds: {
        "src/*.ts": { 100: true },
        "src/variants/*.ts": { 100: true },
        "src/auto/*.ts": { 100: true },
        "src/solver/**": { statements: 98, branches: 96, functions: 98, lines: 98 },
      },
    },
  },
});
