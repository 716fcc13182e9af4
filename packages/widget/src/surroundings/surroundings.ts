import { ICONS } from "../art/icons.js";
import { symbols } from "../art/symbols.js";
import { FeltLetters } from "../board/felt-letters.js";
import type { NewDay } from "../daily/new-day.js";
import { DialogOpener } from "../dialogs/opener.js";
import { fillFrame } from "../frame/fill-frame.js";
import { frameParts, type PartsElement, type SurroundingParts } from "../frame/parts.js";
import { placeControls } from "../frame/place-controls.js";
import { keepStop } from "../input/toolbar.js";
import { announceLaid } from "../session/announce.js";
import type { DealtGame } from "../session/dealt-game.js";
import type { Setting } from "../settings/definition.js";
import type { Stage } from "../stage/stage.js";
import { Memory } from "../statistics/memory.js";
import type { Speech } from "../strings/speech.js";
import type { TableController } from "../table/controller.js";
import type { ControllerHost } from "../table/host.js";
import { Advice } from "./advice.js";
import { adviceHost } from "./advice-host.js";
import { Answers } from "./answers.js";
import { callOffByEscape } from "./call-off.js";
import { checkSettings, tellSetting } from "./check-settings.js";
import { GivenLogs } from "./given-logs.js";
import { KeptFocus } from "./kept-focus.js";
import { Missed } from "./missed.js";
import { MissingTexts } from "./missing-texts.js";
import { NewDeals } from "./new-deals.js";
import { newDealsHost } from "./new-deals-host.js";
import { Notices } from "./notices.js";
import { Replays } from "./replays.js";
import { runQuestion } from "./run-question.js";
import { ShownWin } from "./shown-win.js";
import { Sounds } from "./sounds.js";

/**
 * What is around the cards: the bars and what they do, what there is to say, new deals, replays, statistics. It loads
 * beside what plays, which does without it until it is there.
 */
export class Surroundings {
  readonly speech: Speech;
  readonly notices: Notices;
  readonly advice: Advice;
  /** What says what gestures come to. */
  readonly answers: Answers = new Answers(this);
  readonly dialogs: DialogOpener = new DialogOpener(this);
  /** Where new deals come from. */
  readonly deals: NewDeals;
  /** What plays logs back. */
  readonly replays: Replays = new Replays(this);
  /** What is remembered of the player's games. */
  readonly memory: Memory;
  readonly logs: GivenLogs;
  /** What tells why something could not be had. */
  readonly missed: Missed = new Missed(this);
  /** What shows that the game is won. */
  readonly win: ShownWin = new ShownWin(this);
  /** What lets the game be heard. */
  readonly sounds: Sounds;
  /** What else is done when the table has been drawn, once that has loaded. */
  afterDrawing: (() => void) | undefined;
  /** What tells that the day of the daily on the table is over; it comes along. */
  newDay: NewDay | undefined;
  readonly #focus: KeptFocus = new KeptFocus(this);
  readonly #letters: FeltLetters;
  readonly #texts: MissingTexts;
  /** What is missing of the environment that the page has given last, if anything. */
  #environmentLacks: string | undefined;
  /** Whether a game has been laid on the table. */
  #wasLaid = false;

  constructor(
    readonly controller: TableController,
    readonly host: ControllerHost,
    private readonly stage: Stage,
  ) {
    this.speech = stage.speech;
    this.notices = new Notices(this.speech, host);
    this.advice = new Advice(adviceHost(this));
    this.deals = new NewDeals(newDealsHost(this));
    this.memory = new Memory(host.environment);
    this.#letters = new FeltLetters(controller.board);
    this.logs = new GivenLogs(controller, this.speech);
    this.sounds = new Sounds(host, controller.settings, this.notices);
    this.#texts = new MissingTexts(this.speech, this.notices);
    controller.board.addSymbols(symbols("i-", ICONS));
    // Before anything comes of it.
    for (const touch of ["pointerdown", "keydown"]) host.renderRoot.addEventListener(touch, this.notices.touched, true);
    callOffByEscape(this);
    this.#texts.check();
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

  /** Asks whether to spoil the game by a third run of one colour. */
  askAboutRun(colour: "black" | "red"): void {
    this.notices.ask(runQuestion(this.controller.table!, colour, this.speech.part("said")));
  }

  /** Tells visibly, and to those who do not see it. */
  tell(sentence: string): void {
    this.notices.tell(sentence);
    this.notices.say(sentence);
  }

  /** Deals anew, or instead of what could not be had. Settles when the deal lies there, or is no longer wanted. */
  newDeal(): Promise<void> {
    const { controller, deals } = this;
    controller.comeBack();
    if (controller.table) return deals.deal();
    controller.logToCome.drop();
    return controller.opener.dealInstead();
  }

  hint(): void {
    this.controller.comeBack();
    if (this.host.noHints) this.answers.vain("hints");
    else this.advice.ask((adviser) => adviser.askHint());
  }

  backToWinnable(): void {
    this.controller.comeBack();
    this.advice.ask((adviser) => adviser.goBack());
  }

  /** Lays another deal out, which the player has asked for; undo brings back what was there. */
  deal(dealt: DealtGame): void {
    const { controller, deals } = this;
    controller.letGo();
    const { table } = controller;
    table!.act(table!.session.begin(dealt, "dealt"));
    deals.prepare();
  }

  connected(): void {
    this.#texts.follow();
    this.advice.follow();
    this.deals.prepare();
    this.sounds.follow();
    this.newDay?.follow();
  }

  disconnected(): void {
    // A table that is only moved goes on waiting for its deal.
    void Promise.resolve().then(() => this.host.isConnected || this.deals.rest());
    this.#texts.rest();
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
    if (problem ?? notice?.about === "asked") this.missed.tell();
    dialogs.openAnew();
    this.#texts.check();
  }

  /** The page has given another environment. @param name What is missing of it, if it is none, which is told. */
  checkEnvironment(name: string | undefined): void {
    const { notices } = this;
    this.#environmentLacks = name;
    if (name === undefined) notices.settle("environment");
    else notices.fail({ code: "bad-environment", message: this.speech.strings.badEnvironment(name) }, "environment");
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
    this.#focus.draws();
  }

  /** What the element shows has been drawn anew. */
  drawn(): void {
    const { controller, dialogs, host, notices } = this;
    this.win.drawn();
    this.#focus.drawn();
    keepStop(host.renderRoot);
    notices.drawn();
    dialogs.update();
    placeControls(host.renderRoot, controller.board.layout);
    this.#letters.drawn();
    this.afterDrawing?.();
  }

  #warnNotKept(): void {
    const { trouble } = this.controller.opener;
    if (trouble) this.notices.warnNotKept(trouble);
  }
}
