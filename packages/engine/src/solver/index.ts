export type { Outcome } from "./search.js";
export { canSolve, type Solution, type SolveOptions, Solver, solve } from "./solver.js";
