import { makePosition, type PositionJson, type Variant } from "@solitaire/engine";
import type { Board } from "../board/board.js";
import type { Daily } from "../daily/client.js";
import { SolitaireDealEvent } from "../events.js";
import type { FrameParts, PartsElement } from "../frame/parts.js";
import { loadLayout } from "../layout/index.js";
import type { DealtGame } from "../session/dealt-game.js";
import type { Effect } from "../session/effect.js";
import type { Session } from "../session/session.js";
import type { Setting } from "../settings/definition.js";
import type { TableSettings } from "../settings/table-settings.js";
import type { Stage } from "../stage/stage.js";
import { type Call, Calls } from "./calls.js";
import { Hands } from "./hands.js";
import type { ControllerHost, ControllerNews } from "./host.js";
import { reveal } from "./keyboard.js";
import { LogToCome } from "./log-to-come.js";
import { type OpenedGame, Opener } from "./opener.js";
import { openerHost } from "./opener-host.js";
import type { Request, Sentence } from "./request.js";
import type { Results } from "./results.js";
import { resultsNews } from "./results-news.js";
import type { Surroundings } from "../surroundings/surroundings.js";
import { fillContrast } from "../styles/contrast.js";
import type { Table } from "./table.js";
import { tableHost } from "./table-host.js";

/** What is on the table: lays out what the page asks for, and hands gestures to it. */
export class TableController {
  readonly board: Board;
  table: Table | undefined;
  readonly settings: TableSettings;
  readonly opener: Opener;
  results: Results | undefined;
  /** The game asked for, as soon as it is known. */
  variant: Variant | undefined;
  /** What takes the player's gestures. */
  readonly hands: Hands;
  /** What the page has called the element for. */
  readonly calls: Calls = new Calls(this);
  /** What the page has set as the game's log. */
  readonly logToCome: LogToCome = new LogToCome(this);
  /** What is around the cards, once it has loaded. */
  surroundings: Surroundings | undefined;

  /** What waits for it. */
  readonly #acts: ((surroundings: Surroundings) => void)[] = [];
  /** What the last gesture came to that nothing has been said of. */
  #untold: Effect | undefined;
  /** Whether what the page asked for last could not be had. */
  #hasRefused = false;
  /** What the API says of the daily that was opened. */
  #opened: Daily | undefined;

  constructor(
    private readonly host: ControllerHost,
    private readonly stage: Stage,
    news: ControllerNews,
  ) {
    const { settings, speech } = stage;
    this.board = stage.board!;
    this.settings = settings;
    this.opener = new Opener(openerHost(this, host, stage, news), speech);
    this.hands = new Hands(
      this.board,
      () => this.shown,
      settings,
      host,
      () => {
        this.keepTime();
        this.opener.flush();
      },
    );
  }

  /** Does something with what is around the cards: now, or as soon as it has loaded. */
  around(act: (surroundings: Surroundings) => void): void {
    if (this.surroundings) act(this.surroundings);
    else this.#acts.push(act);
  }

  /** What is around the cards has loaded: what has waited for it is done, in its order. */
  surround(surroundings: Surroundings): void {
    this.surroundings = surroundings;
    for (const act of this.#acts.splice(0)) act(surroundings);
    this.logToCome.play();
    this.host.requestUpdate();
  }

  /** Fills the frame, and tells what the frame itself shows of the game. */
  fill(element: PartsElement): FrameParts {
    const { opener, shown, surroundings } = this;
    return { deal: shown?.session.dealt, isLoading: opener.isLoading, ...surroundings?.fill(element) };
  }

  /** The player's own game, with the log that was set. */
  get #own(): Session | undefined {
    this.logToCome.play();
    return this.table?.session;
  }

  /** Its moves. */
  get log(): string | undefined {
    return this.#own?.game.log;
  }

  /** Its cards, as plain data. */
  get position(): PositionJson | undefined {
    const own = this.#own;
    return own && makePosition(own.rules, own.position);
  }

  /** Gets other felts and backs than the table's own. */
  loadLooks(): Promise<void> {
    return this.stage.looks!.load();
  }

