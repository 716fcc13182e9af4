import { identityOf } from "@solitaire/engine";
import { bottomOf } from "../layout/shared.js";
import type { Board } from "./board.js";
import { whereabouts } from "./compare.js";
import { scrollDown } from "./felt-scroll.js";
import type { BoardState, Role } from "./state.js";

/** From the felt's edge. */
const AIR = 8;

/** Cards go home while the player is at work elsewhere, and dealt ones have come from the stock. */
const UNFOLLOWED: ReadonlySet<Role> = new Set(["foundation", "stock"]);

/** Where cards have landed, from the first of them to the end of the last one. */
interface Landing {
  readonly top: number;
  readonly bottom: number;
  /** The height of a card. */
  readonly h: number;
}

/**
 * Brings where cards land into sight on a felt that scrolls, whatever has moved them: a press, a key, undo, a replay. Where
 * several places have got cards, one in sight is enough.
 */
export class Landings {
  #state: BoardState | undefined;

  constructor(
    private readonly board: Board,
    private readonly felt: Element,
  ) {
    this.#state = board.shown;
  }

  /** To be told when a position has been drawn. */
  drawn(): void {
    const { felt } = this;
    const landings = this.#landings();
    if (landings.length === 0) return;
    const { clientHeight, scrollTop } = felt;
    const isSeen = ({ top, bottom, h }: Landing): boolean =>
      Math.min(bottom, scrollTop + clientHeight) - Math.max(top, scrollTop) >= h;
    if (landings.some(isSeen)) return;
    const ways = landings.map(
      ({ top, bottom }) => Math.min(Math.max(scrollTop, bottom + AIR - clientHeight), top - AIR) - scrollTop,
    );
    const [way] = ways.toSorted((a, b) => Math.abs(a) - Math.abs(b));
    scrollDown(felt, way!);
  }

  #landings(): Landing[] {
    const { layout, overhang, shown } = this.board;
    const then = this.#state;
    this.#state = shown;
    if (overhang === 0 || then?.game !== shown!.game) return [];
    const were = whereabouts(then);
    return shown!.piles.flatMap(({ cards, name, role }, i) => {
      const first = cards.findIndex((card) => were.get(identityOf(card))?.pile.name !== name);
      if (first < 0 || UNFOLLOWED.has(role)) return [];
      const place = layout!.piles[i]!;
      return [{ top: place.cards[first]!.y, bottom: bottomOf(place), h: place.box.h }];
    });
  }
}
