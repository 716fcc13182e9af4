import type { InputError, Variant } from "@solitaire/engine";
import { Board } from "../board/board.js";
import type { Daily } from "../daily/client.js";
import type { Environment } from "../environment.js";
import { SolitaireDealEvent, SolitaireErrorEvent, SolitaireVerifiedEvent } from "../events.js";
import { DealtGame } from "../session/dealt-game.js";
import { latin } from "../strings/letters.js";
import { boardStrings } from "../strings/names.js";
import type { Speech } from "../strings/speech.js";
import { Advice } from "./advice.js";
import { adviceHost } from "./advice-host.js";
import { Keeper } from "./keeper.js";
import type { Hands } from "./hands.js";
import { Notices } from "./notices.js";
import { drawDeal, open, type Opened } from "./opening.js";
import { type Asked, readRequest, type Request } from "./request.js";
import type { Replays } from "./replays.js";
import type { Results } from "./results.js";
import type { Table, TableHost } from "./table.js";

/** The element, as far as its controller knows it. */
export interface ControllerHost {
  readonly environment: Environment | undefined;
  readonly motion: string;
  readonly indices: string;
  readonly autoMove: string;
  readonly noVerdict: boolean;
  readonly solverUrl: string | null;
  readonly replay: string | null;
  readonly isConnected: boolean;
  readonly baseURI: string;
  readonly renderRoot: HTMLElement | DocumentFragment;
  readonly updateComplete: Promise<boolean>;
  requestUpdate(): void;
  dispatchEvent(event: Event): boolean;
  showRules(): void;
  hint(): void;
  leaveReplay(): void;
}

/** What the controller tells the element, and asks it. */
export interface ControllerNews {
  /** What the attributes say now, which may be more than {@link TableController.ask} has heard. */
  asked(): Asked;
  /** Another deal lies on the table; the attributes should say so. */
  dealt(now: Pick<Asked, "deal" | "daily">): void;
  won(): void;
}

/** What is on the table: opens what the page asks for, keeps it, and hands gestures to it. */
export class TableController {
  board: Board | undefined;
  table: Table | undefined;
  readonly notices: Notices;
  readonly advice: Advice;
  isLoading = false;
  /** The last action, in a sentence. */
  spoken = "";
  results: Results | undefined;

  /** What the API says of the daily that was opened. */
  private opened: Daily | undefined;
  /** What the page asked for last, whether or not it could be had. */
  private asked: Asked | undefined;
  /** What the game on the table was opened for. */
  private onTable: { readonly asked: Asked; readonly request: Request } | undefined;
  /** The game asked for, as soon as it is known. */
  variant: Variant | undefined;
  /** What takes the player's gestures, as soon as it has loaded. */
  hands: Hands | undefined;
  /** What plays logs back; it comes with the hands. */
  replays: Replays | undefined;
  /** What the attributes say, or would say, of what lies on the table now. */
  private now: Asked | undefined;
  private loading: Promise<void> | undefined;
  private letters: Promise<void> | undefined;
  private keeper: Keeper | undefined;
  /** A log that was set and is not played yet. */
  private logToCome: string | undefined;
  private isFirst = true;
  private opening = 0;

  constructor(
    private readonly host: ControllerHost,
    private readonly speech: Speech,
    private readonly news: ControllerNews,
  ) {
    this.notices = new Notices(speech, () => host.requestUpdate());
    this.advice = new Advice(adviceHost(this, host, speech));
  }

  /** What is to be seen: a replay, or the player's own game. */
  get shown(): Table | undefined {
    return this.replays?.current?.table ?? this.table;
  }

  /** Whether the game that the page asks for lies on the table. Properties are set one by one, in any order. */
  get isThere(): boolean {
    const { asked, news, now, table } = this;
    if (!table || this.isLoading || !asked || !now) return false;
    return keyOf(news.asked()) === keyOf(asked) && keyOf(now) === keyOf(asked);
  }

  /** What is known of the deal on the table, if it is the daily that was opened. */
  get daily(): Daily | undefined {
    return this.opened?.date === this.table?.session.dealt.date ? this.opened : undefined;
  }

