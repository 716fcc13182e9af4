import { nextFrame } from "@open-wc/testing";
import { setViewport } from "@web/test-runner-commands";
import type { SolitaireTable } from "../src/index.js";
import { GAMES, solutionOf } from "./games.js";
import { expectAtRest, expectSound } from "./sound.js";
import { insideOf, tableOf } from "./table.js";

/** Chance that comes again with its seed. */
const chance = (seed: number): ((most: number) => number) => {
  let state = seed;
  return (most) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % most;
  };
};

type Pick = (most: number) => number;
type Point = readonly [x: number, y: number];

/** A point on one of the upper cards of a pile, or on an empty place. */
const anywhere = (table: SolitaireTable, pick: Pick): Point => {
  const { board } = insideOf(table);
  const { left, top } = board.element.getBoundingClientRect();
  const { piles } = board.layout!;
  const { box, cards } = piles[pick(piles.length)]!;
  const { x, y } = cards[Math.max(0, cards.length - 1 - pick(3))] ?? box;
  return [left + x + box.w / 2, top + y + 6];
};

/** Sends a pointer's event to whatever is drawn there. */
const send = (table: SolitaireTable, type: string, [clientX, clientY]: Point, pointerId = 1): void => {
  const { board } = insideOf(table);
  const at = table.shadowRoot!.elementFromPoint(clientX, clientY);
  const target = at && board.element.contains(at) ? at : board.element;
  const where = { bubbles: true, composed: true, cancelable: true, clientX, clientY, buttons: 1 };
  target.dispatchEvent(
    type === "click"
      ? new MouseEvent(type, where)
      : new PointerEvent(type, { ...where, pointerId, pointerType: pointerId % 2 ? "mouse" : "touch" }),
  );
};

const press = (table: SolitaireTable, key: string): void => {
  const { board } = insideOf(table);
  const target = table.shadowRoot!.activeElement ?? board.element;
  target.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, composed: true, cancelable: true }));
};

const KEYS = ["u", "r", "s", "n", "f", "p", "Enter", " ", "Escape", "ArrowLeft", "ArrowDown", "1", "9"];

/** How a drag ends: dropped more often than not; or by a second finger; or not at all, which the next press makes good. */
const ENDS = ["pointerup", "pointerup", "pointerup", "pointercancel", "lostpointercapture", "second", "none"] as const;

const GESTURES: readonly (readonly [what: string, act: (table: SolitaireTable, pick: Pick) => unknown])[] = [
  [
    "a tap",
    (table, pick) => {
      const at = anywhere(table, pick);
      for (const type of ["pointerdown", "pointerup"]) send(table, type, at);
    },
  ],
  [
    "two taps",
    (table, pick) => {
      const at = anywhere(table, pick);
      for (const type of ["pointerdown", "pointerup", "pointerdown", "pointerup"]) send(table, type, at, 2);
    },
  ],
  ["a screen reader's press", (table, pick) => send(table, "click", anywhere(table, pick))],
  [
    "a drag",
    (table, pick) => {
      send(table, "pointerdown", anywhere(table, pick));
      for (let i = pick(4); i >= 0; i--) send(table, "pointermove", anywhere(table, pick));
      const end = ENDS[pick(ENDS.length)]!;
      if (end === "second") send(table, "pointerdown", anywhere(table, pick), 4);
      else if (end !== "none") send(table, end, anywhere(table, pick));
    },
  ],
  ["a key", (table, pick) => press(table, KEYS[pick(KEYS.length)]!)],
  ["undo", (table) => table.undo()],
  ["redo", (table) => table.redo()],
  ["a turn of the stock", (table) => table.turnStock()],
  ["undo or a restart", (table, pick) => (pick(6) ? table.undo() : table.restart())],
  ["the next playable card or a new deal", (table, pick) => (pick(10) ? table.nextPlayable() : table.newDeal())],
  ["finish", (table) => table.finish()],
  ["another width", (table, pick) => (table.style.width = pick(2) ? `${360 + pick(800)}px` : "")],
  [
    "a way through the document",
    (table, pick) => {
      if (pick(8)) return;
      const box = table.parentElement!;
      table.remove();
      box.append(table);
    },
  ],
  ["another setting", (table, pick) => (table.autoMove = pick(2) ? "auto" : "off")],
  ["a frame", () => nextFrame()],
  ["a frame", () => nextFrame()],
];

before(() => setViewport({ width: 1280, height: 900 }));

describe("a storm of clicks, drags, keys and buttons", () => {
  for (const [seed, game] of GAMES.entries()) {
    it(`loses no card of ${game}, and leaves none in mid-air`, async () => {
      const { deal } = await solutionOf(game);
      const pick = chance(seed + 1);
      const table = await tableOf({ game, deal, motion: "auto", autoMove: "auto" });
      for (let gesture = 1; gesture <= 160; gesture++) {
        const [what, act] = GESTURES[pick(GESTURES.length)]!;
        await act(table, pick);
        expectSound(table, `after gesture ${gesture}, ${what}`);
        if (gesture % 40 > 0) continue;
        send(table, "pointercancel", [0, 0]);
        await expectAtRest(table, `after gesture ${gesture}, ${what}`);
      }
    });
  }
});
