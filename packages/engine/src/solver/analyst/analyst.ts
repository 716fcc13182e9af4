import type { Position } from "../../position.js";
import type { Rules } from "../../rules.js";
import { Telling } from "./deciding.js";
import { type Judgement, Judging } from "./judging.js";
import { Memory } from "./memory.js";
import type { Solution, SolveOptions } from "../solver.js";
import type { Task } from "../task.js";

/**
 * Answers questions about the positions of one game, one after the other, and keeps what it learns in a memory of
 * limited size. Drop it when the game is over. The same questions in the same order have the same answers.
 */
export class Analyst {
  private readonly memory: Memory;

  /** @param options `nodes`: the most positions to look at for one position; without it, as many as are usual in the game. */
  constructor(rules: Rules, options: SolveOptions = {}) {
    this.memory = new Memory(rules, options);
  }

  /**
   * Whether a position is won, and how. Whoever makes the first of the moves, asks again, and so on, wins: the answers
   * go on as they began.
   */
  decide(position: Position): Task<Solution> {
    return new Telling(this.memory, position.clone());
  }

  /** Every legal move with the verdict on the position that it leads to, in the engine's order. */
  judge(position: Position): Task<readonly Judgement[]> {
    return new Judging(this.memory, position.clone());
  }
}