  /** Something about the game is to be kept that is no move. */
  note(dealt: DealtGame): void {
    this.keeper?.save(dealt);
    this.hands?.memory.note(this.table!.session.rules.variant.id, dealt);
  }

  private get environment(): Environment {
    return this.host.environment!;
  }

  /** Makes the board. To be called once, in a browser. */
  start(): Board {
    const board = new Board(boardStrings(this.speech, () => this.shown!.session));
    board.element.ariaLabel = this.speech.strings.board;
    this.board = board;
    this.loading = this.load(board);
    return board;
  }

  hostConnected(): void {
    // Back from elsewhere in the document: the game lies there as it was, and is kept again.
    if (this.onTable) this.keep(this.onTable);
    this.advice.follow();
  }

  hostDisconnected(): void {
    this.letGo();
    this.replays?.current?.pause();
    this.advice.close();
    this.hands?.clock.stop();
    this.keeper?.close();
    this.keeper = undefined;
    this.results?.close();
  }

  /** Another language is spoken, or the cards have other letters: what lies on the table is named anew. */
  translate(): void {
    const { board, hands, host, notices, replays, table } = this;
    if (board) board.element.ariaLabel = this.speech.strings.board;
    board?.translate();
    replays?.current?.translate();
    this.spoken = "";
    const asks = table?.session.spoils;
    if (notices.problem) void this.open(this.asked!);
    if (asks) notices.ask(hands!.askAboutRun(asks));
    else notices.dismiss();
    host.requestUpdate();
  }

  /** Draws and writes the ranks in the letters that the host asks for. */
  setIndices(): void {
    const { board, host, speech } = this;
    const isCyrillic = (): boolean => host.indices === "cyrillic";
    const load = async (): Promise<void> => {
      const letters = isCyrillic() ? await import("../art/cyrillic.js") : undefined;
      if (isCyrillic() !== (letters !== undefined)) return;
      speech.letter = letters?.cyrillic ?? latin;
      board!.setGlyphs(letters?.CYRILLIC_GLYPHS ?? {});
      board!.translate();
      host.requestUpdate();
    };
    this.letters = load().catch(() => this.fail({ code: "load-failed", message: speech.strings.loadFailed }));
  }

  /** The size of the felt changes: what is held goes home first. */
  resize(width: number, height: number): void {
    this.letGo();
    this.board?.setSize(width, height);
    this.shown?.focus.refresh(this.shown.state!);
    this.advice.adviser?.resized();
    this.host.requestUpdate();
  }

  /** Opens what the page asks for, unless it lies there already. What cannot be opened leaves the table as it is. */
  async ask(asked: Asked): Promise<void> {
    if (this.asked && keyOf(this.asked) === keyOf(asked)) return;
    this.asked = asked;
    // Back to what lies there after something that could not be had, or is still on its way.
    if (this.now && keyOf(this.now) === keyOf(asked)) {
      if (this.isLoading) this.callOff();
      this.spoken = "";
      return this.notices.settle("asked");
    }
    await this.open(asked);
  }

  /** Notes a log of the deal that the page asks for; {@link playLog} plays it. `undefined`: none. */
  setLog(log: string | undefined): void {
    this.logToCome = log;
    this.host.requestUpdate();
  }

  /**
   * Plays the log that was set, once the deal that the page asks for lies on the table, and not before: properties are
   * set one by one, in any order. What was there can be had back by undo.
   */
  playLog(): void {
    const { logToCome: log, table } = this;
    if (log === undefined || !table || !this.isThere) return;
    this.logToCome = undefined;
    this.replays!.ask("");
    const { dealt, rules } = table.session;
    const read = this.hands!.readLog(rules, dealt, log);
    if (!read.ok) return this.fail(read.error, "log");
    this.notices.settle("log");
    table.session.begin(read.value, "dealt");
    table.draw();
    this.changed(read.value);
  }

  newDeal(): void {
    const { environment, table } = this;
    if (!table) return;
    const { rules } = table.session;
    table.act(table.session.begin(DealtGame.deal(rules, drawDeal(environment)), "dealt"));
  }

