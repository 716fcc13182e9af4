import { type Card, identityOf, type Position, type Rules } from "@solitaire/engine";

/** Cards that undo took back from where they counted for the win: they go there again by the player's hand alone. */
export class TakenBack {
  readonly #all = new Set<Card>();

  constructor(private readonly rules: Rules) {}

  /** By identity; among them some that count again. */
  get cards(): ReadonlySet<Card> {
    return this.#all;
  }

  /** A step is about to be undone or redone. All cards that count are noted: those that go on counting leave by undo alone. */
  note(position: Position): void {
    const { rules } = this;
    for (const [pile] of rules.pileNames.entries()) {
      if (rules.kindOf(pile).goal) for (const card of position.cards(pile)) this.#all.add(identityOf(card));
    }
  }

  /** Another deal lies there. */
  clear(): void {
    this.#all.clear();
  }
}
