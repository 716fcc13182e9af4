import { expect } from "@open-wc/testing";
import { CARDS, CUES } from "../../test/ears.js";
import { energyOf, largest, shareOf } from "../../test/spectrum.js";
import { samplesOf } from "./samples.js";

const RATE = 48_000;

describe("the sounds", () => {
  for (const cue of CUES) {
    it(`are quiet, and end as they begin: ${cue}`, () => {
      const samples = samplesOf(cue, RATE);
      const mean = samples.reduce((sum, x) => sum + x, 0) / samples.length;
      expect(samples.every(Number.isFinite), "numbers").to.equal(true);
      expect(largest(samples), "peak").to.be.within(0.05, 0.17);
      expect(Math.abs(mean), "no constant part").to.be.below(1e-6);
      expect([Math.abs(samples[0]!), Math.abs(samples.at(-1)!)], "no click").to.deep.equal([0, 0]);
      expect(largest(samples.slice(-48)) / largest(samples), "the last millisecond").to.be.below(0.005);
      expect(largest(samples.slice(0, 5)) / largest(samples), "the first tenth of one").to.be.below(0.2);
    });

    it(`are as long and as loud at every rate of samples: ${cue}`, () => {
      for (const rate of [22_050, 44_100, 96_000]) {
        const samples = samplesOf(cue, rate);
        expect(samples.length / rate, "seconds").to.be.closeTo(samplesOf(cue, RATE).length / RATE, 1e-4);
        expect(largest(samples), "peak").to.be.closeTo(largest(samplesOf(cue, RATE)), 1e-6);
      }
    });
  }

  for (const cue of CARDS) {
    it(`are short and dry, as of paper: ${cue}`, () => {
      const samples = samplesOf(cue, RATE);
      expect(samples.length / RATE, "seconds").to.be.below(0.4);
      expect(shareOf(samples, RATE, 300, 6000), "of the energy").to.be.above(0.8);
      // By far the most of the energy is over in the first half of the time.
      expect(energyOf(samples.slice(samples.length / 2)) / energyOf(samples), "what lingers").to.be.below(0.3);
      expect(shareOf(samples, RATE, 5000, RATE / 2), "no hiss").to.be.below(0.1);
    });
  }

  it("are about as loud as each other, and a win no more than ten times as loud as a card", () => {
    const energies = CARDS.map((cue) => energyOf(samplesOf(cue, RATE)));
    expect(Math.max(...energies) / Math.min(...energies)).to.be.below(4);
    expect(energyOf(samplesOf("win", RATE)) / energyOf(samplesOf("lay", RATE))).to.be.within(2, 10);
  });

  it("differ from each other", () => {
    const seen = new Set(CUES.map((cue) => samplesOf(cue, RATE).slice(0, 4000).join()));
    expect(seen.size).to.equal(CUES.length);
  });
});
