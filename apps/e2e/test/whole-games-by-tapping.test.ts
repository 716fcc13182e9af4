import { describe } from "vitest";
import { PHONE } from "../support/browser.js";
import { tapping } from "../support/hands.js";
import { winWholeGames } from "../support/whole-games.js";

describe("a whole game is won by tapping on a phone", () => winWholeGames(tapping, PHONE));
