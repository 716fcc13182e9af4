import { expect } from "@open-wc/testing";
import type { Spot } from "../board/state.js";
import { Presses } from "./press.js";

const CARD: Spot = { pile: "T1", index: 6 };
const OTHER: Spot = { pile: "T2", index: 6 };

/** A table that writes down what the pointer did, and timers run by hand. */
const table = ({ lifts = true, peeks = false, follows = false, repeats = 0 } = {}) => {
  const log: string[] = [];
  const timers = new Set<() => void>();
  const presses = new Presses(
    {
      tap: (spot, isDouble) => void log.push(`${isDouble ? "double " : ""}tap ${spot?.pile ?? "felt"}`),
      lift: (spot, x, y) => (log.push(`lift ${spot.pile} ${x},${y}`), lifts),
      drag: (x, y) => void log.push(`drag ${x},${y}`),
      drop: (x, y) => void log.push(`drop ${x},${y}`),
      cancel: () => void log.push("cancel"),
      peek: (spot) => (log.push(`peek ${spot.pile}`), peeks),
      look: (y) => (log.push(`look ${y}`), follows ? { pile: "T1", index: Math.floor(y / 10) } : undefined),
      endPeek: () => void log.push("end peek"),
      again: ({ pile }) => repeats-- > 0 && log.push(`again ${pile}`) > 0,
      endAgain: () => void log.push("end again"),
    },
    (run) => {
      timers.add(run);
      return () => timers.delete(run);
    },
  );
  const rest = (): void => {
    const due = [...timers];
    timers.clear();
    for (const run of due) run();
  };
  return { presses, log, rest, timers };
};

