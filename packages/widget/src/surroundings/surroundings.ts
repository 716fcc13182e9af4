import { ICONS } from "../art/icons.js";
import { symbols } from "../art/symbols.js";
import { FeltLetters } from "../board/felt-letters.js";
import { isAboutDay } from "../daily/day.js";
import { DialogOpener } from "../dialogs/opener.js";
import { fillFrame } from "../frame/fill-frame.js";
import { frameParts, type PartsElement, type SurroundingParts } from "../frame/parts.js";
import { LostFocus } from "../frame/lost-focus.js";
import type { NewDay } from "../daily/new-day.js";
import type { Action, Notice } from "../frame/notice.js";
import { placeControls } from "../frame/place-controls.js";
import { keepStop } from "../input/toolbar.js";
import { givenText, textOf } from "../loose.js";
import { announce, announceLaid, reason } from "../session/announce.js";
import type { DealtGame } from "../session/dealt-game.js";
import type { Effect } from "../session/effect.js";
import type { Setting } from "../settings/definition.js";
import { Memory } from "../statistics/memory.js";
import type { Stage } from "../stage/stage.js";
import type { Speech } from "../strings/speech.js";
import { Advice } from "./advice.js";
import { adviceHost } from "./advice-host.js";
import { checkSettings, tellSetting } from "./check-settings.js";
import type { TableController } from "../table/controller.js";
import { GivenLogs } from "./given-logs.js";
import type { ControllerHost } from "../table/host.js";
import type { Refused } from "../table/opening.js";
import type { Sentence } from "../table/request.js";
import { NewDeals } from "./new-deals.js";
import { newDealsHost } from "./new-deals-host.js";
import { Notices } from "./notices.js";
import { Replays } from "./replays.js";
import { runQuestion } from "./run-question.js";
import { Sounds } from "./sounds.js";

/**
 * What is around the cards: the bars and what they do, what there is to say, new deals, replays, statistics. It loads
 * beside what plays, which does without it until it is there.
 */
export class Surroundings {
  readonly speech: Speech;
  readonly notices: Notices;
  readonly advice: Advice;
  readonly dialogs: DialogOpener;
  /** Where new deals come from. */
  readonly deals: NewDeals;
  /** What plays logs back. */
  readonly replays: Replays;
  /** What is remembered of the player's games. */
  readonly memory: Memory;
  readonly logs: GivenLogs;
  /** What lets the game be heard. */
  readonly sounds: Sounds;
  /** What else is done when the table has been drawn, once that has loaded. */
  afterDrawing: (() => void) | undefined;
  /** What tells that the day of the daily on the table is over; it comes along. */
  newDay: NewDay | undefined;
  readonly #letters: FeltLetters;
  /** What is missing of the environment that the page has given last, if anything. */
  #environmentLacks: string | undefined;
  /** Why what was asked for last could not be had. */
  #missed: Pick<Refused, "code" | "sentence" | "passes"> | undefined;
  /** Whether a game has been laid on the table. */
  #wasLaid = false;
  readonly #lostFocus: LostFocus = new LostFocus();

  constructor(
    readonly controller: TableController,
    readonly host: ControllerHost,
    private readonly stage: Stage,
  ) {
    this.speech = stage.speech;
    this.notices = new Notices(this.speech, host);
    this.advice = new Advice(adviceHost(this));
    this.dialogs = new DialogOpener(this);
    this.deals = new NewDeals(newDealsHost(this));
    this.replays = new Replays(this);
    this.memory = new Memory(host.environment);
    this.#letters = new FeltLetters(controller.board);
    this.logs = new GivenLogs(controller, this.speech);
    this.sounds = new Sounds(host, controller.settings, this.notices);
    controller.board.addSymbols(symbols("i-", ICONS));
    // Before anything comes of it.
    for (const touch of ["pointerdown", "keydown"]) host.renderRoot.addEventListener(touch, this.notices.touched, true);
    this.#checkLanguage();
  }

  /** Fills the frame, and tells what the frame itself shows of the game. */
  fill(element: PartsElement): SurroundingParts {
    const { controller, stage } = this;
    const parts = frameParts(element, this);
    fillFrame(stage.frame!, controller.board.element, parts);
    return parts;
  }

  /** A game that the page asks for is on its way. */
  begins(): void {
    this.notices.problem = undefined;
    this.deals.callOff();
  }

  /** A game is about to be laid: what was said about the one before it is over. */
  leave(): void {
    const { notices, replays } = this;
    replays.end();
    for (const about of ["asked", "log", "replay", "day"] as const) notices.settle(about);
    notices.say("");
  }

