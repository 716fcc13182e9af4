import { waitUntil as waiting } from "@open-wc/testing";

/**
 * Waits until something is so. It looks again and again in short steps, and gives up a little before the test would be over,
 * so that a busy machine fails no test and a quick one waits for nothing.
 * @param what What should have become so.
 */
export const waitUntil = (isSo: () => unknown, what: string): Promise<void> =>
  waiting(isSo, what, { interval: 5, timeout: 8000 });
