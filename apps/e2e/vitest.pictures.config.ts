import { defineConfig } from "vitest/config";

/** Takes the pictures of docs/images, by what the tests use: `npm run pictures`. */
export default defineConfig({
  test: {
    include: ["pictures/*.pictures.ts"],
    globalSetup: ["support/site.ts"],
    maxWorkers: 1,
    testTimeout: 300_000,
    hookTimeout: 120_000,
  },
});
