import { type Card, makeCard } from "./card.js";
import { type DealNumber, FIRST_TWISTER } from "./deal-number.js";

/** A whole number from 0 to `most`, both included. */
type RandomInt = (most: number) => number;

/**
 * The shuffled deck of a deal number, the card dealt first in front. The same number gives the same deck in PySolFC,
 * and from 1 to 31999, with one deck, the deal of that number in Microsoft FreeCell.
 */
export const shuffle = (deal: DealNumber, decks: 1 | 2): Card[] => {
  const ms = deal.startsWith("ms");
  const seed = BigInt(ms ? deal.slice(2) : deal);
  const byMicrosoft = ms || seed < FIRST_TWISTER;
  const randomInt = byMicrosoft ? linearCongruential(Number(seed)) : mersenneTwister(seed);
  const deck = byMicrosoft && decks === 1 ? microsoftOrder() : newDecks(decks);
  for (let k = deck.length - 1; k > 0; k--) {
    const j = randomInt(k);
    [deck[k], deck[j]] = [deck[j]!, deck[k]!];
  }
  return deck.reverse();
};

/** Clubs, spades, hearts, diamonds from ace to king, one deck after the other. */
const newDecks = (decks: number): Card[] =>
  Array.from({ length: decks * 52 }, (_, i) => makeCard(i % 13, Math.floor(i / 13) % 4, Math.floor(i / 52)));

/** Ace to king, and each rank as clubs, diamonds, hearts, spades. */
const microsoftOrder = (): Card[] =>
  Array.from({ length: 13 }, (_, rank) => [0, 3, 2, 1].map((suit) => makeCard(rank, suit))).flat();

const TWO_31 = 2 ** 31;
const TWO_32 = 2 ** 32;
const TWO_33 = 2 ** 33;

/**
 * The C runtime's `rand()` by which Microsoft FreeCell deals, carried on to 33-bit seeds as PySolFC and FreeCell
 * solvers number those deals: 2^31 and up set the result's 16th bit, 2^32 and up use 16 bits and add one.
 */
const linearCongruential = (seed: number): RandomInt => {
  let x = seed >= TWO_32 ? seed - TWO_32 : seed;
  return (most) => {
    // Below 2^33 · 214013 + 2531011, so doubles are exact.
    x = (x * 214_013 + 2_531_011) % TWO_33;
    const high = Math.floor(x / 65_536);
    const random = seed >= TWO_32 ? (high & 0xffff) + 1 : (high & 0x7fff) | (seed >= TWO_31 ? 0x8000 : 0);
    return random % (most + 1);
  };
};

const N = 624;
const M = 397;

/**
 * MT19937 (Matsumoto and Nishimura 1998), seeded by `init_by_array` with the number's 32-bit words, the least
 * significant first; a draw takes 53 bits, scaled. This is Python's `random` and so PySolFC's.
 */
const mersenneTwister = (seed: bigint): RandomInt => {
  const state = initByArray(words(seed));
  let next = N;
  const random32 = (): number => {
    if (next === N) {
      twist(state);
      next = 0;
    }
    let y = state[next++]!;
    y ^= y >>> 11;
    y ^= (y << 7) & 0x9d2c5680;
    y ^= (y << 15) & 0xefc60000;
    return (y ^ (y >>> 18)) >>> 0;
  };
  return (most) => {
    const high = random32() >>> 5;
    const low = random32() >>> 6;
    return Math.floor(((high * 2 ** 26 + low) / 2 ** 53) * (most + 1));
  };
};

const words = (seed: bigint): number[] => {
  const out: number[] = [];
  for (let rest = seed; rest > 0n; rest >>= 32n) out.push(Number(rest & 0xffff_ffffn));
  return out;
};

const initByArray = (key: readonly number[]): Uint32Array => {
  const state = new Uint32Array(N);
  state[0] = 19_650_218;
  for (let i = 1; i < N; i++) state[i] = Math.imul(1_812_433_253, mixed(state, i)) + i;
  let i = 1;
  const advance = (): void => {
    if (++i === N) {
      state[0] = state[N - 1]!;
      i = 1;
    }
  };
  // The key has at most three words, so the first pass goes over the whole state once.
  for (let k = 0; k < N; k++) {
    const j = k % key.length;
    state[i] = (state[i]! ^ Math.imul(mixed(state, i), 1_664_525)) + key[j]! + j;
    advance();
  }
  for (let k = 1; k < N; k++) {
    state[i] = (state[i]! ^ Math.imul(mixed(state, i), 1_566_083_941)) - i;
    advance();
  }
  state[0] = 0x8000_0000;
  return state;
};

const mixed = (state: Uint32Array, i: number): number => state[i - 1]! ^ (state[i - 1]! >>> 30);

const twist = (state: Uint32Array): void => {
  for (let k = 0; k < N; k++) {
    const y = (state[k]! & 0x8000_0000) | (state[(k + 1) % N]! & 0x7fff_ffff);
    state[k] = state[(k + M) % N]! ^ (y >>> 1) ^ (y & 1 ? 0x9908_b0df : 0);
  }
};