  /** A game has been laid on the table: the first one without a word. */
  laid(): void {
    const { advice, controller, deals, notices, speech } = this;
    if (this.#wasLaid) notices.add(announceLaid(controller.table!.session, speech.strings, speech.part("said")));
    this.#wasLaid = true;
    if (notices.notice?.about !== "asked") this.#warnNotKept();
    advice.follow();
    deals.prepare();
  }

  /** The player has done something. */
  changed(dealt: DealtGame): void {
    const { advice, controller, host, notices } = this;
    if (!controller.table?.session.isAsking) notices.settle("run");
    notices.settle("log");
    this.memory.note(dealt);
    this.#warnNotKept();
    advice.follow();
    host.requestUpdate();
  }

  /** What a gesture came to, in one sentence. */
  describe(effect: Effect): string {
    const { speech } = this;
    return announce(effect, this.controller.shown!.session, speech.strings, speech.part("said"));
  }

  /** Says what a gesture came to, or shows why nothing came of it. */
  answer(effect: Effect): void {
    const { controller, notices, speech } = this;
    const why = reason(effect, controller.shown!.session, speech.strings, speech.part("said"));
    notices.say(this.describe(effect), why);
  }

  /** Says why there is nothing of a kind, where a game lies on the table. */
  vain(what: Extract<Effect, { type: "nothing" }>["what"]): undefined {
    if (this.controller.table) this.answer({ type: "nothing", what });
  }

  /** Asks whether to spoil the game by a third run of one colour. */
  askAboutRun(colour: "black" | "red"): void {
    this.notices.ask(runQuestion(this.controller.table!, colour, this.speech.part("said")));
  }

  /** Tells visibly, and to those who do not see it. */
  tell(sentence: string, about?: Notice["about"]): void {
    this.notices.tell(sentence, about);
    this.notices.say(sentence);
  }

  /** What was asked for cannot be had: the player is told, and the page. */
  miss(code: string, sentence: Sentence, passes: boolean): void {
    const { notices, speech } = this;
    this.#missed = { code, sentence, passes };
    this.#tellMissed();
    notices.report(code, sentence(speech.strings));
  }

  /** Tells the player, in the language that is spoken, why what was asked for cannot be had. */
  #tellMissed(): void {
    const { controller, host, notices, speech } = this;
    const { code, sentence, passes } = this.#missed!;
    const { strings } = speech;
    const again = (): readonly Action[] => [
      { label: strings.tryAgain, run: () => void controller.opener.askAgain() },
      { label: strings.newDeal, run: () => void this.newDeal() },
    ];
    const today = (): Action => ({ label: speech.part("daily").today, run: () => (host.date = "") });
    const actions = passes ? again() : textOf(host.date) && isAboutDay(code) ? [today()] : [];
    notices.miss(sentence(strings), controller.table !== undefined, actions);
  }

  /** Deals anew, or instead of what could not be had. Settles when the deal lies there, or is no longer wanted. */
  newDeal(): Promise<void> {
    const { controller, deals } = this;
    controller.comeBack();
    if (controller.table) return deals.deal();
    controller.logToCome.drop();
    return controller.opener.dealInstead();
  }

  /** Shows the replay that the page has set, on what comes of all that it has called before. */
  hearReplay(): void {
    const { controller, deals, host, replays } = this;
    const log = textOf(host.replay);
    if (log === "" || !(deals.waiting ?? controller.calls.areAboutGame)) replays.ask(log);
  }

  hint(): void {
    this.controller.comeBack();
    if (this.host.noHints) this.vain("hints");
    else this.advice.ask((adviser) => adviser.askHint());
  }

  backToWinnable(): void {
    this.controller.comeBack();
    this.advice.ask((adviser) => adviser.goBack());
  }

  /** Plays a log back at once; without one, the player's own game. */
  showReplay(given?: string): void {
    const { controller, host, replays } = this;
    controller.logToCome.play();
    const { table } = controller;
    if (!table) return;
    const log = givenText(given) ?? table.session.game.log;
    if (log === "") return this.vain("restart");
    // One that the page has set since is still to come.
    if (host.replay && host.replay !== replays.log) return;
    host.replay = log;
    replays.ask(log, true);
  }

  /** Lays another deal out, which the player has asked for; undo brings back what was there. */
  deal(dealt: DealtGame): void {
    const { controller, deals } = this;
    controller.letGo();
    const { table } = controller;
    table!.act(table!.session.begin(dealt, "dealt"));
    deals.prepare();
  }

