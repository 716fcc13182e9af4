/** Drawings that a page around the table may have as well. */
export { EMBLEMS } from "./emblems.js";
export { type IconName, ICONS } from "./icons.js";
export { lozenges } from "./lozenges.js";
