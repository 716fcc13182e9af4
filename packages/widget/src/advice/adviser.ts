import { makeLog } from "@solitaire/engine";
import type { TemplateResult } from "lit/html.js";
import { Knowledge, type Known, lastWon } from "../analysis/knowledge.js";
import { SolverClient } from "../analysis/solver-client.js";
import { solverAt } from "../analysis/worker-url.js";
import type { Board } from "../board/board.js";
import { verdict } from "../frame/verdict.js";
import { beginningOf } from "../loose.js";
import type { DealtGame } from "../session/dealt-game.js";
import type { Session } from "../session/session.js";
import type { AdviceStrings } from "../strings/en-advice.js";
import type { Speech } from "../strings/speech.js";
import { type Hint, hintFor } from "./hint.js";
import { HintView } from "./hint-view.js";

/** A new position is looked at so much later: cards glide, and turns of the stock come one after another. */
const SETTLE_MS = 120;
/** A hint that takes longer than this is said to be looked for. */
const PATIENCE_MS = 500;

/** What the adviser needs of the table. */
export interface AdviserHost {
  board(): Board;
  readonly speech: Speech;
  /** Whether the verdict is shown. */
  readonly showsVerdict: boolean;
  /** Where the page has the solver, as it says; empty where it says nothing. */
  readonly solverUrl: string;
  readonly baseURI: string;
  /** The parts of the control for the interval, in the order of the session's picks. */
  readonly choices: readonly Element[];
  /** Something that the frame shows has changed. */
  changed(): void;
  /** @param why Why nothing came of what was asked for, where that is it. */
  say(sentence: string, why?: string): void;
  /** Says something after what is about to be said of the move, if anything is. */
  add(sentence: string): void;
  /** Tells something visibly, with something to do about it; without a text, what was told is settled. */
  tell(text?: string, action?: { readonly label: string; readonly run: () => void }): void;
  fail(code: string, message: string): void;
  /** Goes back to the position after so many steps of the deal. */
  goBack(step: number): void;
  /** The game has had a hint. */
  hinted(dealt: DealtGame): void;
}

/** Knows what becomes of the game on the table: follows each move, tells the verdict, gives hints and leads back. */
export class Adviser {
  readonly #client: SolverClient;
  readonly #view: HintView;
  readonly #known = new WeakMap<DealtGame, Knowledge>();
  #session: Session | undefined;
  /** The position that was seen last. */
  #at: { readonly dealt: DealtGame; readonly count: number; readonly chosen: number | undefined } | undefined;
  #hint: Hint | undefined;
  #isHintAsked = false;
  #wasLost = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #patience: ReturnType<typeof setTimeout> | undefined;
  /** How many moves lead to the position that the solver looks at. */
  #looking: number | undefined;

