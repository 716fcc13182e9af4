import type { Cue } from "./cues.js";
import { noise } from "./noise.js";

/** Something that begins at a time, swells and dies away. Times are in seconds. */
interface Stroke {
  readonly at: number;
  /** How long it takes to its full strength. */
  readonly swell: number;
  /** How long it takes to fall to a third, from there on. */
  readonly fade: number;
  readonly strength: number;
}

/** Paper: noise around a pitch, in hertz, which may slide to another. */
interface Brush extends Stroke {
  readonly pitch: number;
  readonly to?: number;
}

/** A body that is struck: a pitch, in hertz. */
interface Ring extends Stroke {
  readonly tone: number;
}

interface Recipe {
  /** How long all of it lasts, in seconds. */
  readonly length: number;
  /** The largest sample, of 1. */
  readonly peak: number;
  readonly strokes: readonly (Brush | Ring)[];
}

/** The table that a card falls on. */
const thud = (at: number, strength: number): Ring => ({ at, swell: 0.002, fade: 0.014, strength, tone: 310 });

/** The edge of a card that snaps. */
const snap = (at: number, strength: number, pitch: number): Brush => ({
  at,
  swell: 0.001,
  fade: 0.009,
  strength,
  pitch,
});

const note = (at: number, tone: number, strength: number): Ring => ({ at, swell: 0.02, fade: 0.3, strength, tone });

/** Soft, short and dry, as of paper on felt; a win alone is a chord, and rings. */
const RECIPES: Readonly<Record<Cue, Recipe>> = {
  lift: {
    length: 0.12,
    peak: 0.07,
    strokes: [{ at: 0, swell: 0.02, fade: 0.022, strength: 1, pitch: 1500, to: 2900 }],
  },
  lay: { length: 0.14, peak: 0.16, strokes: [snap(0, 1, 1700), thud(0.001, 0.2)] },
  home: {
    length: 0.26,
    peak: 0.15,
    strokes: [
      snap(0, 1, 2000),
      thud(0.001, 0.14),
      { at: 0.003, swell: 0.003, fade: 0.045, strength: 0.07, tone: 1046.5 },
    ],
  },
  turn: { length: 0.11, peak: 0.085, strokes: [snap(0, 0.5, 2300), snap(0.022, 1, 1700)] },
  undo: {
    length: 0.15,
    peak: 0.06,
    strokes: [{ at: 0, swell: 0.028, fade: 0.024, strength: 1, pitch: 2700, to: 1300 }],
  },
  deal: {
    length: 0.34,
    peak: 0.1,
    strokes: [0, 0.055, 0.11, 0.165, 0.22].map((at, i) => snap(at, 1 - i * 0.12, 2000 - i * 140)),
  },
  win: {
    length: 1.6,
    peak: 0.07,
    strokes: [note(0, 523.25, 1), note(0.09, 659.26, 0.8), note(0.18, 783.99, 0.7), note(0.27, 1046.5, 0.5)],
  },
};

/** How long the end takes to fall silent, so that it does not click. */
const END = 0.008;

/** How strong a stroke is so long after its beginning. */
const envelope = ({ swell, fade }: Stroke, since: number): number =>
  since < swell ? Math.sin((Math.PI / 2) * (since / swell)) ** 2 : Math.exp((swell - since) / fade);

const brush = (samples: Float32Array, stroke: Brush, rate: number): void => {
  const { at, pitch, strength, to = pitch } = stroke;
  const random = noise();
  // Two state variable filters in a row, each with a band as wide as its pitch is high: one would let through what hisses.
  let [low, band, low2, band2] = [0, 0, 0, 0];
  for (let i = Math.round(at * rate); i < samples.length; i++) {
    const since = i / rate - at;
    const way = Math.min(1, since / (stroke.swell + 2 * stroke.fade));
    const f = 2 * Math.sin((Math.PI * (pitch + (to - pitch) * way)) / rate);
    low += f * band;
    band += f * (random() - low - band);
    low2 += f * band2;
    band2 += f * (band - low2 - band2);
    samples[i]! += strength * envelope(stroke, Math.max(0, since)) * band2;
  }
};

const ring = (samples: Float32Array, stroke: Ring, rate: number): void => {
  for (let i = Math.ceil(stroke.at * rate); i < samples.length; i++) {
    const since = i / rate - stroke.at;
    samples[i]! += stroke.strength * envelope(stroke, since) * Math.sin(2 * Math.PI * stroke.tone * since);
  }
};

/** Takes away what is too low to be heard, with what the samples have on the average. */
const lighten = (samples: Float32Array, rate: number): void => {
  const keep = Math.exp((-2 * Math.PI * 120) / rate);
  let [before, out] = [0, 0];
  for (let i = 0; i < samples.length; i++) {
    const sample = samples[i]!;
    out = keep * (out + sample - before);
    before = sample;
    samples[i] = out;
  }
};

/** Makes the largest sample the given one, and the last ones fall to nothing. */
const finish = (samples: Float32Array, peak: number, rate: number): void => {
  const largest = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  for (let i = 0; i < samples.length; i++) {
    const left = (samples.length - 1 - i) / (END * rate);
    samples[i]! *= (peak / largest) * (left < 1 ? Math.sin((Math.PI / 2) * left) ** 2 : 1);
  }
};

/** The samples of a cue, for a context of a rate. They are the same every time. */
export const samplesOf = (cue: Cue, rate: number): Float32Array<ArrayBuffer> => {
  const { length, peak, strokes } = RECIPES[cue];
  const samples = new Float32Array(Math.round(length * rate));
  for (const stroke of strokes) {
    if ("tone" in stroke) ring(samples, stroke, rate);
    else brush(samples, stroke, rate);
  }
  lighten(samples, rate);
  finish(samples, peak, rate);
  return samples;
};
