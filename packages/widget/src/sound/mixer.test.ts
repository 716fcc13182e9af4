import { expect } from "@open-wc/testing";
import { CARDS, CUES } from "../../test/ears.js";
import { energyOf, largest } from "../../test/spectrum.js";
import type { Cue } from "./cues.js";
import { Mixer } from "./mixer.js";
import { samplesOf } from "./samples.js";

const RATE = 48_000;

/** Chance that says the same every time, from 0 to 1. */
const always = (chance: number) => (): number => chance * (2 ** 32 - 1);

/** What comes out of a context in which something is played. */
const render = async (play: (mixer: Mixer) => void, seconds = 2): Promise<Float32Array> => {
  const context = new OfflineAudioContext(1, seconds * RATE, RATE);
  play(new Mixer(context));
  return (await context.startRendering()).getChannelData(0);
};

/** The sample after the last that is not silent. */
const endOf = (samples: Float32Array): number => samples.findLastIndex((x) => x !== 0) + 1;

describe("what comes out of the mixer", () => {
  it("is silence where nothing is played", async () => {
    expect(largest(await render(() => undefined))).to.equal(0);
  });

  for (const cue of CUES) {
    it(`is a cue at its time, and silence before and after: ${cue}`, async () => {
      const samples = await render((mixer) => mixer.play(cue, always(0.5), 0.2));
      expect(largest(samples.slice(0, 0.2 * RATE)), "before").to.equal(0);
      expect(endOf(samples) / RATE, "end").to.be.within(0.25, 0.2 + samplesOf(cue, RATE).length / RATE + 0.001);
      expect(largest(samples), "peak").to.be.within(0.04, 0.2);
    });
  }

  for (const cue of CARDS) {
    it(`is over in less than 0.4 s, however it is varied: ${cue}`, async () => {
      for (const chance of [0, 1])
        expect(endOf(await render((mixer) => mixer.play(cue, always(chance)))) / RATE).to.be.below(0.4);
    });
  }

  it("is one of twenty that come at once, no louder than one alone", async () => {
    for (const cue of CUES) {
      const one = await render((mixer) => mixer.play(cue, always(0)));
      const many = await render((mixer) => {
        for (let i = 0; i < 20; i++) mixer.play(cue, always(0));
      });
      expect(energyOf(many), cue).to.equal(energyOf(one));
    }
  });

  it("never comes near clipping, with all cues as often as can be", async () => {
    const samples = await render((mixer) => {
      for (let at = 0; at < 1.5; at += 0.01) for (const cue of CUES) mixer.play(cue, always(0), at);
    }, 4);
    expect(largest(samples)).to.be.within(0.1, 0.99);
  });

  it("is at most half of what can be, with twenty cards a tenth of a second", async () => {
    const cues: readonly Cue[] = ["lift", "lay", "home", "turn"];
    const samples = await render((mixer) => {
      for (let i = 0; i < 200; i++) mixer.play(cues[i % 4]!, always(0), i * 0.005);
    });
    expect(largest(samples)).to.be.within(0.1, 0.5);
  });

  it("is played again after a moment, and varies a little", async () => {
    const samples = await render((mixer) => {
      mixer.play("lay", always(0), 0);
      mixer.play("lay", always(1), 0.049);
      mixer.play("lay", always(1), 0.5);
    });
    const [first, second] = [samples.slice(0, RATE / 2), samples.slice(RATE / 2, RATE)];
    expect(endOf(first), "the one in between is not there").to.be.below(0.16 * RATE);
    expect(largest(second) / largest(first), "quieter").to.be.within(0.7, 0.85);
    expect(endOf(second) / endOf(first), "faster").to.be.within(0.8, 0.95);
  });

  it("leaves a chord in tune", async () => {
    const ends = await Promise.all(
      [0, 1].map(async (chance) => endOf(await render((mixer) => mixer.play("win", always(chance))))),
    );
    expect(ends[0]).to.be.closeTo(ends[1]!, 2);
  });
});
