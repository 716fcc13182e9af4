import type { Move } from "../../move.js";
import type { Position } from "../../position.js";
import type { Rules } from "../../rules.js";
import { Exhaustion } from "../exhaustion.js";
import { positionKey } from "../position-key.js";
import type { Core, Outcome, Search } from "../search.js";
import { planOf } from "./plan.js";
import { playPlan } from "./replay.js";
import { mixesSuits, readSuits, type Suit } from "./suit.js";
import { type KnownSuit, SuitMemory } from "./suit-memory.js";
import { SuitSearch } from "./suit-search.js";

/** How many cards the Equator holds. */
const EQUATOR = 8;

let spare: SuitSearch | undefined;

/**
 * Turning cards reaches every card of stock and waste at any time, so that in phase one any loose card can be laid on
 * any pile that takes it; piles and foundations are of one suit each. So the suits meet only in the Equator: a position
 * is won if and only if there is a way for each suit (see {@link SuitSearch}) and together they keep at most eight cards
 * there. The cards that are in the Equator now and are to be laid on piles make room for those that come; the other way
 * round nothing is needed, since cards that stay have their place. So the search finds for each suit the fewest cards
 * that it must keep. In phase two no card can be placed, and each suit is won or lost by itself.
 */
class ZodiacSearch implements Search {
  private outcome: Outcome | undefined;
  private readonly suits: readonly Suit[];
  private readonly phase: 1 | 2;
  /** What is known of each suit. */
  private readonly known: readonly KnownSuit[];
  /** How many suits' ways are found. */
  private found = 0;
  /** With so many cards kept, the next one's way is being looked for. */
  private bound = 0;
  private readonly search: SuitSearch;

  constructor(
    private readonly rules: Rules,
    position: Position,
    falling: boolean,
    memory: SuitMemory,
  ) {
    this.suits = readSuits(rules, position, falling);
    this.phase = rules.phase(position);
    const { phase } = this;
    this.known = this.suits.map((suit) => memory.of(suit, phase, () => (phase === 1 ? leastNeeded(suit) : 0)));
    this.search = spare ?? new SuitSearch();
    spare = undefined;
    this.search.nodes = 0;
    this.begin();
  }

  get nodes(): number {
    return this.search.nodes;
  }

  advance(nodes: number): Outcome | undefined {
    const end = this.nodes + nodes;
    while (this.outcome === undefined) {
      const isFound = this.search.advance(end);
      if (isFound === undefined) return this.search.isFull ? (this.outcome = "unknown") : undefined;
      // Another search of the game may have found more in the meantime.
      const known = this.known[this.found]!;
      if (isFound) known.way = Uint16Array.from(this.search.way);
      else known.need = Math.max(known.need, this.phase === 1 ? this.bound + 1 : Infinity);
      this.begin();
    }
    return this.outcome;
  }

  /** Goes on to the next suit, or to the same one with more cards kept; or knows the outcome. */
  private begin(): void {
    const { known, suits, phase } = this;
    while (known[this.found]?.way) this.found++;
    const suit = this.found;
    if (known.reduce((sum, { need }) => sum + need, 0) > EQUATOR) this.outcome = "lost";
    else if (suit === suits.length) this.outcome = "won";
    else this.search.begin(suits[suit]!, phase, (this.bound = known[suit]!.need));
  }

  replay(pos: Position, play: (move: Move) => void): void {
    const plans = this.suits.map((suit, i) => planOf(suit, this.known[i]!.way!));
    playPlan(this.rules, pos, plans, play);
  }

  release(): void {
    if (this.search.isSmall) spare = this.search;
  }
}

/**
 * How many cards of a suit must be kept in any case, where its piles have one card each and its foundations are twins.
 * Backwards, no pile is open before one of the foundations has come down to the highest card of a pile. All loose cards
 * above it that it passes go to the Equator; so do those that the other foundation passes, since still no top is next
 * to them, except the last one, next to the highest.
 */
const leastNeeded = ({ piles, loose, areTwins }: Suit): number => {
  if (!areTwins || piles.some(({ cards }) => cards.length > 1)) return 0;
  const highest = Math.max(-1, ...piles.map(({ cards }) => cards[0]! >> 1));
  const above = loose.filter((card) => card >> 1 > highest);
  return above.length - (highest >= 0 && above.some((card) => card >> 1 === highest + 1) ? 1 : 0);
};

/** Its searches can learn from each other. */
export type StudyingCore = Core & Required<Pick<Core, "study">>;

/** @param falling Whether the second foundation of a suit goes from the king down. */
const coreFor = (falling: boolean): StudyingCore => ({
  budget: 10_000_000,
  search: (rules, position) => searchFor(rules, position, falling, new SuitMemory()),
  study: (rules) => {
    const memory = new SuitMemory();
    return (position) => searchFor(rules, position, falling, memory);
  },
});

const searchFor = (rules: Rules, position: Position, falling: boolean, memory: SuitMemory): Search =>
  mixesSuits(rules, position)
    ? new Exhaustion(rules, position, (_, pos) => positionKey(pos))
    : new ZodiacSearch(rules, position, falling, memory);

export const zodiac: StudyingCore = coreFor(false);
export const zodiacClassic: StudyingCore = coreFor(true);
