import type { DealNumber, Result, Rules } from "@solitaire/engine";
import type { TemplateResult } from "lit/html.js";
import { ICONS } from "../art/icons.js";
import { symbols } from "../art/symbols.js";
import type { Board } from "../board/board.js";
import { Handling } from "../board/handling.js";
import type { Environment } from "../environment.js";
import { commandFor } from "../input/keys.js";
import { PointerInput } from "../input/pointer.js";
import { type Automatic, automatic } from "../session/automatic.js";
import { announce } from "../session/announce.js";
import { checkLog } from "../session/check-log.js";
import { DealtGame } from "../session/dealt-game.js";
import { stepsOf } from "../session/steps.js";
import type { Notice } from "../frame/notice.js";
import { picker } from "../frame/picker.js";
import type { TableSettings } from "../settings/table-settings.js";
import { type Effect, Session } from "../session/session.js";
import type { Said } from "../strings/en-said.js";
import type { Speech } from "../strings/speech.js";
import type { TableClock } from "./clock.js";
import { Gestures } from "./gestures.js";
import { Keyboard, type KeyboardHost } from "./keyboard.js";
import { Playback } from "./playback.js";
import { Memory } from "../statistics/memory.js";
import { Table, type TableHost } from "./table.js";

/** What the hands ask the element. */
export interface HandsHost extends KeyboardHost {
  readonly environment: Environment | undefined;
  /** What keys are heard in. */
  readonly renderRoot: HTMLElement | DocumentFragment;
}

/** Everything that carries what the player does to a table. */
export class Hands {
  /** What follows the player's moves by itself. */
  private readonly automatic: Automatic;
  readonly playback: Playback;
  readonly handling: Handling;
  readonly memory: Memory;
  /** What keys stand for. */
  readonly commandFor: typeof commandFor = commandFor;
  private readonly pointer: PointerInput;

  /**
   * @param table The table at the moment, if a game lies on one.
   */
  constructor(
    private readonly board: Board,
    private readonly table: () => Table | undefined,
    private readonly speech: Speech,
    readonly clock: TableClock,
    settings: TableSettings,
    host: HandsHost,
  ) {
    board.addSymbols(symbols("i-", ICONS));
    this.handling = new Handling(board);
    this.automatic = automatic(() => settings.get("autoMove") === "on");
    this.playback = new Playback(board.element, () => board.pace);
    this.memory = new Memory(host.environment!);
    this.pointer = new PointerInput(board, new Gestures(table));
    new Keyboard(table, host).listen(host.renderRoot, board.element);
  }

  /** Lays a game on the board. */
  lay(host: TableHost, rules: Rules, dealt: DealtGame): Table {
    return new Table(host, this.board, this.handling, new Session(rules, dealt, this.automatic), this.playback);
  }

  private get said(): Said {
    return this.speech.part("said");
  }

  /** Calls off what a pointer has begun. */
  cancel(): void {
    this.pointer.cancel();
  }

  /** The control for the interval. */
  picker(table: Table): TemplateResult {
    const { session } = table;
    return picker(session, this.speech, (pick) => table.act(session.choose(pick)));
  }

  /** What a gesture came to, in one sentence. */
  describe(effect: Effect): string {
    return announce(effect, this.table()!.session, this.speech.strings, this.said);
  }

  /** The question whether to spoil the game by a third run of one colour. */
  askAboutRun(colour: "black" | "red"): Notice {
    const table = this.table()!;
    const answer = (label: string, effect: () => Effect): Notice["actions"][number] => ({
      label,
      run: () => {
        table.focus.comeBack();
        table.act(effect());
      },
    });
    return {
      text: this.said.thirdRun(colour),
      about: "run",
      actions: [
        answer(this.said.keepIt, () => table.session.deselect()),
        answer(this.said.discardAnyway, () => table.session.confirm()),
      ],
    };
  }

  /**
   * Plays a log that the player gives on a deal of the game on the table, as one step that undo takes back.
   * Errors: those of the log.
   */
  playGiven(number: DealNumber, log: string): Result<void> {
    const table = this.table()!;
    const { dealt, rules } = table.session;
    const date = number === dealt.number ? dealt.date : undefined;
    const given = this.readLog(rules, { number, date }, log);
    if (!given.ok) return given;
    table.act(table.session.begin(given.value, "dealt"));
    return { ok: true, value: undefined };
  }

  /**
   * A deal with a log played on it. Errors: those of the log, each with a sentence for the page.
   * @param split Parts the log into steps.
   * @param refuse Makes the sentence for the page.
   */
  readLog(
    rules: Rules,
    { number, date }: Pick<DealtGame, "number" | "date">,
    log: string,
    split: (log: string) => readonly string[] = stepsOf,
    refuse: (why: string) => string = this.said.badLog,
  ): Result<DealtGame> {
    const { refused } = this.said;
    const judged = checkLog(rules, number, log, { strings: this.speech.strings, refused });
    if (judged.ok) {
      const given = DealtGame.resume(rules, number, { steps: split(log) }, date)!;
      given.isGiven = given.game.moves.length > 0;
      return { ok: true, value: given };
    }
    const { at } = judged.error;
    const entry = at === undefined ? undefined : log.split(" ")[at]?.trimEnd();
    return { ok: false, error: { ...judged.error, message: refuse(this.said.trouble(judged.error, entry)) } };
  }
}
