import { defineConfig } from "vitest/config";

/** Measures the table in a browser: part of `npm run bench`. */
export default defineConfig({
  test: {
    include: ["bench/*.bench.ts"],
    globalSetup: ["support/site.ts"],
    // One page at a time, and nothing beside it.
    maxWorkers: 1,
    fileParallelism: false,
    testTimeout: 300_000,
    hookTimeout: 120_000,
  },
});
