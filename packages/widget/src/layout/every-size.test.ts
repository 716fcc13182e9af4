import { isFaceUp } from "@solitaire/engine";
import { expect } from "@open-wc/testing";
import { GAMES } from "../../test/games.js";
import { coveredOf, dealt, laidOut, positions } from "../../test/positions.js";
import { indexHeight } from "../art/faces.js";
import type { BoardState } from "../board/state.js";
import type { Box, Layout, PilePlace } from "./types.js";

/** Of tables, which are lower than the elements around them. Both from the least that is played on to the largest. */
const WIDTHS = [
  320, 340, 360, 375, 390, 414, 430, 459, 480, 520, 524, 568, 599, 600, 623, 640, 667, 695, 740, 768, 800, 844, 899,
  900, 932, 960, 1024, 1100, 1179, 1180, 1280, 1366, 1440, 1600, 1680, 1920, 2160, 2560,
];
const HEIGHTS = [
  240, 272, 312, 342, 380, 419, 424, 460, 496, 540, 559, 560, 600, 650, 700, 760, 820, 876, 980, 1100, 1300, 1440,
];
const ARRANGEMENTS = [{}, { mirrored: true, large: true }];

/** On a table of so much width and height no game has narrower cards, however it lies. */
const [BROAD, LOW, WELL_SEEN] = [900, 460, 53];

/** Nothing may come closer to the felt's lower edge, or the table scrolls. */
const FOOT = 2;

/** WCAG's least target. */
const TARGET = 24;
const CONTROL = 44;

const overlap = (p: Box, q: Box): boolean => p.x < q.x + q.w && q.x < p.x + p.w && p.y < q.y + q.h && q.y < p.y + p.h;

const isWithin = ({ x, y, w, h }: Box, { width, height }: Layout): boolean =>
  x >= 0 && y >= 0 && x + w <= width && y + h <= height;

/** What is wrong with the strips of a fanned pile, whose table has so much height to give. */
const stripFaults = (
  { box, cards }: PilePlace,
  { cards: own }: BoardState["piles"][number],
  layout: Layout,
  height: number,
): string[] =>
  cards.flatMap(({ strip }, i) => {
    if (strip === undefined) return [];
    if (!isFaceUp(own[i]!)) return strip >= 4 ? [] : ["a face-down strip under 4"];
    const index = indexHeight(box.w, layout.large);
    if (strip < 10 || (layout.large && strip < index)) return [`a strip of ${strip}`];
    // Less than a target and an index only for a column that would not end on the table otherwise, and then does.
    const last = cards.at(-1)!;
    const whole = Math.max(TARGET, index);
    const isPressed = last.y + box.h + (whole - strip) * (cards.length - 1) > height - 24;
    const isRight = strip >= whole || (isPressed && (strip >= index || last.y + box.h <= height));
    return isRight ? [] : [`a strip of ${strip} where there is room`];
  });

const faultsOf = (layout: Layout, state: BoardState, width: number, height: number): string[] => {
  const faults: string[] = [];
  const boxes = layout.piles.map(coveredOf);
  const check = (isRight: boolean, fault: string): void => {
    if (!isRight) faults.push(fault);
  };
  check(layout.width === width && layout.height >= height, "another size");
  const ends = [...boxes, layout.picker, layout.next].map((box) => (box ? box.y + box.h : 0));
  check(
    layout.height === height || Math.max(...ends) > height - FOOT,
    `scrolls by ${layout.height - height} px of bare felt`,
  );
  check(
    width < BROAD || height < LOW || layout.cardWidth >= WELL_SEEN,
    `cards of ${layout.cardWidth} on a large table`,
  );
  for (const [i, box] of boxes.entries()) {
    const { name, cards, isColumn } = layout.piles[i]!;
    check(isWithin(box, layout), `${name} is outside`);
    check(
      [...Object.values(layout.piles[i]!.box), ...cards.flatMap(({ x, y }) => [x, y])].every(Number.isInteger),
      `${name} is between pixels`,
    );
    for (let k = i + 1; k < boxes.length; k++) {
      if (overlap(box, boxes[k]!)) faults.push(`${name} is over ${layout.piles[k]!.name}`);
    }
    if (isColumn)
      faults.push(...stripFaults(layout.piles[i]!, state.piles[i]!, layout, height).map((text) => `${name}: ${text}`));
  }
  for (const control of [layout.picker, layout.next]) {
    if (!control) continue;
    check(isWithin(control, layout), "a control is outside");
    check(control.w >= CONTROL && control.h >= CONTROL, "a control is too small");
    check(!boxes.some((box) => overlap(box, control)), "a control is over a pile");
  }
  return faults;
};

/** Cards no wider than this become no narrower for their strips. */
const NARROWEST = 44;

describe("at every size", () => {
  for (const game of GAMES) {
    it(`${game} shows whole indices at the deal, in strips that can be pressed`, () => {
      const { state } = dealt(game);
      const faults = WIDTHS.flatMap((width) =>
        HEIGHTS.flatMap((height) => {
          const { cardWidth, piles } = laidOut(state, width, height);
          const least = Math.max(TARGET, indexHeight(cardWidth));
          const strips = piles.flatMap(({ cards }, i) =>
            cards.flatMap(({ strip }, k) => (strip && isFaceUp(state.piles[i]!.cards[k]!) ? [strip] : [])),
          );
          const narrow = Math.min(least, ...strips);
          return narrow < least && cardWidth > NARROWEST
            ? [`${width} × ${height}: cards of ${cardWidth}, strips of ${narrow} for ${least}`]
            : [];
        }),
      );
      expect(faults).to.deep.equal([]);
    });
  }

  for (const game of GAMES) {
    it(`${game} has everything on the table and nothing over another`, async () => {
      const states = (await positions()).filter((state) => state.game === game);
      const some = [0, 0.5, 0.85].map((part) => states[Math.floor(part * states.length)]!);
      const faults = WIDTHS.flatMap((width) =>
        HEIGHTS.flatMap((height) =>
          some.flatMap((state, i) =>
            ARRANGEMENTS.flatMap((arrangement) =>
              faultsOf(laidOut(state, width, height, arrangement), state, width, height).map(
                (fault) => `${width} × ${height}, position ${i}, ${Object.keys(arrangement).join(" ")}: ${fault}`,
              ),
            ),
          ),
        ),
      );
      expect(faults.slice(0, 10)).to.deep.equal([]);
    });
  }
});
