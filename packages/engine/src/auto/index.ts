export { finish } from "./finish.js";
export { safeMove } from "./safe-move.js";
