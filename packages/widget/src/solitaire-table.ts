import type { PositionJson } from "@solitaire/engine";
import type { PropertyValues } from "@lit/reactive-element";
import type { PageName } from "./dialogs/pages.js";
import { browserEnvironment, type Environment, lackOf } from "./environment.js";
import { FeltSize } from "./frame/felt-size.js";
import { givenText, type OrNone } from "./loose.js";
import { property } from "./property.js";
import type { Effect } from "./session/effect.js";
import type { Session } from "./session/session.js";
import { SettingsElement } from "./settings-element.js";
import { Stage } from "./stage/stage.js";
import { languageOf, watchLang } from "./strings/language.js";
import { wear } from "./styles/wear.js";
import { tableStyles } from "./styles/table-styles.js";
import type { Act, Call } from "./table/calls.js";
import type { TableController } from "./table/controller.js";
import { ASKED, readAsked } from "./table/asked.js";

/**
 * A card table for one game of patience: the cards, what can be done with them, and everything around it.
 *
 * It fills the width of its container and takes a height that suits it; any `height` that the page gives it is kept to.
 * Reserve the room while the element is not defined yet, so that nothing shifts. Methods do what the buttons of the
 * same name do, events included; before the cards can be played they wait for that, in their order. Setting a property
 * fires no event but those that tell what the page cannot know: which deal has been drawn, that the daily has come, what is wrong.
 *
 * @tag solitaire-table
 * @tagname solitaire-table
 *
 * @fires {SolitaireDealEvent} solitaire-deal - Another deal lies on the table: a new one, the same anew, the daily, or one that the table has drawn.
 * @fires {SolitaireMoveEvent} solitaire-move - The player moved cards or turned the stock.
 * @fires {SolitaireUndoEvent} solitaire-undo - The player took a step back, or took it again.
 * @fires {SolitaireWinEvent} solitaire-win - The game is won. Tells game, deal, rules, log, moves and time.
 * @fires {SolitaireStuckEvent} solitaire-stuck - No moves are left.
 * @fires {SolitaireVerifiedEvent} solitaire-verified - The API judged a finished daily.
 * @fires {SolitaireErrorEvent} solitaire-error - Something is wrong with an attribute, a log or the API.
 *
 * @csspart frame - Everything.
 * @csspart head - The game's name and which deal it is.
 * @csspart tools - The buttons.
 * @csspart status - Moves, time, what is known of the game, the deal's number.
 * @csspart felt - The table.
 * @csspart picker - The control for the interval, in Stalactites.
 * @csspart notice - A sentence over the head of the table; on a wide one, over the status at its foot. One that goes by itself lies on bare felt, where there is some.
 * @csspart message - What is said where no game lies on the table.
 * @csspart dialog - A dialog: rules, More, the result.
 *
 * @cssprop [--solitaire-felt-1=#c3d0c4] - The felt in the middle.
 * @cssprop [--solitaire-felt-2=#afc0b2] - The felt at the edges.
 * @cssprop [--solitaire-felt-ink=#1d312a] - Text on the felt.
 * @cssprop [--solitaire-felt-ink-2=#344b41] - Captions on the felt.
 * @cssprop [--solitaire-felt-line=#506a5d] - Outlines on the felt: of empty places, of controls.
 * @cssprop [--solitaire-engrave=rgb(29 58 47 / 0.26)] - What is drawn into the felt.
 * @cssprop [--solitaire-rouge=#8c1522] - Red on the felt, in Rouge et Noir.
 * @cssprop [--solitaire-chrome=#f7f4ec] - Bars and dialogs.
 * @cssprop [--solitaire-chrome-2=#efeadd] - What is set off on bars and dialogs.
 * @cssprop [--solitaire-ink=#1f2826] - Text on bars and dialogs.
 * @cssprop [--solitaire-ink-2=#5a6159] - Text there that matters less: which deal it is, figures, small print.
 * @cssprop [--solitaire-rule=#d9d2c1] - Lines between parts of bars and dialogs.
 * @cssprop [--solitaire-rule-2=#8a8674] - Outlines of controls there.
 * @cssprop [--solitaire-good=#13693f] - Good news there, such as a game that can be won.
 * @cssprop [--solitaire-bad=#a01d28] - Bad news there, such as a game that is lost.
 * @cssprop [--solitaire-scrim=rgb(32 48 41 / 0.46)] - What lies over the table beneath a dialog.
 * @cssprop [--solitaire-paper=#fdfbf6] - Cards.
 * @cssprop [--solitaire-edge=#8a9487] - Edges of cards.
 * @cssprop [--solitaire-spades=#1c2331] - Spades.
 * @cssprop [--solitaire-hearts=#b2202c] - Hearts.
 * @cssprop [--solitaire-diamonds=#1c58a4] - Diamonds, in four colours.
 * @cssprop [--solitaire-clubs=#0f7a4c] - Clubs, in four colours.
 * @cssprop [--solitaire-gear=#a8771a] - Gilt on cards.
 * @cssprop [--solitaire-back=#3f4f7c] - Backs of cards.
 * @cssprop [--solitaire-back-line=#dfe3f2] - What is drawn on backs.
 * @cssprop [--solitaire-accent=#8a4b06] - What is selected.
 * @cssprop [--solitaire-target=#0d5450] - Where it may go.
 * @cssprop [--solitaire-focus=#12325c] - The ring of the focus.
 * @cssprop [--solitaire-focus-gap=#fdfbf6] - What parts that ring from a card.
 * @cssprop --solitaire-serif - The family of names.
 * @cssprop --solitaire-sans - The family of everything else.
 */