  /** Loads what takes the player's gestures, while the cards are being laid out. */
  private async load(board: Board): Promise<void> {
    const { enSaid, Hands, Replays, replaysHost, TableClock, handsStyles } = await import("./hands.js");
    await this.speech.learn("said", enSaid);
    (this.host.renderRoot as ShadowRoot).adoptedStyleSheets.push(...handsStyles.map(({ styleSheet }) => styleSheet!));
    this.hands = new Hands(
      board,
      () => this.shown,
      this.speech,
      new TableClock(this.environment, () => this.host.requestUpdate()),
      this.host,
    );
    this.replays = new Replays(replaysHost(this, this.host, this.speech));
  }

  /** No card shows before it can be taken. What cannot be loaded is told like a deal that cannot be had. */
  private async withHands(game: Promise<Opened>): Promise<Opened> {
    try {
      this.loading ??= this.load(this.board!);
      return (await Promise.all([game, this.loading, this.letters]))[0];
    } catch {
      this.loading = undefined;
      return { code: "load-failed", message: this.speech.strings.loadFailed, passes: true };
    }
  }

  /** What a pointer has begun is called off. */
  private letGo(): void {
    this.hands?.cancel();
  }

  say(sentence: string): void {
    // The same sentence again is said again only if it differs.
    this.spoken = sentence === this.spoken ? `${sentence}\u00A0` : sentence;
    this.host.requestUpdate();
  }

  /** Says, visibly and by an event, what is wrong with something else than the game that was asked for. */
  fail({ code, message }: Pick<InputError, "code" | "message">, about?: "log" | "replay"): void {
    this.notices.tell(message, about);
    this.report(code, message);
  }

  /** Says, visibly and by an event, why what was asked for is not there. @param retry Whether asking again may help. */
  private miss({ code, message }: Pick<InputError, "code" | "message">, retry: boolean): void {
    const { strings } = this.speech;
    const again = [
      { label: strings.tryAgain, run: () => void this.open(this.asked!) },
      { label: strings.newDeal, run: () => this.dealInstead() },
    ];
    this.notices.miss(message, this.table !== undefined, retry ? again : []);
    this.report(code, message);
  }

  private report(code: string, message: string): void {
    this.say(message);
    this.host.dispatchEvent(new SolitaireErrorEvent(code, message));
  }

  /** Something else than what cannot be had. */
  private dealInstead(): void {
    this.logToCome = undefined;
    this.news.dealt({ deal: "", daily: false });
  }

  private async open(asked: Asked): Promise<void> {
    const { environment, host, speech } = this;
    const opening = ++this.opening;
    const request = readRequest(asked, speech.strings, host.baseURI);
    if (!request.ok && speech.ready) {
      await speech.ready;
      return opening === this.opening ? this.open(asked) : undefined;
    }
    this.isLoading = request.ok;
    if (!request.ok) return this.refuse(request.error);
    this.notices.problem = undefined;
    this.variant ??= request.value.rules.variant;
    host.requestUpdate();
    // The new game may be the one on the table: its slot has to be free.
    this.keeper?.close();
    this.keeper = undefined;
    const keeper = new Keeper(environment, keyOf(asked), request.value.rules);
    const game = open(request.value, keeper, environment, this.isFirst && environment.isReturn, speech);
    const opened = await this.withHands(game);
    // Meanwhile the page may have asked for something else, or taken the table away.
    if (opening !== this.opening || !host.isConnected) {
      keeper.close();
      if (opening === this.opening) this.callOff();
      return;
    }
    this.isLoading = false;
    this.isFirst = false;
    if (opened.dealt) {
      this.keeper = keeper;
      this.onTable = { asked, request: request.value };
      return this.lay(opened);
    }
    keeper.close();
    if (this.onTable) this.keep(this.onTable);
    this.refuse(opened, opened.passes);
  }

  /** What was asked for cannot be had. Its log goes with it, unless asking again may help. */
  private refuse(error: Pick<InputError, "code" | "message">, passes = false): void {
    if (!passes) this.logToCome = undefined;
    this.miss(error, passes);
  }

