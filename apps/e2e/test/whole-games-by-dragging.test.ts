import { describe } from "vitest";
import { DESKTOP } from "../support/browser.js";
import { dragging } from "../support/hands.js";
import { winWholeGames } from "../support/whole-games.js";

describe("a whole game is won by dragging on a desktop", () => winWholeGames(dragging, DESKTOP, true));
