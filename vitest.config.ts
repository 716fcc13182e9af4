import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    reporters: ["default", ["json", { outputFile: "reports/tests.json" }]],
    include: ["scripts/**/*.test.ts"],
    // Some begin other programs, which takes as long as the machine is busy.
    testTimeout: 60_000,
    // Nothing that one file does is seen by another.
    isolate: false,
  },
});
