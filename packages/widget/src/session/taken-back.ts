import { type Card, identityOf, type Position, type Rules } from "@solitaire/engine";

/** Cards that undo took back from where they counted for the win: they go there again by the player's hand alone. */
export class TakenBack {
  readonly #all = new Set<Card>();

  constructor(private readonly rules: Rules) {}

  /** By identity. */
  get cards(): ReadonlySet<Card> {
    return this.#all;
  }

  /** The cards that count for the win, by identity. */
  counting(position: Position): Card[] {
    const { rules } = this;
    return rules.pileNames.flatMap((_, pile) => (rules.kindOf(pile).goal ? position.cards(pile).map(identityOf) : []));
  }

  /** Steps have been undone or redone. @param before The cards that counted before them. */
  note(before: readonly Card[], position: Position): void {
    for (const card of before) this.#all.add(card);
    this.settle(position);
  }

  /** Cards that count again are no longer taken back. */
  settle(position: Position): void {
    for (const card of this.counting(position)) this.#all.delete(card);
  }

  /** Another deal lies there. */
  clear(): void {
    this.#all.clear();
  }
}
