import type { Environment } from "../environment.js";

/**
 * Claims a name for as long as the page lives or until released; `undefined` when somebody else holds it and goes on
 * holding it for so many milliseconds.
 */
export type Lease = (name: string, patience?: number) => Promise<(() => void) | undefined>;

/** Names held by this page alone, where the browser has no locks between tabs. */
const held = new Set<string>();

const pageLease: Lease = (name) => {
  if (held.has(name)) return Promise.resolve(undefined);
  held.add(name);
  return Promise.resolve(() => void held.delete(name));
};

/** Leases that all tabs of an origin respect. A tab that goes away gives its leases back. */
const tabLease =
  (locks: LockManager): Lease =>
  (name, patience = 0) =>
    new Promise((answer, refuse) => {
      locks
        .request(name, patience > 0 ? { signal: AbortSignal.timeout(patience) } : { ifAvailable: true }, (lock) => {
          if (!lock) return answer(undefined);
          return new Promise<void>((release) => answer(release));
        })
        .catch((error: unknown) => {
          if (error instanceof DOMException && error.name === "TimeoutError") answer(undefined);
          else refuse(error instanceof Error ? error : new Error(String(error)));
        });
    });

export interface Leases {
  readonly lease: Lease;
  /** Whether other tabs respect them too. */
  readonly isShared: boolean;
}

/** @param locks The browser's, which it gives to secure pages only. */
export const leases = (locks: LockManager | undefined): Leases =>
  locks ? { lease: tabLease(locks), isShared: true } : { lease: pageLease, isShared: false };

/** Those of an environment, or else the browser's. */
export const leasesOf = ({ leases: own }: Environment): Leases => own ?? leases(navigator.locks);
