import { defineConfig } from "vitest/config";

/** Takes the pictures of docs/images, by what the tests use: `npm run pictures`. */
export default defineConfig({
  test: {
    include: ["pictures/*.pictures.ts"],
    globalSetup: ["support/site.ts"],
    maxWorkers: 1,
    // A busy machine serves a page late now and then.
    retry: 3,
    testTimeout: 300_000,
    hookTimeout: 120_000,
  },
});
