import { describe } from "vitest";
import { DESKTOP } from "../src/browser.js";
import { dragging } from "../src/hands.js";
import { winWholeGames } from "../src/whole-games.js";

describe("a whole game is won by dragging on a desktop", () => winWholeGames(dragging, DESKTOP));
