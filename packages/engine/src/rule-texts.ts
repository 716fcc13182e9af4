const ZODIAC = {
  stock: "the stock is only turned.",
  waste: "the waste takes cards from the stock alone.",
  zodiac: "Zodiac piles build in suit, one rank up or down, but not from king to ace.",
  "zodiac wrong-source": "Zodiac piles take cards from waste and Equator alone.",
  "zodiac closed": "in phase two Zodiac piles only give.",
  equator: "an Equator place holds one card, and takes it from the waste.",
  S: "Stock and waste are empty.",
};
const PICK = "The interval is picked once, before the first card moves.";
const CLOSED = "foundations open in phase two.";

/**
 * The rules of all games in sentences for players, by the game and the kind of pile. Where a fault is told by another
 * sentence than how the kind is built, its name stands behind that of the kind. Those of actions are whole sentences.
 * They stand apart from the rules themselves: a deal is painted before anybody can break one.
 */
const TEXTS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  zodiac: {
    ...ZODIAC,
    foundation: "foundations build up in suit, ace to king.",
    "foundation closed": CLOSED,
  },
  "zodiac-classic": {
    ...ZODIAC,
    rising: "rising foundations build up in suit, ace to king.",
    "rising closed": CLOSED,
    falling: "falling foundations build down in suit, king to ace.",
    "falling closed": CLOSED,
  },
  stalactites: {
    column: "a column gives its exposed card and takes none.",
    cell: "a cell holds one card, and takes it from a column once the interval is picked.",
    foundation: "foundations build up by the picked interval whatever the suit, ace on king, to 13 cards.",
    by1: PICK,
    by2: PICK,
  },
  "rouge-et-noir": {
    stock: "the stock only deals rows.",
    column: "columns build down in alternating colours.",
    "column no-start": "an empty column takes only a king or a run from a king.",
    colour: "two foundations build up in black and two in red, one card at a time from an ace.",
    discard: "a discard pile takes one complete run, king to ace in alternating colours.",
    S: "The stock is empty, and there is no redeal.",
  },
  penguin: {
    column: "columns build down in suit, king on ace.",
    "column no-start": "an empty column takes only the rank below the beak's.",
    flipper: "a flipper cell holds one card, and takes it from a column.",
    foundation: "foundations build up in suit, one card at a time, from the beak's rank, ace on king.",
  },
};

/** The rule of a kind of pile, or the part of it that a move with this fault breaks; or the rule of an action. */
export const ruleText = (game: string, name: string, fault?: string): string => {
  const texts = TEXTS[game] ?? {};
  return texts[`${name} ${fault}`] ?? texts[name] ?? "";
};
