import {
  countOf,
  fromOf,
  type Game,
  isAction,
  type Move,
  type Position,
  type Rules,
  toOf,
  transfer,
} from "@solitaire/engine";
import type { Automatic } from "./automatic.js";
import { spoiltColour } from "./caution.js";
import type { DealtGame } from "./dealt-game.js";
import type { Effect, Selection } from "./effect.js";
import { firstPick, pickOf, picksIn } from "./picks.js";
import { stockAction } from "./stock.js";
import { turnsToPlayable } from "./stock-turns.js";
import { TakenBack } from "./taken-back.js";
import { Timeline } from "./timeline.js";

/**
 * What the player does at one table, without the table: gestures come in, effects go out. It keeps what is selected and
 * which interval is chosen, and asks the engine for everything else.
 */
export class Session {
  selection: Selection | undefined;

  readonly #timeline: Timeline;
  /** A pick the game waits for, chosen in advance: it is played together with the first move. */
  #pick: Move | undefined;
  #asked: readonly Move[] | undefined;
  #seen: { readonly position: Position; readonly moves: readonly Move[] } | undefined;
  readonly #takenBack: TakenBack;
  #rest: { readonly moves: readonly Move[] | undefined } | undefined;

  /** @param automatic What is played without the player, if anything. */
  constructor(
    readonly rules: Rules,
    dealt: DealtGame,
    private readonly automatic?: Automatic,
  ) {
    this.#timeline = new Timeline(dealt);
    this.#takenBack = new TakenBack(rules);
    this.#pick = pickOf(dealt.game);
  }

  get dealt(): DealtGame {
    return this.#timeline.current;
  }

  get game(): Game {
    return this.dealt.game;
  }

  /** The cards as they lie. */
  get position(): Position {
    return this.game.position;
  }

  /** Two once Zodiac's foundations are open; one phase is all of other games. */
  get phase(): number {
    return this.rules.phase(this.position);
  }

  get canUndo(): boolean {
    return this.#timeline.canUndo;
  }

  get canRedo(): boolean {
    return this.#timeline.canRedo;
  }

  /** The picks that the game waits for, such as an interval, as actions; none once a card has moved. */
  get picks(): Move[] {
    return picksIn(this.rules, this.position);
  }

  /** The pick that the next move is played with. */
  get chosen(): Move | undefined {
    return this.picks.length > 0 ? this.#pick : undefined;
  }

  /** The moves that win, where nothing is left to decide. */
  get finishing(): readonly Move[] | undefined {
    this.#rest ??= { moves: this.game.isWon ? undefined : this.automatic?.finish(this.rules, this.position) };
    return this.#rest.moves;
  }

  /** Chooses a pick. Nothing is played yet. */
  choose(pick: Move): Effect {
    this.#pick = pick;
    this.#changed();
    return { type: "chosen" };
  }

  /** Whether a move waits to be confirmed. */
  get isAsking(): boolean {
    return this.#asked !== undefined;
  }

  /** The colour of the king whose third run a move that waits to be confirmed would discard. */
  get spoils(): "black" | "red" | undefined {
    const [move] = this.#asked ?? [];
    return move === undefined ? undefined : spoiltColour(this.rules, this.effective, move);
  }

  /** The piles from and to which a move that waits to be confirmed would take cards. */
  get askedAbout(): readonly number[] {
    const [move] = this.#asked ?? [];
    return move === undefined ? [] : [fromOf(move), toOf(move)];
  }

  /** The position that moves are judged in: the cards as they lie, with the chosen pick made. */
  get effective(): Position {
    return this.#look().position;
  }

  /** The legal moves, after the chosen pick. */
  get legalMoves(): readonly Move[] {
    return this.#look().moves;
  }

  /** Whether the top `count` cards of a pile can be picked up as one, wherever they may go. */
  canLift(pile: number, count: number): boolean {
    if (count < 1) return false;
    // Back to where they lie: nothing is wrong with that but itself.
    return this.rules.fault(this.effective, transfer(pile, pile, count)) === "same-pile";
  }

  /** The piles that the top `count` cards of a pile may go to. */
  targets({ pile, count }: Selection): number[] {
    return this.legalMoves
      .filter((move) => !isAction(move) && fromOf(move) === pile && countOf(move) === count)
      .map(toOf);
  }

  /** Picks up, puts down or turns the stock, whatever touching this card is for. @param index −1 for the empty place. */
  tap(pile: number, index: number): Effect {
    const held = this.selection;
    if (held && held.pile !== pile && this.targets(held).includes(pile)) return this.drop(pile);
    if (this.rules.kindOf(pile).role === "stock") return this.turnStock();
    const count = index < 0 ? 0 : this.position.size(pile) - index;
    if (held?.pile === pile && held.count === count) return this.deselect();
    return this.select({ pile, count });
  }

  /** Picks cards up, so that their targets show. What has none stays. */
  select(selection: Selection): Effect {
    const { selection: instead } = this;
    this.deselect();
    const goes = this.targets(selection).length > 0;
    if (goes) this.selection = selection;
    return { type: goes ? "selected" : "stays", selection, instead };
  }

  deselect(): Effect {
    const { selection } = this;
    this.selection = undefined;
    this.#asked = undefined;
    return { type: "dropped", selection };
  }

