import { type Card, FACE, identityOf, isFaceUp, makeCard, makeCardText, parseCard, rankOf } from "./card.js";
import { type Kind, ROLES } from "./compile.js";
import type { Position } from "./position.js";
import { bad, ok, quote, type Result } from "./result.js";
import { ruleText } from "./rule-texts.js";
import type { Rules } from "./rules.js";

/** A position for programs: a pile is a text of cards, bottom to top, with one space between them; `#` is face down. */
export interface PositionJson {
  /** The stock; its last card is dealt next. */
  readonly S?: string;
  /** The waste. */
  readonly W?: string;
  /** Tableau, reserve and foundations, each in the order of their numbers. */
  readonly T?: readonly string[];
  readonly R?: readonly string[];
  readonly F?: readonly string[];
  /** The beak, where the foundations' rank hangs on it and it is not on one of them. */
  readonly beak?: string;
  /** The interval, once it is picked. */
  readonly by?: number;
}

/** The piles of a role in the order of the numbers in their names. */
const pilesOf = (rules: Rules, letter: string): number[] =>
  rules.pileNames
    .map((name, pile) => ({ pile, letter: name.charAt(0), number: Number(name.slice(1)) }))
    .filter((each) => each.letter === letter)
    .sort((a, b) => a.number - b.number)
    .map(({ pile }) => pile);

/** The position as plain data. {@link parsePosition} reads it back. */
export const makePosition = (rules: Rules, pos: Position): PositionJson => {
  const json: Record<string, unknown> = {};
  for (const letter in ROLES) {
    const texts = pilesOf(rules, letter).map((pile) => pos.cards(pile).map(makeCardText).join(" "));
    if (texts.length > 0) json[letter] = letter === "S" || letter === "W" ? texts[0] : texts;
  }
  const beak = rules.variant.beak?.(pos);
  if (beak !== undefined) json["beak"] = makeCardText(beak);
  if (pos.step > 0) json["by"] = pos.step;
  return json;
};

/**
 * Reads a position from plain data of any origin. Error `bad-position`, with a sentence that says what is wrong:
 * not the shape, a pile too many or too few, a text that is no card, cards missing or twice, or a pile as the rules
 * never leave it.
 */
export const parsePosition = (rules: Rules, json: unknown): Result<Position> => {
  if (!isRecord(json)) return refuse("a position is an object with the piles S, W, T, R and F.");
  const known = new Set(["beak", "by", ...Object.keys(ROLES)]);
  const unknown = Object.keys(json).find((key) => !known.has(key));
  if (unknown !== undefined) return refuse(`${quote(unknown)} is no part of a position.`);

  const pos = rules.emptyTable();
  const wrong =
    putPiles(rules, pos, json) ??
    miscount(rules, pos) ??
    settle(rules, pos, json) ??
    rules.kinds.map((kind) => wrongKind(rules, pos, kind)).find((text) => text !== undefined);
  return wrong === undefined ? ok(pos) : refuse(wrong);
};

const refuse = (why: string): Result<Position> => bad("bad-position", `This is no position of the game: ${why}`);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Lays the cards on the table; answers what is wrong with a text. */
const putPiles = (rules: Rules, pos: Position, json: Record<string, unknown>): string | undefined => {
  const seen = new Set<Card>();
  for (const [letter, role] of Object.entries(ROLES)) {
    const piles = pilesOf(rules, letter);
    const given = json[letter];
    const texts: unknown = given === undefined ? piles.map(() => "") : typeof given === "string" ? [given] : given;
    if (!Array.isArray(texts)) return `${letter} is to be ${piles.length > 1 ? "a list of texts" : "a text"}.`;
    // An absent pile may be written as an empty text, as programs do that write all five for every game.
    if (piles.length === 0 && texts.every((text) => text === "")) continue;
    if (texts.length !== piles.length) {
      return `${texts.length} piles stand under ${letter}, and ${rules.variant.name} has ${piles.length} for its ${role}.`;
    }
    for (const [i, pile] of piles.entries()) {
      const text: unknown = texts[i];
      const name = rules.pileNames[pile]!;
      if (typeof text !== "string") return `${name} is no text of cards.`;
      for (const each of text === "" ? [] : text.split(" ")) {
        const card = parseCard(each);
        if (!card.ok) return `in ${name}, ${card.error.message}`;
        const twin = card.value | makeCard(0, 0, 1);
        const fresh = [card.value, twin].find((copy) => !seen.has(identityOf(copy)));
        if (fresh === undefined || (fresh === twin && rules.variant.decks === 1)) {
          return `${makeCardText(card.value & FACE)} stands too often; the one in ${name} is one too many.`;
        }
        seen.add(identityOf(fresh));
        pos.put(pile, fresh);
      }
    }
  }
  return undefined;
};