describe("Presses", () => {
  it("takes a press that stays for a tap", () => {
    const { presses, log, timers } = table();
    presses.down(1, "mouse", CARD, 10, 10);
    presses.move(1, 12, 11);
    presses.up(1, 12, 11, 0);
    expect(log).to.deep.equal(["tap T1"]);
    expect([presses.isActive, timers.size]).to.deep.equal([false, 0]);
  });

  it("does again and again what can be, while the pointer rests, and is then no tap", () => {
    const { presses, log, rest, timers } = table({ repeats: 2 });
    presses.down(1, "mouse", CARD, 10, 10);
    rest();
    rest();
    presses.move(1, 90, 90);
    rest();
    expect(timers.size, "there is no more of it").to.equal(0);
    presses.up(1, 90, 90, 900);
    expect(log).to.deep.equal(["peek T1", "again T1", "again T1", "end again"]);
  });

  it("does nothing again when the pointer is taken away", () => {
    const { presses, log, rest, timers } = table({ repeats: 9 });
    presses.down(1, "touch", CARD, 10, 10);
    rest();
    presses.cancel();
    expect(timers.size).to.equal(0);
    expect(log).to.deep.equal(["peek T1", "again T1", "end again", "cancel"]);
  });

  it("takes two quick taps on one card for a double tap, and a third for a new one", () => {
    const { presses, log } = table();
    for (const [time, spot] of [
      [0, CARD],
      [300, CARD],
      [500, CARD],
      [950, CARD],
      [1050, OTHER],
    ] as const) {
      presses.down(1, "touch", spot, 10, 10);
      presses.up(1, 10, 10, time);
    }
    expect(log).to.deep.equal(["tap T1", "double tap T1", "tap T1", "tap T1", "tap T2"]);
  });

  it("lifts where the press began, drags and drops", () => {
    const { presses, log } = table();
    presses.down(1, "mouse", CARD, 10, 10);
    presses.move(1, 13, 10);
    presses.move(1, 15, 10);
    presses.move(1, 40, 50);
    presses.up(1, 41, 51, 100);
    expect(log).to.deep.equal(["lift T1 10,10", "drag 15,10", "drag 40,50", "drop 41,51"]);
  });

  it("lets a finger tremble further than a mouse", () => {
    const { presses, log } = table();
    presses.down(1, "touch", CARD, 10, 10);
    presses.move(1, 16, 16);
    presses.up(1, 16, 16, 0);
    expect(log).to.deep.equal(["tap T1"]);
  });

  it("makes no tap of a drag that comes home", () => {
    const { presses, log } = table();
    presses.down(1, "mouse", CARD, 10, 10);
    presses.move(1, 60, 10);
    presses.move(1, 10, 10);
    presses.up(1, 10, 10, 100);
    presses.down(1, "mouse", CARD, 10, 10);
    presses.up(1, 10, 10, 200);
    expect(log).to.deep.equal(["lift T1 10,10", "drag 60,10", "drag 10,10", "drop 10,10", "tap T1"]);
  });

  it("makes nothing of a stroke over a card that stays, or over the felt", () => {
    for (const spot of [CARD, undefined]) {
      const { presses, log } = table({ lifts: false });
      presses.down(1, "touch", spot, 10, 10);
      presses.move(1, 80, 10);
      presses.move(1, 90, 10);
      presses.up(1, 90, 10, 0);
      expect(log).to.deep.equal(spot ? ["lift T1 10,10"] : []);
    }
  });

  it("calls a drag off for a second finger, and follows neither", () => {
    const { presses, log } = table();
    presses.down(1, "touch", CARD, 10, 10);
    presses.move(1, 60, 10);
    expect(presses.down(2, "touch", OTHER, 90, 90)).to.equal(false);
    presses.move(1, 70, 10);
    presses.up(1, 70, 10, 0);
    presses.up(2, 90, 90, 0);
    expect(log).to.deep.equal(["lift T1 10,10", "drag 60,10", "cancel"]);
  });

  it("calls off whatever goes on", () => {
    const { presses, log } = table();
    presses.cancel();
    presses.down(1, "mouse", CARD, 10, 10);
    presses.cancel();
    presses.up(1, 10, 10, 0);
    expect(log).to.deep.equal(["cancel"]);
  });

  it("peeks when the pointer rests, and the release is no tap", () => {
    const { presses, log, rest } = table({ peeks: true });
    presses.down(1, "touch", CARD, 10, 10);
    rest();
    presses.move(1, 30, 10);
    presses.up(1, 30, 10, 0);
    expect(log).to.deep.equal(["peek T1", "end peek"]);
  });

  it("carries away what it has peeked at", () => {
    const { presses, log, rest } = table({ peeks: true });
    presses.down(1, "touch", CARD, 10, 10);
    rest();
    presses.move(1, 80, 10);
    presses.up(1, 80, 10, 0);
    expect(log).to.deep.equal(["peek T1", "end peek", "lift T1 10,10", "drag 80,10", "drop 80,10"]);
  });

  it("looks along a column, and carries away what it looks at last", () => {
    const { presses, log, rest } = table({ peeks: true, follows: true });
    presses.down(1, "touch", CARD, 10, 10);
    rest();
    for (const [x, y] of [
      [11, 30],
      [14, 90],
      [20, 60],
      [28, 64],
      [50, 66],
    ] as const)
      presses.move(1, x, y);
    presses.up(1, 51, 67, 0);
    const looks = ["look 30", "look 90", "look 60"];
    expect(log).to.deep.equal(["peek T1", ...looks, "end peek", "lift T1 20,60", "drag 50,66", "drop 51,67"]);
  });

  it("looks along nothing but a column, and only up and down", () => {
    const { presses, log, rest } = table({ peeks: true });
    presses.down(1, "touch", CARD, 10, 10);
    presses.move(1, 10, 16);
    rest();
    presses.move(1, 24, 24);
    presses.move(1, 12, 30);
    presses.move(1, 12, 40);
    presses.up(1, 12, 40, 0);
    const carried = ["end peek", "lift T1 10,10", "drag 12,40", "drop 12,40"];
    expect(log).to.deep.equal(["peek T1", "look 30", "look 40", ...carried]);
  });

  it("ends a peek that is called off", () => {
    const { presses, log, rest } = table({ peeks: true });
    presses.down(1, "touch", CARD, 10, 10);
    rest();
    presses.cancel();
    expect(log).to.deep.equal(["peek T1", "end peek", "cancel"]);
  });

  it("still taps where there is nothing to peek at", () => {
    const { presses, log, rest } = table();
    presses.down(1, "touch", CARD, 10, 10);
    rest();
    presses.up(1, 10, 10, 0);
    expect(log).to.deep.equal(["peek T1", "tap T1"]);
  });
});
