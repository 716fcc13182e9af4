import type { Rules } from "@solitaire/engine";
import type { Drawn } from "../deals/search.js";
import type { Environment } from "../environment.js";
import type { DealtGame } from "../session/dealt-game.js";
import type { Speech } from "../strings/speech.js";
import { type Asked, keyOf } from "./asked.js";
import { Keeper } from "./keeper.js";
import { open, type Opened } from "./opening.js";
import { RANDOM, readRequest, type Request, type Sentence } from "./request.js";

/** A game to be laid on the table. */
export type OpenedGame = Extract<Opened, { dealt: DealtGame }>;

/** What an opener knows of the table around it, and does to it. */
export interface OpenerHost {
  readonly environment: Environment;
  readonly isConnected: boolean;
  readonly baseURI: string;
  /** What the page asked for when it named the deal that lies there to be seen, before one could be played. */
  readonly painted: Asked | undefined;
  /** What the attributes say now, which may be more than {@link Opener.ask} has heard. */
  asked(): Asked;
  /** Whether what the page asked for last could not be had, and the player has been told. */
  isMissing(): boolean;
  /** The page asks for something, and no longer for anything else. */
  leaves(asked: Asked): void;
  /** A game is on its way. */
  begins(request: Request): void;
  /** Draws a deal. */
  draw(rules: Rules): Promise<Drawn>;
  /** Waits for what a game needs besides itself before it can be laid. What cannot be loaded is one that cannot be had. */
  ready(game: Promise<Opened>, request: Request): Promise<Opened>;
  lay(game: OpenedGame, request: Request): void;
  /** What was asked for cannot be had. @param sentence Says so. @param passes Whether asking again may help. */
  refuse(code: string, sentence: Sentence, passes: boolean): void;
  /** The game on the table is kept again. */
  keepsAgain(): void;
  /** The page asks again for what lies on the table. */
  returns(): void;
  /** What lies on the table is what the attributes should say. */
  reflect(now: Pick<Asked, "game" | "deal" | "daily">): void;
}

/** What the game on the table was opened for. */
interface OnTable {
  readonly asked: Asked;
  readonly request: Request;
}

/** Opens what the page asks for, one thing at a time, and keeps what lies on the table. */
export class Opener {
  isLoading = false;
  /** What the page asked for last, whether or not it could be had. */
  asked: Asked | undefined;
  /** Settles when a new deal lies there that is on its way in place of what could not be had. */
  instead: Promise<void> | undefined;
  #onTable: OnTable | undefined;
  /** What the attributes say, or would say, of what lies on the table now. */
  #now: Asked | undefined;
  #keeper: Keeper | undefined;
  #isFirst = true;
  #opening = 0;

  constructor(
    private readonly host: OpenerHost,
    private readonly speech: Speech,
  ) {}

  /** Whether the game that the page asks for lies on the table. Properties are set one by one, in any order. */
  get isThere(): boolean {
    const { asked, isLoading } = this;
    const now = this.#now;
    if (!now || isLoading || !asked) return false;
    return this.#isLast(asked) && keyOf(now) === keyOf(asked);
  }