  /**
   * Whether a method of the element can do what it is for, or it is certain that there is no game to do it with.
   * What is about the game waits for the log or the new deal that was asked for before.
   * @param isNew Whether it has just been called.
   */
  canAnswer({ asked, needs }: Call, isNew: boolean): boolean {
    const { host, logToCome, opener, surroundings, table } = this;
    if ((needs || (asked && logToCome.isThere)) && !surroundings) return false;
    // Another one waits for the one that is on its way.
    if (needs === "deal" && opener.instead) return true;
    if (asked && opener.awaits(isNew)) return false;
    if (asked && needs !== "deal" && surroundings?.deals.waiting) return false;
    return table !== undefined || (this.#hasRefused && !opener.isLoading && !host.isUpdatePending);
  }

  /** Does what follows from properties that have changed. */
  heed(changed: ReadonlyMap<PropertyKey, unknown>): void {
    const { surroundings } = this;
    surroundings?.draws();
    this.logToCome.heed();
    surroundings?.replays.hear();
    if (changed.has("solverUrl")) surroundings?.advice.renew();
    this.around((each) => each.checkSettings(changed));
  }

  /** What the element shows has been drawn anew. */
  drawn(): void {
    this.surroundings?.drawn();
    this.calls.answer();
    this.surroundings?.replays.hear();
  }

  /** Does something with the player's own game. */
  act(gesture: (session: Session) => Effect): void {
    this.comeBack();
    const { table } = this;
    table?.act(gesture(table.session));
  }

  restart(): void {
    this.comeBack();
    this.table?.restart();
  }

  /** To the player's own game, with the log that was set. */
  comeBack(): void {
    this.surroundings?.replays.leave();
    this.logToCome.play();
  }

  /** What is to be seen: a replay, or the player's own game. */
  get shown(): Table | undefined {
    return this.surroundings?.replays.current?.table ?? this.table;
  }

  /** What is known of the deal on the table, if it is the daily that was opened. */
  get daily(): Daily | undefined {
    return this.#opened?.date === this.table?.session.dealt.date ? this.#opened : undefined;
  }

  /** Whether what the page asked for last could not be had, and the player is told so. */
  get isMissing(): boolean {
    const { surroundings } = this;
    return surroundings ? surroundings.notices.notice?.about === "asked" : this.#hasRefused;
  }

  hostConnected(): void {
    this.opener.connected();
    this.surroundings?.connected();
  }

  hostDisconnected(): void {
    this.letGo();
    this.surroundings?.disconnected();
    this.keepTime();
    this.hands.clock.stop();
    this.opener.disconnected();
    this.results?.close();
  }

  /** Another language is spoken, or the cards have other letters: what lies on the table is named anew. */
  translate(): void {
    this.shown?.attend();
    this.surroundings?.translate();
  }

  /** A setting comes to something else than before. */
  follow(setting: Setting): void {
    this.shown?.attend();
    this.surroundings?.follow(setting);
  }

  /** The table comes to another document. In that of another window, what its visitor asks for counts. */
  hostAdopted(): void {
    const { ownerDocument, renderRoot } = this.host;
    if (ownerDocument.defaultView !== window) fillContrast(renderRoot as ShadowRoot);
  }

  /** The size of the felt changes: what is held goes home first. */
  resize(width: number, height: number): void {
    this.letGo();
    this.board.setSize(width, height);
    this.shown?.attend();
    this.surroundings?.resized();
    this.host.requestUpdate();
  }

  /** Gives the focus to the cards, if there are some. @param from Where it was: if it has left there, it stays. */
  enter(from: Element | null, options?: FocusOptions): void {
    const { board, shown } = this;
    if (!shown || document.activeElement !== from) return;
    shown.focus.enter();
    if (!options?.preventScroll) reveal(board.element);
  }

  /** What a pointer has begun is called off, and so is a look into a pile. */
  letGo(): void {
    this.hands.cancel();
  }

  /**
   * What was asked for cannot be had. Its log goes with it, unless asking again may help.
   * @param sentence Says so.
   */
  refuse(code: string, sentence: Sentence, passes: boolean): void {
    this.#hasRefused = true;
    if (!passes) this.logToCome.drop();
    this.around(({ missed }) => missed.note(code, sentence, passes));
  }

  /** Lays a game on the table that has been opened. */
  lay({ dealt, daily, isDrawn, makeResults, said, warning }: OpenedGame, request: Request): void {
    const { host, opener } = this;
    const { first } = this.stage;
    this.letGo();
    this.around((surroundings) => surroundings.leave());
    const hadFocus = this.table?.focus.isHere === true;
    this.table?.focus.clear();
    this.hands.clock.stop();
    this.results?.close();
    this.#opened = daily;
    this.results = makeResults?.(resultsNews(this, host));
    this.#untold = undefined;
    this.#hasRefused = false;
    this.variant = request.rules.variant;
    // What lays it out on a table of another size comes along; if it does not, it is tried again when it is wanted.
    loadLayout(this.variant.id).catch(() => undefined);
    this.table = this.hands.lay(tableHost(this, host), request.rules, dealt);
    const isFresh = dealt.game.moves.length === 0;
    const isPainted = isFresh && dealt.date === undefined && first!.has(request.rules.variant.id, dealt.number);
    this.table.draw(isPainted ? {} : { deal: isFresh, animate: false });
    if (hadFocus) this.table.focus.enter();
    opener.reflect(dealt);
    if (said) this.around(({ memory }) => memory.clock.learn(said));
    if (daily ?? isDrawn) host.dispatchEvent(new SolitaireDealEvent(this.table.about));
    if (daily) void this.results?.sendLate(this.table.about, daily.date);
    this.logToCome.play();
    if (warning) this.refuse(warning.code, warning.sentence, true);
    this.around((surroundings) => surroundings.laid());
    first!.end(isPainted);
    host.requestUpdate();
  }

  /** Says what a gesture came to; of several that nothing could be said of yet, the last. */
  describe(effect: Effect): void {
    this.#untold = effect;
    this.around((surroundings) => {
      if (this.#untold === effect) surroundings.answers.give(effect);
    });
  }

  /** The player has done something. */
  changed(dealt: DealtGame): void {
    this.hands.clock.play(dealt);
    this.opener.save(dealt);
    this.opener.reflect(dealt);
    this.around((surroundings) => surroundings.changed(dealt));
    this.host.requestUpdate();
  }

  /** Keeps the time since the last move too, while the clock still runs. */
  keepTime(): void {
    const dealt = this.table?.session.dealt;
    if (dealt?.clock.isRunning) this.opener.save(dealt);
  }

  /** The game is won. @param again Whether by the same moves as before. */
  won(again: boolean): void {
    const { about, session } = this.table!;
    const { date } = session.dealt;
    if (date !== undefined && !again) void this.results?.submit(about, date);
    void this.hands.playback.done.then(() => this.around(({ win }) => void win.celebrate()));
  }
}
