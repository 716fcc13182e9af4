import { describe } from "vitest";
import { PHONE } from "../src/browser.js";
import { tapping } from "../src/hands.js";
import { winWholeGames } from "../src/whole-games.js";

describe("a whole game is won by tapping on a phone", () => winWholeGames(tapping, PHONE));
