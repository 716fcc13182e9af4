export { Analyst, type Judgement } from "./analyst.js";
export { type Difficulty, difficultyOf, type Level } from "./difficulty.js";
export type { Outcome } from "./search.js";
export { canSolve, type Solution, type SolveOptions, Solver, solve } from "./solver.js";
export type { Task } from "./task.js";
export { par, ParSearch, type ShortestWin } from "./par.js";
export { shorten } from "./shorten.js";
