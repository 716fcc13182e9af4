import { expect } from "@open-wc/testing";
import { laidOut, positions } from "../../test/positions.js";
import { neighbour, type Place } from "./neighbour.js";
import { placesOf } from "./places.js";

const SIZES = [
  [320, 432],
  [360, 604],
  [740, 282],
  [768, 876],
  [1024, 668],
  [1440, 800],
] as const;

/** Whether others stand between two piles of a row, as the columns between two rails. */
const isParted = (places: readonly Place[], from: Place, to: string): boolean => {
  const end = places.find(({ pile }) => pile === to)!;
  const [left, right] = [Math.min(from.x, end.x), Math.max(from.x, end.x)];
  return places.some(
    ({ isTop, pile, row, x, y, h }) =>
      isTop && pile[0] !== to[0] && x > left && x < right && row < from.y + from.h && y + h > from.y,
  );
};

describe("the arrow keys", () => {
  for (const [width, height] of SIZES) {
    it(`lead along every row of like piles from end to end at ${width} × ${height}`, async () => {
      const wrong = new Set<string>();
      for (const state of await positions()) {
        for (const mirrored of [false, true]) {
          const layout = laidOut(state, width, height, { mirrored });
          const places = placesOf(state, layout);
          for (const { name, box } of layout.piles) {
            // The ring of Zodiac is walked round.
            if (state.game.startsWith("zodiac") && name.startsWith("T")) continue;
            const names = layout.piles
              .filter((pile) => pile.name[0] === name[0] && Math.abs(pile.box.y - box.y) <= 1)
              .toSorted((a, b) => a.box.x - b.box.x)
              .map((pile) => pile.name);
            const at = names.indexOf(name);
            const from = places.find(({ pile, isTop }) => isTop && pile === name)!;
            const [before, after] = [names[at - 1], names[at + 1]];
            const told = (to: string) => `${state.game}: from ${name} to ${to}`;
            const leads = (to: string | undefined, direction: "left" | "right"): boolean =>
              to === undefined || isParted(places, from, to) || neighbour(places, from, direction)?.pile === to;
            if (!leads(before, "left")) wrong.add(told(before!));
            if (!leads(after, "right")) wrong.add(told(after!));
          }
        }
      }
      expect([...wrong]).to.deep.equal([]);
    });
  }

  for (const [width, height] of [
    [740, 282],
    [1440, 800],
  ] as const) {
    it(`lead from the rails of Rouge et Noir to the columns between them, and back, at ${width} × ${height}`, async () => {
      const wrong = new Set<string>();
      for (const state of await positions()) {
        if (state.game !== "rouge-et-noir") continue;
        for (const mirrored of [false, true]) {
          const layout = laidOut(state, width, height, { mirrored });
          const tops = placesOf(state, layout).filter(({ isTop }) => isTop);
          const columns = tops.filter(({ pile }) => pile.startsWith("T")).toSorted((a, b) => a.x - b.x);
          const go = (from: Place, direction: "left" | "right") =>
            neighbour(placesOf(state, layout), from, direction)?.pile ?? "nowhere";
          for (const from of tops) {
            if (from.pile.startsWith("T")) continue;
            const isLeft = from.x < columns[0]!.x;
            const beside = tops.filter(
              (each) => !each.pile.startsWith("T") && each.y === from.y && each.x < columns[0]!.x === isLeft,
            );
            const inner = beside.toSorted((a, b) => a.x - b.x).at(isLeft ? -1 : 0)!;
            const column = columns.at(isLeft ? 0 : -1)!;
            // Below a short column the way leads to the first that is longer.
            if (inner !== from || column.y + column.h <= from.y) continue;
            const to = go(from, isLeft ? "right" : "left");
            if (to !== column.pile) wrong.add(`from ${from.pile} to ${to}`);
          }
          for (const [column, direction] of [
            [columns[0]!, "left"],
            [columns.at(-1)!, "right"],
          ] as const) {
            const rail = tops.find(({ pile }) => pile === go(column, direction));
            const back = rail && go(rail, direction === "left" ? "right" : "left");
            if (back !== column.pile) wrong.add(`from ${column.pile} over ${rail?.pile} to ${back}`);
          }
        }
      }
      expect([...wrong]).to.deep.equal([]);
    });
  }
});
