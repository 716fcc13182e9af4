import { type DealNumber, readDealNumber, type Rules, rulesTag } from "@solitaire/engine";
import { draw } from "../draw.js";
import type { Environment } from "../environment.js";
import { DealtGame } from "../session/dealt-game.js";
import { dealKey } from "../storage/deal-key.js";
import { keep } from "../storage/keep.js";
import { leasesOf } from "../storage/lease.js";
import { Shelf, type Slot } from "../storage/shelf.js";
import { TabMemory } from "../storage/tab-memory.js";
import { savedGame, takeUp } from "./saved-game.js";

/** Changes are written this much later, or when the page is left. */
const DELAY_MS = 250;

const LAST = "solitaire-table/1/last/";

/** Keeps one table's games: each deal in a slot of its own, which no other table writes to. */
export class Keeper {
  #shelf: Shelf | undefined;
  readonly #memory: TabMemory;
  readonly #seat: ReturnType<TabMemory["sit"]>;
  readonly #opened = new Map<string, Promise<Slot | undefined>>();
  readonly #slots = new Map<string, Slot>();
  #isFull = false;
  #waiting: { readonly dealt: DealtGame; readonly timer: ReturnType<typeof setTimeout> } | undefined;

  /**
   * @param asked What the page asked the table for; tables that were asked for the same are told apart by their order.
   * @param rules Those of all games to be kept.
   */
  constructor(
    private readonly environment: Environment,
    asked: string,
    private readonly rules: Rules,
  ) {
    const { kept, tab, random } = environment;
    this.#shelf = kept && new Shelf(kept, leasesOf(environment), (most) => draw(random, most));
    this.#memory = new TabMemory(tab);
    this.#seat = this.#memory.sit(asked);
  }

  /** Why what is played does not outlive the page, if so: the browser keeps nothing, or has no room left. */
  get trouble(): "notKept" | "noRoom" | undefined {
    return this.#shelf ? (this.#isFull ? "noRoom" : undefined) : "notKept";
  }

  /** The deal that lay on this table last, as long as the tab lives. */
  get lastHere(): DealNumber | undefined {
    return numberOf(this.#memory.recall(this.#seat.name)?.deal);
  }

  /** The deal of this game that was played last on any table. */
  get lastAnywhere(): DealNumber | undefined {
    return numberOf(this.environment.kept?.getItem(LAST + this.rules.variant.id));
  }

  /** A kept game as it was left, or its deal. */
  async take(number: DealNumber, date?: string): Promise<DealtGame> {
    const saved = (await this.#slot(number, date))?.load();
    return takeUp(this.rules, number, saved, date) ?? DealtGame.deal(this.rules, number, date);
  }

  /** A day's daily that is kept, when it cannot be asked for. */
  async takeDaily(date: string): Promise<DealtGame | undefined> {
    const number = numberOf((await this.#slot("", date))?.load()?.deal);
    return number && this.take(number, date);
  }

  /** Notes which deal lies on the table, for when the page comes back by a reload. Nothing of it has been played. */
  remember({ date, number }: DealtGame): void {
    const slot = this.#slots.get(this.#keyOf(number, date));
    if (slot) this.#note(number, date, slot);
  }

  /** Notes that the game has changed. */
  save(dealt: DealtGame): void {
    if (this.#waiting?.dealt === dealt) return;
    this.flush();
    // A slot may have to be opened first, for a deal that is new on this table.
    void this.#slot(dealt.number, dealt.date);
    this.#waiting = { dealt, timer: setTimeout(this.flush, DELAY_MS) };
    addEventListener("pagehide", this.flush);
  }

  /** Writes what has changed, or has it written as soon as its slot is open. */
  readonly flush = (): void => {
    const dealt = this.#takeWaiting();
    if (!dealt) return;
    const { date, number } = dealt;
    const slot = this.#slots.get(this.#keyOf(number, date));
    if (slot) this.#write(dealt, slot);
    else void this.#slot(number, date).then((opened) => opened && this.#write(dealt, opened));
  };

  /** Writes what has changed and gives all slots back. */
  close(): void {
    const dealt = this.#takeWaiting();
    const last = dealt && this.#keyOf(dealt.number, dealt.date);
    for (const [key, opening] of this.#opened) {
      const finish = (slot: Slot | undefined): void => {
        if (slot && key === last) this.#write(dealt!, slot);
        slot?.close();
      };
      const slot = this.#slots.get(key);
      if (slot) finish(slot);
      else void opening.then(finish);
    }
    this.#seat.leave();
    this.#opened.clear();
    this.#slots.clear();
  }

  #takeWaiting(): DealtGame | undefined {
    const waiting = this.#waiting;
    if (!waiting) return undefined;
    clearTimeout(waiting.timer);
    removeEventListener("pagehide", this.flush);
    this.#waiting = undefined;
    return waiting.dealt;
  }

  #write(dealt: DealtGame, slot: Slot): void {
    const { environment, rules } = this;
    const { number } = dealt;
    this.#isFull = !slot.save(savedGame(dealt, environment));
    this.#note(number, dealt.date, slot);
    if (dealt.date !== undefined || this.#isFull) return;
    // Where there is no room for as little as that, it is forgotten which deal was the last; the game itself is kept.
    keep(environment.kept, LAST + rules.variant.id, number);
  }

  #note(deal: string, date: string | undefined, slot: Slot): void {
    this.#memory.remember(this.#seat.name, { deal, key: this.#keyOf(deal, date), slot: slot.number });
  }

  #keyOf(number: string, date: string | undefined): string {
    return `${rulesTag(this.rules.variant)}/${dealKey(number, date)}`;
  }

  /** The slot of a deal, opened once. `undefined` where nothing is kept. */
  async #slot(number: string, date: string | undefined): Promise<Slot | undefined> {
    if (!this.#shelf) return undefined;
    const key = this.#keyOf(number, date);
    let opening = this.#opened.get(key);
    if (!opening) {
      const before = this.#memory.recall(this.#seat.name);
      opening = this.#shelf.open(key, before?.key === key ? before.slot : undefined).catch(() => {
        // A browser that gives storage but no locks for it: nothing is kept, and the player is told.
        this.#shelf = undefined;
        return undefined;
      });
      this.#opened.set(key, opening);
    }
    const slot = await opening;
    if (slot && this.#opened.has(key)) this.#slots.set(key, slot);
    return slot;
  }
}

const numberOf = (text: string | null | undefined): DealNumber | undefined => readDealNumber(text ?? "");
