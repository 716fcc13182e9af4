import type { Leases } from "./storage/lease.js";

/** Everything that a table takes from the world outside: time, chance, network and storage. */
export interface Environment {
  /** Milliseconds of a steady clock. */
  readonly now: () => number;
  /** Milliseconds since 1970. */
  readonly date: () => number;
  /** Any number from 0 to 2^32 − 1, all alike likely. */
  readonly random: () => number;
  readonly fetch: (url: string, init?: RequestInit) => Promise<Response>;
  /** What outlives the tab; `undefined` where the browser keeps nothing. */
  readonly kept: Storage | undefined;
  /** What lives as long as the tab. */
  readonly tab: Storage | undefined;
  /** Without it, the browser's own. */
  readonly leases?: Leases | undefined;
  /** Whether the page came by a reload or a step through the history. */
  readonly isReturn: boolean;
  /** The languages that the visitor reads, the best one first. */
  readonly languages: readonly string[];
}

/** What is missing of an environment that a page has given, if it is none: a name of {@link Environment}. */
export const lackOf = (given: Partial<Environment>): string | undefined =>
  (["now", "date", "random", "fetch", "languages"] as const).find((name) => !given[name]);

/** The browser's own. */
export const browserEnvironment = (): Environment => {
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return {
    now: () => performance.now(),
    date: () => Date.now(),
    random: () => crypto.getRandomValues(new Uint32Array(1))[0]!,
    fetch: (url, init) => fetch(url, init),
    kept: storageOf(() => localStorage),
    tab: storageOf(() => sessionStorage),
    languages: navigator.languages,
    isReturn: navigation !== undefined && navigation.type !== "navigate",
  };
};

/** Storage that can be read and written. A sandboxed page may not even look at it. */
const storageOf = (open: () => Storage): Storage | undefined => {
  try {
    const storage = open();
    const probe = "solitaire-table/probe";
    storage.setItem(probe, "");
    storage.removeItem(probe);
    return storage;
  } catch {
    return undefined;
  }
};
