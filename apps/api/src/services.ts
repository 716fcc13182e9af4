import type { Certifier } from "./daily/certifier.js";
import type { Day } from "./day.js";
import type { Limit } from "./http/rate.js";
import type { Log } from "./log.js";
import type { ResultStore } from "./store/result-store.js";
import type { Store } from "./store/store.js";

/** All that the service needs from outside. */
export interface Services {
  readonly store: Store;
  readonly results: ResultStore;
  /** The secret that deals are derived from, if there is one. */
  readonly secret: string | undefined;
  /** Tells which deals can be won. */
  readonly certifier: Certifier;
  /** The first day that has dailies. */
  readonly launch: Day;
  /** The first day whose deals the present secret, certifier and budget make. Others may have made those before it. */
  readonly schemeSince: Day;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  readonly log: Log;
  /** Lets work go on after the answer has been sent. */
  readonly keepAlive: (work: Promise<unknown>) => void;
  /** How many requests of a client are taken. */
  readonly limits: { readonly verify: Limit; readonly results: Limit };
  /** What the store answers, or a rejection where it takes so long that it counts as down. */
  readonly inTime: <T>(answer: Promise<T>) => Promise<T>;
}
