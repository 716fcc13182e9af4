import type { Move } from "../../move.js";
import type { Improvement } from "../par/improvement.js";
import type { Position } from "../../position.js";
import type { Rules } from "../../rules.js";
import { shorten } from "../par/shorten.js";
import { attempt } from "./attempts.js";
import { Beam } from "./beam.js";
import { readState, readStock, STATE } from "./layout.js";
import { playMoves } from "./replay.js";

/** So many positions are produced to find other wins. */
const NODES = 500_000;
/** So many of the shortest ones are shortened. */
const KEPT = 5;
/** Narrow attempts win now and then, in few moves, and many of them can be made. Both were found by trial. */
const WIDTH = 5;
const NOISE = 300;

/** Attempts as the solver makes them, all narrow, each with other noise; the shortest wins are then shortened by the rules. */
export class ParBeams implements Improvement {
  moves: readonly Move[];
  private readonly beam = new Beam();
  private readonly state = new Uint8Array(STATE);
  private readonly stock: Uint8Array;
  private attempts = 0;
  /** Wins that are to be shortened, the shortest first. */
  private readonly wins: (readonly Move[])[];

  constructor(
    private readonly rules: Rules,
    private readonly position: Position,
    win: readonly Move[],
  ) {
    this.moves = win;
    this.wins = [win];
    this.stock = readStock(rules, position);
    readState(rules, position, this.state);
    this.begin();
  }

  get nodes(): number {
    return this.beam.nodes;
  }

  /** One win is shortened in a slice, once all have been found. */
  advance(nodes: number): boolean | undefined {
    const { beam } = this;
    const end = Math.min(this.nodes + nodes, NODES);
    if (beam.nodes < NODES) {
      while (beam.nodes < end && !beam.advance(end)) {
        if (beam.goal >= 0) this.keep(this.replayed(beam.path()));
        this.begin();
      }
      return undefined;
    }
    const win = this.wins.shift();
    if (!win) return false;
    this.take(shorten(this.rules, this.position, win));
    return undefined;
  }

  private begin(): void {
    this.beam.begin(this.state, this.stock, attempt(++this.attempts, WIDTH, NOISE, 0));
  }

  private keep(win: readonly Move[]): void {
    this.take(win);
    this.wins.push(win);
    this.wins.sort((a, b) => a.length - b.length);
    this.wins.length = Math.min(this.wins.length, KEPT);
  }

  private take(win: readonly Move[]): void {
    if (win.length < this.moves.length) this.moves = win;
  }

  private replayed(path: readonly number[]): Move[] {
    const pos = this.position.clone();
    const moves: Move[] = [];
    playMoves(this.rules, pos, path, (move) => {
      this.rules.playUnchecked(pos, move);
      moves.push(move);
    });
    return moves;
  }
}