  /** What is on its way is no longer wanted. */
  private callOff(): void {
    this.opening++;
    this.isLoading = false;
    if (!this.host.isConnected) this.asked = undefined;
    else if (this.onTable && !this.keeper) this.keep(this.onTable);
  }

  private lay({ dealt, daily, makeResults, warning }: Extract<Opened, { dealt: DealtGame }>): void {
    const { host } = this;
    const { request } = this.onTable!;
    this.letGo();
    this.replays!.end();
    this.table?.focus.clear();
    this.hands?.clock.stop();
    this.results?.close();
    for (const about of ["asked", "log", "replay"] as const) this.notices.settle(about);
    this.opened = daily;
    this.results = makeResults?.({
      changed: () => host.requestUpdate(),
      verified: (win, verdict) => void host.dispatchEvent(new SolitaireVerifiedEvent(win, verdict)),
      tell: (sentence) => {
        this.notices.tell(sentence);
        this.say(sentence);
      },
    });
    this.spoken = "";
    this.variant = request.rules.variant;
    this.table = this.hands!.lay(this.makeHost(), request.rules, dealt);
    this.table.draw({ deal: dealt.game.moves.length === 0, animate: false });
    this.reflect(dealt);
    if (daily) {
      this.hands!.memory.clock.learn(daily.date, !request.daily?.date);
      host.dispatchEvent(new SolitaireDealEvent(this.table.about));
      void this.results?.sendLate(this.table.about, daily.date);
    }
    this.playLog();
    if (warning) this.miss(warning, true);
    else if (!this.keeper!.keeps) this.notices.warnNotKept();
    this.advice.follow();
    this.replays!.ask(host.replay ?? "");
    host.requestUpdate();
  }

  private keep({ asked, request }: NonNullable<TableController["onTable"]>): void {
    this.keeper = new Keeper(this.environment, keyOf(asked), request.rules);
    const { shown, table } = this;
    shown?.draw({ animate: false });
    if (table && table.session.game.moves.length > 0) this.keeper.save(table.session.dealt);
  }

  private makeHost(): TableHost {
    const { environment, host } = this;
    return {
      environment,
      get moves() {
        return host.motion !== "off";
      },
      dispatchEvent: (event) => host.dispatchEvent(event),
      tell: (effect) => this.say(this.hands!.describe(effect)),
      askAboutRun: (colour) => this.notices.ask(this.hands!.askAboutRun(colour)),
      changed: (dealt) => this.changed(dealt),
      won: (again) => this.won(again),
    };
  }

  /** The player has done something. */
  private changed(dealt: DealtGame): void {
    const { host } = this;
    if (!this.table?.session.isAsking) this.notices.settle("run");
    this.hands!.clock.play(dealt);
    this.note(dealt);
    this.reflect(dealt);
    if (this.keeper && !this.keeper.keeps) this.notices.warnNotKept();
    this.advice.follow();
    host.requestUpdate();
  }

  /** Lets the attributes tell what lies on the table, which is then no new request. */
  private reflect({ date, number }: DealtGame): void {
    const shown = { deal: number, daily: date !== undefined };
    this.now = { ...this.onTable!.asked, ...shown };
    // Something else has been asked for and is on its way, or could not be had.
    const { asked } = this;
    if (this.isLoading || this.notices.notice?.about === "asked") return;
    if (!asked || keyOf(this.news.asked()) !== keyOf(asked)) return;
    this.asked = { ...asked, ...shown };
    this.news.dealt(shown);
  }

  private won(again: boolean): void {
    const { about, session } = this.table!;
    const { date } = session.dealt;
    if (date !== undefined && !again) void this.results?.submit(about, date);
    void this.hands!.playback.done.then(() => this.news.won());
  }
}

/** What tells one request from another: a daily is not asked for by its number. */
const keyOf = ({ game, deal, daily, date, api }: Asked): string =>
  (daily ? [game, "daily", date, api] : [game, deal]).join("/");
