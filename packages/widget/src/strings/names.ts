import { type Card, identityOf, type Position, type Rules } from "@solitaire/engine";
import type { BoardStrings } from "../board/labels.js";
import { startOf } from "../session/starts.js";
import { comesRound } from "../session/stock.js";
import type { Strings } from "./en.js";

/** A pile in running text, numbered from 1 among its kind where there are several: "column 3". */
export const pileName = (strings: Strings, rules: Rules, pile: number): string => {
  const { name, first, end } = rules.kindOf(pile);
  return strings.pile(name, end - first > 1 ? pile - first + 1 : 0);
};

/** Cards that move as one, by the first of them: "5 of hearts", "3 cards from 5 of hearts". */
export const cardsName = (strings: Strings, cards: readonly Card[]): string =>
  strings.cards(cards.length, strings.card(cards[0]!));

/** What the names depend on: the rules of the game on the table, and the position that its moves are judged in. */
export interface Named {
  readonly rules: Rules;
  readonly effective: Position;
}

/** All that the board says. @param now The game on the table at the moment. */
export const boardStrings = (strings: Strings, now: () => Named): BoardStrings => {
  const nameOf = (pile: string): string => {
    const { rules } = now();
    return pileName(strings, rules, rules.pileIndex(pile));
  };
  return {
    captions: strings.captions(),
    names: {
      pile: ({ name, role, cards }) => {
        const top = cards.at(-1);
        const shown = role === "stock" || top === undefined ? undefined : strings.card(top);
        return strings.pileWith(nameOf(name), cards.length, shown);
      },
      card: (card, { name }, { beak }) => {
        const plain = strings.card(card);
        if (beak === identityOf(card)) return strings.beak(plain);
        // Every card of a two-deck game has a twin: only its place tells which one it is.
        return now().rules.variant.decks === 2 ? strings.cardOn(plain, nameOf(name)) : plain;
      },
      faceDown: (count) => strings.faceDown(count),
      empty: ({ name, role }) => {
        const { rules, effective } = now();
        if (role === "stock" && comesRound(rules) && effective.size(rules.pileIndex("W")) > 0) {
          return strings.emptyPile(nameOf(name), strings.turnsOver);
        }
        const { start, unit } = startOf(rules, effective, rules.pileIndex(name));
        return strings.emptyPile(nameOf(name), strings.takes(start, unit));
      },
    },
  };
};