  /** The game is won, and the last card lies. */
  async celebrate(): Promise<void> {
    const { settings, table } = this.controller;
    this.sounds.current?.win();
    await this.#drawWin(settings.get("motion") !== "off");
    // Another game meanwhile, or the win is taken back: nothing to tell any more.
    if (this.controller.table === table && table?.session.game.isWon) await this.dialogs.open("result");
  }

  connected(): void {
    this.#awaitNetwork();
    this.advice.follow();
    this.deals.prepare();
    this.sounds.follow();
    this.newDay?.follow();
  }

  disconnected(): void {
    // A table that is only moved goes on waiting for its deal.
    void Promise.resolve().then(() => this.host.isConnected || this.deals.rest());
    removeEventListener("online", this.speech.again);
    this.replays.current?.pause();
    this.advice.close();
    this.dialogs.close();
    this.sounds.follow();
    this.newDay?.rest();
  }

  /** Another language is spoken, or the cards have other letters: what is told is told anew. */
  translate(): void {
    const { controller, dialogs, host, notices, replays, speech } = this;
    const { notice, problem } = notices;
    replays.current?.translate();
    notices.say("");
    const asks = controller.table?.session.spoils;
    if (asks) this.askAboutRun(asks);
    else notices.dismiss();
    if (notice?.about === "day") this.newDay!.tell();
    if (notice?.about === "setting") tellSetting(host, notices, speech);
    if (notice?.about === "environment")
      notices.tell(speech.strings.badEnvironment(this.#environmentLacks!), "environment");
    // Not asked for anew: what may be had by now does not take the place of a game that is played.
    if (problem ?? notice?.about === "asked") this.#tellMissed();
    dialogs.openAnew();
    this.#checkLanguage();
  }

  /** The page has given another environment. @param name What is missing of it, if it is none, which is told. */
  checkEnvironment(name: string | undefined): void {
    const { notices } = this;
    this.#environmentLacks = name;
    if (name === undefined) notices.settle("environment");
    else notices.fail({ code: "bad-environment", message: this.speech.strings.badEnvironment(name) }, "environment");
  }

  /** Tells that a part of the language that is asked for is missing. */
  #checkLanguage(): void {
    const { notices, speech } = this;
    this.#awaitNetwork();
    if (speech.isMissing) notices.fail({ code: "load-failed", message: speech.strings.noRussian });
  }

  /** What is missing is tried again when the network is back. */
  #awaitNetwork(): void {
    const { again, isMissing } = this.speech;
    (isMissing ? addEventListener : removeEventListener)("online", again);
  }

  /** A setting comes to something else than before. */
  follow(setting: Setting): void {
    // What it needed and could not have it needs no more, or tries to load again.
    this.notices.settle(setting === "back" ? "felt" : setting);
    if (setting === "deals") this.deals.prepare();
    if (setting === "verdict") this.advice.follow();
    if (setting === "sound") this.sounds.follow();
    // All lies elsewhere.
    if (setting === "print" || setting === "mirrored") this.advice.adviser?.resized();
  }

  /** The felt has another size. */
  resized(): void {
    keepStop(this.host.renderRoot, true);
    this.advice.adviser?.resized();
  }

  /** Tells what is wrong with settings that the page has changed, or that nothing is any more. */
  checkSettings(changed: ReadonlyMap<PropertyKey, unknown>): void {
    checkSettings(this.host, changed, this.notices, this.speech);
  }

  /** What the element shows is about to be drawn anew. */
  draws(): void {
    this.#lostFocus.remember(this.host.renderRoot as ShadowRoot);
  }

  /** What the element shows has been drawn anew. */
  drawn(): void {
    const { controller, dialogs, host, notices } = this;
    const lostFocus = this.#lostFocus;
    const { board, hands, table } = controller;
    if (this.#isWon && !hands.handling.celebration) void this.#drawWin(false);
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
    notices.drawn();
    dialogs.update();
    placeControls(host.renderRoot, board.layout);
    this.#letters.drawn();
    this.afterDrawing?.();
  }

  get #isWon(): boolean {
    return this.controller.shown?.session.game.isWon === true;
  }

  /** Draws what is drawn for a win, once the last card lies. The table does without where it cannot be loaded. */
  async #drawWin(moves: boolean): Promise<void> {
    const { board, hands } = this.controller;
    const { handling, playback } = hands;
    await playback.done;
    const loaded = await import("../board/celebration.js").catch(() => undefined);
    // Another position meanwhile, or it is there already.
    if (!loaded || !this.#isWon || (!moves && handling.celebration)) return;
    handling.celebration ??= new loaded.Celebration(board);
    await handling.celebration.play(moves);
  }

  #warnNotKept(): void {
    const { trouble } = this.controller.opener;
    if (trouble) this.notices.warnNotKept(trouble);
  }
}
