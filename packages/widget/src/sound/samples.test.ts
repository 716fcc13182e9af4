import { expect } from "@open-wc/testing";
import { CARDS, CUES } from "../../test/ears.js";
import { shareOf } from "../../test/spectrum.js";
import { samplesOf } from "./samples.js";

const RATE = 48_000;

const largest = (samples: Float32Array): number => samples.reduce((most, x) => Math.max(most, Math.abs(x)), 0);

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

    it(`are the same at every rate of samples: ${cue}`, () => {
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
      // Half of the energy is over in the first half of the time, and by far.
      const energy = (part: Float32Array): number => part.reduce((sum, x) => sum + x * x, 0);
      expect(energy(samples.slice(samples.length / 2)) / energy(samples), "what lingers").to.be.below(0.3);
    });
  }

  it("differ from each other", () => {
    const seen = new Set(CUES.map((cue) => samplesOf(cue, RATE).slice(0, 4000).join()));
    expect(seen.size).to.equal(CUES.length);
  });
});
