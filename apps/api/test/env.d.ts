declare namespace Cloudflare {
  interface Env {
    /** What `vitest.config.ts` hands over. */
    TEST_MIGRATIONS: import("cloudflare:test").D1Migration[];
  }
}

declare module "*?raw" {
  const text: string;
  export default text;
}
