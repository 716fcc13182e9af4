import {
  type Card,
  countOf,
  fromOf,
  type Game,
  identityOf,
  isAction,
  isFaceUp,
  type Move,
  parseMove,
  rankOf,
  toOf,
} from "@solitaire/engine";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { AccessibilityTree, all, everything, textOf, type Thing } from "./tree.js";
import { capital, type Words } from "./words.js";

/** Plays a game by what the accessibility tree says and by keys, and knows by the engine what it should say. */
export class Listener {
  /** The tree as it was last read, until something is done. */
  private latest: Thing | undefined;

  private constructor(
    private readonly page: Page,
    private readonly tree: AccessibilityTree,
    private readonly game: Game,
    private readonly words: Words,
  ) {}

  /** Listens to a table. @param game The same deal, as far as it has been played. */
  static async of(page: Page, game: Game, words: Words): Promise<Listener> {
    return new Listener(page, await AccessibilityTree.of(page), game, words);
  }

  /** Picks the interval, and hears that it is picked. */
  async pick(step: 1 | 2): Promise<void> {
    const radio = async (which: 1 | 2): Promise<Thing> =>
      the(all(await this.read(), "radio"), (name) => name.startsWith(this.words.interval(which)));
    expect((await radio(1)).state["checked"], "the choice starts at ones").toBe("true");
    await this.focus(await radio(1));
    if (step === 2) await this.press("ArrowRight");
    expect((await radio(step)).state["checked"]).toBe("true");
    // The table shows it; the log has it with the first move.
    this.game.play(this.moveBy(`by${step}`));
    await this.compare();
  }

  /** Turns the stock by its key. */
  async turn(times: number): Promise<void> {
    const cards = await this.compare();
    if (!cards.some(({ state }) => state["focused"])) await this.focus(cards[0]!);
    // One after another: a key that comes again before it is up is held down, and a held turn ends with the stock.
    for (let i = 0; i < times; i++) await this.press("s");
    for (let i = 0; i < times; i++) this.game.play(this.moveBy("S"));
    const { position, rules } = this.game;
    const [stock, waste] = [rules.pileIndex("S"), rules.pileIndex("W")];
    if (waste < 0) await this.hear(this.words.dealtRow(position.size(stock)));
    else if (position.isEmpty(waste)) await this.hear(this.words.turnedOver(position.size(stock)));
    else await this.hear(this.words.turned(position.card(waste)));
  }

  /** Takes cards, learns where they may go, puts them down, and hears it. */
  async move(from: string, to: string, count: number): Promise<void> {
    const { game, words } = this;
    const { position, rules } = game;
    const [source, target] = [rules.pileIndex(from), rules.pileIndex(to)];
    const cards = position.cards(source).slice(-count);

    const lying = await this.compare();
    const card = the(lying, (name) => name === this.nameOf(cards[0]!, from));
    await this.focus(card);
    await this.press("Enter");

    const taken = await this.compare();
    const run = cards.map((each) => this.nameOf(each, from));
    expect(taken.filter(({ state }) => state["pressed"] === "true").map(({ name }) => name)).toEqual(run);
    const places = rules
      .legalMoves(position)
      .filter((move) => !isAction(move) && fromOf(move) === source && countOf(move) === count)
      .map((move) => this.shownOf(toOf(move)).at(-1)!);
    const told = taken.filter(({ description }) => description === words.mayGoHere).map(({ name }) => name);
    expect(told.sort()).toEqual(places.sort());

    await this.focus(the(taken, (name) => name === this.shownOf(target).at(-1)!));
    await this.press("Space");
    const phase = rules.phase(position);
    const under = position.cards(source).at(-1 - count);
    game.play(this.moveBy(`${from}-${to}${count > 1 ? `:${count}` : ""}`));
    if (game.isWon) return this.hearWin();
    const isTurnedUp = under !== undefined && !isFaceUp(under);
    const went = words.moved(cards, rules.variant.id, to);
    const moved = isTurnedUp ? words.turnedUp(went, position.card(source)) : went;
    await this.hear(rules.phase(position) > phase ? `${moved} ${words.phaseTwo}` : moved);
    const focused = (await this.compare()).filter(({ state }) => state["focused"]);
    expect(
      focused.map(({ name }) => name),
      "the focus stays on the moved card",
    ).toEqual([this.nameOf(position.cards(target).at(-count)!, to)]);
  }

  private async focus(thing: Thing): Promise<void> {
    this.latest = undefined;
    await this.tree.focus(thing);
  }

  private async press(key: string): Promise<void> {
    this.latest = undefined;
    await this.page.keyboard.press(key);
  }

  /** The tree as it is. It takes long: what nothing was done to is not read again. */
  private async read(): Promise<Thing> {
    return this.latest ?? this.readAnew();
  }

  private async readAnew(): Promise<Thing> {
    return (this.latest = await this.tree.read());
  }

  /** Compares the tree with what lies there by the engine, and answers all cards and places. */
  private async compare(): Promise<Thing[]> {
    const { game, words } = this;
    const { pileNames, variant } = game.rules;
    const table = the(all(await this.read(), "application"), (name) => name === words.cards);
    expect(table.description).toBe(this.about());
    const heard = all(table, "group").map((pile) => [
      pile.name,
      ...all(pile, "button").map(({ name }) => this.sure(name)),
    ]);
    const lies = pileNames.map((name, i) => [
      capital(words.pileWith(words.pile(variant.id, name), game.position.size(i), this.nextOf(i))),
      ...this.shownOf(i),
    ]);
    // They come in the order in which they are seen.
    expect(byName(heard)).toEqual(byName(lies));
    return all(table, "button").map((button) => ({ ...button, name: this.sure(button.name) }));
  }

