import { expect } from "@open-wc/testing";
import { PlayClock } from "./play-clock.js";

describe("PlayClock", () => {
  it("counts only while it runs", () => {
    const clock = new PlayClock();
    expect(clock.read(5_000)).to.equal(0);
    clock.start(1_000);
    clock.start(2_000);
    expect(clock.read(4_000)).to.equal(3_000);
    clock.stop(6_000);
    clock.stop(7_000);
    expect([clock.read(9_000), clock.isRunning]).to.deep.equal([5_000, false]);
    clock.start(10_000);
    expect([clock.read(11_000), clock.isRunning]).to.deep.equal([6_000, true]);
  });

  it("goes on from what was played before, and never backwards", () => {
    const clock = new PlayClock(500);
    clock.start(100);
    expect(clock.read(50)).to.equal(500);
  });
});
