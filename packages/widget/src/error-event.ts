/** Something is wrong with an attribute, a log or the API. The table says so too, and what lay on it stays. */
export class SolitaireErrorEvent extends Event {
  constructor(
    /** Stable, for programs: `bad-deal`, `unknown-game`, `unreachable`, … */
    readonly code: string,
    /** A sentence. */
    readonly message: string,
  ) {
    super("solitaire-error", { bubbles: true, composed: true });
  }
}
