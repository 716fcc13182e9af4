import { describe } from "vitest";
import { TABLET } from "../src/browser.js";
import { typing } from "../src/keys.js";
import { winWholeGames } from "../src/whole-games.js";

describe("a whole game is won by the keyboard alone on a tablet", () => winWholeGames(typing, TABLET));
