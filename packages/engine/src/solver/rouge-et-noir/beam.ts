import { Appraisal, hashOf, hashState } from "./appraisal.js";
import type { Attempt } from "./attempts.js";
import { HashSet } from "./hash-set.js";
import { History } from "./history.js";
import {
  CARDS,
  COLUMNS,
  DEALT,
  DISCARDS,
  DOWN,
  fits,
  FOUNDATIONS,
  KINDS,
  KING,
  MOST_DISCARDS,
  RUN,
  STARTS,
  STATE,
} from "./layout.js";
import { carry, DEAL, dealRow, discard, home, makeMove } from "./moves.js";
import { xorshift } from "./xorshift.js";
import { readTakers } from "./takers.js";
import { TopList } from "./top-list.js";

/** The most states of a layer. */
const WIDEST = 1000;
/** Up to this width, sets of states with 2 to the power of 15 slots are enough. */
const NARROW = 100;
/** A stage is ended after so many layers. */
const LAYERS = 150;

// Where states lie: the two layers, and those to deal from.
const DEALS: number = 2 * WIDEST;
const SLOTS: number = 3 * WIDEST;

/**
 * One attempt to win, layer by layer: of all that one move makes of the states of a layer, the best few are the next
 * layer. When a stage ends, because nothing new is left, a row is dealt onto the best states of all its layers, as they
 * are after that: those begin the next stage. With noise each attempt is another one.
 */
export class Beam {
  /** How many positions were produced. */
  nodes = 0;
  /** After a win: the number of its state in the history. */
  goal = -1;
  /** Nothing was left out in this attempt, but for states whose hashes are alike. */
  isComplete = true;

  private readonly states = new Uint8Array(SLOTS * STATE);
  /** By slot: the state's hash, and its number in the history. */
  private readonly hashes = new Int32Array(SLOTS);
  private readonly numbers = new Int32Array(SLOTS);
  private readonly history = new History();

  private readonly appraisal = new Appraisal();
  /** For each kind, a bit for every column that takes it. */
  private readonly takers = new Int32Array(KINDS);
  private readonly candidates = new TopList(WIDEST);
  private readonly sources = new Int32Array(WIDEST);
  private readonly candidateMoves = new Int32Array(WIDEST);
  private readonly candidateHashes = new Int32Array(WIDEST);
  private readonly toDeal = new TopList(WIDEST);
  /** What was kept in the stage, and what was produced for the layer. */
  private readonly met = new HashSet(18);
  private readonly offered = new HashSet(16);

  private stock: Uint8Array = new Uint8Array(0);
  private width = 0;
  private bits = 0;
  private noise = 0;
  private random = 1;
  /** The first slot of the layer, how many states it has, and the next one to be expanded. */
  private layer = 0;
  private size = 0;
  private next = 0;
  private depth = 0;
  private dealt = 0;

  /** @param first The state to begin with. */
  begin(first: Uint8Array, stock: Uint8Array, { width, noise, spread, seed }: Attempt): void {
    this.stock = stock;
    this.width = width;
    this.noise = noise;
    this.random = seed;
    this.bits = width > NARROW ? 18 : 15;
    this.appraisal.tilt.draw(spread, seed);
    this.history.clear();
    this.goal = -1;
    this.isComplete = true;
    this.layer = 0;
    this.size = 1;
    this.dealt = 0;
    this.states.set(first);
    this.enter(0, -1, 0, hashState(this.states, 0));
    this.beginStage();
    if (this.isWon(0)) this.goal = this.numbers[0]!;
  }

  /** Produces positions up to a number of nodes. False when the attempt is over. */
  advance(end: number): boolean {
    while (this.goal < 0) {
      if (this.next < this.size) {
        if (this.nodes >= end) return true;
        this.expand(this.layer + this.next++);
      } else if (!this.endLayer() && !this.endStage()) return false;
    }
    return false;
  }

  /** The moves that led to the goal. */
  path(): number[] {
    return this.history.path(this.goal);
  }

  /** Notes a state that was kept. False if there is no room. */
  private enter(slot: number, parent: number, move: number, hash: number): boolean {
    const number = this.history.add(parent, move);
    this.numbers[slot] = number;
    this.hashes[slot] = hash;
    if (number < 0) this.isComplete = false;
    return number >= 0;
  }

  private isWon(slot: number): boolean {
    const at = slot * STATE;
    return this.states[at + STARTS + COLUMNS] === 0 && this.states[at + DEALT] === this.stock.length;
  }

  private beginStage(): void {
    this.appraisal.setStage(this.dealt, this.stock.length);
    this.met.clear(this.bits);
    this.offered.clear(this.bits);
    this.toDeal.clear(this.width);
    this.depth = 0;
    this.next = 0;
    this.candidates.clear(this.width);
    for (let slot = this.layer; slot < this.layer + this.size; slot++) this.met.add(this.hashes[slot]!);
  }

  private noisy(worth: number): number {
    if (this.noise === 0) return worth;
    this.random = xorshift(this.random);
    return worth + (((this.random >>> 16) * this.noise) >>> 16);
  }

  private offer(source: number, move: number, worth: number, hash: number): void {
    this.nodes++;
    if (this.met.has(hash) || !this.offered.add(hash)) return;
    const key = this.noisy(worth);
    if (this.candidates.isFull) this.isComplete = false;
    if (!this.candidates.admits(key)) return;
    const item = this.candidates.add(key);
    this.sources[item] = source;
    this.candidateMoves[item] = move;
    this.candidateHashes[item] = hash;
  }

