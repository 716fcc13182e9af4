import type { DealNumber, Result, Rules } from "@solitaire/engine";
import { checkLog } from "../session/check-log.js";
import { DealtGame } from "../session/dealt-game.js";
import { stepsOf } from "../session/steps.js";
import type { Said } from "../strings/en-said.js";
import type { Speech } from "../strings/speech.js";
import type { TableController } from "../table/controller.js";

/** Logs that the page or the player gives: checks and plays them. */
export class GivenLogs {
  constructor(
    private readonly controller: TableController,
    private readonly speech: Speech,
  ) {}

  /**
   * Plays a log that the player gives on a deal of the game on the table. Undo takes its moves back one by one, and then
   * brings back what was there.
   * Errors: those of the log.
   */
  play(number: DealNumber, log: string): Result<void> {
    const table = this.controller.shown!;
    const { dealt, rules } = table.session;
    const date = number === dealt.number ? dealt.date : undefined;
    const given = this.read(rules, { number, date }, log);
    if (!given.ok) return given;
    table.act(table.session.begin(given.value, "dealt"));
    return { ok: true, value: undefined };
  }

  /**
   * A deal with a log played on it. Errors: those of the log, each with a sentence for the page.
   * @param split Parts the log into steps.
   * @param refuse Makes the sentence for the page.
   */
  read(
    rules: Rules,
    { number, date }: Pick<DealtGame, "number" | "date">,
    log: string,
    split: (log: string) => readonly string[] = stepsOf,
    refuse: (why: string) => string = this.#said.badLog,
  ): Result<DealtGame> {
    const { stays } = this.#said;
    const judged = checkLog(rules, number, log, { strings: this.speech.strings, refused: stays });
    if (judged.ok) {
      const given = DealtGame.resume(rules, number, { steps: split(log) }, date)!;
      given.isGiven = given.game.moves.length > 0;
      return { ok: true, value: given };
    }
    const { at } = judged.error;
    const entry = at === undefined ? undefined : log.split(" ")[at]?.trimEnd();
    return { ok: false, error: { ...judged.error, message: refuse(this.#said.trouble(judged.error, entry)) } };
  }

  get #said(): Said {
    return this.speech.part("said");
  }
}