  constructor(private readonly host: AdviserHost) {
    this.#view = new HintView(host.board());
    this.#client = new SolverClient({
      url: this.#readUrl(),
      failed: () => host.fail("solver-failed", this.#texts.solverFailed(beginningOf(host.solverUrl))),
    });
  }

  /** To be told after everything that the player did: the game may stand elsewhere now. */
  follow(session: Session): void {
    const { chosen, dealt } = session;
    const count = dealt.game.moves.length;
    const at = this.#at;
    this.#session = session;
    if (at?.dealt === dealt && at.count === count && at.chosen === chosen) return this.#consider(SETTLE_MS);
    if (at?.dealt !== dealt) this.#wasLost = false;
    this.#at = { dealt, count, chosen };
    this.#looking = undefined;
    this.#endWait();
    if (this.#hint) this.#show();
    this.host.tell();
    this.#client.drop();
    this.#knowledge.follow(dealt.game.moves);
    this.#note();
    this.#consider(SETTLE_MS);
  }

  /** Whether the game on the table can be won, for the status line. */
  verdict(session: Session): TemplateResult | undefined {
    if (session !== this.#session) return undefined;
    const [standing, back] = [this.#standing, this.#back];
    return verdict(
      {
        verdict: standing?.verdict,
        lost: session.game.isStuck
          ? this.host.speech.strings.stuck
          : this.#neverWon
            ? this.#texts.neverWinnable
            : this.#texts.lost,
        back: back === undefined ? undefined : () => this.goBack(),
        tell: () => this.#tellLost(),
      },
      this.#texts,
    );
  }

  /** Shows and says the next move of a way to win, or why there is none. */
  askHint(): void {
    if (!this.#session) return;
    if (this.#session.game.isWon) return this.#refuse(this.#texts.saysWon);
    const standing = this.#standing;
    if (!standing || isUnsolved(standing) || this.#isOnTheWayBack) return this.#wait();
    this.#endWait();
    if (standing.verdict === "lost") return this.#tellLost();
    if (!standing.moves?.length) return this.#tell(this.#texts.saysUnknown);
    this.host.tell();
    const isNew = !this.#hint;
    this.#show(hintFor(this.#session, standing.moves, this.host.speech.strings, this.#texts));
    if (isNew) this.host.hinted(this.#session.dealt);
    this.host.say(this.#hint!.sentence);
  }

  /** The hint comes as soon as enough is known. If that takes a while, it is told. */
  #wait(): void {
    this.#isHintAsked = true;
    this.#patience ??= setTimeout(() => this.#tell(this.#texts.looking), PATIENCE_MS);
    this.#consider(0);
  }

  #endWait(): void {
    this.#isHintAsked = false;
    clearTimeout(this.#patience);
    this.#patience = undefined;
  }

  /** Goes back to the last winnable position, where it is known, or says why not. */
  goBack(): void {
    const back = this.#back;
    const texts = this.#texts;
    if (back === undefined) return this.#refuse(this.#session!.game.isWon ? texts.saysWon : this.#whyNotBack);
    this.host.goBack(back);
    // Where the verdict shows, it has been told.
    if (!this.host.showsVerdict) this.host.add(texts.saysWinnable);
  }

  get #whyNotBack(): string {
    if (this.#neverWon) return this.#texts.saysNeverWinnable;
    return this.#standing?.verdict === "won" ? this.#texts.stillWinnable : this.#texts.notKnown;
  }

  /** Says why nothing came of what was asked for. */
  #refuse(why: string): void {
    this.host.say(why, why);
  }

  /** The game is out of sight: what was shown and told of it goes, until it is followed again. */
  rest(): void {
    clearTimeout(this.#timer);
    this.#endWait();
    if (this.#hint) this.#show();
    this.host.tell();
    this.#client.drop();
    this.#at = this.#looking = undefined;
  }

  /** To be told when the table has been laid out anew. */
  resized(): void {
    if (this.#hint) this.#show(this.#hint);
  }

  /** Ends the solver. It is started again when it is needed. */
  close(): void {
    clearTimeout(this.#timer);
    this.#endWait();
    this.#client.close();
    this.#at = this.#looking = undefined;
  }

  get #texts(): AdviceStrings {
    return this.host.speech.part("advice");
  }

  get #knowledge(): Knowledge {
    const { dealt } = this.#session!;
    let known = this.#known.get(dealt);
    if (known) return known;
    this.#known.set(dealt, (known = new Knowledge()));
    if (dealt.win || dealt.isCertified) known.learn(0, { verdict: "won", moves: dealt.win });
    return known;
  }

  get #standing(): Known | undefined {
    return this.#knowledge.at(this.#session!.game.moves.length);
  }

  get #neverWon(): boolean {
    return this.#knowledge.at(0)?.verdict === "lost";
  }

  /** Whether the last winnable position of a lost game is still looked for. */
  get #isOnTheWayBack(): boolean {
    return this.#standing?.verdict === "lost" && "ask" in lastWon(this.#knowledge, this.#session!.dealt.counts);
  }

  /** The step that leads to the last winnable position of a lost game, where it is known. */
  get #back(): number | undefined {
    if (this.#standing?.verdict !== "lost") return undefined;
    const last = lastWon(this.#knowledge, this.#session!.dealt.counts);
    return "ask" in last ? undefined : last.step;
  }

  /** How many moves lead to the position that should be looked at next, if there is one. */
  get #next(): number | undefined {
    const session = this.#session;
    const standing = this.#standing;
    if (!session || session.game.isWon || !(this.host.showsVerdict || this.#isHintAsked)) return undefined;
    if (!standing || (this.#isHintAsked && isUnsolved(standing))) return session.game.moves.length;
    if (standing.verdict !== "lost") return undefined;
    const { counts } = session.dealt;
    const last = lastWon(this.#knowledge, counts);
    return "ask" in last ? counts[last.ask] : undefined;
  }

  #consider(delay: number): void {
    clearTimeout(this.#timer);
    const next = this.#next;
    if (next === undefined || next === this.#looking) return;
    this.#timer = setTimeout(() => void this.#look(next), delay);
  }

  async #look(count: number): Promise<void> {
    const at = this.#at;
    const knowledge = this.#knowledge;
    const { dealt, rules } = this.#session!;
    this.#looking = count;
    const log = makeLog(rules, dealt.game.moves.slice(0, count));
    const answer = await this.#client.ask({ game: rules.variant.id, deal: dealt.number, log });
    // Somewhere else by now.
    if (!answer || at !== this.#at) return;
    this.#looking = undefined;
    knowledge.learn(count, answer);
    this.#note();
    this.host.changed();
    if (this.#isHintAsked) this.askHint();
    this.#consider(0);
  }

  /** Says it once when a game is lost, and when it can be won again. */
  #note(): void {
    const { host } = this;
    const wasLost = this.#wasLost;
    const verdict = this.#standing?.verdict;
    if (verdict === undefined) return;
    this.#wasLost = verdict === "lost";
    if (!host.showsVerdict || this.#wasLost === wasLost) return;
    if (this.#wasLost) host.add(this.#lostSentence);
    else if (verdict === "won") host.add(this.#texts.saysWinnable);
  }

  get #lostSentence(): string {
    return this.#neverWon ? this.#texts.saysNeverWinnable : this.#texts.saysLost;
  }

  #tellLost(): void {
    const action = { label: this.#texts.back, run: () => this.goBack() };
    this.#tell(this.#lostSentence, this.#back === undefined ? undefined : action);
  }

  /** Tells a sentence to those who see it and to those who hear it. */
  #tell(sentence: string, action?: Parameters<AdviserHost["tell"]>[1]): void {
    this.host.tell(sentence, action);
    this.host.say(sentence);
  }

  #show(hint?: Hint): void {
    const pick = hint?.pick === undefined ? -1 : this.#session!.picks.indexOf(hint.pick);
    this.#hint = hint;
    this.#view.show(hint, this.host.choices, pick);
  }

  /** What the page says where the solver is, if that can be meant. */
  #readUrl(): URL | undefined {
    const { baseURI, solverUrl } = this.host;
    const url = solverAt(solverUrl, baseURI);
    if (!url && solverUrl !== "") this.host.fail("bad-solver-url", this.#texts.badSolverUrl(beginningOf(solverUrl)));
    return url;
  }
}

/** Whether a position can be won, and nobody has looked for the moves. */
const isUnsolved = ({ verdict, moves }: Known): boolean => verdict === "won" && !moves;
