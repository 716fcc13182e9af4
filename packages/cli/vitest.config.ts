import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    reporters: ["default", ["json", { outputFile: "reports/tests.json" }]],
    // Processes are started one after the other, which a busy machine may take its time over.
    testTimeout: 60_000,
    include: ["{src,test}/**/*.test.ts"],
  },
});
