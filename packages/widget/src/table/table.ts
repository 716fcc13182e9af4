import { countOf, makeLog, rulesTag, toOf } from "@solitaire/engine";
import type { Board, Transition } from "../board/board.js";
import type { Handling } from "../board/handling.js";
import type { BoardState, Spot } from "../board/state.js";
import type { Environment } from "../environment.js";
import {
  SolitaireDealEvent,
  SolitaireMoveEvent,
  SolitaireStuckEvent,
  SolitaireUndoEvent,
  SolitaireWinEvent,
  type TableState,
} from "../events.js";
import { Focus } from "../input/focus.js";
import type { Place } from "../input/neighbour.js";
import { placesOf } from "../input/places.js";
import { aboutGame } from "../session/about-game.js";
import { boardState, type Held, statesOnTheWay } from "../session/board-state.js";
import { DealtGame } from "../session/dealt-game.js";
import { type Effect, isVain, type Selection } from "../session/effect.js";
import type { Session } from "../session/session.js";
import { comesRound, stockAction } from "../session/stock.js";
import type { Playback } from "./playback.js";

/** What a table needs of the element around it. */
export interface TableHost {
  readonly environment: Environment;
  /** Whether cards glide, and what follows by itself is shown card by card. */
  readonly moves: boolean;
  dispatchEvent(event: Event): boolean;
  /** Tells what was done to those who do not see it. */
  tell(effect: Effect): void;
  /** Lets what was done be heard. @param index Which of its moves; by itself, the last of the player's own. */
  hear(effect: Effect, index?: number): void;
  /** Asks whether to spoil the game by a third run of one colour. */
  askAboutRun(colour: "black" | "red"): void;
  /** Something that the frame shows may have changed. @param dealt The game on the table, to be kept. */
  changed(dealt: DealtGame): void;
  /** The game is won. @param again Whether by the same moves as before. */
  won(again: boolean): void;
}

/** A session on a board: carries gestures to the one and their effects to the other. */
export class Table {
  readonly focus: Focus;
  /** Cards being dragged. */
  held: Held | undefined;
  state: BoardState | undefined;
  #wonLog = "";
  /** What a repeated gesture came to last. */
  #untold: Effect | undefined;

  constructor(
    private readonly host: TableHost,
    readonly board: Board,
    readonly handling: Handling,
    readonly session: Session,
    private readonly playback: Playback,
  ) {
    this.focus = new Focus(board);
    if (session.game.isWon) this.#wonLog = session.game.log;
  }

  /** The game on the table, as events tell it. */
  get about(): TableState {
    const { dealt, rules } = this.session;
    const { id } = rules.variant;
    return { game: id, deal: dealt.number, date: dealt.date, rules: rulesTag(rules.variant), log: dealt.game.log };
  }

  get places(): Place[] {
    const { layout } = this.board;
    return this.state && layout ? placesOf(this.state, layout) : [];
  }

  /** Draws what has changed. */
  draw(how: Transition = {}): void {
    this.playback.stop();
    this.#show(boardState(this.session, this.held), how);
  }

