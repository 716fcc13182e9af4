import { COLUMNS, KINDS } from "./layout.js";
import { xorshift } from "./xorshift.js";
import { WEIGHTS } from "./weights.js";

/**
 * By which factors an attempt weighs otherwise than the weights say. Attempts that differ in what they go for find wins
 * that others do not, more than those that differ by noise on each position. Only sums, products and quotients go into a
 * factor, so that it is the same on every machine.
 */
export class Tilt {
  /** For each weight before the first card of the stock is dealt, then for each after the last one. */
  readonly weights: Float64Array = new Float64Array(2 * WEIGHTS).fill(1);
  /** For the cards face down in each column: which to open first. */
  readonly columns: Float64Array = new Float64Array(COLUMNS).fill(1);
  /** For each kind on a card that it does not fit: which to put in order first. */
  readonly kinds: Float64Array = new Float64Array(KINDS).fill(1);
  private random = 1;

  /**
   * Draws new factors.
   *
   * @param spread About how far their logarithms are from 0. With 0 all of them are 1.
   * @param seed Not 0.
   */
  draw(spread: number, seed: number): void {
    this.random = seed;
    for (const factors of [this.weights, this.columns, this.kinds]) {
      for (let i = 0; i < factors.length; i++) factors[i] = spread === 0 ? 1 : this.factor(spread);
    }
  }

  private factor(spread: number): number {
    // The sum of four uniform variables, nearly normal with a variance of 1.
    const normal = (this.uniform() + this.uniform() + this.uniform() + this.uniform() - 2) * 1.732;
    const x = spread * normal;
    return x < 0 ? 1 / (1 - x) : 1 + x;
  }

  private uniform(): number {
    this.random = xorshift(this.random);
    return (this.random >>> 0) / 4294967296;
  }
}
