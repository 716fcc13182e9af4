import { type InputError, makePosition, type PositionJson, type Rules, type Variant } from "@solitaire/engine";
import type { Board } from "../board/board.js";
import type { Daily } from "../daily/client.js";
import { DialogOpener } from "../dialogs/opener.js";
import type { Drawn } from "../deals/search.js";
import { SolitaireDealEvent, SolitaireVerifiedEvent } from "../events.js";
import { LostFocus } from "../frame/lost-focus.js";
import { fillFrame } from "../frame/fill-frame.js";
import { type FrameParts, frameParts, type PartsElement } from "../frame/parts.js";
import { placeControls } from "../frame/place-controls.js";
import { keepStop } from "../input/toolbar.js";
import { loadLayout } from "../layout/index.js";
import type { DealtGame } from "../session/dealt-game.js";
import type { Setting, Valued } from "../settings/definition.js";
import type { TableSettings } from "../settings/table-settings.js";
import type { Stage } from "../stage/stage.js";
import type { Speech } from "../strings/speech.js";
import { Advice } from "./advice.js";
import { adviceHost } from "./advice-host.js";
import { checkSettings } from "./check-settings.js";
import { TableClock } from "./clock.js";
import { Hands } from "./hands.js";
import type { ControllerHost, ControllerNews } from "./host.js";
import { reveal } from "./keyboard.js";
import { NewDeals } from "./new-deals.js";
import { newDealsHost } from "./new-deals-host.js";
import { Notices } from "./notices.js";
import { type OpenedGame, Opener } from "./opener.js";
import { openerHost } from "./opener-host.js";
import type { Opened } from "./opening.js";
import type { Request } from "./request.js";
import { Replays } from "./replays.js";
import { Sounds } from "./sounds.js";
import { replaysHost } from "./replays-host.js";
import type { Results, ResultsNews } from "./results.js";
import type { Table } from "./table.js";
import { tableHost } from "./table-host.js";

/** What is on the table: lays out what the page asks for, and hands gestures to it. */
export class TableController {
  readonly board: Board;
  table: Table | undefined;
  readonly settings: TableSettings;
  readonly notices: Notices;
  readonly advice: Advice;
  readonly opener: Opener;
  readonly dialogs: DialogOpener;
  results: Results | undefined;
  /** The game asked for, as soon as it is known. */
  variant: Variant | undefined;
  /** What takes the player's gestures. */
  readonly hands: Hands;
  /** Where new deals come from. */
  readonly deals: NewDeals;
  /** What plays logs back. */
  readonly replays: Replays;

  /** What lets the game be heard. */
  readonly sounds: Sounds;

  /** What the API says of the daily that was opened. */
  private opened: Daily | undefined;
  /** A log that was set and is not played yet. */
  private logToCome: string | undefined;
  private readonly speech: Speech;
  private readonly lostFocus: LostFocus = new LostFocus();
  /** Waits for the cards to give them the focus. */
  private toEnter: (() => void) | undefined;

  constructor(
    private readonly host: ControllerHost,
    private readonly stage: Stage,
    private readonly news: ControllerNews,
  ) {
    const { settings, speech } = stage;
    this.board = stage.board!;
    this.settings = settings;
    this.speech = speech;
    this.notices = new Notices(speech, host);
    this.advice = new Advice(adviceHost(this, host, speech));
    this.opener = new Opener(openerHost(this, host, news), speech);
    this.dialogs = new DialogOpener(host, this, speech);
    const clock = new TableClock(host.environment!, () => host.requestUpdate());
    this.hands = new Hands(this.board, () => this.shown, speech, clock, settings, host);
    this.deals = new NewDeals(newDealsHost(this, host, speech));
    this.replays = new Replays(replaysHost(this, host, speech));
    this.sounds = new Sounds(host, settings, () => this.notices.failToLoad());
  }

  /** Fills the frame, and tells what the frame itself shows of the game. */
  fill(element: PartsElement): FrameParts {
    const parts = frameParts(element, this, this.speech);
    fillFrame(this.stage.frame!, this.board.element, parts);
    return parts;
  }

  /** The cards of the player's own game, as plain data. */
  get position(): PositionJson | undefined {
    const session = this.table?.session;
    return session && makePosition(session.rules, session.position);
  }

  /** Gets other felts and backs than the table's own. */
  loadLooks(): Promise<void> {
    return this.stage.looks!.load();
  }

