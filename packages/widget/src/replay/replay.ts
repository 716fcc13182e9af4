import { countOf, isAction, toOf } from "@solitaire/engine";
import type { TemplateResult } from "lit/html.js";
import type { commandFor } from "../input/keys.js";
import type { Effect } from "../session/effect.js";
import type { Session } from "../session/session.js";
import type { ReplayStrings } from "../strings/en-replay.js";
import type { Speech } from "../strings/speech.js";
import type { Table } from "../table/table.js";
import { controls, progress } from "./bar.js";
import { ReplayInput } from "./input.js";

/** What a replay needs of the table around it. */
export interface ReplayHost {
  /** What takes the keys and presses of the whole table. */
  readonly frame: HTMLElement;
  readonly speech: Speech;
  /** Whether the player's own game, which waits beneath, has begun. */
  readonly hasGame: boolean;
  /** What a key stands for at the table. */
  readonly commandFor: typeof commandFor;
  /** A step in a sentence. */
  describe(effect: Effect): string;
  say(sentence: string): void;
  /** Something that the bar shows has changed. */
  changed(): void;
  leave(): void;
}

/** How fast it plays, and how long each step then lasts, in milliseconds. The first one is the one to begin with. */
export const SPEEDS = [
  { name: "1×", lasts: 900 },
  { name: "2×", lasts: 450 },
  { name: "4×", lasts: 225 },
  { name: "½×", lasts: 1800 },
] as const;

/** Steps that follow each other faster are shown only: nobody could listen to them. */
const LISTENING_MS = 800;

/** A game being played back: a log on a board, step by step, forward and back. It changes nothing that is kept. */
export class Replay {
  /** Whether it goes on by itself. */
  isPlaying = false;
  /** What the last step did, in a sentence. */
  sentence: string;
  #speedIndex = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** How many moves have been made after each step; the pick of an interval is none. */
  readonly #moves: readonly number[];
  readonly #input: ReplayInput;

  /** @param table The whole log, played on a table of its own. It is taken back to the deal. */
  constructor(
    readonly table: Table,
    /** The log that is played back. */
    readonly log: string,
    private readonly host: ReplayHost,
  ) {
    const { dealt, game } = this.session;
    const picks = game.moves.length - game.moveCount;
    this.#moves = dealt.counts.map((count) => Math.max(0, count - picks));
    this.sentence = this.#texts.deal;
    this.#rewindTo(0);
    this.#input = new ReplayInput(host.frame, this, host.commandFor);
  }

  get #texts(): ReplayStrings {
    return this.host.speech.part("replay");
  }

  get session(): Session {
    return this.table.session;
  }

  /** The step that it stands after; 0 is the deal. */
  get at(): number {
    return this.session.dealt.stepCount;
  }

  /** How many steps there are. */
  get length(): number {
    return this.#moves.length - 1;
  }

  get move(): number {
    return this.#moves[this.at]!;
  }

  get moveCount(): number {
    return this.#moves.at(-1)!;
  }

  get speed(): (typeof SPEEDS)[number] {
    return SPEEDS[this.#speedIndex]!;
  }

  get hasGame(): boolean {
    return this.host.hasGame;
  }

  /** The first look at it. @param byKeys Whether keys lead through it at once. */
  begin(plays: boolean, byKeys: boolean): void {
    this.table.draw();
    this.host.say(this.#texts.begins(this.moveCount, byKeys));
    if (plays) this.#play();
    this.host.changed();
  }

  /** Tells the last step in the language of the moment. */
  translate(): void {
    this.sentence = this.at === 0 ? this.#texts.deal : this.#describeAgain();
  }

  /** Goes to a step by hand, which stops it. */
  go(step: number): void {
    this.pause();
    this.#show(Math.max(0, Math.min(this.length, step)));
    this.host.say(this.sentence);
  }

  toggle(): void {
    if (this.isPlaying) {
      this.pause();
      this.host.say(this.#texts.move(this.move, this.moveCount));
    } else this.#play();
    this.host.changed();
  }

  /** Takes the next speed; after the last one the first. */
  changeSpeed(): void {
    this.#speedIndex = (this.#speedIndex + 1) % SPEEDS.length;
    if (this.isPlaying) this.#wait();
    this.host.say(this.#texts.speed(this.speed.name));
    this.host.changed();
  }

  pause(): void {
    this.isPlaying = false;
    clearTimeout(this.#timer);
  }

  /** Says how to go on or to leave, to who presses cards. */
  tellWayOut(): void {
    this.host.say(this.#texts.wayOut);
  }

  leave(): void {
    this.host.leave();
  }

  /** Ends it; the board is another's from now on. */
  close(): void {
    this.pause();
    this.#input.close();
    this.table.focus.clear();
  }

  /** Says that the player's own game is there again. @param moves How many it has. */
  sayOwn(moves: number): void {
    this.host.say(this.#texts.own(moves));
  }

  /** The table's name while it is shown. */
  label(table: string): string {
    return this.#texts.of(table);
  }

  /** The buttons and the slider. */
  controls(): TemplateResult {
    return controls(this, this.#texts);
  }

  /** What the last step did, and where it stands. */
  progress(): TemplateResult {
    return progress(this, this.#texts);
  }

  #play(): void {
    if (this.at === this.length) this.#show(0);
    this.isPlaying = true;
    this.#wait();
  }

  #wait(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#tick(), this.speed.lasts);
  }

  #tick(): void {
    this.#show(this.at + 1);
    const isOver = this.at === this.length;
    if (isOver) this.pause();
    else this.#wait();
    if (isOver || this.speed.lasts >= LISTENING_MS) this.host.say(this.sentence);
  }

  #show(step: number): void {
    const from = this.at;
    if (step < from) this.#rewindTo(step);
    else while (this.at < step - 1) this.session.redo();
    if (this.at < step) this.sentence = this.host.describe(this.#advance());
    else if (step === 0) this.sentence = this.#texts.deal;
    else if (step < from) this.sentence = this.#describeAgain();
    this.table.draw();
    this.host.changed();
  }

  #rewindTo(step: number): void {
    while (this.at > step) this.session.undo();
  }

  /** Going back, the step before is told that the game stands after now. */
  #describeAgain(): string {
    this.session.undo();
    return this.host.describe(this.#advance());
  }

  /** Plays the next step, and answers it as if somebody had played it now. */
  #advance(): Effect {
    const { session } = this;
    const { phase } = session;
    const before = session.position.clone();
    const count = session.game.moves.length;
    session.redo();
    const moves = session.game.moves.slice(count);
    const last = moves.at(-1)!;
    const cards = isAction(last) ? [] : session.position.cards(toOf(last)).slice(-countOf(last));
    return { type: "played", moves, own: moves.length, cards, before, phase };
  }
}
