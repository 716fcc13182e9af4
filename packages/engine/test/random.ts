// A failure comes again with its seed.
export { type Random, randomFrom } from "../src/solver/random.js";