  #show(state: BoardState, how: Transition = {}): void {
    const wasHere = this.focus.isHere;
    const { spot } = this.focus;
    this.state = state;
    this.board.update(this.state, this.host.moves ? how : { animate: false });
    this.attend();
    if (wasHere) this.focus.settle(this.places, spot?.pile, this.state);
  }

  /** What is drawn, in whatever order and language, is told so, and is what Tab leads to. */
  attend(): void {
    const { board, session, state } = this;
    if (!state) return;
    const about = aboutGame(session.rules, state, board.strings.captions);
    if (board.element.ariaDescription !== about) board.element.ariaDescription = about;
    this.focus.refresh(state);
  }

  /** The held cards are over one of their targets, or over none. Nothing else has changed. */
  pointAt(over: string | undefined): void {
    if (!this.held || over === this.held.over) return;
    this.held = { ...this.held, over };
    const { over: _, ...state } = this.state!;
    this.state = over === undefined ? state : { ...state, over };
    this.board.update(this.state);
  }

  /** Takes cards up, to be carried from where the pointer is. That they go nowhere is told at once: they come along, and go home. */
  hold(cards: Selection, x: number, y: number): void {
    const effect = this.session.select(cards);
    this.session.deselect();
    this.held = cards;
    this.draw();
    this.handling.hold(this.session.rules.pileNames[cards.pile]!, cards.count, x, y);
    this.host.hear({ type: "selected", selection: cards });
    if (effect.type !== "stays") return;
    // Not while the pointer moves: a place for the sentence has to be found.
    requestAnimationFrame(() => {
      if (this.held === cards) this.host.tell(effect);
    });
  }

  /** Lets the held cards go: home, or to where what is drawn next has them. */
  letGo(): void {
    this.held = undefined;
    this.handling.release();
    if (!this.host.moves) this.board.finish();
  }

  /**
   * Shows, says and reports what a gesture came to.
   * @param isTold Not so for one of many in a row: {@link endRepeat} then says the last.
   */
  act(effect: Effect, isTold = true): void {
    const { host, session } = this;
    const isDeal = effect.type === "dealt" || effect.type === "restarted";
    // Where something came of it, others may lie there now than those that are held.
    if (this.held && !isVain(effect)) this.letGo();
    this.#untold = isTold ? undefined : effect;
    const at = this.focus.isHere ? this.focus.spot : undefined;
    if (effect.type === "played" && effect.moves.length > effect.own && host.moves) this.#playBack(effect);
    else {
      this.draw({ deal: isDeal });
      host.hear(effect);
    }
    if (isTold) host.tell(effect);
    const isTurn = "moves" in effect && effect.moves[0] === stockAction(session.rules);
    // When the stock is turned, forth or back, the focus stays on the pile that it was on.
    if (at && isTurn) this.focus.goToTop(at.pile, this.places);
    if (effect.type === "played") this.#played(effect, at !== undefined && !isTurn);
    else if (effect.type === "undone" || effect.type === "redone") {
      host.dispatchEvent(new SolitaireUndoEvent(this.about, effect.type === "redone"));
      if (effect.type === "redone" && session.game.isWon) host.won(true);
    } else if (isDeal) host.dispatchEvent(new SolitaireDealEvent(this.about));
    else if (effect.type === "asks") host.askAboutRun(effect.colour);
    host.changed(session.dealt);
  }

  /**
   * Whether turning the stock may be repeated by a key or a pointer that stays down: it comes round, and nothing is lost.
   * At its end that stops: all of its cards have been seen, and the next press turns the waste over.
   */
  get canRepeat(): boolean {
    const { position, rules } = this.session;
    return comesRound(rules) && !position.isEmpty(rules.pileIndex("S"));
  }

  /** The last of a row has been done: it is said now. */
  endRepeat(): void {
    if (this.#untold) this.host.tell(this.#untold);
    this.#untold = undefined;
  }

  /** Pointers and keys name cards; the session counts them. */
  tap(spot: Spot): Effect {
    const effect = this.session.tap(this.#pileOf(spot), spot.index);
    this.act(effect);
    return effect;
  }

  /** The cards from a spot to the top of its pile. */
  selectionAt(spot: Spot): Selection {
    const pile = this.#pileOf(spot);
    return { pile, count: spot.index < 0 ? 0 : this.session.position.size(pile) - spot.index };
  }

  /** Whether there is more in a pile than can be read: a squared one of several cards that are not the stock, a column with narrow strips. */
  canPeek(pile: string): boolean {
    const index = this.session.rules.pileIndex(pile);
    const place = this.board.layout?.piles[index];
    if (!place) return false;
    return place.isTight === true || (place.edges > 0 && this.session.rules.kindOf(index).role !== "stock");
  }

  /** Fans a pile out and tells what lies in it. Answers whether there is more than can be read. */
  peek(spot: Spot): boolean {
    const canPeek = this.canPeek(spot.pile);
    if (canPeek) this.handling.peek(spot);
    this.host.tell(canPeek ? { type: "peeked", pile: this.#pileOf(spot) } : { type: "nothing", what: "peek" });
    return canPeek;
  }

  restart(): void {
    const { dealt, rules } = this.session;
    if (dealt.game.moves.length === 0) return this.act({ type: "nothing", what: "restart" });
    this.act(this.session.begin(DealtGame.deal(rules, dealt.number, dealt.date), "restarted"));
  }

  /** Draws the player's own move, and what follows it one after another. */
  #playBack(effect: Extract<Effect, { type: "played" }>): void {
    const { before, moves, own } = effect;
    const final = boardState(this.session);
    const states = statesOnTheWay(final, this.session.rules, before.clone(), moves, own);
    this.playback.start(
      states.map((state, i) => () => {
        this.#show(state);
        this.host.hear(effect, own - 1 + i);
      }),
      () => {
        this.draw();
        this.host.hear(effect, moves.length - 1);
      },
    );
  }

  #pileOf({ pile }: Spot): number {
    return this.session.rules.pileIndex(pile);
  }

  #played({ moves, own }: Extract<Effect, { type: "played" }>, isFollowed: boolean): void {
    const { host, session } = this;
    const { game, rules } = session;
    const last = moves[own - 1]!;
    // The focus stays on the card that moved.
    if (isFollowed) this.focusOn({ pile: toOf(last), count: countOf(last) });
    host.dispatchEvent(new SolitaireMoveEvent(this.about, makeLog(rules, moves)));
    if (game.isWon) this.#won();
    else if (game.isStuck) host.dispatchEvent(new SolitaireStuckEvent(this.about));
  }

  /** The same win is told once, and shown every time. */
  #won(): void {
    const { host, session } = this;
    const { clock, game } = session.dealt;
    const again = this.#wonLog === game.log;
    this.#wonLog = game.log;
    clock.stop(host.environment.now());
    const elapsed = Math.round(clock.read(host.environment.now()));
    if (!again) host.dispatchEvent(new SolitaireWinEvent(this.about, game.moveCount, elapsed));
    host.won(again);
  }

  /** Gives the focus to the lowest of the top cards of a pile, or to the top where that has no place of its own. */
  focusOn({ count, pile }: Selection): void {
    const name = this.session.rules.pileNames[pile]!;
    const index = this.session.position.size(pile) - count;
    const place = this.places.find((each) => each.pile === name && each.index === index);
    if (place) this.focus.go(place);
    else this.focus.goToTop(name, this.places);
  }
}
