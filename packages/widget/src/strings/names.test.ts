import { FACE_DOWN, makeCard, parseMove } from "@solitaire/engine";
import { expect } from "@open-wc/testing";
import { sessionOf, solutionOf } from "../../test/games.js";
import { boardState } from "../session/board-state.js";
import { en } from "./en.js";
import { latin } from "./letters.js";
import { boardStrings } from "./names.js";

const namesOf = (game: string, deal: string) => {
  const session = sessionOf(game, deal);
  const state = boardState(session);
  const { names } = boardStrings({ first: en, letter: latin }, () => session);
  const pile = (name: string) => state.piles[session.rules.pileIndex(name)]!;
  return {
    pile: (name: string) => names.pile(pile(name), state),
    card: (name: string, index: number) => names.card(pile(name).cards.at(index)!, pile(name), state),
    empty: (name: string) => names.empty(pile(name), state),
    faceDown: (name: string) => names.faceDown(pile(name).cards.length - 1, pile(name)),
  };
};

describe("names for assistive technology", () => {
  it("tells piles by kind, number and count", () => {
    const penguin = namesOf("penguin", "22");
    expect(penguin.pile("T1")).to.equal("Column 1, 7 cards");
    expect(penguin.pile("R3")).to.equal("Flipper cell 3");
    const zodiac = namesOf("zodiac", "9");
    expect(zodiac.pile("S")).to.equal("Stock, 72 cards");
    expect(zodiac.pile("T24")).to.equal("Zodiac pile 24, 1 card");
    expect(namesOf("rouge-et-noir", "8").pile("F5")).to.equal("Discard pile 1");
  });

  it("names the beak, and in two-deck games the pile", () => {
    const penguin = namesOf("penguin", "22");
    expect(penguin.card("T1", 0)).to.match(/, the beak$/);
    expect(penguin.card("T1", 1)).not.to.contain("column");
    expect(namesOf("rouge-et-noir", "8").card("T3", -1)).to.match(/^\w+ of \w+, column 3$/);
    expect(namesOf("rouge-et-noir", "8").faceDown("T1")).to.equal("7 face-down cards");
    expect(namesOf("rouge-et-noir", "8").faceDown("T7")).to.equal("1 face-down card");
  });

  it("tells a card from its twin in the same pile by its place there", () => {
    const session = sessionOf("rouge-et-noir", "8");
    const state = boardState(session);
    const { names } = boardStrings({ first: en, letter: latin }, () => session);
    const [five, six, twin] = [makeCard(4, 2), makeCard(5, 1), makeCard(4, 2, 1)];
    const pile = { ...state.piles[session.rules.pileIndex("T3")]!, cards: [five, six, twin] };
    const named = pile.cards.map((card) => names.card(card, pile, state));
    expect(named).to.deep.equal([
      "5 of hearts, column 3, card 1",
      "6 of spades, column 3",
      "5 of hearts, column 3, card 3",
    ]);
    const closed = { ...pile, cards: [five | FACE_DOWN, six, twin] };
    expect(names.card(twin, closed, state)).to.equal("5 of hearts, column 3");
  });

  for (const [game, deal, pile, name] of [
    ["penguin", "22", "R1", "Flipper cell 1, empty, takes any card"],
    ["penguin", "22", "T1", "Column 1, empty, takes an ace"],
    ["penguin", "22", "F3", "Foundation 3, empty, takes the 2 of hearts"],
    ["stalactites", "3", "T2", "Column 2, empty, takes nothing"],
    ["stalactites", "3", "R2", "Cell 2, empty, takes any card"],
    ["rouge-et-noir", "8", "T10", "Column 10, empty, takes a king"],
    ["rouge-et-noir", "8", "F3", "Foundation 3, empty, takes a red ace"],
    ["rouge-et-noir", "8", "F6", "Discard pile 2, empty, takes a run of 13 from a king"],
    ["rouge-et-noir", "8", "S", "Stock, empty, takes nothing"],
    ["zodiac", "9", "F1", "Foundation 1, empty, closed now, later takes the ace of clubs"],
    ["zodiac-classic", "9", "F2", "Falling foundation 1, empty, closed now, later takes the king of clubs"],
  ] as const) {
    it(`says of ${pile} in ${game} what it takes`, () => expect(namesOf(game, deal).empty(pile)).to.equal(name));
  }

  it("says of the Equator in Zodiac's second phase that it takes nothing any more", async () => {
    for (const game of ["zodiac", "zodiac-classic"]) {
      const { deal, entries } = await solutionOf(game);
      const session = sessionOf(game, deal);
      const { rules } = session;
      const { names } = boardStrings({ first: en, letter: latin }, () => session);
      const empty = (): string[] => {
        const state = boardState(session);
        const places = state.piles.filter(({ cards, kind }) => kind === "equator" && cards.length === 0);
        return places.map((place) => names.empty(place, state).replace(/^Equator place \d, empty, /, ""));
      };
      const told = new Set<string>();
      for (const entry of entries) {
        for (const sentence of empty()) told.add(`${session.phase}: ${sentence}`);
        session.play(parseMove(rules, entry)!);
      }
      expect([...told], game).to.deep.equal(["1: takes any card", "2: takes nothing"]);
    }
  });

  it("says that the empty stock turns the waste over", () => {
    const session = sessionOf("zodiac", "9");
    const { names } = boardStrings({ first: en, letter: latin }, () => session);
    const stock = () => boardState(session).piles[session.rules.pileIndex("S")]!;
    for (let i = 0; i < 72; i++) session.turnStock();
    expect(names.empty(stock(), boardState(session))).to.equal("Stock, empty, turns the waste over");
  });
});
