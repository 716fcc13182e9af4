declare namespace Cloudflare {
  /** What `vitest.config.ts` hands over. */
  interface Env {
    TEST_MIGRATIONS: import("cloudflare:test").D1Migration[];
    TEST_SOLUTIONS: string;
  }
}
