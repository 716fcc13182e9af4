import { Board } from "../board/board.js";
import { SolitaireErrorEvent } from "../error-event.js";
import { sizeOf } from "../frame/felt-size.js";
import { TableFrame } from "../frame/table-frame.js";
import type { Size } from "../layout/shared.js";
import { TableSettings } from "../settings/table-settings.js";
import { boardStrings } from "../strings/names.js";
import { Speech } from "../strings/speech.js";
import { type Asked, keyOf } from "../table/asked.js";
import type { Call } from "../table/calls.js";
import type { TableController } from "../table/controller.js";
import type { ControllerHost, ControllerNews } from "../table/host.js";
import { FirstPaint } from "./first-paint.js";
import { Looks } from "./looks.js";

type Act = (controller: TableController) => void;

/**
 * Settles when the last table so far has its controller. Tables get theirs in the order in which they came: a module that
 * several wait for reaches them in any order, and each table finds its own game by its place among those of the page.
 */
let lastLoading: Promise<void> = Promise.resolve();

/**
 * What a table has before anything can be played: a board, how it looks, the language that it speaks, and a deal, if the
 * page names one. What plays there, the controller, loads meanwhile.
 */
export class Stage {
  readonly speech: Speech = new Speech(() => this.#translate());
  readonly settings: TableSettings;
  /** Made in a browser alone. */
  board: Board | undefined;
  frame: TableFrame | undefined;
  first: FirstPaint | undefined;
  looks: Looks | undefined;
  controller: TableController | undefined;
  /** The controller could not be loaded. */
  hasFailed = false;

  /** From the beginning: in the document of another window no element gets any. */
  readonly #states: CustomStateSet;
  #loading: Promise<void> | undefined;
  /** What waits for the controller, and the call that it does, if it does one. */
  #waiting: (readonly [act: Act, call: Call | undefined])[] = [];
  #hasLog = false;
  /** What the page asked for by the end of the task in which it set that. */
  #logAbout: Asked | undefined;

  constructor(
    private readonly host: ControllerHost,
    private readonly news: ControllerNews,
  ) {
    this.#states = host.attachInternals().states;
    this.settings = new TableSettings(host, (setting, now, before) => {
      this.looks?.follow(setting, now, before);
      this.controller?.follow(setting);
    });
  }

  /** The table is in a document, maybe for the first time. */
  connect(): void {
    const { settings } = this;
    this.hasFailed = false;
    if (!this.board) this.#build();
    settings.connect(this.host.environment.kept);
    this.controller?.hostConnected();
  }

  disconnect(): void {
    this.settings.disconnect();
    // A table that is only moved goes on waiting.
    void Promise.resolve().then(() => this.host.isConnected || this.#dropCalls());
    this.controller?.hostDisconnected();
  }

  /** Does something with the controller: now, or as soon as it has loaded. */
  withController(act: Act, call?: Call): void {
    if (this.controller) act(this.controller);
    else this.#waiting.push([act, call]);
  }

  /** Does what a method of the element is called for, as soon as that can be done. */
  call(call: Call): void {
    this.withController(({ calls }) => calls.add(call), call);
    // What cannot be done now would be done when nobody thinks of it any more.
    if (this.hasFailed) this.#dropCalls();
  }

  /** Opens what the page asks for. What paints it is fetched first, and then what plays. */
  ask(): void {
    const { controller, first, news } = this;
    const asked = news.asked();
    // A log of another deal is dropped.
    if (this.#logAbout && keyOf(this.#logAbout) !== keyOf(asked)) this.#hasLog = false;
    if (!controller?.table) void first!.ask(asked);
    // What could not be loaded is tried again when the player asks, or the table comes back.
    if (!this.hasFailed) void this.load();
    // What fetches a daily comes along with what plays, and not after it; whoever needs it tells if it does not come.
    if (asked.daily) import("../table/opening-daily.js").catch(() => undefined);
    this.withController(({ opener }) => void opener.ask(asked));
  }

  /** Plays a log that the page has set, when the deal that it asks for lies there. */
  setLog(log: string | undefined): void {
    this.#hasLog = log !== undefined;
    this.#logAbout = undefined;
    this.withController((controller) => controller.logToCome.set(log));
    this.host.requestUpdate();
  }

  /** Does what follows from properties that have changed, once what is asked for is known. */
  heed(changed: ReadonlyMap<PropertyKey, unknown>): void {
    this.#logAbout ??= this.news.asked();
    this.withController((controller) => controller.heed(changed));
  }

  /** The size of the felt changes. */
  resize({ width, height }: Size): void {
    if (this.controller) this.controller.resize(width, height);
    else this.board!.setSize(width, height);
  }

  /** Loads what plays and what is around it, unless it is there or on its way. */
  async load(): Promise<void> {
    this.hasFailed = false;
    await (this.#loading ??= this.#loadParts().catch(() => {
      const { host, speech } = this;
      this.#loading = undefined;
      this.hasFailed = true;
      this.#dropCalls();
      host.dispatchEvent(new SolitaireErrorEvent("load-failed", speech.first.loadFailed));
      host.requestUpdate();
    }));
  }

  /** The felt's, if it is to be seen. */
  get size(): Size | undefined {
    return sizeOf(this.frame!.felt);
  }

  /** What has been called and is not done yet never will be. */
  #dropCalls(): void {
    this.controller?.calls.drop();
    for (const [, call] of this.#waiting) call?.end(undefined);
    this.#waiting = this.#waiting.filter(([, call]) => !call);
  }

  #build(): void {
    const { host, settings, speech } = this;
    const board = new Board(boardStrings(speech, () => this.controller?.shown?.session ?? this.first!.painted!));
    board.element.ariaLabel = speech.first.board;
    this.board = board;
    this.frame = new TableFrame(host.renderRoot, board.element);
    const looks = new Looks({
      board,
      settings,
      speech,
      states: this.#states,
      get root() {
        return host.renderRoot as ShadowRoot;
      },
      changed: () => host.requestUpdate(),
      failed: (needs) =>
        this.withController((controller) => controller.around(({ notices }) => notices.failToLoad(needs))),
    });
    this.looks = looks;
    this.first = new FirstPaint(board, {
      environment: host.environment,
      get moves() {
        return settings.get("motion") !== "off";
      },
      size: () => this.size,
      isBeyond: () => this.controller?.table !== undefined || this.#hasLog || Boolean(host.replay),
      ready: async () => {
        while (speech.ready) await speech.ready;
        await looks.ready;
      },
      changed: () => host.requestUpdate(),
    });
  }

