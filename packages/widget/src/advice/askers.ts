/** All that asks the solver, about the game on the table and for new deals. It loads in one. */
export { Dealer } from "../deals/dealer.js";
export { enAdvice } from "../strings/en-advice.js";
export { adviceStyles } from "../styles/advice.css.js";
export { Adviser } from "./adviser.js";
