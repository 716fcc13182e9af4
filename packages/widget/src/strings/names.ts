import { type Card, identityOf, isFaceUp, type Position, rankOf, type Setup, suitOf } from "@solitaire/engine";
import type { BoardStrings } from "../board/labels.js";
import { startOf } from "../session/starts.js";
import { comesRound } from "../session/stock.js";
import type { FirstStrings, Way } from "./en.js";
import type { Letter } from "./letters.js";

/** A pile in running text, numbered from 1 among its kind where there are several: "column 3". */
export const pileName = (strings: FirstStrings, rules: Setup, pile: number, way?: Way): string => {
  const { name, first, end } = rules.kindOf(pile);
  return strings.pile(name, end - first > 1 ? pile - first + 1 : 0, way);
};

/** Cards that move as one, by the first of them: "5 of hearts", "3 cards from 5 of hearts". */
export const cardsName = (strings: FirstStrings, cards: readonly Card[]): string =>
  strings.cards(cards.length, cards[0]!);

/** Rank and suit of a card, which it shares with its twin in another deck. */
const faceOf = (card: Card): number => rankOf(card) * 4 + suitOf(card);

/** What the names depend on: the rules of the game on the table, and the position that its moves are judged in. */
export interface Named {
  readonly rules: Setup;
  readonly effective: Position;
}

/**
 * All that the board says, in the language of the moment.
 * @param now The game on the table at the moment.
 */
export const boardStrings = (
  speech: { readonly first: FirstStrings; readonly letter: Letter },
  now: () => Named,
): BoardStrings => {
  const nameOf = (pile: string): string => {
    const { rules } = now();
    return pileName(speech.first, rules, rules.pileIndex(pile));
  };
  return {
    get captions() {
      return speech.first.captions(speech.letter);
    },
    names: {
      get place() {
        return speech.first.mayGoHere;
      },
      pile: ({ name, role, cards }, { step, choice }) => {
        const named = speech.first.pileWith(nameOf(name), cards.length);
        const interval = role === "foundation" && cards.length > 0 && cards.length < 13 ? step || choice : 0;
        if (!interval) return named;
        // Which rank comes next depends on the interval, and is not to be guessed from the cards.
        const rank = (rankOf(cards.at(-1)!) + interval) % 13;
        return `${named}, ${speech.first.takes({ type: "rank", rank }, 1)}`;
      },
      card: (card, { name, cards }, { beak }) => {
        const plain = speech.first.card(card);
        if (beak === identityOf(card)) return speech.first.beak(plain);
        if (now().rules.variant.decks < 2) return plain;
        // Every card of a two-deck game has a twin: only its place tells which one it is.
        const isAlone = cards.every((each) => each === card || !isFaceUp(each) || faceOf(each) !== faceOf(card));
        return speech.first.cardOn(plain, nameOf(name), isAlone ? 0 : cards.indexOf(card) + 1);
      },
      faceDown: (count) => speech.first.faceDown(count),
      empty: ({ name, role }) => {
        const { rules, effective } = now();
        if (role === "stock" && comesRound(rules) && effective.size(rules.pileIndex("W")) > 0) {
          return speech.first.emptyPile(nameOf(name), speech.first.turnsOver);
        }
        const { start, unit } = startOf(rules, effective, rules.pileIndex(name));
        return speech.first.emptyPile(nameOf(name), speech.first.takes(start, unit));
      },
    },
  };
};
