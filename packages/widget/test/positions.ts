import { Game, identityOf, parseMove, type Rules } from "@solitaire/engine";
import { extent } from "../src/board/extent.js";
import type { BoardCaptions, BoardStrings } from "../src/board/labels.js";
import type { BoardState } from "../src/board/state.js";
import { layOut, loadLayout } from "../src/layout/index.js";
import type { Box, Layout, PilePlace, Preferences } from "../src/layout/types.js";
import { en } from "../src/strings/en.js";
import { latin } from "../src/strings/letters.js";
import { boardStrings } from "../src/strings/names.js";
import { dealNumber, GAMES, rulesOf, solutionOf } from "./games.js";

await Promise.all(GAMES.map((game) => loadLayout(game)));

const captions: BoardCaptions = en.captions(latin);

/** What the board says of a game. */
export const stringsOf = (game: Game): BoardStrings =>
  boardStrings({ first: en, letter: latin }, () => ({ rules: game.rules, effective: game.position }));

/** A game that has been dealt. */
export const gameOf = (id: string, deal: string): Game => Game.deal(rulesOf(id), dealNumber(deal));

/** Plays one entry of a log. */
export const playEntry = (game: Game, entry: string): void => {
  const move = parseMove(game.rules, entry);
  const fault = move === undefined ? "no move of this game" : game.play(move);
  if (fault) throw new Error(`${entry}: ${fault}`);
};

/** What the table shows of a game. */
export const stateOf = ({ rules, position }: Game, more: Partial<BoardState> = {}): BoardState => {
  const beak = rules.variant.beak?.(position);
  return {
    game: rules.variant.id,
    piles: rules.pileNames.map((name, pile) => {
      const { role, name: kind } = rules.kindOf(pile);
      return { name, role, kind, cards: position.cards(pile) };
    }),
    ...(rules.variant.beak && { base: position.base }),
    ...(beak !== undefined && { beak: identityOf(beak) }),
    step: position.step === 1 ? 1 : position.step === 2 ? 2 : 0,
    phase: rules.phase(position),
    targets: [],
    ...more,
  };
};

/** How many positions of each solution are looked at, besides the deal. */
const SAMPLES = 24;

const sample = async (): Promise<BoardState[]> => {
  const states: BoardState[] = [];
  for (const id of GAMES) {
    const { deal, entries } = await solutionOf(id);
    const game = gameOf(id, deal);
    states.push(stateOf(game));
    const every = Math.ceil(entries.length / SAMPLES);
    for (const [i, entry] of entries.entries()) {
      playEntry(game, entry);
      if ((i + 1) % every === 0 || i === entries.length - 1) states.push(stateOf(game));
    }
  }
  return states;
};

let sampled: Promise<readonly BoardState[]> | undefined;

/** Positions of a won game of each variant, from the deal to the win. */
export const positions = (): Promise<readonly BoardState[]> => (sampled ??= sample());

/** The deal of a game, with the rules that it is played by. */
export const dealt = (id: string, deal = "1"): { readonly state: BoardState; readonly rules: Rules } => {
  const game = gameOf(id, deal);
  return { state: stateOf(game), rules: game.rules };
};

export const laidOut = (state: BoardState, width: number, height: number, arrangement: Preferences = {}): Layout =>
  layOut({ state, width, height, captions, ...arrangement });

/** Everything that the cards of a pile and its place cover. The paper edges below a squared one may reach under the next. */
export const coveredOf = (pile: PilePlace): Box => extent({ ...pile, edges: 0 });
