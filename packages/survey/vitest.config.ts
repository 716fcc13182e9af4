import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    reporters: ["default", ["json", { outputFile: "reports/tests.json" }]],
    include: ["test/**/*.test.ts"],
    testTimeout: 60_000,
  },
});
