import { describe } from "vitest";
import { TABLET } from "../support/browser.js";
import { typing } from "../support/keys.js";
import { winWholeGames } from "../support/whole-games.js";

describe("a whole game is won by the keyboard alone on a tablet", () => winWholeGames(typing, TABLET));
