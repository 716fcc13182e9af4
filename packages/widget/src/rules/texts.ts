// Written by scripts/build-rules.mjs from docs/rules: change the pages there, not this file.
import type { RulesText } from "./rules-text.js";

export const texts: Readonly<Record<string, RulesText>> = {
  penguin: {
    title: "Penguin",
    intro:
      "David Parlett’s game, akin to FreeCell and Eight Off, with a high chance of winning. Seven columns stand under the seven cells of the flipper, and the foundations start from the rank of the first card dealt: the beak, which lies at the bottom of the first column. Free the beak first.",
    sections: [
      {
        heading: "The deal",
        rules: [
          { id: "penguin.beak", text: "The first card dealt is the beak. It is the first card of the first column." },
          {
            id: "penguin.columns",
            text: "Cards are dealt face up to seven columns, from left to right in seven rows, 49 in all.",
          },
          {
            id: "penguin.fellows",
            text: "The other three cards of the beak’s rank go to their foundations as they turn up in the deal, and the next card takes their place.",
          },
          { id: "penguin.flipper-empty", text: "The seven cells of the flipper are empty." },
        ],
      },
      {
        heading: "The foundations",
        rules: [
          { id: "penguin.base", text: "There is one foundation for each suit. It starts from the beak’s rank." },
          {
            id: "penguin.foundations",
            text: "Foundations build up in suit and around the corner, so that the ace follows the king, to 13 cards. They end on the rank below the beak’s.",
          },
          {
            id: "penguin.foundation-single",
            text: "Cards go there one at a time, from the columns and from the flipper.",
          },
        ],
      },
      {
        heading: "The columns",
        rules: [
          { id: "penguin.build", text: "Columns build down by one rank in suit." },
          {
            id: "penguin.corner",
            text: "They go around the corner: a king may lie on the ace of its suit, whatever the beak’s rank.",
          },
          {
            id: "penguin.below-base",
            text: "A card of the rank below the beak’s may lie on a card of the beak’s rank too, also inside a run.",
          },
          {
            id: "penguin.run",
            text: "Exposed cards that are built this way are a run. A run moves as one, whole or any part of it from some card to its end, whatever the number of free cells.",
          },
          {
            id: "penguin.empty-column",
            text: "An empty column takes only a card of the rank below the beak’s, or a run headed by one.",
          },
        ],
      },
      {
        heading: "The flipper",
        rules: [
          { id: "penguin.flipper-single", text: "A cell of the flipper holds one card, whichever it is." },
          { id: "penguin.flipper-takes-tableau-only", text: "It takes cards from the columns alone." },
          {
            id: "penguin.flipper-gives",
            text: "A card of the flipper may go to its foundation or on a column that it fits, and to an empty column if it is of the rank below the beak’s.",
          },
        ],
      },
      {
        heading: "Double tap",
        rules: [
          {
            id: "penguin.preferred",
            text: "A card or run that is sent on its way without a target goes to its foundation if it can, else to a column with cards, else to an empty column, else to the flipper.",
          },
        ],
      },
      {
        heading: "In general",
        rules: [
          { id: "common.ranks", text: "The ranks are, from low to high, ace, 2 to 10, jack, queen, king." },
          {
            id: "common.exposed",
            text: "The card that lies uncovered on top of its pile is exposed. Only exposed cards are in play.",
          },
          { id: "common.every-target", text: "Where a card fits several piles, the player chooses among them." },
          { id: "common.foundations-final", text: "No card ever leaves a foundation." },
        ],
      },
      {
        heading: "The end of a game",
        rules: [
          { id: "common.won", text: "The game is won when every card lies on a foundation." },
          {
            id: "common.no-moves-left",
            text: "There are no moves left when the game is not won and no move is legal. Moves that only shuffle cards about are moves still.",
          },
          {
            id: "common.never-lost",
            text: "No game ends as lost. That no moves are left, or that it can no longer be won, is only reported: the player may take moves back, or start the deal again.",
          },
        ],
      },
    ],
  },
  "rouge-et-noir": {
    title: "Rouge et Noir",
    intro:
      "A two-deck patience with two types of building in one game: columns go down in alternating colours, foundations go up in one colour. The layout is large, and games are easy but by no means won automatically. Open the leftmost columns first, and leave a finished thirteen alone until you need its place. The game has nothing to do with Red and Black or with Trente et Quarante.",
    sections: [
      {
        heading: "The deal",
        rules: [
          {
            id: "rouge-et-noir.columns",
            text: "There are ten columns of 8, 7, 6, 5, 4, 3, 2, 1, 1 and 0 cards, the last one being empty. Only the exposed card of each column lies face up. A face-down card that becomes exposed is turned up as part of the same move.",
          },
          { id: "rouge-et-noir.stock", text: "The other 67 cards are the stock, face down." },
        ],
      },
      {
        heading: "The columns",
        rules: [
          {
            id: "rouge-et-noir.build",
            text: "Columns build down by one rank in alternating colours. Nothing goes on an ace.",
          },
          {
            id: "rouge-et-noir.run",
            text: "Exposed cards that are built this way are a run. A run moves as one, whole or any part of it from some card to its end, however long it is.",
          },
          { id: "rouge-et-noir.empty-column", text: "An empty column takes only a king, or a run headed by a king." },
          {
            id: "rouge-et-noir.king-moves-on",
            text: "A column that is headed by a king may move to another empty column as a whole, though nothing is gained by it.",
          },
        ],
      },
      {
        heading: "The colour foundations",
        rules: [
          {
            id: "rouge-et-noir.aces",
            text: "Two foundations are black, for clubs and spades, and two are red, for hearts and diamonds. An empty one takes any ace of its colour.",
          },
          {
            id: "rouge-et-noir.foundations",
            text: "They build up by one rank in the same colour, whichever the suit, to the king.",
          },
          { id: "rouge-et-noir.foundation-single", text: "Exposed cards of the columns go there one at a time." },
        ],
      },
      {
        heading: "The discard piles",
        rules: [
          {
            id: "rouge-et-noir.discard",
            text: "A complete run of thirteen, from king to ace in alternating colours, may be taken from the end of a column to any of the four discard piles that is empty. It moves as one.",
          },
          { id: "rouge-et-noir.discard-above-any", text: "Anything may lie under such a run in its column." },
          { id: "rouge-et-noir.discard-free", text: "It happens when the player wishes, and never has to." },
          {
            id: "rouge-et-noir.discard-closed",
            text: "A discard pile takes no part of a run, and no second one. What lies there never leaves it.",
          },
          {
            id: "rouge-et-noir.discard-balance",
            text: "A won game always has two discarded runs headed by red kings and two headed by black ones. A third of one colour is legal, but the game cannot be won after it.",
          },
        ],
      },
      {
        heading: "The stock",
        rules: [
          {
            id: "rouge-et-noir.row",
            text: "Dealing lays one card of the stock face up on each of the ten columns, from left to right, the empty ones included and whatever lies there.",
          },
          {
            id: "rouge-et-noir.last-row",
            text: "The seventh and last deal has seven cards and reaches the first seven columns.",
          },
          {
            id: "rouge-et-noir.deal-any-time",
            text: "The player judges when to deal: it is legal as long as the stock holds a card, even when other moves are left.",
          },
          {
            id: "rouge-et-noir.no-redeal",
            text: "There is no redeal. When the stock has run out, play goes on without it.",
          },
        ],
      },
      {
        heading: "The win",
        rules: [
          { id: "rouge-et-noir.won", text: "The game is won when every card lies on a foundation or a discard pile." },
        ],
      },
      {
        heading: "Double tap",
        rules: [
          {
            id: "rouge-et-noir.preferred",
            text: "A card or run that is sent on its way without a target goes to a discard pile if it can, else to a foundation, else to a column with cards, else to an empty one.",
          },
        ],
      },
      {
        heading: "In general",
        rules: [
          { id: "common.ranks", text: "The ranks are, from low to high, ace, 2 to 10, jack, queen, king." },
          {
            id: "common.exposed",
            text: "The card that lies uncovered on top of its pile is exposed. Only exposed cards are in play.",
          },
          { id: "common.every-target", text: "Where a card fits several piles, the player chooses among them." },
          { id: "common.foundations-final", text: "No card ever leaves a foundation." },
        ],
      },
      {
        heading: "The end of a game",
        rules: [
          {
            id: "common.no-moves-left",
            text: "There are no moves left when the game is not won and no move is legal. Moves that only shuffle cards about are moves still.",
          },
          {
            id: "common.never-lost",
            text: "No game ends as lost. That no moves are left, or that it can no longer be won, is only reported: the player may take moves back, or start the deal again.",
          },
        ],
      },
    ],
  },
  stalactites: {
    title: "Stalactites",
    intro:
      "Albert Morehead and Geoffrey Mott-Smith described this game in 1950; it is also called Old Mole and Grampus. It is like FreeCell with two cells and without any building on the columns. Most games can be won with good play: look far ahead, and take a cell only when you know how it comes free again.",
    sections: [
      {
        heading: "The deal",
        rules: [
          {
            id: "stalactites.bases",
            text: "The first four cards are the bases of the four foundations, whatever their ranks and suits.",
          },
          {
            id: "stalactites.columns",
            text: "The other 48 cards are dealt face up to eight columns, six cards in each.",
          },
          { id: "stalactites.cells", text: "The two cells are empty." },
        ],
      },
      {
        heading: "The interval",
        rules: [
          {
            id: "stalactites.interval",
            text: "Foundations go up by ones or by twos. It is one choice for all four of them.",
          },
          {
            id: "stalactites.interval-first",
            text: "Look at the deal first, then choose: before the first card moves. The table has ones chosen to begin with, and you may change that until you play a card.",
          },
          { id: "stalactites.interval-once", text: "The first card that moves settles the choice for the whole game." },
        ],
      },
      {
        heading: "The foundations",
        rules: [
          {
            id: "stalactites.by-ones",
            text: "By ones, the next card is one rank higher, whatever its suit, and the ace follows the king.",
          },
          {
            id: "stalactites.by-twos",
            text: "By twos, the next card is two ranks higher, whatever its suit, and around the corner: A 3 5 7 9 J K 2 4 6 8 10 Q, then A again.",
          },
          {
            id: "stalactites.thirteen",
            text: "A foundation is complete with 13 cards, its base included, and takes no more.",
          },
        ],
      },
      {
        heading: "Moves",
        rules: [
          {
            id: "stalactites.column-gives",
            text: "The exposed card of a column may go to a foundation or to an empty cell.",
          },
          {
            id: "stalactites.cell",
            text: "A cell holds one card, whichever it is. From there it may only go to a foundation.",
          },
          {
            id: "stalactites.no-building",
            text: "Nothing is ever laid on a column, neither from another column nor from a cell.",
          },
          { id: "stalactites.stay-empty", text: "An emptied column stays empty." },
          { id: "stalactites.single", text: "Cards move one at a time." },
        ],
      },
      {
        heading: "Double tap",
        rules: [
          {
            id: "stalactites.preferred",
            text: "A card that is sent on its way without a target goes to a foundation if it can, and only else to a cell.",
          },
        ],
      },
      {
        heading: "In general",
        rules: [
          { id: "common.ranks", text: "The ranks are, from low to high, ace, 2 to 10, jack, queen, king." },
          {
            id: "common.exposed",
            text: "The card that lies uncovered on top of its pile is exposed. Only exposed cards are in play.",
          },
          { id: "common.every-target", text: "Where a card fits several piles, the player chooses among them." },
          { id: "common.foundations-final", text: "No card ever leaves a foundation." },
        ],
      },
      {
        heading: "The end of a game",
        rules: [
          { id: "common.won", text: "The game is won when every card lies on a foundation." },
          {
            id: "common.no-moves-left",
            text: "There are no moves left when the game is not won and no move is legal. Moves that only shuffle cards about are moves still.",
          },
          {
            id: "common.never-lost",
            text: "No game ends as lost. That no moves are left, or that it can no longer be won, is only reported: the player may take moves back, or start the deal again.",
          },
        ],
      },
    ],
  },
  zodiac: {
    title: "Zodiac",
    intro:
      "A two-deck patience from Lady Adelaide Cadogan’s Illustrated Games of Patience, named for its globe-shaped layout: a ring of 24 piles, the Zodiac, around a row of eight places, the Equator. There were many variations until its rules were standardized in 1914. In phase one every card of the stock has to find a place on the ring or the Equator; in phase two all of them go home to the foundations.",
    sections: [
      {
        heading: "The deal",
        rules: [
          {
            id: "zodiac.deal-equator",
            text: "The first eight cards lie face up on the eight places of the Equator, one on each.",
          },
          { id: "zodiac.deal-zodiac", text: "The next 24 cards lie face up, one each, as the 24 piles of the Zodiac." },
          {
            id: "zodiac.deal-stock",
            text: "The other 72 cards are the stock, face down. The waste is empty: no card is turned until the player turns it.",
          },
        ],
      },
      {
        heading: "The two phases",
        rules: [
          { id: "zodiac.phase-one", text: "Phase one lasts as long as the stock or the waste holds a card." },
          { id: "zodiac.phase-two", text: "Phase two begins by itself as soon as both are empty." },
        ],
      },
      {
        heading: "Phase one",
        rules: [
          { id: "zodiac.turn", text: "Turn the top card of the stock face up onto the waste, one card at a time." },
          {
            id: "zodiac.turn-over",
            text: "When the stock is empty, turn the whole waste over as the new stock, as often as you like. The order is kept, so the card that was turned first comes first again. Turning over is a move of its own and turns up no card.",
          },
          {
            id: "zodiac.waste-to-zodiac",
            text: "The top card of the waste may go on a pile of the Zodiac whose top card is of the same suit and one rank higher or lower.",
          },
          {
            id: "zodiac.equator-to-zodiac",
            text: "A card of the Equator may go on a pile of the Zodiac in the same way, but to no other place of the Equator.",
          },
          {
            id: "zodiac.either-way",
            text: "A pile of the Zodiac may go up and down by turns: the direction is free at every card.",
          },
          { id: "zodiac.no-corner", text: "No king goes on an ace, and no ace on a king." },
          {
            id: "zodiac.waste-to-equator",
            text: "The top card of the waste, whichever it is, may go to an empty place of the Equator. It never has to.",
          },
          { id: "zodiac.by-way-of-waste", text: "A card of the stock is played by way of the waste alone." },
          { id: "zodiac.ring-stays", text: "The cards of the Zodiac do not move in phase one." },
          { id: "zodiac.closed", text: "The foundations are closed in phase one." },
        ],
      },
      {
        heading: "Phase two",
        rules: [
          {
            id: "zodiac.foundations",
            text: "There are eight foundations, two for each suit. Each begins with the ace and builds up in suit to the king.",
          },
          {
            id: "zodiac.going-home",
            text: "The top cards of the Zodiac and the cards of the Equator go to the foundations, one at a time. Nothing else moves.",
          },
          {
            id: "zodiac.stay-empty",
            text: "A pile of the Zodiac that has given its last card stays empty, and so do the places of the Equator.",
          },
        ],
      },
      {
        heading: "No moves left",
        rules: [
          {
            id: "zodiac.no-moves-left",
            text: "Turning the stock is always possible in phase one and does not count here. In phase one there are no moves left when no place of the Equator is empty and no card of the stock, the waste or the Equator fits on any pile of the Zodiac.",
          },
        ],
      },
      {
        heading: "Double tap",
        rules: [
          {
            id: "zodiac.preferred",
            text: "A card that is sent on its way without a target goes to a foundation if it can, else to a pile of the Zodiac, else to the Equator.",
          },
        ],
      },
      {
        heading: "In general",
        rules: [
          { id: "common.ranks", text: "The ranks are, from low to high, ace, 2 to 10, jack, queen, king." },
          {
            id: "common.exposed",
            text: "The card that lies uncovered on top of its pile is exposed. Only exposed cards are in play.",
          },
          { id: "common.every-target", text: "Where a card fits several piles, the player chooses among them." },
          { id: "common.foundations-final", text: "No card ever leaves a foundation." },
        ],
      },
      {
        heading: "The end of a game",
        rules: [
          { id: "common.won", text: "The game is won when every card lies on a foundation." },
          {
            id: "common.no-moves-left",
            text: "There are no moves left when the game is not won and no move is legal. Moves that only shuffle cards about are moves still.",
          },
          {
            id: "common.never-lost",
            text: "No game ends as lost. That no moves are left, or that it can no longer be won, is only reported: the player may take moves back, or start the deal again.",
          },
        ],
      },
    ],
  },
  "zodiac-classic": {
    title: "Zodiac Classic",
    intro:
      "Zodiac with the foundations that Lady Adelaide Cadogan’s Illustrated Games of Patience gives it: in each suit one pile climbs from the ace while the other comes down from the king. All else is as in Zodiac.",
    sections: [
      {
        heading: "The deal",
        rules: [
          {
            id: "zodiac.deal-equator",
            text: "The first eight cards lie face up on the eight places of the Equator, one on each.",
          },
          { id: "zodiac.deal-zodiac", text: "The next 24 cards lie face up, one each, as the 24 piles of the Zodiac." },
          {
            id: "zodiac.deal-stock",
            text: "The other 72 cards are the stock, face down. The waste is empty: no card is turned until the player turns it.",
          },
        ],
      },
      {
        heading: "The two phases",
        rules: [
          { id: "zodiac.phase-one", text: "Phase one lasts as long as the stock or the waste holds a card." },
          { id: "zodiac.phase-two", text: "Phase two begins by itself as soon as both are empty." },
        ],
      },
      {
        heading: "Phase one",
        rules: [
          { id: "zodiac.turn", text: "Turn the top card of the stock face up onto the waste, one card at a time." },
          {
            id: "zodiac.turn-over",
            text: "When the stock is empty, turn the whole waste over as the new stock, as often as you like. The order is kept, so the card that was turned first comes first again. Turning over is a move of its own and turns up no card.",
          },
          {
            id: "zodiac.waste-to-zodiac",
            text: "The top card of the waste may go on a pile of the Zodiac whose top card is of the same suit and one rank higher or lower.",
          },
          {
            id: "zodiac.equator-to-zodiac",
            text: "A card of the Equator may go on a pile of the Zodiac in the same way, but to no other place of the Equator.",
          },
          {
            id: "zodiac.either-way",
            text: "A pile of the Zodiac may go up and down by turns: the direction is free at every card.",
          },
          { id: "zodiac.no-corner", text: "No king goes on an ace, and no ace on a king." },
          {
            id: "zodiac.waste-to-equator",
            text: "The top card of the waste, whichever it is, may go to an empty place of the Equator. It never has to.",
          },
          { id: "zodiac.by-way-of-waste", text: "A card of the stock is played by way of the waste alone." },
          { id: "zodiac.ring-stays", text: "The cards of the Zodiac do not move in phase one." },
          { id: "zodiac.closed", text: "The foundations are closed in phase one." },
        ],
      },
      {
        heading: "Phase two",
        rules: [
          {
            id: "zodiac-classic.foundations",
            text: "There are eight foundations, two for each suit. One begins with the ace and builds up in suit to the king, the other begins with the king and builds down in suit to the ace.",
          },
          {
            id: "zodiac.going-home",
            text: "The top cards of the Zodiac and the cards of the Equator go to the foundations, one at a time. Nothing else moves.",
          },
          {
            id: "zodiac.stay-empty",
            text: "A pile of the Zodiac that has given its last card stays empty, and so do the places of the Equator.",
          },
        ],
      },
      {
        heading: "No moves left",
        rules: [
          {
            id: "zodiac.no-moves-left",
            text: "Turning the stock is always possible in phase one and does not count here. In phase one there are no moves left when no place of the Equator is empty and no card of the stock, the waste or the Equator fits on any pile of the Zodiac.",
          },
        ],
      },
      {
        heading: "Double tap",
        rules: [
          {
            id: "zodiac.preferred",
            text: "A card that is sent on its way without a target goes to a foundation if it can, else to a pile of the Zodiac, else to the Equator.",
          },
        ],
      },
      {
        heading: "The daily deal",
        rules: [
          { id: "zodiac-classic.no-daily", text: "Zodiac Classic has no daily deal: it is played by deal number." },
        ],
      },
      {
        heading: "In general",
        rules: [
          { id: "common.ranks", text: "The ranks are, from low to high, ace, 2 to 10, jack, queen, king." },
          {
            id: "common.exposed",
            text: "The card that lies uncovered on top of its pile is exposed. Only exposed cards are in play.",
          },
          { id: "common.every-target", text: "Where a card fits several piles, the player chooses among them." },
          { id: "common.foundations-final", text: "No card ever leaves a foundation." },
        ],
      },
      {
        heading: "The end of a game",
        rules: [
          { id: "common.won", text: "The game is won when every card lies on a foundation." },
          {
            id: "common.no-moves-left",
            text: "There are no moves left when the game is not won and no move is legal. Moves that only shuffle cards about are moves still.",
          },
          {
            id: "common.never-lost",
            text: "No game ends as lost. That no moves are left, or that it can no longer be won, is only reported: the player may take moves back, or start the deal again.",
          },
        ],
      },
    ],
  },
};
