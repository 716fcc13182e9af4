import type { Cue } from "./cues.js";
import { samplesOf } from "./samples.js";

/** Of one cue so many seconds pass from one beginning to the next: more at once would only be louder. */
const APART = 0.05;

/** How much faster or slower than it was made a sound is played at most. */
const BEND = 0.06;

/** How much quieter. */
const SOFTEN = 0.25;

/** Plays cues in one audio context. */
export class Mixer {
  readonly #buffers = new Map<Cue, AudioBuffer>();
  /** When each cue was played last. */
  readonly #last = new Map<Cue, number>();

  constructor(private readonly context: BaseAudioContext) {}

  /**
   * Plays a cue, unless the same one has only just begun.
   * @param random Any number from 0 to 2^32 − 1: no two sound quite alike.
   * @param at When, on the context's clock.
   */
  play(cue: Cue, random: () => number, at: number = this.context.currentTime): void {
    const { context } = this;
    const last = this.#last;
    if (at - (last.get(cue) ?? -APART) < APART) return;
    last.set(cue, at);
    const chance = (): number => random() / 2 ** 32;
    const source = new AudioBufferSourceNode(context, { buffer: this.#bufferOf(cue) });
    // A chord stays in tune.
    if (cue !== "win") source.playbackRate.value = 1 + BEND * (2 * chance() - 1);
    const level = new GainNode(context, { gain: 1 - SOFTEN * chance() });
    source.connect(level).connect(context.destination);
    source.addEventListener("ended", () => level.disconnect());
    source.start(at);
  }

  #bufferOf(cue: Cue): AudioBuffer {
    const known = this.#buffers.get(cue);
    if (known) return known;
    const { sampleRate } = this.context;
    const samples = samplesOf(cue, sampleRate);
    const buffer = new AudioBuffer({ length: samples.length, sampleRate });
    buffer.copyToChannel(samples, 0);
    this.#buffers.set(cue, buffer);
    return buffer;
  }
}
