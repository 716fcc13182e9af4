import { identityOf, makePosition, resumeGame } from "@solitaire/engine";
import { expect, nextFrame } from "@open-wc/testing";
import type { SolitaireTable } from "../src/index.js";
import { insideOf } from "./table.js";

/** Every card is there once, and the cards lie as the log has them. */
export const expectSound = (table: SolitaireTable, after = ""): void => {
  const { rules, position, dealt, game } = insideOf(table).table!.session;
  const cards = rules.pileNames.flatMap((_, pile) => position.cards(pile)).map(identityOf);
  const deck = rules.variant.decks * 52;
  expect([cards.length, new Set(cards).size], `the deck, ${after}`).to.deep.equal([deck, deck]);
  const replayed = resumeGame(rules, dealt.number, game.log);
  if (!replayed.ok) throw new Error(`${after}: ${replayed.error.message}`);
  const piles = makePosition(rules, replayed.value.position);
  expect(makePosition(rules, position), `the position, ${after}`).to.deep.equal(piles);
};

/** Lets everything that moves arrive, and what a motion ends with be done. */
const stilled = async (table: SolitaireTable): Promise<void> => {
  await insideOf(table).hands.playback.done;
  const moving = (): Animation[] => insideOf(table).board.element.getAnimations({ subtree: true });
  for (let moves = moving(); moves.length > 0; moves = moving()) {
    for (const move of moves) move.finish();
    await nextFrame();
  }
  await nextFrame();
};

/** Lets everything arrive; every card then lies where it belongs, once, on top of its pile if it is the top one. */
export const expectAtRest = async (table: SolitaireTable, after = ""): Promise<void> => {
  await stilled(table);
  const { board, shown } = insideOf(table);
  const { element, layout } = board;
  const origin = element.getBoundingClientRect();
  const drawn = new Set<Element>();
  const { position } = shown!.session;
  for (const [pile, place] of layout!.piles.entries()) {
    const cards = position.cards(pile);
    expect(place.cards.length, `${place.name} is laid out, ${after}`).to.equal(cards.length);
    for (const [index, spot] of place.cards.entries()) {
      const card = board.elementOf(place.name, index);
      if (spot.buried) {
        if (card) throw new Error(`${place.name} ${index} lies deep and is drawn, ${after}`);
        continue;
      }
      // What is selected is lifted a little.
      if (card!.matches(".selected") && !shown!.session.selection) throw new Error(`${place.name} is lifted, ${after}`);
      const { x, y } = card!.getBoundingClientRect();
      const turned = spot.turned ? (place.box.w - place.box.h) / 2 : 0;
      const off = Math.hypot(x - origin.x - spot.x - turned, y - origin.y - spot.y + turned);
      if (off > (card!.matches(".selected") ? 8 : 1))
        throw new Error(`${place.name} ${index} lies ${off} px beside its place, ${after}`);
      if (card!.matches(".held")) throw new Error(`${place.name} ${index} is still held, ${after}`);
      drawn.add(card!);
    }
  }
  expect(element.querySelectorAll(".card:not(.peek *)").length, `cards drawn, ${after}`).to.equal(drawn.size);
};
