/** How a day's deals were chosen. Two deals of one day, game and scheme are the same. */
export interface Scheme {
  /** Tells which secret; tells nothing of the secret itself. */
  readonly keyId: string;
  /** The solver that certified the deal, with its version; `none` where none was asked. */
  readonly certifier: string;
  /** What the certifier may spend on one deal, in nodes. */
  readonly budget: number;
}

export const sameScheme = (a: Scheme, b: Scheme): boolean =>
  a.keyId === b.keyId && a.certifier === b.certifier && a.budget === b.budget;
