import { defineConfig } from "vitest/config";

// Counting for coverage makes a search take nearly three times as long. "test" therefore runs the long ones by
// themselves, without; the thresholds hold for what the rest covers.
const searches = "test/searches/*.test.ts";

export default defineConfig({
  test: {
    reporters: ["default", "json"],
    outputFile: { json: "reports/tests.json" },
    // No test here waits for anything: it takes as long as its machine needs, and none could be stopped on the way.
    testTimeout: 0,
    // The engine keeps nothing between two files but the compiled rules.
    isolate: false,
    projects: [
      { extends: true, test: { name: "covered", include: ["{src,test}/**/*.test.ts"], exclude: [searches] } },
      { extends: true, test: { name: "searches", include: [searches] } },
    ],
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
