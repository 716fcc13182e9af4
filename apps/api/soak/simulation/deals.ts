import {
  deal as dealCards,
  makeLog,
  parseDealNumber,
  rulesFor,
  rulesTag,
  type Variant,
  verify,
} from "@solitaire/engine";
import { solve } from "@solitaire/engine/solver";
import type { Certificate, Certifier } from "../../src/daily/certifier.js";
import { makeDerivation } from "../../src/daily/derive.js";
import { dailyGames } from "../../src/daily/games.js";
import type { Day } from "../../src/day.js";
import { withDetour } from "../../test/support/detours.js";

/** The game whose wins are handed in: its deals are solved in milliseconds. */
export const playedGame = dailyGames.find(({ id }) => id === "penguin")!;

/** A win of a deal. */
export interface KnownWin {
  readonly log: string;
  /** As the judge counts them. */
  readonly moves: number;
}

interface Wins {
  readonly certificate: KnownWin;
  /** Others, some with equally many moves. */
  readonly wins: readonly KnownWin[];
}

const wins = new Map<string, Wins | undefined>();

/** Different wins of a deal of the played game, one of them the certificate; `undefined` if it is lost. Solved once. */
export const winsOf = (deal: string): Wins | undefined => {
  if (!wins.has(deal)) wins.set(deal, findWins(deal));
  return wins.get(deal);
};

const findWins = (deal: string): Wins | undefined => {
  const [certificate, ...wins] = findLines(deal, 3, 3);
  return certificate && { certificate, wins };
};

/** A win and others with a move made and taken back, up to so many times, at so many places; none if the deal is lost. */
export const findLines = (deal: string, times: number, places: number): KnownWin[] => {
  const rules = rulesFor(playedGame);
  const number = parseDealNumber(deal);
  if (!number.ok) throw new Error(number.error.message);
  const { moves: line } = solve(rules, dealCards(rules, number.value));
  if (!line) return [];
  const detours = range(times).flatMap((i) => range(places).map((skip) => [i + 1, skip] as const));
  const found = [[0, 0] as const, ...detours].flatMap(([times, skip]): KnownWin[] => {
    const moves = times === 0 ? line : withDetour(rules, number.value, line, times, skip);
    if (!moves) return [];
    const log = makeLog(rules, moves);
    const verdict = verify(rules, { deal, log });
    if (!verdict.ok || verdict.value.outcome !== "won") throw new Error(`deal ${deal} is not won by ${log}`);
    return [{ log, moves: verdict.value.moves }];
  });
  return found.filter(({ log }, i) => found.findIndex((other) => other.log === log) === i);
};

const range = (count: number): number[] => [...Array(count).keys()];

/** Vouches at once for every deal that is not lost, with a certificate that names the deal. */
export const quickCertifier: Certifier = {
  name: "quick@1",
  budget: 1,
  async certify(game, deal): Promise<Certificate | undefined> {
    if (game !== playedGame) return { log: `T1-F1 ${game.id}-${deal}`, par: 91, difficulty: 3 };
    const certificate = winsOf(deal)?.certificate;
    return certificate && { log: certificate.log, par: certificate.moves, difficulty: 2 };
  },
};

/** The deal of a game and a day that a secret gives. It is derived once. */
export const dealOf = (secret: string, day: Day, game: Variant): Promise<string> => {
  const key = `${secret} ${day} ${game.id}`;
  const known = derived.get(key);
  if (known) return known;
  const deal = makeDerivation(secret, quickCertifier).then(async (derivation) => {
    return (await derivation!.derive(day, game, 0)).deal;
  });
  derived.set(key, deal);
  return deal;
};

const derived = new Map<string, Promise<string>>();

export const playedRules = rulesTag(playedGame);