  /** Offers all that one move makes of a state, and the state itself to be dealt onto. */
  private expand(slot: number): void {
    const { states, appraisal } = this;
    const at = slot * STATE;
    this.nodes++;
    appraisal.read(states, at);
    readTakers(states, at, this.takers);
    const worth = appraisal.worth + appraisal.wanted(states, at, this.stock, 0, 0);
    const hash = this.hashes[slot]!;
    if (this.dealt < this.stock.length) this.offerDeal(slot);
    for (let q = 0; q < COLUMNS; q++) {
      const start = states[at + STARTS + q]!;
      const size = states[at + STARTS + q + 1]! - start;
      if (size === 0) continue;
      const cards = at + CARDS + start;
      const down = states[at + DOWN + q]!;
      const kind = states[cards + size - 1]!;
      const foundation = FOUNDATIONS + 2 * (kind & 1);
      const higher = states[at + foundation] === kind >> 1;
      if (higher || states[at + foundation + 1] === kind >> 1) {
        const to = 2 * (kind & 1) + (higher ? 0 : 1);
        this.offer(
          slot,
          home(q, to),
          worth + appraisal.cut(q, size - 1) + appraisal.weights.home,
          hash ^ hashOf(q, size - 1, kind),
        );
      }
      let taken = 0;
      for (let n = 1; ; n++) {
        const rest = size - n;
        const head = states[cards + rest]!;
        taken ^= hashOf(q, rest, head);
        this.offerCarries(slot, q, rest, n, worth, hash ^ taken);
        if (n === RUN && states[at + DISCARDS + (head & 1)]! < MOST_DISCARDS) {
          this.offer(
            slot,
            discard(q, head & 1),
            worth + appraisal.cut(q, rest) + appraisal.weights.discarded,
            hash ^ taken,
          );
        }
        if (rest <= down || !fits(head, states[cards + rest - 1]!)) break;
      }
    }
  }

  /** Offers to carry the last `n` cards of column `q` to every column that takes them. */
  private offerCarries(slot: number, q: number, rest: number, n: number, worth: number, hash: number): void {
    const { states, appraisal } = this;
    const at = slot * STATE;
    const run = at + CARDS + states[at + STARTS + q]! + rest;
    const head = states[run]!;
    let targets = this.takers[head]!;
    if (head >> 1 === KING) {
      // A whole column goes to an empty one for little. Once nothing is left to deal, empty columns are alike.
      if (rest === 0) return;
      if (this.dealt === this.stock.length) targets &= -targets;
    }
    if (targets === 0) return;
    const after = worth + appraisal.cut(q, rest);
    for (; targets !== 0; targets &= targets - 1) {
      const to = 31 - Math.clz32(targets & -targets);
      const size = states[at + STARTS + to + 1]! - states[at + STARTS + to]!;
      let put = hash;
      for (let i = 0; i < n; i++) put ^= hashOf(to, size + i, states[run + i]!);
      this.offer(slot, carry(q, to, n), after + appraisal.join(to, head >> 1, n), put);
    }
  }

  private offerDeal(slot: number): void {
    const { states, appraisal, stock, dealt } = this;
    const end = Math.min(stock.length, dealt + COLUMNS);
    let worth = appraisal.worth;
    for (let q = 0; dealt + q < end; q++) worth += appraisal.deal(q, stock[dealt + q]!);
    const key = this.noisy(worth + this.appraisal.wanted(states, slot * STATE, stock, dealt, end));
    if (this.toDeal.isFull) this.isComplete = false;
    if (!this.toDeal.admits(key)) return;
    const item = this.toDeal.add(key);
    states.copyWithin((DEALS + item) * STATE, slot * STATE, (slot + 1) * STATE);
    this.hashes[DEALS + item] = this.hashes[slot]!;
    this.numbers[DEALS + item] = this.numbers[slot]!;
  }

  /** Makes the best candidates the next layer. False if there is none. */
  private endLayer(): boolean {
    const { candidates, states } = this;
    if (candidates.size === 0) return false;
    if (++this.depth > LAYERS) {
      this.isComplete = false;
      return false;
    }
    const layer = this.layer === 0 ? WIDEST : 0;
    for (let i = 0; i < candidates.size; i++) {
      const source = this.sources[i]!;
      const move = this.candidateMoves[i]!;
      const hash = this.candidateHashes[i]!;
      const slot = layer + i;
      makeMove(states, source * STATE, slot * STATE, move);
      if (!this.enter(slot, this.numbers[source]!, move, hash)) return false;
      this.met.add(hash);
      if (this.isWon(slot)) this.goal = this.numbers[slot]!;
    }
    this.layer = layer;
    this.size = candidates.size;
    this.next = 0;
    this.offered.clear(this.bits);
    candidates.clear(this.width);
    return true;
  }

  /** Deals a row onto the best states of the stage. False if nothing is left to deal. */
  private endStage(): boolean {
    const { states, stock, toDeal } = this;
    if (this.dealt === stock.length) return false;
    this.layer = 0;
    this.size = toDeal.size;
    for (let i = 0; i < toDeal.size; i++) {
      const from = DEALS + i;
      dealRow(states, from * STATE, i * STATE, stock);
      if (!this.enter(i, this.numbers[from]!, DEAL, hashState(states, i * STATE))) return false;
    }
    this.dealt = Math.min(stock.length, this.dealt + COLUMNS);
    this.beginStage();
    return true;
  }
}
