import type { Card } from "./card.js";
import { compileKinds, type Kind } from "./compile.js";
import { Position } from "./position.js";
import type { Action, Variant } from "./variant.js";

/** A variant's piles, and how its cards are laid out on them: all that it takes to show a deal that nobody plays yet. */
export class Setup {
  readonly kinds: readonly Kind[];
  readonly actions: readonly Action[];
  /** The names of all piles, by their number. */
  readonly pileNames: readonly string[];

  protected readonly kindByPile: readonly Kind[];
  protected readonly cardCount: number;
  private readonly numbers: ReadonlyMap<string, number>;

  constructor(readonly variant: Variant) {
    this.kinds = compileKinds(variant);
    this.actions = variant.actions;
    this.pileNames = Object.values(variant.piles).flatMap(({ piles }) => piles);
    this.numbers = new Map(this.pileNames.map((name, pile) => [name, pile]));
    this.kindByPile = this.kinds.flatMap((kind) => Array<Kind>(kind.end - kind.first).fill(kind));
    this.cardCount = variant.decks * 52;
  }

  /** An empty table for this variant. */
  emptyTable(): Position {
    return new Position(this.pileNames.length, this.cardCount);
  }

  /** Lays out a shuffled deck of all the variant's cards, the card dealt first in front. */
  layOut(deck: readonly Card[]): Position {
    if (deck.length !== this.cardCount) {
      throw new RangeError(`${this.variant.name} is dealt from ${this.cardCount} cards, not from ${deck.length}.`);
    }
    const pos = this.emptyTable();
    this.variant.deal(pos, deck);
    return pos;
  }

  /** A pile's number by its name in logs (`T3`), or −1 if the game has no such pile. */
  pileIndex(name: string): number {
    return this.numbers.get(name) ?? -1;
  }

  kindOf(pile: number): Kind {
    return this.kindByPile[pile]!;
  }

  /** Whether a card may start an empty pile, where the pile is open. */
  starts(pos: Position, pile: number, card: Card): boolean {
    const { first, name } = this.kindOf(pile);
    return this.variant.piles[name]!.starts?.(card, pile - first, pos.base) ?? false;
  }

  /** 1, or 2 where the game has two phases and the second has begun. */
  phase(pos: Position): 1 | 2 {
    return this.variant.isSecondPhase?.(pos) ? 2 : 1;
  }
}
