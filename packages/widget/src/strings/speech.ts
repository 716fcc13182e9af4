import { en, type FirstStrings } from "./en.js";
import type { Strings } from "./en-table.js";
import type { Language } from "./language.js";
import { latin, type Letter } from "./letters.js";
import { loadRussian, type Part, type Texts } from "./texts.js";

type Some = { -readonly [P in Part]?: Texts[P] };

/**
 * What one table says, in one language at a time; another table may speak another. All parts of it change together, once
 * all have loaded. A part that cannot be loaded is said in English, and tried again when the language is asked for again.
 */
export class Speech {
  /** Settles once the language on its way is spoken. `undefined`: none is on its way. */
  ready: Promise<void> | undefined;
  /** The letters of the ranks, which follow the cards and not the language. */
  letter: Letter = latin;

  /** The language that is spoken, or on its way. */
  #language: Language = "en";
  readonly #english: Some = { first: en };
  #spoken: Some = this.#english;
  #turn = 0;
  /** Whether a part of what is asked for could not be loaded. */
  isMissing = false;

  /** @param changed Called when another language is spoken than before, or a part of it is missing or there again. */
  constructor(private readonly changed: () => void) {}

  /** The texts of the first load. */
  get first(): FirstStrings {
    return this.part("first");
  }

  /** The same, and all others of a table that can be played. */
  get strings(): Strings {
    return this.part("table");
  }

  /** The texts of a part, which has been learned. */
  part<P extends Part>(name: P): Texts[P] {
    return (this.#spoken[name] ?? this.#english[name])!;
  }

  /** Gets a part ready whose code has just loaded. @param english It comes with that code. */
  async learn<P extends Part>(name: P, english: Texts[P]): Promise<void> {
    if (!this.#english[name]) {
      (this.#english as Pick<Texts, P>)[name] = english;
      if (this.#language !== "en") this.ready = this.#load();
    }
    await this.ready;
  }

  /** Speaks another language, as soon as it has loaded. */
  turnTo(language: Language): void {
    if (language === this.#language && !this.isMissing) return;
    this.#language = language;
    this.#turn++;
    if (language === "en") this.#speak(this.#english);
    else this.ready = this.#load();
  }

  /** Tries again to load what is missing. */
  readonly again = (): void => this.turnTo(this.#language);

  async #load(): Promise<void> {
    const turn = ++this.#turn;
    const parts = Object.keys(this.#english) as Part[];
    const loaded = await Promise.all(parts.map((part) => this.fetch(part).catch(() => undefined)));
    // Meanwhile another language may have been asked for, or one more part.
    if (turn === this.#turn) this.#speak(Object.assign({}, ...loaded) as Some, loaded.includes(undefined));
    else await this.ready;
  }

  private fetch(part: Part): Promise<Some> {
    return loadRussian(part);
  }

  #speak(texts: Some, isMissing = false): void {
    const { first, isMissing: wasMissing } = this;
    this.ready = undefined;
    this.#spoken = texts;
    this.isMissing = isMissing;
    if (this.first !== first || wasMissing !== isMissing) this.changed();
  }
}