  /**
   * Whether a call about the game is about one that is still to come. What an API is asked for may take long: hands play
   * on meanwhile. @param isNew Whether it is called only now.
   */
  awaits(isNew: boolean): boolean {
    const { asked, isLoading } = this;
    return asked !== undefined && (!this.#isLast(asked) || (isLoading && !(isNew && asked.daily)));
  }

  /** Why the game on the table does not outlive the page, if so. */
  get trouble(): Keeper["trouble"] {
    return this.#keeper?.trouble;
  }

  /** Notes that the game on the table has changed. */
  save(dealt: DealtGame): void {
    this.#keeper?.save(dealt);
  }

  /** Writes at once what has been noted. */
  flush(): void {
    this.#keeper?.flush();
  }

  /** Back from elsewhere in the document: the game lies there as it was, and is kept again. */
  connected(): void {
    if (this.#onTable) this.#keep(this.#onTable);
  }

  disconnected(): void {
    this.#keeper?.close();
    this.#keeper = undefined;
  }

  /**
   * Opens what the page asks for, unless it lies there already. What cannot be opened leaves the table as it is.
   * @param asked What it asked for when this was called: where that has had to wait, it may want something else by now.
   */
  async ask(asked: Asked): Promise<void> {
    const { host } = this;
    if (this.asked && keyOf(this.asked) === keyOf(asked)) return;
    host.leaves(asked);
    this.asked = asked;
    this.instead = undefined;
    if (!this.#isLast(asked)) return;
    // Back to what lies there after something that could not be had, or is still on its way.
    if (this.#now && keyOf(this.#now) === keyOf(asked)) {
      if (this.isLoading) this.#callOff();
      return host.returns();
    }
    await this.#open(asked);
  }

  /** Asks once more for what could not be had. */
  async askAgain(): Promise<void> {
    await this.#open(this.asked!);
  }

  /**
   * Opens a new deal of the game that is asked for, in place of what could not be had; what has been called for since waits
   * for it. Nothing comes of it where that is no game. One that is on its way is enough.
   */
  async dealInstead(): Promise<void> {
    const { host } = this;
    if (this.instead) return this.instead;
    const instead = { ...this.asked!, deal: RANDOM, daily: false };
    if (!readRequest(instead, host.baseURI).ok) return;
    this.asked = instead;
    host.reflect({ game: instead.game, deal: RANDOM, daily: false });
    const done = (this.instead = this.#open(instead));
    await done;
    if (this.instead === done) this.instead = undefined;
  }

  /** Lets the attributes tell what lies on the table, which is then no new request. */
  reflect({ date, number }: DealtGame): void {
    const { asked, host } = this;
    const now = this.#now;
    const { asked: opened } = this.#onTable!;
    const shown = { game: opened.game, deal: number, daily: date !== undefined };
    this.#now = { ...opened, ...shown };
    // Something else has been asked for and is on its way, or could not be had and the same deal is played on.
    if (this.isLoading || (now && host.isMissing() && keyOf(now) === keyOf(this.#now))) return;
    if (!asked || !this.#isLast(asked)) return;
    this.asked = { ...asked, ...shown };
    host.reflect(shown);
  }

  /** Whether the attributes still say so. */
  #isLast(asked: Asked): boolean {
    return keyOf(this.host.asked()) === keyOf(asked);
  }

  /**
   * Opens something. A deal that has been painted is laid before what may take long, or never come: it is played on
   * meanwhile, as what lies on a table is.
   */
  async #open(asked: Asked): Promise<void> {
    const { host, speech } = this;
    const { baseURI, painted } = host;
    const opening = ++this.#opening;
    const request = readRequest(asked, baseURI);
    if (!request.ok && speech.ready) {
      await speech.ready;
      return opening === this.#opening ? this.#open(asked) : undefined;
    }
    const first = painted && !this.#onTable && !(request.ok && request.value.deal) && readRequest(painted, baseURI);
    if (first && first.ok && !(await this.#take(painted, first.value, true))) return;
    this.isLoading = request.ok;
    if (request.ok) await this.#take(asked, request.value);
    else host.refuse(request.code, request.sentence, false);
  }

  /**
   * Has a game laid, or it is told why there is none.
   * @param isOnTheWay Whether something else is to be opened then.
   * @returns Whether that is still so: the page may have asked for another one, or taken the table away.
   */
  async #take(asked: Asked, request: Request, isOnTheWay = false): Promise<boolean> {
    const { host, speech } = this;
    const { environment } = host;
    const opening = ++this.#opening;
    this.isLoading = true;
    host.begins(request);
    // The new game may be the one on the table: its slot has to be free.
    this.disconnected();
    const keeper = new Keeper(environment, keyOf(asked), request.rules);
    const isReturn = this.#isFirst && environment.isReturn;
    const game = open(request, keeper, environment, isReturn, speech, (rules) => host.draw(rules));
    const opened = await host.ready(game, request);
    if (opening !== this.#opening || !host.isConnected) {
      keeper.close();
      if (opening === this.#opening) this.#callOff();
      return false;
    }
    this.isLoading = isOnTheWay;
    this.#isFirst = false;
    if (opened.dealt) {
      this.#keeper = keeper;
      this.#onTable = { asked, request };
      host.lay(opened, request);
    } else {
      keeper.close();
      if (this.#onTable) this.#keep(this.#onTable);
      host.refuse(opened.code, opened.sentence, opened.passes);
    }
    return true;
  }

  /** What is on its way is no longer wanted. */
  #callOff(): void {
    this.#opening++;
    this.isLoading = false;
    if (!this.host.isConnected) this.asked = undefined;
    else if (this.#onTable && !this.#keeper) this.#keep(this.#onTable);
  }

  #keep({ asked, request }: OnTable): void {
    this.#keeper = new Keeper(this.host.environment, keyOf(asked), request.rules);
    this.host.keepsAgain();
  }
}
