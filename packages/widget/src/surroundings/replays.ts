import type { InputError } from "@solitaire/engine";
import type { Replay } from "../replay/replay.js";
import type { Effect } from "../session/effect.js";
import { entriesOf } from "../session/steps.js";
import type { Speech } from "../strings/speech.js";
import type { GivenLogs } from "./given-logs.js";
import type { Hands } from "../table/hands.js";
import type { Table, TableHost } from "../table/table.js";
import { wear } from "../styles/wear.js";

/** What replays need of the table around them. */
export interface ReplaysHost {
  readonly speech: Speech;
  /** The player's own game, once the one that the page asks for lies on the table; it waits beneath a replay. */
  table(): Table | undefined;
  readonly hands: Hands;
  readonly logs: GivenLogs;
  /** What a step came to, in one sentence. */
  describe(effect: Effect): string;
  readonly renderRoot: HTMLElement | DocumentFragment;
  readonly updateComplete: Promise<boolean>;
  makeHost(): TableHost;
  /** The player's own game is out of sight, or back. */
  hidden(): void;
  back(): void;
  say(sentence: string): void;
  changed(): void;
  leave(): void;
  fail(error: Pick<InputError, "code" | "message">): void;
  /** What was wrong with a log that was to be shown is no matter any more. */
  settle(): void;
  missing(): void;
}

/** Plays logs back on the board, over the player's own game, which stays as it is. What does so loads with the first one. */
export class Replays {
  current: Replay | undefined;
  private log = "";
  private plays = false;
  private asking = 0;

  constructor(private readonly host: ReplaysHost) {}

  /**
   * Shows a log of the deal on the table, if one lies there, or ends what is shown where it is empty.
   * @param plays Whether it goes on by itself at once.
   */
  ask(log: string, plays = false): void {
    if (log === this.log) return;
    this.log = log;
    this.plays = plays;
    this.host.settle();
    if (log === "") this.leave();
    else void this.show(log).catch(() => this.host.missing());
  }

  /** Something else is laid on the board: a replay leaves it, and does not draw the player's game again. */
  end(): void {
    this.asking++;
    this.log = "";
    this.current?.close();
    this.current = undefined;
  }

  private leave(): void {
    const { current, host } = this;
    this.end();
    if (!current) return;
    const { activeElement } = host.renderRoot as ShadowRoot;
    host.back();
    // The bar goes, and must not take the focus with it.
    if (activeElement?.closest(".tools")) host.table()?.focus.enter();
  }

  private async show(log: string): Promise<void> {
    const { host } = this;
    const asking = ++this.asking;
    const { enReplay, Replay, replayStyles } = await import("../replay/replay.js");
    await host.speech.learn("replay", enReplay);
    const own = host.table();
    if (asking !== this.asking || !own) return;
    const { dealt, rules } = own.session;
    const { hands, logs } = host;
    const read = logs.read(rules, dealt, log, entriesOf, host.speech.part("replay").bad);
    if (!read.ok) return host.fail(read.error);
    const root = host.renderRoot as ShadowRoot;
    wear(root, replayStyles);
    const hadFocus = root.activeElement !== null;
    this.current?.close();
    host.hidden();
    this.current = new Replay(hands.lay(host.makeHost(), rules, read.value), log, {
      frame: root.querySelector<HTMLElement>(".frame")!,
      speech: host.speech,
      hasGame: dealt.game.moves.length > 0,
      commandFor: hands.commandFor,
      describe: (effect) => host.describe(effect),
      say: (sentence) => host.say(sentence),
      changed: () => host.changed(),
      leave: () => host.leave(),
    });
    this.current.begin(this.plays);
    // Whoever asked for it at the table finds the way through it under the hands; a page that did keeps its focus.
    if (hadFocus && (await host.updateComplete)) root.querySelector<HTMLElement>(".tools .slider")?.focus();
  }
}
