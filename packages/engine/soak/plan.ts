import { rulesOf } from "../test/table.js";
import { type Check, deals, intervals, judgements, lines, positions, shortest } from "./checks.js";
import { astray, late } from "./positions/games.js";
import { crowded, onBeak, smallDeck as smallPenguin } from "./positions/penguin.js";
import { ending as endingOfRouge } from "./positions/rouge-et-noir.js";
import { ending as endingOfStalactites, smallDeck as smallStalactites } from "./positions/stalactites.js";
import { ending as endingOfZodiac, games as zodiacs, small } from "./positions/zodiac.js";
import type { Demands } from "./verdicts.js";

const penguin = rulesOf("penguin");
const stalactites = rulesOf("stalactites");
const rouge = rulesOf("rouge-et-noir");

/** For games of one deck. No loss met has come near it; the set of so many positions takes 2.1 GB, and 3.2 GB to grow to that. */
const WHOLE: Demands = { limit: 60_000_000 };
/** The same, and the exhaustive search looks for wins too: a few are too far away for it. */
const BOTH: Demands = { ...WHOLE, winLimit: 300_000 };
/** For games of two decks, of which only small ones can be searched whole. */
const SMALL: Demands = { limit: 300_000 };
/** Rouge et Noir has no proof of losses in general. */
const ROUGE: Demands = { limit: 100_000, nodes: 200_000, mayNotKnow: true };

/** All that the soak checks, what matters most first. */
export const plan: readonly Check[] = [
  deals("Penguin, deals", penguin, 100_000, WHOLE),
  deals("Stalactites by ones, deals", stalactites, 20_000, WHOLE, 0),
  deals("Stalactites by twos, deals", stalactites, 20_000, WHOLE, 1),
  intervals("Stalactites, the intervals", stalactites, 5_000),
  positions("Penguin, small decks", penguin, smallPenguin, 10_000, BOTH),
  positions("Penguin, crowded cells", penguin, crowded, 5_000, BOTH),
  positions("Penguin, on the beak", penguin, onBeak, 5_000, BOTH),
  positions("Penguin, astray", penguin, astray(penguin, 10, 70), 5_000, BOTH),
  positions("Penguin, astray early", penguin, astray(penguin, 3, 25), 2_000, BOTH),
  lines("Penguin, along wins", penguin, 300, 1, WHOLE),
  judgements("Penguin, moves judged", penguin, 100, 60, WHOLE),
  shortest("Penguin, shortest wins", penguin, late(penguin, 30), 1_000, 20_000),
  positions("Stalactites, small decks", stalactites, smallStalactites, 5_000, BOTH),
  positions("Stalactites, endings", stalactites, endingOfStalactites, 5_000, BOTH),
  positions("Stalactites, astray", stalactites, astray(stalactites, 4, 34), 5_000, BOTH),
  lines("Stalactites, along wins", stalactites, 300, 1, WHOLE),
  judgements("Stalactites, moves judged", stalactites, 100, 60, WHOLE),
  shortest("Stalactites, shortest wins", stalactites, endingOfStalactites, 1_000, 20_000),
  shortest("Stalactites, shortest wins of small decks", stalactites, smallStalactites, 300, 50_000),
  ...zodiacs.flatMap((game) => {
    const { rules } = game;
    const { name } = rules.variant;
    return [
      deals(`${name}, wins of deals`, rules, 2_000, { limit: 0 }),
      positions(`${name}, small decks`, rules, small(game), 3_000, SMALL),
      positions(`${name}, larger decks`, rules, small(game, 2), 500, SMALL),
      positions(`${name}, endings`, rules, endingOfZodiac(game), 3_000, SMALL),
      positions(`${name}, late`, rules, late(rules, 60), 1_000, SMALL),
      lines(`${name}, along wins`, rules, 100, 5, { limit: 0 }),
      judgements(`${name}, moves judged`, rules, 20, 100, { limit: 0 }),
    ];
  }),
  deals("Rouge et Noir, wins of deals", rouge, 200, { ...ROUGE, nodes: 1_000_000 }),
  positions("Rouge et Noir, endings", rouge, endingOfRouge, 3_000, ROUGE),
  positions("Rouge et Noir, astray", rouge, astray(rouge, 60, 120), 1_000, { ...ROUGE, limit: 5_000 }),
  positions("Rouge et Noir, late", rouge, late(rouge, 60), 500, ROUGE),
  lines("Rouge et Noir, along wins", rouge, 20, 10, { ...ROUGE, limit: 10_000 }),
];
