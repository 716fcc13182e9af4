// What is said while a game is played.
export { ruAdvice as advice } from "./ru-advice.js";
export { ruTable as table } from "./ru-table.js";
export { ruSaid as said } from "./ru-said.js";