export class SolitaireTable extends SettingsElement {
  /** The game: `zodiac`, `zodiac-classic`, `stalactites`, `rouge-et-noir` or `penguin`. */
  @property() game: OrNone<string> = "";

  /** The number of the deal, as text: `12345`, `ms32000`. Empty: the deal played last, or a new one. `random`: a new one. */
  @property() deal: OrNone<string> = "";

  /** Plays the deal that the API issues for a day. */
  @property({ type: Boolean }) daily: OrNone<boolean> = false;

  /** The day of the daily in UTC, `YYYY-MM-DD`. Empty: today by the API's clock. */
  @property() date: OrNone<string> = "";

  /** The address of the API that issues dailies and judges logs. */
  @property() api: OrNone<string> = "";

  /**
   * The address of a copy of `solver-worker.js` of the page's own origin, for pages that take the element from another
   * one: a worker cannot come from there.
   */
  @property({ attribute: "solver-url" }) solverUrl: OrNone<string> = "";

  /**
   * A log to be played back: the table then shows it, with a bar that leads through it, over the player's own game of
   * the same deal, which stays as it is. Empty: the player's own game. Leaving the replay empties it.
   */
  @property() replay: OrNone<string> = "";

  /** The address of a site with the games' pages, such as this project's: links that are shared lead there. */
  @property({ attribute: "share-url" }) shareUrl: OrNone<string> = "";