  /** What is to be seen: a replay, or the player's own game. */
  get shown(): Table | undefined {
    return this.replays.current?.table ?? this.table;
  }

  /** What is known of the deal on the table, if it is the daily that was opened. */
  get daily(): Daily | undefined {
    return this.opened?.date === this.table?.session.dealt.date ? this.opened : undefined;
  }

  /** Something about the game is to be kept that is no move. */
  note(dealt: DealtGame): void {
    this.opener.save(dealt);
    this.hands.memory.note(this.table!.session.rules.variant.id, dealt);
  }

  hostConnected(): void {
    this.opener.connected();
    this.advice.follow();
    this.deals.prepare();
    this.sounds.follow();
  }

  hostDisconnected(): void {
    this.letGo();
    // A table that is only moved goes on waiting for its deal.
    void Promise.resolve().then(() => this.host.isConnected || this.deals.rest());
    this.replays.current?.pause();
    this.advice.close();
    this.hands.clock.stop();
    this.opener.disconnected();
    this.results?.close();
    this.dialogs.close();
    this.sounds.follow();
  }

  /** Another language is spoken, or the cards have other letters: what lies on the table is named anew. */
  translate(): void {
    const { dialogs, hands, notices, replays, table } = this;
    replays.current?.translate();
    this.shown?.attend();
    notices.spoken = "";
    const asks = table?.session.spoils;
    if (notices.problem) void this.opener.askAgain();
    if (asks) notices.ask(hands.askAboutRun(asks));
    else notices.dismiss();
    dialogs.openAnew();
  }

  /** A setting comes to something else than before. */
  follow(setting: Setting): void {
    this.shown?.attend();
    if (setting === "deals") this.deals.prepare();
    if (setting === "verdict") this.advice.follow();
    if (setting === "sound") this.sounds.follow();
  }

  /** The page has said something else of some settings. */
  checkSettings(changed: readonly Valued[]): void {
    checkSettings(this.host, changed, this.notices, this.speech);
  }

  /** The size of the felt changes: what is held goes home first. */
  resize(width: number, height: number): void {
    this.letGo();
    this.board.setSize(width, height);
    this.shown?.attend();
    keepStop(this.host.renderRoot, true);
    this.advice.adviser?.resized();
    this.host.requestUpdate();
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
    const { logToCome: log, notices, table } = this;
    if (log === undefined || !table || !this.opener.isThere) return;
    this.logToCome = undefined;
    this.replays.ask("");
    const { dealt, rules } = table.session;
    const read = this.hands.readLog(rules, dealt, log);
    if (!read.ok) return notices.fail(read.error, "log");
    notices.settle("log");
    table.session.begin(read.value, "dealt");
    table.draw();
    this.changed(read.value);
    // Time begins with the player's own first move.
    this.hands.clock.stop();
  }

  /** Lays another deal out, which the player has asked for; undo brings back what was there. */
  deal(dealt: DealtGame): void {
    const { host, table } = this;
    this.letGo();
    if (host.replay) host.leaveReplay();
    table!.act(table!.session.begin(dealt, "dealt"));
    this.deals.prepare();
  }

  /** Draws a deal that nobody has named. */
  draw(rules: Rules): Promise<Drawn> {
    return this.deals.find(rules);
  }

  /** A game with what its cards need to be drawn. What cannot be loaded is told like a deal that cannot be had. */
  async withParts(game: Promise<Opened>, { rules }: Request): Promise<Opened> {
    try {
      return (await Promise.all([game, loadLayout(rules.variant.id, this.stage.size), this.stage.looks!.ready]))[0];
    } catch {
      return { code: "load-failed", message: this.speech.strings.loadFailed, passes: true };
    }
  }

  /** Gives the focus to the cards, as soon as there are some. @param from Where it was: if it has left there, it stays. */
  enter(from: Element | null, options?: FocusOptions): void {
    const { board, shown } = this;
    this.toEnter = shown ? undefined : () => this.enter(from, options);
    if (!shown || document.activeElement !== from) return;
    shown.focus.enter();
    if (!options?.preventScroll) reveal(board.element);
  }

  /** What a pointer has begun is called off. */
  private letGo(): void {
    this.hands.cancel();
  }