  /** What is said of the game as a whole. */
  private about(): string {
    const { words } = this;
    const { position, rules } = this.game;
    const sizeOf = (letter: string): number =>
      rules.pileNames.reduce((sum, name, i) => sum + (name.startsWith(letter) ? position.size(i) : 0), 0);
    switch (rules.variant.id) {
      case "zodiac":
      case "zodiac-classic": {
        const isSecond = rules.phase(position) === 2;
        return isSecond ? words.progress(isSecond, sizeOf("F"), 104) : words.progress(isSecond, sizeOf("T") - 24, 80);
      }
      case "penguin":
        return words.base(RANKS[position.base]!, RANKS[(position.base + 12) % 13]!);
      default: {
        const left = sizeOf("S");
        return left > 0 && left <= 10 ? words.lastDeal(left) : "";
      }
    }
  }

  /** The rank that a foundation takes, where that depends on the interval. */
  private nextOf(pile: number): number | undefined {
    const { position, rules } = this.game;
    const cards = position.cards(pile);
    const isBuilt = rules.kindOf(pile).goal && position.step > 0 && cards.length > 0 && cards.length < 13;
    return isBuilt ? (rankOf(cards.at(-1)!) + position.step) % 13 : undefined;
  }

  /** A name without what an empty place takes. */
  private sure(name: string): string {
    const { empty } = this.words;
    const at = name.indexOf(empty);
    return at < 0 ? name : name.slice(0, at + empty.length);
  }

  /** What a pile shows: its cards as far as they are to be seen, or its empty place. */
  private shownOf(pile: number): string[] {
    const { position, rules } = this.game;
    const name = rules.pileNames[pile]!;
    const cards = position.cards(pile);
    if (cards.length === 0) return [capital(this.words.pile(rules.variant.id, name)) + this.words.empty];
    // Of a discarded run the king is seen.
    if (rules.kindOf(pile).name === "discard") return [this.nameOf(cards[0]!, name)];
    const isFanned = rules.kindOf(pile).role === "tableau" && !rules.variant.id.startsWith("zodiac");
    const faceDown = cards.filter((card) => !isFaceUp(card)).length;
    const seen = (isFanned ? cards : cards.slice(-1)).filter(isFaceUp).map((card) => this.nameOf(card, name));
    return faceDown > 0 && (isFanned || seen.length === 0) ? [this.words.faceDown(faceDown), ...seen] : seen;
  }

  /** A card by name: the beak is told from others, and of two alike where each lies. */
  private nameOf(card: Card, pile: string): string {
    const { rules, position } = this.game;
    const { variant } = rules;
    const plain = this.words.card(card);
    const beak = variant.beak?.(position);
    if (beak !== undefined && identityOf(beak) === identityOf(card)) return this.words.beak(plain);
    if (variant.decks === 1) return plain;
    const cards = position.cards(rules.pileIndex(pile));
    const hasTwin = cards.filter(isFaceUp).some((each) => each !== card && this.words.card(each) === plain);
    const place = hasTwin ? `, ${this.words.place(cards.indexOf(card) + 1)}` : "";
    return `${plain}, ${this.words.pile(variant.id, pile)}${place}`;
  }

  /** Waits for the dialog of the win, which takes the focus and tells the moves. */
  private async hearWin(): Promise<void> {
    const won = async (): Promise<Thing | undefined> => {
      const dialogs = all(await this.readAnew(), "dialog");
      return dialogs.find((dialog) => everything(dialog).some(({ state }) => state["focused"]));
    };
    await expect.poll(async () => (await won())?.name).toBe(this.words.solved);
    expect(all((await won())!, "StaticText").map(({ name }) => name)).toContain(String(this.game.moveCount));
  }

  private moveBy(entry: string): Move {
    return parseMove(this.game.rules, entry)!;
  }

  /** Waits until a sentence is said, which is all that is said. */
  private async hear(sentence: string): Promise<void> {
    const said = async (): Promise<string> => {
      // The page may have something to say too.
      const table = all(await this.readAnew(), "group").find((group) => all(group, "application").length > 0)!;
      return textOf(everything(table).find(({ state }) => state["live"] === "polite")!).trim();
    };
    await expect.poll(said).toBe(capital(sentence));
  }
}

/** As captions write them in either language, while cards have Latin letters. */
const RANKS = "A 2 3 4 5 6 7 8 9 10 J Q K".split(" ");

/** Piles, each with what lies in it, in the order of their names. */
const byName = (piles: readonly string[][]): string[][] => piles.toSorted(([a = ""], [b = ""]) => (a < b ? -1 : 1));

const the = (things: readonly Thing[], isIt: (name: string) => boolean): Thing => {
  const found = things.filter(({ name }) => isIt(name));
  expect(
    found.map(({ name }) => name),
    `one of ${things.map(({ name }) => name).join("; ")}`,
  ).toHaveLength(1);
  return found[0]!;
};
