import type { Position } from "../../position.js";
import type { Rules } from "../../rules.js";
import { Beam } from "./beam.js";
import { DISCARDS, readState, readStock, STATE } from "./layout.js";
export const tryBeams = (
  rules: Rules,
  pos: Position,
  nodes: number,
  widths: number[],
  noiseOf: number,
  seed0 = 0,
): { raw: number[]; paths: number[][]; used: number } => {
  const beam = new Beam();
  beam.nodes = 0;
  const state = new Uint8Array(STATE);
  const stock = readStock(rules, pos);
  readState(rules, pos, state);
  void DISCARDS;
  const raw: number[] = [],
    paths: number[][] = [];
  for (let i = 1; beam.nodes < nodes; i++) {
    const seed = Math.imul(i + seed0, 0x9e3779b1);
    beam.begin(state, stock, widths[i % widths.length]!, i === 1 ? 0 : (noiseOf * (8 + (seed >>> 28))) >> 4, seed);
    beam.advance(nodes);
    if (beam.goal >= 0) {
      const p = beam.path();
      raw.push(p.length);
      paths.push(p);
    }
  }
  return { raw, paths, used: beam.nodes };
};
export { playMoves } from "./replay.js";