  /** What was asked for cannot be had. Its log goes with it, unless asking again may help. */
  refuse(error: Pick<InputError, "code" | "message">, passes = false): void {
    const { strings } = this.speech;
    if (!passes) this.logToCome = undefined;
    const again = [
      { label: strings.tryAgain, run: () => void this.opener.askAgain() },
      { label: strings.newDeal, run: () => this.dealInstead() },
    ];
    this.notices.miss(error, this.table !== undefined, passes ? again : []);
  }

  /** Something else than what cannot be had. */
  private dealInstead(): void {
    this.logToCome = undefined;
    this.news.dealt({ deal: "", daily: false });
  }

  /** Lays a game on the table that has been opened. */
  lay({ dealt, daily, isDrawn, makeResults, warning }: OpenedGame, request: Request): void {
    const { host, notices, opener } = this;
    const { first } = this.stage;
    this.letGo();
    this.replays.end();
    const hadFocus = this.table?.focus.isHere === true;
    this.table?.focus.clear();
    this.hands.clock.stop();
    this.results?.close();
    for (const about of ["asked", "log", "replay"] as const) notices.settle(about);
    this.opened = daily;
    this.results = makeResults?.(this.resultsNews);
    notices.spoken = "";
    this.variant = request.rules.variant;
    // What lays it out on a table of another size comes along; if it does not, it is tried again when it is wanted.
    loadLayout(this.variant.id).catch(() => undefined);
    this.table = this.hands.lay(tableHost(this, host), request.rules, dealt);
    const isFresh = dealt.game.moves.length === 0;
    const isPainted = isFresh && dealt.date === undefined && first!.has(request.rules.variant.id, dealt.number);
    this.table.draw(isPainted ? {} : { deal: isFresh, animate: false });
    if (hadFocus) this.table.focus.enter();
    this.toEnter?.();
    opener.reflect(dealt);
    if (daily) this.hands.memory.clock.learn(daily.date, !request.daily?.date);
    if (daily ?? isDrawn) host.dispatchEvent(new SolitaireDealEvent(this.table.about));
    if (daily) void this.results?.sendLate(this.table.about, daily.date);
    this.playLog();
    if (warning) this.refuse(warning, true);
    else if (!opener.keeps) notices.warnNotKept();
    this.advice.follow();
    this.deals.prepare();
    this.replays.ask(host.replay ?? "");
    first!.end(isPainted);
    host.requestUpdate();
  }

  private get resultsNews(): ResultsNews {
    const { host, notices } = this;
    return {
      changed: () => host.requestUpdate(),
      verified: (win, verdict) => void host.dispatchEvent(new SolitaireVerifiedEvent(win, verdict)),
      tell(sentence) {
        notices.tell(sentence);
        notices.say(sentence);
      },
    };
  }

  /** The player has done something. */
  changed(dealt: DealtGame): void {
    const { host, notices, opener } = this;
    if (!this.table?.session.isAsking) notices.settle("run");
    this.hands.clock.play(dealt);
    this.note(dealt);
    opener.reflect(dealt);
    if (!opener.keeps) notices.warnNotKept();
    this.advice.follow();
    host.requestUpdate();
  }

  /** The game is won. @param again Whether by the same moves as before. */
  won(again: boolean): void {
    const { about, session } = this.table!;
    const { date } = session.dealt;
    if (date !== undefined && !again) void this.results?.submit(about, date);
    void this.hands.playback.done.then(() => this.celebrate());
  }

  private async celebrate(): Promise<void> {
    const { hands, settings, sounds, table } = this;
    sounds.current?.win();
    if (settings.get("motion") !== "off") await hands.handling.celebrate();
    // Another game meanwhile: nothing to tell any more.
    if (this.table === table) await this.dialogs.open("result");
  }

  /** What the element shows is about to be drawn anew. */
  draws(): void {
    this.lostFocus.remember(this.host.renderRoot as ShadowRoot);
  }

  /** What the element shows has been drawn anew. */
  drawn(): void {
    const { board, dialogs, host, lostFocus, notices, table } = this;
    // A question is answered where the hands are.
    if (notices.notice?.about === "run" && table?.focus.isHere) {
      host.renderRoot.querySelector<HTMLElement>(".notice button")?.focus({ preventScroll: true });
    }
    if (lostFocus.isLost) {
      const again = host.renderRoot.querySelector<HTMLElement>(".message button");
      if (table) table.focus.enter();
      else again?.focus();
      // Without either, something is on its way.
      if (table ?? again) lostFocus.found();
    }
    keepStop(host.renderRoot);
    dialogs.update();
    placeControls(host.renderRoot, board.layout);
  }
}
