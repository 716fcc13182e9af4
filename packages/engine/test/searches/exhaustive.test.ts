import { describe, expect, test } from "vitest";
import { asText, exhaust, search } from "../../soak/exhaust.js";
import { ExactSet } from "../../soak/exact-set.js";
import { penguinKey, type PositionKey, stalactitesKey } from "../../soak/keys.js";
import { astray, dealt, type Family } from "../../soak/positions/games.js";
import { crowded } from "../../soak/positions/penguin.js";
import { ending as endingOfRouge } from "../../soak/positions/rouge-et-noir.js";
import { ending } from "../../soak/positions/stalactites.js";
import { games as zodiacs, small } from "../../soak/positions/zodiac.js";
import { type Position, rankOf, type Rules } from "../../src/index.js";
import { rulesOf } from "../table.js";

const penguin = rulesOf("penguin");
const stalactites = rulesOf("stalactites");
const rouge = rulesOf("rouge-et-noir");

/** Everything there is to a position, the decks and the order of all piles included. */
const everything = (rules: Rules, pos: Position): string =>
  [pos.step, ...rules.pileNames.map((_, pile) => String.fromCharCode(...pos.cards(pile)))].join("|");

/** The piles of Penguin, those of a kind in the order of their cards. */
const pilesOfPenguin = (pos: Position): string =>
  penguin.kinds
    .map(({ first, end }) =>
      penguin.pileNames
        .slice(first, end)
        .map((_, i) => String.fromCharCode(...pos.cards(first + i)))
        .sort()
        .join("|"),
    )
    .join("/");

/** The ranks in the piles of Stalactites, the cells in the order of their cards. */
const ranksOfStalactites = (pos: Position): string => {
  const ranks = stalactites.pileNames.map((_, pile) => pos.cards(pile).map(rankOf).join(" "));
  const isCell = (pile: number): boolean => stalactites.kindOf(pile).role === "reserve";
  const cells = ranks.filter((_, pile) => isCell(pile)).sort();
  return [...ranks.filter((_, pile) => !isCell(pile)), ...cells].join("|");
};

const families: readonly (readonly [string, Rules, Family])[] = [
  ["Penguin", penguin, crowded],
  ["Stalactites", stalactites, ending],
  ["Rouge et Noir", rouge, endingOfRouge],
  ["Rouge et Noir, astray", rouge, astray(rouge, 80, 160)],
  ...zodiacs.map((game) => [game.rules.variant.name, game.rules, small(game)] as const),
];

describe("the exhaustive search", () => {
  test.each(families)("comes to the same without taking any two positions for one: %s", (_, rules, family) => {
    let compared = 0;
    for (let seed = 1; seed <= 25; seed++) {
      const pos = family(seed);
      const plain = search(
        rules,
        pos,
        2_000,
        asText((each) => everything(rules, each)),
      );
      if (plain.verdict === "unknown") continue;
      const { verdict, positions } = exhaust(rules, pos, 2_000);
      expect(verdict).toBe(plain.verdict);
      if (verdict === "lost") expect(positions).toBeLessThanOrEqual(plain.positions);
      compared++;
    }
    expect(compared).toBeGreaterThan(4);
  });

  const keys: readonly (readonly [
    string,
    Rules,
    Family,
    (start: Position) => PositionKey,
    (pos: Position) => string,
  ])[] = [
    ["Penguin, crowded", penguin, crowded, (start) => penguinKey(penguin, start), pilesOfPenguin],
    ["Penguin", penguin, astray(penguin, 0, 40), (start) => penguinKey(penguin, start), pilesOfPenguin],
    ["Stalactites", stalactites, ending, () => stalactitesKey(stalactites), ranksOfStalactites],
  ];

  test.each(keys)(
    "has one key for each position, and one position for each key: %s",
    (_, rules, family, keyFor, textOf) => {
      for (let seed = 1; seed <= 12; seed++) {
        const pos = family(seed);
        const { words, write } = keyFor(pos);
        const textByKey = new Map<string, string>();
        const texts = new Set<string>();
        const packed = new Int32Array(words);
        search(rules, pos, 2_000, (each) => {
          write(each, packed);
          const key = packed.join(" ");
          const text = textOf(each);
          const known = textByKey.get(key);
          expect(known ?? text).toBe(text);
          textByKey.set(key, text);
          texts.add(text);
          return known === undefined;
        });
        expect(texts.size).toBe(textByKey.size);
      }
    },
  );

  test("says that it does not know when there are too many positions", () => {
    const pos = dealt(penguin, 616);
    expect(exhaust(penguin, pos, 36_947)).toEqual({ verdict: "unknown", positions: 36_948 });
    expect(exhaust(penguin, pos, 36_948)).toEqual({ verdict: "lost", positions: 36_948 });
  });

  test("its set holds every key once, however far it grows", () => {
    const set = new ExactSet(3);
    const add = (n: number): boolean => {
      set.key.set([n % 7, n, -n]);
      return set.add();
    };
    for (let n = 0; n < 20_000; n++) expect(add(n)).toBe(true);
    for (let n = 0; n < 20_000; n++) expect(add(n)).toBe(false);
    expect(set.size).toBe(20_000);
  });
});
