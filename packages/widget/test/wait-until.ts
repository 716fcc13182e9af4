import { waitUntil as waiting } from "@open-wc/testing";

/**
 * Waits until something is so, however long a busy machine takes. It looks again and again in short steps, and gives up
 * before the test would be over, to tell what it waited for.
 * @param what What should have become so.
 */
export const waitUntil = (isSo: () => unknown, what: string): Promise<void> =>
  waiting(isSo, what, { interval: 5, timeout: 200_000 });