const miscount = (rules: Rules, pos: Position): string | undefined => {
  const total = rules.variant.decks * 52;
  const count = rules.pileNames.reduce((sum, _, pile) => sum + pos.size(pile), 0);
  return count === total ? undefined : `it has ${count} cards of ${total}.`;
};

/** Sets the base rank and the interval. */
const settle = (rules: Rules, pos: Position, { beak, by }: Record<string, unknown>): string | undefined => {
  if (by !== undefined) {
    const action = by === 1 || by === 2 ? rules.actions.find(({ text }) => text === `by${by}`) : undefined;
    if (!action) return "by is to be 1 or 2, and only in a game where an interval is picked.";
    action.play(pos);
  }
  if (!rules.variant.beak) {
    return beak === undefined ? undefined : `${rules.variant.name} has no beak.`;
  }
  if (beak !== undefined) {
    const card = typeof beak === "string" ? parseCard(beak) : undefined;
    if (!card?.ok) return "beak is no card.";
    pos.base = rankOf(card.value);
    return undefined;
  }
  const begun = rules.pileNames.findIndex((_, pile) => rules.kindOf(pile).goal && !pos.isEmpty(pile));
  if (begun < 0) return "with no card on a foundation, the beak must be named.";
  pos.base = rankOf(pos.card(begun, pos.size(begun) - 1));
  return undefined;
};

/** What the rules never leave so in the piles of one kind. */
const wrongKind = (rules: Rules, pos: Position, kind: Kind): string | undefined => {
  const rule = (fault?: string): string => ruleText(rules.variant.id, kind.name, fault);
  for (let pile = kind.first; pile < kind.end; pile++) {
    const cards = pos.cards(pile);
    const name = rules.pileNames[pile]!;
    if (cards.length > kind.holds) return `${name} holds ${cards.length} cards, and ${kind.holds} at most fit.`;
    if (kind.unit > 1 && cards.length % kind.unit !== 0) {
      return `${name} has ${cards.length} cards: ${rule()}`;
    }
    const facing = wrongFace(kind, cards);
    if (facing !== undefined) return `${name} ${facing}`;
    if (!kind.goal) continue;
    const wrong = wrongBuild(rules, pos, kind, pile, cards);
    if (wrong !== undefined) return wrong;
    if (cards.length < kind.dealt) return `${name} is empty, and a card was dealt to it.`;
    if (cards.length > kind.dealt && !kind.isOpen(pos)) return `${name} is not open yet: ${rule("closed")}`;
  }
  return undefined;
};

const wrongFace = (kind: Kind, cards: readonly Card[]): string | undefined => {
  if (kind.faces === "down") {
    return cards.some(isFaceUp) ? "has a card face up." : undefined;
  }
  if (kind.faces === "up") return cards.every(isFaceUp) ? undefined : "has a card face down.";
  const firstUp = cards.findIndex(isFaceUp);
  if (cards.length > 0 && firstUp < 0) return "has its top card face down.";
  return cards.slice(firstUp).every(isFaceUp) ? undefined : "has a card face down above one that is face up.";
};

/** A pile that was built by the rules from the first card, or from those that were dealt to it. */
const wrongBuild = (
  rules: Rules,
  pos: Position,
  kind: Kind,
  pile: number,
  cards: readonly Card[],
): string | undefined => {
  const fits = rules.tablesFor(pos).takes[kind.index]!;
  for (let i = kind.dealt; i < cards.length; i++) {
    const row = i === 0 ? 64 + pile - kind.first : cards[i - 1]! & FACE;
    if (fits[(row << 6) | (cards[i]! & FACE)] === 0) {
      const where = i === 0 ? "lies at the bottom of" : `lies on ${makeCardText(cards[i - 1]!)} on`;
      return `${makeCardText(cards[i]!)} ${where} ${rules.pileNames[pile]!}: ${ruleText(rules.variant.id, kind.name)}`;
    }
  }
  return undefined;
};
