import {
  type Card,
  type DealNumber,
  deal,
  type Fault,
  FACE_DOWN,
  findVariant,
  makeCard,
  makeCardText,
  makeMoveText,
  makePosition,
  type Move,
  parseDealNumber,
  parseMove,
  parsePosition,
  type Position,
  type PositionJson,
  RANKS,
  type Result,
  type Rules,
  rulesFor,
  SUITS,
} from "../src/index.js";

/** The value of something that parses. */
export const valueOf = <T>(result: Result<T>): T => {
  if (!result.ok) throw new Error(result.error.message);
  return result.value;
};

export const rulesOf = (id: string): Rules => rulesFor(valueOf(findVariant(id)));
export const numberOf = (text: string): DealNumber => valueOf(parseDealNumber(text));

/** A table that is spoken to in the notation of logs. */
export class Table {
  constructor(
    readonly rules: Rules,
    readonly pos: Position,
  ) {}

  /** The table as a deal number opens it. */
  static dealt(id: string, number: string): Table {
    const rules = rulesOf(id);
    return new Table(rules, deal(rules, numberOf(number)));
  }

  /** The table as one deck opens it, the card dealt first in front. */
  static laidOut(id: string, deck: readonly Card[]): Table {
    const rules = rulesOf(id);
    return new Table(rules, rules.layOut(deck));
  }

  /**
   * A table set up pile by pile. The cards that are not named lie under those of the pile `rest`, face down in the
   * stock, in the order of a new deck.
   */
  static set(id: string, piles: Readonly<Record<string, string>>, rest: string, settled?: Settled): Table {
    const rules = rulesOf(id);
    const left = newDeck(rules.variant.decks);
    for (const card of Object.values(piles)
      .flatMap((text) => text.split(" "))
      .filter((text) => text !== "")) {
      const i = left.indexOf(card.replace("#", ""));
      if (i < 0) throw new Error(`There is no ${card} left.`);
      left.splice(i, 1);
    }
    const under = rest === "S" ? left.map((card) => `#${card}`) : left;
    const all = { ...piles, [rest]: [...under, ...(piles[rest]?.split(" ") ?? [])].join(" ") };
    const missing = Object.keys(all).find((name) => rules.pileIndex(name) < 0);
    if (missing !== undefined) throw new Error(`There is no pile ${missing}.`);
    const list = (letter: string): string[] | undefined => {
      const names = rules.pileNames.filter((name) => name.startsWith(letter));
      return names.length === 0 ? undefined : names.map((_, i) => all[`${letter}${i + 1}`] ?? "");
    };
    const json = { S: all["S"], W: all["W"], T: list("T"), R: list("R"), F: list("F"), ...settled };
    return new Table(rules, valueOf(parsePosition(rules, withoutUndefined(json))));
  }

  /** All legal moves as text, sorted. */
  legal(): string[] {
    return this.rules
      .legalMoves(this.pos)
      .map((move) => makeMoveText(this.rules, move))
      .sort();
  }

  /** The targets that the cards of a pile may go to, as `T3` or, for several cards, `T3:5`. */
  targets(from: string): string[] {
    return this.legal()
      .filter((text) => text.startsWith(`${from}-`))
      .map((text) => text.slice(from.length + 1));
  }

  move(text: string): Move {
    const move = parseMove(this.rules, text);
    if (move === undefined) throw new Error(`${text} is no move.`);
    return move;
  }

  /** The code of the rule that a move breaks, or `legal`. */
  verdict(text: string): Fault | "legal" {
    return this.rules.fault(this.pos, this.move(text)) ?? "legal";
  }

  /** Plays moves that must be legal. */
  play(...texts: string[]): this {
    for (const text of texts) {
      const fault = this.rules.play(this.pos, this.move(text));
      if (fault) throw new Error(`${text}: ${fault}`);
    }
    return this;
  }

  json(): PositionJson {
    return makePosition(this.rules, this.pos);
  }

  /** The cards of a pile as text. */
  pile(name: string): string {
    return this.pos.cards(this.rules.pileIndex(name)).map(makeCardText).join(" ");
  }

  /** All piles of a letter, in the order of their numbers. */
  piles(letter: string): string[] {
    const names = this.rules.pileNames.filter((name) => name.startsWith(letter));
    return names.map((_, i) => this.pile(`${letter}${i + 1}`));
  }

  /** The move that the table chooses for the top cards of a pile, as text. */
  preferred(from: string, count?: number): string | undefined {
    const move = this.rules.preferredMove(this.pos, this.rules.pileIndex(from), count);
    return move === undefined ? undefined : makeMoveText(this.rules, move);
  }
}

type Settled = Pick<PositionJson, "beak" | "by">;

/** The texts of all cards: the suits of one pack after the other, from ace to king. */
export const newDeck = (packs: number): string[] =>
  Array.from({ length: packs }, () =>
    SUITS.split("").flatMap((suit) => RANKS.split("").map((rank) => rank + suit)),
  ).flat();

/** The cards of {@link newDeck}, twins told apart. */
export const newCards = (packs: number): Card[] =>
  Array.from({ length: packs * 52 }, (_, i) => makeCard(i % 13, Math.floor(i / 13) % 4, Math.floor(i / 52)));

/** A card's text without the mark of a face-down card. */
export const faceUp = (card: Card): string => makeCardText(card & ~FACE_DOWN);

const withoutUndefined = (json: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(json).filter(([, value]) => value !== undefined));