  /** Where time, chance, network and storage come from; by itself the browser's own. To be set before the element is connected, if at all. */
  @property({ attribute: false, noAccessor: true })
  get environment(): Environment {
    return (this.#world ||= browserEnvironment());
  }

  set environment(environment: OrNone<Environment>) {
    const lacking = environment ? lackOf(environment) : undefined;
    this.#world = lacking ? undefined : environment;
    this.stage.withController((controller) => controller.around((each) => each.checkEnvironment(lacking)));
  }

  #world: OrNone<Environment>;

  /**
   * The language: `en` or `ru`. Without it that of the nearest `lang` around the element, or else the browser's.
   * @attr lang
   */
  override get lang(): string {
    return super.lang;
  }

  override set lang(lang: OrNone<string>) {
    // Nothing is no language, and not the one called "null".
    const given = givenText(lang);
    if (given === undefined) this.removeAttribute("lang");
    else super.lang = given;
  }

  private readonly stage: Stage = new Stage(this, {
    asked: () => readAsked(this),
    dealt: (now) => void Object.assign(this, now),
  });
  private readonly size: FeltSize = new FeltSize((size) => this.stage.resize(size));
  #langs: MutationObserver | undefined;

  /**
   * The moves from the deal to the position. Setting it plays them; undo takes them back one by one, and then brings back
   * what was there.
   */
  // Lit's too, so that it finds a log that was set before the element was defined.
  @property({ attribute: false, noAccessor: true })
  get log(): string {
    return this.controller?.log ?? "";
  }

  set log(log: OrNone<string>) {
    // A framework that has nothing to set may set nothing.
    this.stage.setLog(givenText(log));
  }

  /** The cards as they lie, as plain data: `{S?, W?, T, R?, F}`, each pile a text of cards. */
  get position(): PositionJson | undefined {
    return this.controller?.position;
  }

  override connectedCallback(): void {
    this.#langs = watchLang(this, () => this.#listen());
    this.#listen();
    super.connectedCallback();
    // Not by Lit, which has sheets of this window alone.
    wear(this.shadowRoot!, ...tableStyles);
    this.stage.connect();
    this.size.watch(this.stage.frame!.felt);
    if (this.hasUpdated) this.stage.ask();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.stage.disconnect();
    this.size.unwatch();
    this.#langs?.disconnect();
  }

  protected adoptedCallback(): void {
    this.stage.withController((controller) => controller.hostAdopted());
  }

  /**
   * Gives the focus to the card or place that had it last, or else to the first column, or pile of the Zodiac: keys play from there.
   * Before there are cards it waits for them, and is forgotten when the focus goes elsewhere meanwhile.
   */
  override focus(options?: FocusOptions): void {
    const { activeElement } = document;
    void this.#call((controller) => controller.enter(activeElement, options));
  }

  /** Takes the last step back: a move, a restart or a new deal. */
  undo(): void {
    this.#act((session) => session.undo());
  }

  /** Takes the step again that was undone last. */
  redo(): void {
    this.#act((session) => session.redo());
  }

  /** Lays out the same deal again. */
  restart(): void {
    void this.#play((controller) => controller.restart());
  }

  /**
   * Deals anew, by a number drawn from 1 to 999,999,999: a deal that can be won, unless `deals` is `any`. The next one is
   * usually ready, and then lies on the table at once; otherwise in a moment, two seconds at most. Called again meanwhile,
   * it waits for the same deal. Settles when the deal lies there, or is no longer wanted: the page has asked for
   * something else or has taken the table away, the player has called it off by Esc, or there is no game, or a part of the
   * table cannot be loaded.
   */
  newDeal(): Promise<void> {
    return this.#play(({ surroundings }) => surroundings!.newDeal(), "deal");
  }

  /** Turns the stock: a card, a row, or the waste over. */
  turnStock(): void {
    this.#act((session) => session.turnStock());
  }

  /** Turns the stock until its card goes onto another, in one step. */
  nextPlayable(): void {
    this.#act((session) => session.turnToPlayable());
  }

  /** Shows and says the next move of a way to win. It is not made. */
  hint(): void {
    void this.#play(({ surroundings }) => surroundings!.hint(), "around");
  }

  /** Plays the rest of the game, where nothing is left to decide. */
  finish(): void {
    this.#act((session) => session.finish());
  }

  /** Goes back to the last position from which the game can be won, in one step, where the solver has found it. */
  backToWinnable(): void {
    void this.#play(({ surroundings }) => surroundings!.backToWinnable(), "around");
  }

  /** Plays a log of the deal on the table back, at once; without one, the game that lies there. */
  showReplay(log?: string): void {
    void this.#play(({ surroundings }) => surroundings!.replays.play(log), "around");
  }

  /** Ends a replay: the player's own game shows again, as it was. */
  leaveReplay(): void {
    void this.#play((controller) => controller.comeBack());
  }

  /** Opens the rules of the game. */
  showRules(): void {
    this.#open("rules");
  }

  /** Opens the days' deals of the game. */
  showCalendar(): void {
    this.#open("calendar");
  }

  /** Opens what the player's games have come to. */
  showStatistics(): void {
    this.#open("statistics");
  }

  /** Opens the settings. */
  showSettings(): void {
    this.#open("settings");
  }

  /** Opens the phone's sheet with the rarer buttons. */
  showMore(): void {
    this.#open("more");
  }

  /** Opens the result of a game that is won. */
  showResult(): void {
    this.#open("result");
  }

  /** Hands the result of a won game on, or else the deal, by the phone's sheet or the clipboard. */
  share(): void {
    this.#open("share");
  }

  /** Opens the page where the log is copied, and another one pasted and played. */
  showLog(): void {
    this.replay &&= "";
    void this.#call((controller) => controller.comeBack());
    this.#open("log");
  }

  protected override willUpdate(changed: PropertyValues<SolitaireTable>): void {
    const { stage } = this;
    stage.settings.refresh();
    if (!this.hasUpdated || ASKED.some((name) => changed.has(name))) stage.ask();
    stage.heed(changed);
  }

  protected override updated(): void {
    this.controller?.drawn();
  }

  protected override update(changed: PropertyValues<SolitaireTable>): void {
    super.update(changed);
    this.stage.frame!.draw(this.stage, this.controller?.fill(this));
  }

  private get controller(): TableController | undefined {
    return this.stage.controller;
  }

  #open(page: PageName): void {
    void this.#call(({ surroundings }) => void surroundings!.dialogs.open(page), "around");
  }

  #act(gesture: (session: Session) => Effect): void {
    void this.#play((controller) => controller.act(gesture));
  }

  /**
   * Does something about the game on the table, or nothing where that has been left before. It ends the replay that was
   * set before it, and none that is set after it.
   */
  #play(act: Act, needs?: Call["needs"]): Promise<void> {
    this.replay &&= "";
    return this.#call(act, needs, readAsked(this));
  }

  /** Does what a method is for, in its turn, as soon as that can be done. Settles when it is done, or dropped. */
  #call(act: Act, needs?: Call["needs"], asked?: Call["asked"]): Promise<void> {
    return new Promise((end) => this.stage.call({ act, end, needs, asked }));
  }

  /** Reads which language to speak. */
  #listen(): void {
    this.stage.speech.turnTo(languageOf(this, this.environment.languages));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "solitaire-table": SolitaireTable;
  }
}