  /** What plays is asked for first; the rest comes along with it, and not after it. */
  async #loadParts(): Promise<void> {
    const loading = this.controller ? undefined : this.#loadController();
    const fetching = this.fetchSurroundings();
    fetching.catch(() => undefined);
    await loading;
    const { makeSurroundings } = await fetching;
    const controller = this.controller!;
    controller.surround(await makeSurroundings(controller, this.host, this));
  }

  private fetchSurroundings(): Promise<typeof import("../surroundings/make-surroundings.js")> {
    return import("../surroundings/make-surroundings.js");
  }

  private fetchController(): Promise<typeof import("../table/make-controller.js")> {
    return import("../table/make-controller.js");
  }

  #loadController(): Promise<void> {
    const loading = this.#takeController(this.fetchController(), lastLoading);
    lastLoading = loading.catch(() => undefined);
    return loading;
  }

  async #takeController(fetching: ReturnType<Stage["fetchController"]>, turn: Promise<void>): Promise<void> {
    const { makeController } = await fetching;
    await turn;
    this.controller = makeController(this.host, this, this.news);
    for (const [act] of this.#waiting.splice(0)) act(this.controller);
    this.host.requestUpdate();
  }

  /** Another language is spoken than before. */
  #translate(): void {
    const { board, controller, host, speech } = this;
    if (board) board.element.ariaLabel = speech.first.board;
    board?.translate();
    controller?.translate();
    host.requestUpdate();
  }
}