  /** Puts the selected cards on a pile, or back where there is none. */
  drop(pile: number): Effect {
    const held = this.selection;
    if (!held || pile < 0 || held.pile === pile) return this.deselect();
    return this.play(transfer(held.pile, pile, held.count));
  }

  /** Plays the move that the game's published order prefers for these cards. */
  best(selection: Selection): Effect {
    const move = this.rules.preferredMove(this.effective, selection.pile, selection.count);
    return move === undefined ? this.#nothing("best") : this.play(move);
  }

  /** Plays these cards to a pile that counts for the win. */
  toFoundation({ pile, count }: Selection): Effect {
    const { rules } = this;
    const goals = this.targets({ pile, count }).filter((to) => rules.kindOf(to).goal);
    const best = rules.preferredMove(this.effective, pile, count);
    const to = best !== undefined && goals.includes(toOf(best)) ? toOf(best) : goals[0];
    return to === undefined ? this.#nothing("foundation") : this.play(transfer(pile, to, count));
  }

  turnStock(): Effect {
    const turn = stockAction(this.rules);
    return this.rules.isLegal(this.position, turn) ? this.play(turn) : this.#nothing("stock");
  }

  /** Turns the stock until its card goes onto another. One step, however many turns. */
  turnToPlayable(): Effect {
    if (stockAction(this.rules) < 0) return this.#nothing("stock");
    const turns = turnsToPlayable(this.rules, this.position);
    if (turns === 0) return this.#nothing("playable");
    return this.play(...Array<Move>(turns).fill(stockAction(this.rules)));
  }

  /** Plays moves as one step, with the chosen pick before them where one is due. */
  play(...moves: Move[]): Effect {
    const colour = moves.length === 1 ? spoiltColour(this.rules, this.effective, moves[0]!) : undefined;
    if (colour && this.rules.isLegal(this.effective, moves[0]!)) {
      this.selection = undefined;
      this.#asked = moves;
      return { type: "asks", colour };
    }
    return this.#commit(moves);
  }

  /** Plays the move that was asked about. */
  confirm(): Effect {
    return this.#asked ? this.#commit(this.#asked) : this.deselect();
  }

  /** Plays the rest of the game in one step, where nothing is left to decide. */
  finish(): Effect {
    const moves = this.finishing;
    return moves ? this.#commit(moves.slice(0, 1), moves.slice(1)) : this.#nothing("finish");
  }

  undo(): Effect {
    return this.#step("undo", () => this.#timeline.undo());
  }

  redo(): Effect {
    return this.#step("redo", () => this.#timeline.redo());
  }

  /** Takes back every step after so many of this deal, as one. */
  backTo(step: number): Effect {
    return this.#step("undo", () => this.dealt.backTo(step));
  }

  /** Lays out a deal: the same again, or another. What lay there can be had back by undo. */
  begin(dealt: DealtGame, type: "restarted" | "dealt"): Effect {
    this.#timeline.begin(dealt);
    this.#takenBack.clear();
    this.#pick = firstPick(this.rules);
    this.#changed();
    return { type };
  }

  /** @param following What follows by itself; what is safe, unless said otherwise. */
  #commit(moves: readonly Move[], following?: readonly Move[]): Effect {
    const { chosen, phase, rules } = this;
    const own = chosen === undefined ? moves : [chosen, ...moves];
    const before = this.position.clone();
    const pos = before.clone();
    const isRefused = own.some((move) => rules.play(pos, move));
    const rest = isRefused ? [] : (following ?? this.automatic?.follow(rules, pos, this.#takenBack.cards) ?? []);
    const fault = this.dealt.play(...own, ...rest);
    this.#changed();
    if (fault) return { type: "refused", fault, move: own.at(-1)! };
    this.#timeline.stepped();
    const last = own.at(-1)!;
    const cards = isAction(last) ? [] : pos.cards(toOf(last)).slice(-countOf(last));
    return { type: "played", moves: [...own, ...rest], own: own.length, cards, before, phase };
  }

  /** @param go Goes back or forth, and answers whether there was anywhere to go. */
  #step(what: "undo" | "redo", go: () => boolean): Effect {
    const { dealt, phase } = this;
    const { stepCount } = dealt;
    const position = this.position.clone();
    this.#takenBack.note(position);
    const done = go();
    if (dealt !== this.dealt) this.#takenBack.clear();
    this.#changed();
    if (!done) return this.#nothing(what);
    const isUndo = what === "undo";
    return {
      type: isUndo ? "undone" : "redone",
      left: dealt,
      moves: dealt.movesBetween(dealt.stepCount, stepCount),
      before: isUndo ? this.position : position,
      phase,
    };
  }

  #nothing(what: Extract<Effect, { type: "nothing" }>["what"]): Effect {
    this.deselect();
    return { type: "nothing", what };
  }

  #look(): { readonly position: Position; readonly moves: readonly Move[] } {
    if (!this.#seen) {
      const { chosen, rules } = this;
      let position = this.position;
      if (chosen !== undefined) {
        position = position.clone();
        rules.playUnchecked(position, chosen);
      }
      this.#seen = { position, moves: this.game.isWon ? [] : rules.legalMoves(position) };
    }
    return this.#seen;
  }

  #changed(): void {
    this.#seen = undefined;
    this.#rest = undefined;
    this.deselect();
  }
}
