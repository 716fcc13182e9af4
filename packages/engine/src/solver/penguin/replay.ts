import type { Kind } from "../../compile.js";
import { type Move, transfer } from "../../move.js";
import type { Position } from "../../position.js";
import type { Rules } from "../../rules.js";
import { kindOfRole } from "../kind-of-role.js";
import { TO_CELLS, TO_FOUNDATION, TO_PARTNER } from "./board.js";
import { partnerOf, toEngine } from "./layout.js";

/** Makes the moves for a board's events, which follow each other from this position. */
export const playEvents = (rules: Rules, pos: Position, events: Iterable<number>, play: (move: Move) => void): void => {
  const { base } = pos;
  const tableau = kindOfRole(rules, "tableau");
  const cells = kindOfRole(rules, "reserve");
  const foundation = kindOfRole(rules, "foundation");

  const pileOf = new Uint8Array(64);
  for (let pile = 0; pile < pos.pileCount; pile++) {
    for (let depth = 0; depth < pos.size(pile); depth++) pileOf[pos.card(pile, depth)] = pile;
  }
  const carry = (from: number, to: number, n: number): void => {
    play(transfer(from, to, n));
    for (let depth = 0; depth < n; depth++) pileOf[pos.card(to, depth)] = to;
  };
  const firstEmpty = (kind: Kind): number => {
    let pile = kind.first;
    while (!pos.isEmpty(pile)) pile++;
    return pile;
  };

  for (const event of events) {
    const number = event & 63;
    const card = toEngine(number, base);
    const from = pileOf[card]!;
    let n = 1;
    while (pos.card(from, n - 1) !== card) n++;
    switch (event & ~63) {
      case TO_FOUNDATION:
        carry(from, foundation.first + (number >> 4), 1);
        break;
      case TO_PARTNER:
        carry(from, pileOf[toEngine(partnerOf(number), base)]!, n);
        break;
      case TO_CELLS:
        for (; n > 0; n--) carry(from, firstEmpty(cells), 1);
        break;
      default:
        carry(from, firstEmpty(tableau), n);
    }
  }
};
